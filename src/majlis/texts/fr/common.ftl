# What every game says.

seat = Joueur { $number }
# The reader in a sentence about another player: “from you”.
reader = vous
nothing = rien
counted = { $count } × { $thing }
colon = { "\u00A0" }:
bot = Robot { $number }

# ---- an act in one sentence

coach-then = { $act }, puis { $next }
coach-with = { $act }, avec { $things }
coach-lay = { $act } : { $things }

# ---- ce que le serveur refuse

problem-too-fast = Vous allez trop vite. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
problem-too-slow = La demande a mis trop de temps à arriver. Réessayez.
problem-too-large = L’envoi est trop volumineux.
problem-malformed = La demande n’a pas été comprise.
problem-forbidden = Vous n’avez pas le droit de faire cela.
problem-not-found = Il n’y a rien ici.
problem-busy = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé ; réessayez dans un instant.
problem-defect = Une erreur s’est produite de notre côté. Rien n’a changé.
problem-origin = Cette demande ne vient pas de cette page.
problem-banned = L’accès à ce serveur vous est interdit.
problem-name = Un nom compte au plus { $longest } lettres ou chiffres.
problem-name-house = Majlis ou l’un de ses robots porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
problem-name-taken = Ce nom appartient à quelqu’un d’autre, ou lui ressemble trop. Choisissez-en un autre.
problem-has-account = Vous avez déjà un compte.
problem-password = Un mot de passe compte au moins { $shortest } caractères.
problem-sign-in = Nom ou mot de passe incorrect.
problem-old-password = Le mot de passe actuel est incorrect.
problem-no-account = Sans compte, il n’y a pas de mot de passe à changer.
problem-no-guests = Ce serveur est réservé à ceux qui ont un compte. Connectez-vous d’abord.
problem-registration = Aucun compte ne peut être créé ici. Demandez-en un à l’administration de ce serveur.

# ---- la table du terminal

# Mots à taper : un seul mot chacun, tous différents.
command-ok = ok
command-back = retour
command-more = suite
command-plan = prévision
command-hint = conseil
command-why = pourquoi
command-undo = annuler
command-score = points
command-board = table
command-news = nouvelles
command-log = journal
command-rules = règles
command-save = enregistrer
command-help = aide
command-quit = quitter
table-help =
    Tapez le numéro d’un choix. Pour un mot, le début suffit :
      3, -3        pour choisir plusieurs éléments : ajouter un du numéro 3, en retirer un
      ok           jouer le coup affiché
      retour       revenir à l’étape précédente
      suite        la page suivante des choix
      prévision 3  ce que ferait le choix 3 (prévision seul : votre coup)
      conseil      ce que jouerait le conseiller ; conseil 1 le prépare
      ?3           la règle qui justifie le choix 3 (? seul : celle de la décision)
      pourquoi MOTS  pourquoi un choix contenant ces mots n’est pas proposé
      annuler      annuler votre dernier coup, s’il n’a rien révélé
      points       la feuille de score à cet instant
      table        la table entière (Entrée seule : réafficher cet écran)
      nouvelles    ce qui s’est passé depuis votre dernier choix
      journal      tout ce qui s’est passé jusqu’ici
      règles MOTS  chercher dans le livret de règles
      enregistrer FICHIER  enregistrer une copie de la partie
      quitter      quitter ; la partie est conservée
table-range = Tapez un nombre de 1 à { $count }.
table-item = { $text } ({ $laid } sur { $most })
table-missing-things = Il en faut encore { $count }.
table-missing-worth = Il manque encore une valeur de { $count }.
table-over-things = Il y en a { $count } de trop.
table-over-worth = La valeur dépasse de { $count } ce qui est demandé.
table-ok = ok : { $text }
table-so-far = Jusqu’ici : { $text }
table-act = Votre coup : { $text }
table-forced = { $text } (rien d’autre n’est possible)
table-warning = Attention : { $text }
table-points = { $name }, points : { $before } avant, { $after } après
table-change = { $name }, { $thing } : { $before } avant, { $after } après
table-then-chance = La suite dépend du hasard.
table-then-others = Ensuite, c’est à { $name } de décider.
table-then-over = La partie se termine ainsi.
table-ok-act = Tapez ok pour jouer ce coup, ou retour pour le modifier.
table-not-whole = Il manque encore quelque chose : tapez le numéro d’une ligne.
table-nothing-back = Il n’y a rien à annuler ici.
table-pass = L’écran est masqué. { $name }, appuyez sur Entrée une fois en place.
table-kept = La partie est enregistrée dans { $file } (pour la reprendre : majlis play --resume FICHIER).
table-result = Résultat
table-why-none = Aucun choix refusé ne contient ces mots.
table-why-more = Il y en a d’autres ; précisez.
table-rules-none = Aucune règle ne contient ces mots.
table-board-hidden = La table n’a pas la place ici : tapez « table » pour la voir.
table-then = { $thing } … ({ $count } choix)
table-more = Page { $page } sur { $pages } (suite : la suivante)
table-news-more = … { $count ->
    [one] une ligne plus haut
   *[other] { $count } lignes plus haut
} (nouvelles : tout relire)
table-narrow = Ce terminal a { $columns } colonnes, et il en faut { $needed } pour dessiner la table : elle est racontée en phrases.
table-unknown = Cette commande n’existe pas ; aide donne la liste.
table-meant = Cette commande n’existe pas. Vouliez-vous dire : { $words } ?
table-near = Aucune règle ne contient ces mots ; voici : { $words }
table-plan-none = Rien n’est encore préparé : prévision 3 dit ce que ferait le choix 3.
table-plan-more = La suite : prévision dit tout.
table-plan-open = Il resterait à choisir :
table-hint = Conseil { $number } : { $act } (chances de victoire : { $chance } %)
table-hint-for = pour : { $text }, { $before } avant, { $after } après
table-hint-against = contre : { $text }, { $before } avant, { $after } après
table-hint-lay = conseil 1 prépare le premier ; rien n’est joué avant ok.
table-hint-none = Ce conseil n’existe pas : conseil seul le demande.
table-total = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-not-saved = La partie n’a pas pu être enregistrée ({ $reason }). Elle continue ; enregistrer FICHIER la garde ailleurs.
table-rescued = La partie n’a pas pu être enregistrée dans son fichier. Elle est enregistrée dans { $file } (pour la reprendre : majlis play --resume FICHIER).
table-lost = La partie n’a pu être enregistrée nulle part ({ $reason }).
table-still = Toujours pas enregistrée. Tapez encore quitter pour partir quand même, ou enregistrer FICHIER pour garder la partie ailleurs.
saves-none = Aucune partie enregistrée.
saves-which = Numéro de la partie à reprendre, ou Entrée pour aucune :
saves-line = { $game }, { $date }, { $names } : { $acts ->
    [one] { $acts } coup
   *[other] { $acts } coups
}
saves-over = terminée
saves-damaged = endommagée
undo-nothing = Vous n’avez encore rien choisi.
undo-other = Un autre joueur a joué depuis votre dernier choix.
undo-revealed = Votre dernier choix a révélé quelque chose : il ne peut plus être annulé.
undo-far = Cela annulerait plus que le dernier coup d’un autre joueur.

