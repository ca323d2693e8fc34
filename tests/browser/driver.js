// Plays in a window as a person would: points at what is outlined, presses what is offered.
// It reads nothing but the page, and takes whatever comes up at random, by a generator of its own.
(() => {
  let seed = 12345;
  const random = (n) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >> 8) % n;
  };
  const all = (selector) => [...document.querySelectorAll(selector)];
  const beat = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const click = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  /** What the page shows: who is to play, and everything that a choice would change. */
  const sight = () =>
    [
      document.querySelector('[data-prompt]')?.textContent,
      document.querySelector('[data-log] small')?.textContent,
      all('[data-state=selected]').map((thing) => thing.dataset.thing).join(),
      all('[data-choice], [data-do-it], [data-tray] button').map((button) => button.textContent).join(),
      all('[data-state=selectable]').length,
      document.querySelector('[data-refusal]')?.textContent,
      document.querySelector('[data-board]')?.innerHTML,
    ].join('|');

  function state() {
    if (document.querySelector('[data-result]')) return 'over';
    if (document.querySelector('[data-pass]')) return 'pass';
    return document.querySelector('[data-prompt]')?.dataset.prompt ? 'asked' : 'waiting';
  }

  /** How long to wait for a question: for long while it is one's own turn, and an act is on its way. */
  const patience = () => (document.querySelector('[data-yours=true]') ? 15000 : 150);

  /** Whoever has seen enough of a scene goes on to the board. */
  async function leaveScene() {
    for (let waited = 0; waited < 2000 && document.querySelector('[data-stage]'); waited += 10) {
      const button = document.querySelector('[data-stage-close], [data-to-result]');
      if (button) click(button);
      await beat(10);
    }
  }

  async function choose() {
    await leaveScene();
    // An act that may be done is mostly done; what is laid out is not always all that could be.
    const doing = document.querySelector('[data-do-it]');
    const others = all('[data-choices] [data-choice]:not(.ear), [data-state=selectable], [data-lay]');
    const offered = doing && (random(4) || !others.length) ? [doing] : others;
    const before = sight();
    if (!offered.length) throw new Error(`nothing is offered: ${before.slice(0, 300)}`);
    click(offered[random(offered.length)]);
    for (let waited = 0; waited < 15000 && sight() === before; waited += 15) await beat(15);
    if (sight() === before) throw new Error(`nothing came of a choice: ${before.slice(0, 300)}`);
    await answered();
  }

  /** What was pressed has been answered. */
  async function answered() {
    const busy = () => document.querySelector('[data-busy=true]');
    for (let waited = 0; waited < 15000 && busy(); waited += 10) await beat(10);
  }

  /** Is an act begun that the server has not been told to do? */
  async function isStaging() {
    await answered();
    return document.querySelector('[data-begun=true]') !== null;
  }

  window.majlisSight = sight;
  window.majlisState = state;
  window.majlisPlay = async (most, whole) => {
    const until = Date.now() + 90000;
    for (let made = 0; made < most || (whole && (await isStaging())); made += 1) {
      if (Date.now() > until) throw new Error(`so slow that only ${made} choices were made: ${sight().slice(0, 300)}`);
      for (let waited = 0; waited < patience() && state() === 'waiting'; waited += 10) await beat(10);
      const now = state();
      if (now === 'pass') {
        click(document.querySelector('[data-pass] button'));
        await beat(10);
      } else if (now === 'asked') await choose();
      else return now;
    }
    return state();
  };
})();
