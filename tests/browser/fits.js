// What does not fit on the page: it is wider than the window, words are cut, or a target is too small for a thumb.
window.majlisFits = (phone) => {
  const wrong = [];
  const name = (el) => {
    const text = (el.getAttribute('aria-label') || el.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 40);
    const classes = String(el.getAttribute('class') || '').replace(/svelte-\w+/g, '').trim();
    return `${el.tagName.toLowerCase()}.${classes} "${text}"`;
  };
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`);
  if (!phone && root.scrollHeight > innerHeight) wrong.push(`the page is ${root.scrollHeight} high`);
  const shown = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !el.closest('.ear, [inert], [aria-hidden=true]');
  // The nearest box that hides what is beyond it; one that scrolls on purpose leaves nothing out of reach.
  const clip = (el, axis = '') => {
    for (let box = el.parentElement; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX !== 'visible' || overflowY !== 'visible') return /auto|scroll/.test(axis === 'x' ? overflowX : overflowX + overflowY) ? null : box;
    }
    return null;
  };
  // A name stays on the piece or the button that it is written on, but for what is pinned to its corner.
  const beyondItsPiece = (el) => {
    const piece = el.closest('[data-thing], button');
    // Cards of a fan overlap: the face of one is wider than what is pointed at.
    if (!piece || piece instanceof SVGElement || scrolls(el) || el.closest('[data-piece]')) return false;
    for (let one = el; one !== piece; one = one.parentElement) if (getComputedStyle(one).position === 'absolute') return false;
    const range = document.createRange();
    const frame = piece.getBoundingClientRect();
    return [...el.childNodes].some((node) => {
      if (node.nodeType !== 3 || !node.textContent.trim()) return false;
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      return words.left < frame.left - 1 || words.right > frame.right + 1;
    });
  };
  const scrolls = (el) => {
    for (let box = el.parentElement; box; box = box.parentElement) if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth) return true;
    return false;
  };
  // A thumb finds a thing also beyond its rim, where nothing else lies.
  const reaches = (el, rect) => {
    const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
    // A sheet that is scrolled on shows the rest.
    const sheet = el.closest('[data-sheet]')?.getBoundingClientRect();
    const beyond = (py) => sheet !== undefined && (py < sheet.top || py > sheet.bottom);
    return [[19.5, 0], [-19.5, 0], [0, 19.5], [0, -19.5]].every(([dx, dy]) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return beyond(y + dy) || (hit && (hit === el || el.contains(hit)));
    });
  };
  // What lies under a sheet or under cards that hang over the board is out of reach for as long.
  const covered = (rect) => {
    const hit = document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
    return hit?.closest('[data-sheet], [data-reel], [data-tray], [data-refusal], [data-card], [data-choices], [data-preview], [data-stage], [data-counsel], [data-offer]') ?? null;
  };
  const hidden = (el, rect) => {
    const over = covered(rect);
    return over !== null && !over.contains(el);
  };
  // A word breaks at a hyphen or where it has been softened, or not at all.
  const broken = (el) =>
    [...el.childNodes].flatMap((node) => {
      if (node.nodeType !== 3) return [];
      const range = document.createRange();
      return [...node.textContent.matchAll(/[\p{L}\u00AD]{4,}/gu)].flatMap((word) => {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter((rect) => rect.width).map((rect) => Math.round(rect.top)));
        return lines.size > 1 && !word[0].includes('\u00AD') ? [word[0]] : [];
      });
    });
  // Signs are cut no more than words.
  for (const el of document.querySelectorAll('svg.icon, .arrow')) {
    const rect = el.getBoundingClientRect();
    const box = clip(el, 'x')?.getBoundingClientRect();
    if (rect.width && el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && box && (rect.left < box.left - 2 || rect.right > box.right + 2)) wrong.push(`a sign is cut: ${name(el.parentElement)}`);
  }
  for (const el of document.querySelectorAll('body *')) {
    const own = [...el.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || !shown(el)) continue;
    const rect = el.getBoundingClientRect();
    if (!rect.width || !rect.height) continue;
    const style = getComputedStyle(el);
    if (!(el instanceof SVGElement) && style.overflowX === 'hidden' && el.scrollWidth > el.clientWidth + 1) wrong.push(`cut: ${name(el)}`);
    if (!(el instanceof SVGElement)) for (const word of broken(el)) wrong.push(`broken: ${word}`);
    const frame = el.closest('.prompt > .text')?.parentElement.getBoundingClientRect();
    if (frame && !el.closest('.line *') && (rect.top < frame.top - 4 || rect.bottom > frame.bottom + 4)) wrong.push(`beyond the prompt: ${name(el)}`);
    // What is made ends in dots where it is long: the button says all of it.
    if (!(el instanceof SVGElement) && beyondItsPiece(el)) wrong.push(`beyond its piece: ${name(el)}`);
    const box = el.closest('.line.made *') ? null : clip(el)?.getBoundingClientRect();
    const wide = clip(el, 'x')?.getBoundingClientRect();
    if (!box && wide && (rect.left < wide.left - 2 || rect.right > wide.right + 2)) wrong.push(`cut at the side: ${name(el)}`);
    if (box && (rect.left < box.left - 2 || rect.right > box.right + 2 || rect.top < box.top - 2 || rect.bottom > box.bottom + 2)) wrong.push(`clipped: ${name(el)}`);
    if (!scrolls(el) && !clip(el) && (rect.left < -1 || rect.right > innerWidth + 1)) wrong.push(`beside the window: ${name(el)}`);
  }
  if (phone) {
    for (const el of document.querySelectorAll('button, a[href], input, select, summary, [role=button], [data-state=selectable]')) {
      if (!shown(el) || el.disabled || getComputedStyle(el).pointerEvents === 'none') continue;
      const rect = (el.closest('label') || el).getBoundingClientRect();
      const [wide, high] = [Math.round(rect.width), Math.round(rect.height)];
      // What runs along a line of words is as high as the line.
      if (rect.width && getComputedStyle(el).display !== 'inline' && Math.min(wide, high) < 40 && !hidden(el, rect) && !reaches(el, rect)) wrong.push(`${wide}x${high}: ${name(el)}`);
    }
  }
  // What a decision is about is in view: nobody scrolls for it. The shelf of a tray has it in words too.
  if (phone && !document.querySelector('[data-tray] [data-lay]')) {
    const [hand, thumb] = ['.page > .hand', '.page > .thumb, .page > .tabs'].map((name) => document.querySelector(name)?.getBoundingClientRect());
    for (const el of document.querySelectorAll('[data-board] [data-state=selectable]')) {
      const rect = el.getBoundingClientRect();
      const middle = rect.top + rect.height / 2;
      if (shown(el) && rect.height && !el.closest('[data-leaf]') && (middle < hand.top || middle > thumb.top)) wrong.push(`behind the fold: ${name(el)}`);
    }
  }
  // What answers a touch lies in view, whole.
  for (const el of document.querySelectorAll('[data-sheet], .answers .refusal, [data-do-it], [data-stage] footer button')) {
    if (!shown(el)) continue;
    const { left, top, right, bottom } = el.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) wrong.push(`out of view: ${name(el)}`);
  }
  return [...new Set(wrong)];
};

// When the page has taken the size of its window, and a few frames later, everything has its place.
window.majlisSettled = async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
  const isPhone = () => document.querySelector('.page.phone') !== null;
  while (isPhone() !== innerWidth <= 720) await frame();
  for (let i = 0; i < 3; i += 1) await frame();
  while (document.querySelector('[data-busy=true]')) await frame();
  await frame();
};

window.majlisPress = (element) => element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

// Ask about a thing in the middle of the board that cannot be chosen.
window.majlisAsk = () => {
  const plain = document.querySelectorAll('[data-board] [data-thing][data-state=plain]');
  window.majlisPress(plain[Math.floor(plain.length / 2)]);
};

// Begin an act.
window.majlisBegin = () => window.majlisPress(document.querySelector('[data-board] [data-state=selectable], [data-choices] [data-choice]'));

// Point on, at the thing that is drawn last: what an act began with comes first.
window.majlisGoOn = () => window.majlisPress([...document.querySelectorAll('[data-board] [data-state=selectable]')].at(-1) ?? document.querySelector('[data-choices] [data-choice]'));

// Where the board lies; on a phone its lower end is free to come and go under the buttons.
window.majlisBox = () => {
  const { x, y, width, height } = document.querySelector('[data-board-box]').getBoundingClientRect();
  return [x, y, width, innerWidth > 720 ? height : 0];
};

// Is anything begun, refused or laid over the board? Cards that hang there are put away.
window.majlisIsOpen = () => {
  window.majlisPress(document.querySelector('.hangs[data-reel=open] [data-reel-fold]'));
  return document.querySelector('[data-begun=true], [data-refusal] .refusal, [data-sheet], [data-hints]') !== null;
};
