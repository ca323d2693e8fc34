"""What is wrong with a sentence in English, French or Italian, as far as a pattern can tell."""

import re
from re import Pattern
from typing import Final

# Names that need no elision, so that what is told about them is right for any name.
NAMES: Final = ("Quirin", "Wolfram", "Xavier", "Bruno", "Carla", "Dina")

_VOWEL = "[aeiouàâæèéêëìîïòôœùûAEIOUÀÂÈÉÊÎÔ]"
_ANY = {
    "a raw key": r"\b[a-z]+(?:_[a-z]+)+\b|[{}]|\b(?:log|prompt|label|refusal|page|board)-[a-z]",
    "two spaces": r"(?<=\S)[ \u00a0]{2,}(?=\S)",
    "a space before a stop or a comma": r"[ \u00a0](?:,|\.(?![.\d]))",
    "two stops": r"(?<!\.)\.\.(?!\.)|[,;:]\.|[,;:],|:\s*:",
    "empty brackets": r"\(\s*\)|\[\s*\]",
    "a straight apostrophe or quotation mark": r"['\"]",
    "a hanging space": r"\A\s|\s\Z",
    "a word that stands twice": r"\b(?!vous\b|nous\b)(\w{2,}) \1\b(?! ?[-–])",
}
_ALONE = r"(?<![\w.,/×+−-])"  # a number that is no part of another one
_MANY = rf"{_ALONE}(?:[02-9]|11)"  # what is not one
_EN_ONE = (
    "card|tile|token|coin|note|pawn|point|seat|sword|seal|title|favour|sage|objective|mosaic|stall|section"
    "|character|scholar|move|turn|game|second|day|hour|player|rule|year|generation|diamond|mercenary|family"
)
_FR_ONE = (
    "carte|tuile|jeton|pièce|billet|pion|point|place|épée|sceau|titre|faveur|sage|objectif|mosaïque|étal"
    "|segment|personnage|érudit|coup|tour|partie|seconde|jour|heure|joueur|règle|année|génération|diamant"
    "|mercenaire|famille|marchandise|ducat|denier|dirham|florin|note|section|ligne|siège"
)
_IT_ONE = (
    "carta|tessera|segnalino|moneta|pedina|punto|posto|spada|sigillo|titolo|favore|saggio|obiettivo|mosaico"
    "|bancarella|tratto|personaggio|studioso|mossa|turno|partita|secondo|giorno|ora|giocatore|regola|anno"
    "|generazione|diamante|mercenario|famiglia|rubino|merce|ducato|denaro|fiorino|oro|nota|riga|sezione"
)
_IT_MANY = (
    "carte|tessere|segnalini|monete|pedine|punti|posti|spade|sigilli|titoli|favori|saggi|obiettivi|mosaici"
    "|bancarelle|tratti|personaggi|studiosi|mosse|turni|partite|secondi|giorni|ore|giocatori|regole|anni"
    "|generazioni|diamanti|mercenari|famiglie|rubini|merci|ducati|denari|fiorini|ori|note|righe|sezioni"
)
_FR_SILENT = rf"(?:{_VOWEL}|hom|heu|hui|hiv|hôt|hon|his|hab|her)"
_FR_ELIDED = "[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Nn]e|[Ss]e|[Jj]e|[Ll]orsque|[Pp]uisque|[Jj]usque"
_FR_INFINITIVE = r"\w+(?:er|ir|re|oir)\b"
_IT_ELIDED = (
    "[Uu]na|[Dd]ella|[Dd]alla|[Aa]lla|[Nn]ella|[Ss]ulla|[Dd]ello|[Dd]allo|[Aa]llo|[Nn]ello|[Ss]ullo"
)
# “Dai” at the beginning of a sentence is a verb.
_IT_PLAIN = (
    "[Ii]l|[Ii]|[Dd]el|[Dd]ei|[Aa]l|[Aa]i|[Dd]al|dai|[Nn]el|[Nn]ei|[Ss]ul|[Ss]ui|[Qq]uel|[Qq]uei"
)
_PATTERNS: Final[dict[str, dict[str, str]]] = {
    "en": {
        "“a” before a vowel": (
            rf"\b[Aa] (?!one\b|once\b|uni|use|usu|eu|[uU]-|U\b){_VOWEL}|\b[Aa] (?:8|11|18)\b"
        ),
        "“an” before a consonant": r"\b[Aa]n (?!hour|hono|heir|[aeiouAEIOU])[A-Za-z]",
        "one of several": rf"{_ALONE}1 (?:\w+ )?(?:{_EN_ONE})s\b",
        "several of one": rf"{_MANY} (?:{_EN_ONE})\b(?! (?:card|tile|token)s)",
    },
    "fr": {
        "a preposition and an article that contract": (
            rf"\b(?:[Dd]e|[Àà]) (?:le|les) (?!{_FR_INFINITIVE})"
        ),
        "no elision": (
            rf"\b(?:{_FR_ELIDED}|[Mm]a|[Ss]a|[Tt]a|[Cc]e)"
            rf" (?!onz|oui\b|ou\b|et\b|est\b|une? à|à\b){_FR_SILENT}"
        ),
        "no “de l’” or “à l’”": rf"\b(?:[Dd]u|[Aa]u) (?!onz|oui\b|un\b){_FR_SILENT}",
        "si il": r"\b[Ss]i ils?\b",
        "one of several": rf"{_ALONE}[01] (?:{_FR_ONE})[sx]\b",
        "several of one": rf"{_ALONE}(?:[2-9]|11) (?:{_FR_ONE})\b",
        "an ordinary space where none may break": r" [:;!?»]|« ",
        "no space before a mark": r"[\w)»][;!?](?!\w)|\w:(?=\s|\Z)|«\S|\S»",
    },
    "it": {
        "a preposition and an article that contract": (
            r"\b(?:[Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) (?:(?:il|lo|la|i|gli|le) (?=\w)|l’)"
        ),
        "no elision": rf"\b(?:{_IT_ELIDED}) (?!al?\b|in\b|ogni\b|e\b|è\b|o\b){_VOWEL}",
        "the wrong article before a vowel": rf"\b(?:{_IT_PLAIN}) (?!a\b){_VOWEL}",
        "the wrong article before s and a consonant, z, gn, ps": (
            rf"\b(?:{_IT_PLAIN}|[Uu]n) (?:[Ss][bcdfglmnpqrtvz]|[Zz]|[Gg]n|[Pp]s)"
        ),
        "no apostrophe before 8 or 11": r"\b(?:[Ii]l|[Dd]el|[Aa]l|[Dd]al|[Nn]el|[Ss]ul) (?:8|11)\b",
        "one of several": rf"{_ALONE}1 (?:{_IT_MANY})\b",
        "several of one": rf"{_MANY} (?:{_IT_ONE})\b",
    },
}
# What may not stand right before the bare name of a thing: which word is right hangs on the name,
# but where all names have the same gender.
GLUE: Final[dict[str, Pattern[str]]] = {
    "en": re.compile(r"\b(?:an?|An?) \Z"),
    "fr": re.compile(
        r"\b(?:le|la|un|une|du|au|ce|cet|cette|mon|ma|son|sa|votre nouveau|nouvelle) \Z"
        r"|\b(?:l|d|qu)’\Z",
        re.IGNORECASE,
    ),
    "it": re.compile(
        r"\b(?:il|lo|la|i|gli|le|un|uno|una|su|da|a|questo|questa|quel|quella"
        r"|(?:de|a|da|ne|su)(?:l|llo|lla|i|gli|lle)) \Z"
        r"|\b(?:un|(?:de|a|da|ne|su)?l?l)’\Z",
        re.IGNORECASE,
    ),
}
# What a pattern takes for a fault and is none: the key, the fault, the reason.
EXCUSED: Final = (
    ("table-help", "two spaces", "a table of commands"),
    ("colon", "a hanging space", "a colon that is put behind other words"),
    ("log-scoring_card", "one of several", "the number stands after its noun"),
    ("prompt-kill_token-several", "one of several", "said only of more than one"),
    ("prompt-remove_token-several", "one of several", "said only of more than one"),
    ("page-seat-count", "one of several", "a table has two seats or more"),
    ("log-piles_made", "one of several", "all cards of a game"),
    ("service-traditions", "one of several", "printed prices: 5 and more"),
    ("service-commerce", "one of several", "printed prices: 8 and more"),
    ("service-politics", "one of several", "printed prices: 11 and more"),
    ("short-draw_hashash", "one of several", "printed: draw three"),
    ("about-speciality", "one of several", "printed: several points"),
    (
        "duel-win-card",
        "one of several",
        "printed points: the higher one is more than one",
    ),
    (
        "duel-lose-card",
        "one of several",
        "printed points: the higher one is more than one",
    ),
)
FAULTS: Final[dict[str, dict[str, Pattern[str]]]] = {
    language: {name: re.compile(pattern) for name, pattern in {**_ANY, **own}.items()}
    for language, own in _PATTERNS.items()
}


def faults(language: str, sentence: str) -> list[str]:
    """What is wrong with a sentence, in words."""
    return [name for name, pattern in FAULTS[language].items() if pattern.search(sentence)]
