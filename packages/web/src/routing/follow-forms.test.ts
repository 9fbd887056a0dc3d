// @own-process

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OFFLINE_NOTE_ID } from '../i18n/offline-note.ts';
import { deferredCode } from '../react/deferred-code.ts';
import { followForms } from './follow-forms.ts';
import { FORM_SENT } from './sent-forms.ts';

/** A page with a form of its own and one for another page, and what its own forms call, which comes when it is told to. */
const open = () => {
  document.body.innerHTML = `
    <form method="post" action="/service/kontakt/" id="own"><input name="name"><button name="intent" value="send"></button></form>
    <form method="post" action="/login/" id="other"><button></button></form>
    <p id="${OFFLINE_NOTE_ID}" hidden>Kein Netz</p>`;
  let arrive: (isThere: boolean) => void = () => undefined;
  const load = vi.fn(
    () =>
      new Promise<object>((resolve, reject) => {
        arrive = (isThere) => (isThere ? resolve({}) : reject(new Error('gone')));
      }),
  );
  const calls = deferredCode(load);
  const network = { isOn: true };
  const listeners = new AbortController();
  followForms(
    {
      document,
      location,
      navigator: {
        get onLine() {
          return network.isOn;
        },
      } as Navigator,
      performance,
      removeEventListener: window.removeEventListener.bind(window),
      addEventListener: (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) =>
        window.addEventListener(type, listener, {
          ...(typeof options === 'object' ? options : { capture: options === true }),
          signal: listeners.signal,
        }),
    },
    calls,
  );
  /** What reaches the shop's own listeners, as React's are, and what is left to the browser. */
  const heard: string[] = [];
  const hear = (event: Event): void => {
    heard.push(
      `${(event.target as HTMLFormElement).id} ${(event as SubmitEvent).submitter?.getAttribute('value') ?? ''}`,
    );
    event.preventDefault();
  };
  document.addEventListener('submit', hear, { signal: listeners.signal });
  const byBrowser: string[] = [];
  const own = document.querySelector<HTMLFormElement>('#own');
  const other = document.querySelector<HTMLFormElement>('#other');
  if (own === null || other === null) throw new Error('no forms');
  const press = (form: HTMLFormElement) => {
    const event = new SubmitEvent('submit', {
      bubbles: true,
      cancelable: true,
      submitter: form.querySelector('button'),
    });
    form.dispatchEvent(event);
    if (!event.defaultPrevented) byBrowser.push(form.id);
  };
  return {
    load,
    network,
    heard,
    byBrowser,
    own,
    other,
    press,
    arrive: async (isThere = true) => {
      arrive(isThere);
      await vi.waitFor(() => undefined);
    },
    end: () => listeners.abort(),
  };
};

describe('a page that came alive without what it calls', () => {
  let page: ReturnType<typeof open>;
  beforeEach(() => {
    history.replaceState(undefined, '', '/service/kontakt/');
    HTMLFormElement.prototype.requestSubmit = function requestSubmit(submitter) {
      page.press(this);
      expect(submitter ?? null).toBe(this.querySelector('button'));
    };
    page = open();
  });
  afterEach(() => {
    page.end();
    performance.clearMarks();
  });

  it.each(['pointerover', 'pointerdown', 'focusin'])(
    'fetches that once, at the first %s in one of its forms',
    (sign) => {
      const reach = (form: HTMLFormElement) =>
        form.querySelector('button')?.dispatchEvent(new Event(sign, { bubbles: true }));
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      reach(page.other);
      expect(page.load).not.toHaveBeenCalled();
      reach(page.own);
      reach(page.own);
      expect(page.load).toHaveBeenCalledTimes(1);
    },
  );

  it('keeps a press that is faster, and carries it out once, however often it was pressed', async () => {
    page.press(page.own);
    page.press(page.own);
    expect([page.heard, page.byBrowser]).toEqual([[], []]);
    await page.arrive();
    await expect.poll(() => page.heard).toEqual(['own send']);
    page.press(page.own);
    expect([page.heard, page.byBrowser]).toEqual([['own send', 'own send'], []]);
  });

  it('leaves the form to the browser where the code is gone, and says that it was sent', async () => {
    page.press(page.own);
    await page.arrive(false);
    await expect.poll(() => page.byBrowser).toEqual(['own']);
    expect(page.heard).toEqual([]);
    expect(performance.getEntriesByName(FORM_SENT)).toHaveLength(1);
  });

  it('keeps page and form where there is no network, says so at the button until the next press, and tries again then', async () => {
    const button = page.own.querySelector('button') as HTMLButtonElement;
    page.network.isOn = false;
    page.press(page.own);
    await page.arrive(false);
    await expect.poll(() => button.validationMessage).toBe('Kein Netz');
    expect([page.heard, page.byBrowser]).toEqual([[], []]);
    page.network.isOn = true;
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(button.validationMessage).toBe('');
    page.press(page.own);
    await page.arrive();
    await expect.poll(() => page.heard).toEqual(['own send']);
    expect(page.byBrowser).toEqual([]);
  });

  it('leaves a form to the browser that was sent before the page came alive', () => {
    page.end();
    performance.mark(FORM_SENT);
    page = open();
    page.press(page.own);
    expect([page.heard, page.byBrowser, page.load.mock.calls]).toEqual([[], ['own'], []]);
  });

  it('has nothing to do with forms for other pages', () => {
    page.press(page.other);
    expect(page.heard).toEqual(['other ']);
    expect(page.load).not.toHaveBeenCalled();
  });
});