# ---- what a table refuses

problem-away = Un robot vous remplace. Reprenez d’abord votre place.
problem-bot-tables = { $most ->
    [one] Vous avez déjà une partie en cours avec des robots, et personne ne peut en avoir plus ici. Terminez-la d’abord.
   *[other] Vous avez déjà { $most } parties en cours avec des robots, et personne ne peut en avoir plus ici. Terminez-en une d’abord.
}
problem-chat = Un message compte de 1 à { $longest } caractères.
problem-command-id = La commande n’a pas d’identifiant utilisable.
problem-ended = L’administration de ce serveur a mis fin à cette partie. Vous pouvez seulement la regarder.
problem-aside = Cette table ne peut pas être lue : ce qui en est conservé est endommagé. Rien d’autre n’est touché ; l’administration du serveur peut voir pourquoi.
problem-contributed = Votre part de ce mélange est déjà enregistrée ; elle ne peut pas être remplacée.
problem-contribution = Une part du mélange compte 32 chiffres hexadécimaux en minuscules (16 octets aléatoires). Rien n’a changé.
problem-contribution-early = Il reste des places libres. Envoyez votre part quand toutes les places sont prises.
problem-contribution-late = La donne est déjà faite, sans cette part.
problem-contribution-other = Ce n’est pas la part que vous avez promise. Envoyez celle dont votre promesse est tirée.
problem-dealing = La donne est en cours. Réessayez dans un instant.
problem-frozen = Les règles ont changé depuis le début de cette partie. On ne peut plus que la regarder.
problem-has-days = À cette table, un coup peut prendre plusieurs jours : seule la pendule décide.
problem-hints-off = Les conseils sont désactivés à cette table. Ils seront activés quand tous ceux qui jouent les accepteront.
problem-host-only = Seul l’hôte de la table peut faire cela.
problem-is-here = Ce joueur est en ligne.
problem-just-left = { $seconds ->
    [one] Ce joueur vient de perdre la connexion. Sans retour de sa part d’ici { $seconds } seconde, un robot pourra jouer à sa place.
   *[other] Ce joueur vient de perdre la connexion. Sans retour de sa part d’ici { $seconds } secondes, un robot pourra jouer à sa place.
}
problem-muted-many = Vous ne lisez déjà plus { $most } personnes. Lisez-en d’abord certaines de nouveau.
problem-newer = Une version plus récente du serveur a enregistré cette table, et le serveur actuel ne sait pas encore la lire. Rien n’est perdu ; réessayez quand le serveur aura été mis à jour.
problem-no-hint = Le conseil n’est pas arrivé à temps. Réessayez.
problem-no-pledge = Vous n’avez promis aucune part de ce mélange. La promesse s’envoie au moment de prendre place.
problem-no-rematch = Seuls ceux qui ont joué la partie jusqu’au bout peuvent demander une revanche.
problem-no-table = Cette table n’existe pas.
problem-no-wish = Aucune demande n’attend votre réponse.
problem-nobody-there = Il n’y a personne ici à qui faire cela.
problem-not-over = La partie n’est pas encore finie.
problem-not-seated = Vous n’avez pas de place à quitter ni à reprendre.
problem-not-started = La partie n’a pas encore commencé.
problem-not-to-free = Personne n’occupe cette place.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-out-of-turn = Ce n’est pas à vous de jouer.
problem-over = La partie est finie.
problem-pledge = Une promesse compte 64 chiffres hexadécimaux en minuscules (un SHA-256). Rien n’a changé.
problem-private = Cette table est privée. Demandez une invitation à l’un de ses joueurs.
problem-seat = { $seat } ne peut pas prendre cette place.
problem-seat-taken = Cette place est prise.
problem-stale = La partie a avancé entre-temps. Regardez à nouveau la table.
problem-removed = L’hôte de cette table vous en a fermé l’accès. Personne d’autre ne peut vous le rouvrir.
problem-unfinished = Le coup n’est pas complet : répondez d’abord à ce qui est demandé.
problem-nothing-there = Il n’y a rien à faire avec cela pour l’instant.
problem-started = La partie a déjà commencé.
problem-step = Les coups de cette partie vont de 0 à { $last }.
problem-undo-asked = L’annulation a déjà été demandée.
