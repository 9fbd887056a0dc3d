// @own-process

import { asksForConsent } from '@tornister/domain/analytics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The files that were fetched and run, in order; an answer arrives when the test says so. */
const openPage = async (files: string | undefined, more = '') => {
  const named = files === undefined ? '' : `<script type="text/plain" data-files="${files}"></script>`;
  document.body.innerHTML = named + more;
  const added: HTMLElement[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    added.push(...(nodes as HTMLElement[]));
  });
  vi.resetModules();
  await import('./boot.ts');
  const pathOf = (address: string): string => new URL(address, 'https://shop.example').pathname;
  const scripts = () => added.filter((node): node is HTMLScriptElement => node instanceof HTMLScriptElement);
  return {
    preloaded: () =>
      added
        .filter((node): node is HTMLLinkElement => node instanceof HTMLLinkElement)
        .map(({ rel, href }) => [rel, pathOf(href)]),
    ran: () => scripts().map(({ type, src }) => [type, pathOf(src)]),
    arrive: () => scripts().at(-1)?.onload?.(new Event('load')),
  };
};

const setDocument = (readyState: DocumentReadyState, visibilityState: DocumentVisibilityState): void => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  // Whoever still waits for a wish or a change would hear those of the next test.
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('input'));
  dispatchEvent(new Event('shop-hears'));
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the first script of a page', () => {
  it('fetches nothing until the page is loaded and its first pictures are drawn', async () => {
    setDocument('interactive', 'visible');
    const page = await openPage('vendor.js shop.js');
    vi.advanceTimersByTime(10_000);
    expect(page.preloaded()).toEqual([]);
    dispatchEvent(new Event('load'));
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(349);
    expect(page.preloaded()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(page.preloaded()).toEqual([
      ['modulepreload', '/vendor.js'],
      ['modulepreload', '/shop.js'],
    ]);
  });

  it('runs one file after the other, each when the one before is there', async () => {
    setDocument('complete', 'hidden');
    const page = await openPage('vendor.js shop.js');
    expect(page.ran()).toEqual([['module', '/vendor.js']]);
    page.arrive();
    expect(page.ran()).toEqual([
      ['module', '/vendor.js'],
      ['module', '/shop.js'],
    ]);
    page.arrive();
    expect(page.ran()).toHaveLength(2);
  });

  it.each(['pointermove', 'pointerdown', 'keydown', 'focusin'])(
    'waits no longer at %s, and fetches once',
    async (wish) => {
      setDocument('interactive', 'visible');
      const page = await openPage('vendor.js shop.js');
      dispatchEvent(new Event(wish));
      for (const other of ['pointermove', 'pointerdown', 'keydown', 'focusin']) dispatchEvent(new Event(other));
      expect(page.preloaded()).toHaveLength(2);
      expect(page.ran()).toEqual([['module', '/vendor.js']]);
    },
  );

  it('is not hurried by a mouse that rests where the page is laid out, but by its first step', async () => {
    setDocument('interactive', 'visible');
    const page = await openPage('vendor.js shop.js');
    const moves = (movementX: number, movementY: number) =>
      dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY }));
    dispatchEvent(new Event('pointerover'));
    moves(0, 0);
    expect(page.preloaded()).toEqual([]);
    moves(0, 1);
    expect(page.preloaded()).toHaveLength(2);
  });

  it('runs nothing twice when the wait ends after a wish', async () => {
    setDocument('complete', 'visible');
    const page = await openPage('vendor.js shop.js');
    dispatchEvent(new Event('pointerdown'));
    page.arrive();
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1_000);
    expect(page.ran()).toEqual([
      ['module', '/vendor.js'],
      ['module', '/shop.js'],
    ]);
  });

  it('marks a form that the browser sends, and none that scripts have taken', async () => {
    setDocument('complete', 'visible');
    const marks = vi.spyOn(performance, 'mark');
    await openPage('shop.js');
    const taken = new Event('submit', { cancelable: true });
    taken.preventDefault();
    dispatchEvent(taken);
    expect(marks).not.toHaveBeenCalled();
    dispatchEvent(new Event('submit', { cancelable: true }));
    expect(marks).toHaveBeenCalledWith('form-sent');
  });

  it('marks once that a field was changed before the page is alive', async () => {
    setDocument('complete', 'visible');
    const marks = vi.spyOn(performance, 'mark');
    await openPage('shop.js', '<input id="field">');
    expect(marks).not.toHaveBeenCalled();
    for (const _key of ['5', '0'])
      document.querySelector('#field')?.dispatchEvent(new Event('input', { bubbles: true }));
    expect(marks.mock.calls).toEqual([['typed']]);
  });

  it.each([
    ['nothing was decided', 'lang=de; myconsent=2', undefined, false],
    ['everything was refused', 'lang=de; consent=2.1795716901', '2.1795716901', false],
    ['the browser has refused for its owner', '', undefined, true],
  ])('opens the consent banner by the rule of the domain where %s', async (_case, cookies, decided, optsOut) => {
    setDocument('complete', 'hidden');
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
    vi.stubGlobal('navigator', { globalPrivacyControl: optsOut });
    await openPage('shop.js', '<section data-asks hidden></section><section hidden></section>');
    vi.unstubAllGlobals();
    const isOpen = [...document.querySelectorAll('section')].map(({ hidden }) => !hidden);
    expect(isOpen).toEqual([asksForConsent(decided, { offered: ['statistics'], optsOut }), false]);
  });

  describe('with presses that nothing has answered', () => {
    const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();
    const openWith = async (buttons: string) => {
      setDocument('complete', 'hidden');
      await openPage('shop.js', buttons);
      const heard: string[] = [];
      return {
        heard,
        hear: async () => {
          document.body.addEventListener('click', ({ target }) => heard.push((target as Element).id));
          dispatchEvent(new Event('shop-hears'));
          const atOnce = [...heard];
          // Between presses there are microtasks and nothing else: no press of now comes in between.
          for (let turn = 0; turn < 20; turn += 1) await undefined;
          return atOnce;
        },
      };
    };
    const BUTTONS =
      '<button id="plus" type="button"><b>+</b></button><button id="menu" type="button" aria-expanded="false"></button>' +
      '<button id="eye" type="button" aria-pressed="false"></button><button id="send"></button><p>Text</p>';

    it('gives them to the shop once it hears, in their order, and none of those that come later', async () => {
      const { heard, hear } = await openWith(BUTTONS);
      for (const pressed of ['#plus b', '#send', '#plus', '#eye', '#menu']) press(pressed);
      expect(await hear()).toEqual(['plus']);
      expect(heard).toEqual(['plus', 'plus', 'eye', 'menu']);
      press('#plus');
      dispatchEvent(new Event('shop-hears'));
      expect(heard).toEqual(['plus', 'plus', 'eye', 'menu', 'plus']);
    });

    it('presses a switch once, however often it was tried', async () => {
      const { heard, hear } = await openWith(BUTTONS);
      for (const pressed of ['#eye', '#menu', '#menu', '#eye', '#menu']) press(pressed);
      await hear();
      expect(heard).toEqual(['eye', 'menu']);
    });

    it('opens nothing for those who have gone on, and presses nothing that is gone', async () => {
      const { heard, hear } = await openWith(BUTTONS);
      for (const pressed of ['#menu', '#plus', '#eye', 'p']) press(pressed);
      document.querySelector('#plus')?.remove();
      await hear();
      expect(heard).toEqual(['eye']);
    });

    const FORMS =
      '<form id="buy"><button id="plus" type="button">+</button><button id="send">Kaufen</button></form>' +
      '<form id="find"><button id="search">Suchen</button></form>';

    /** Whether the browser sends a form whose button is pressed. */
    const sends = (selector: string): boolean => {
      let isSent = false;
      const look = (event: Event): void => {
        isSent = !event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('submit', look, { once: true });
      press(selector);
      removeEventListener('submit', look);
      return isSent;
    };

    it('lets the form of such buttons wait with them: it is sent behind them', async () => {
      const { heard, hear } = await openWith(FORMS);
      press('#plus');
      expect(sends('#send')).toBe(false);
      await hear();
      expect(heard).toEqual(['plus', 'send']);
      expect(sends('#send')).toBe(true);
    });

    it('lets no other form wait, and none that is pressed once more: the code may never come', async () => {
      const { heard, hear } = await openWith(FORMS);
      expect(sends('#send')).toBe(true);
      press('#plus');
      expect(sends('#search')).toBe(true);
      press('#plus');
      expect([sends('#send'), sends('#send')]).toEqual([false, true]);
      await hear();
      expect(heard).toEqual([]);
    });

    it.each([true, false])('leaves a dialog to a browser that knows commands: %s', async (knowsCommands) => {
      if (knowsCommands) Object.assign(HTMLButtonElement.prototype, { command: '' });
      const { heard, hear } = await openWith('<button id="opener" type="button" commandfor="menu"></button>');
      press('#opener');
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      await hear();
      expect(heard).toEqual(knowsCommands ? [] : ['opener']);
    });
  });

  it('does nothing on a page that names no files', async () => {
    setDocument('complete', 'hidden');
    const page = await openPage(undefined);
    expect(page.ran()).toEqual([]);
  });
});
