// The forms of a page that came alive without what it calls: the code is fetched as soon as somebody reaches for one of them. A press that is faster is
// kept until the code is there; where it cannot be fetched, the browser sends the form, as without scripts. Without a network the page stays as it is,
// with everything that was typed, and says so: the browser would show a page of its own.

import { offlineNote } from '../i18n/offline-note.ts';
import type { DeferredCode } from '../react/deferred-code.ts';
import { FORM_SENT } from './sent-forms.ts';

/** Signs that somebody is about to use a form. */
const REACHES = ['pointerover', 'pointerdown', 'focusin'] as const;

/** What is asked of the window. */
export type FormPage = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'document' | 'location' | 'navigator' | 'performance'
>;

/** Says beside the pressed button that the shop is out of reach, until the next press. */
const tellOffline = (page: FormPage, button: HTMLElement | null): void => {
  if (!(button instanceof HTMLButtonElement)) return;
  button.setCustomValidity(offlineNote(page));
  button.reportValidity();
  const forget = () => button.setCustomValidity('');
  for (const sign of ['pointerdown', 'keydown'] as const) page.document.addEventListener(sign, forget, { once: true });
};

/** Called once for a tab, before the page is hydrated: `calls` are those of the page that the shop host has rendered. */
export const followForms = (page: FormPage, calls: Pick<DeferredCode<unknown>, 'current' | 'fetch'>): void => {
  const { pathname } = page.location;
  /** What the browser has sent it sends again: a second press must not become another request beside the first one. */
  let isBrowsers = page.performance.getEntriesByName(FORM_SENT).length > 0;
  let isKept = false;

  /** Whether the form is sent to this very page; a form for another page brings along what it calls. */
  const isOwn = (form: HTMLFormElement | null): form is HTMLFormElement =>
    form?.method === 'post' && new URL(form.action).pathname === pathname && page.location.pathname === pathname;

  const fetch = ({ target }: Event): void => {
    if (!(target instanceof Element) || !isOwn(target.closest('form'))) return;
    for (const sign of REACHES) page.removeEventListener(sign, fetch);
    // What cannot be fetched now is asked for once more by the press.
    calls.fetch().catch(() => undefined);
  };
  for (const sign of REACHES) page.addEventListener(sign, fetch, { passive: true });

  const keep = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
    isKept = true;
    const isThere = await calls.fetch().then(
      () => true,
      () => false,
    );
    isKept = false;
    if (!isThere && !page.navigator.onLine) {
      tellOffline(page, submitter);
      return;
    }
    isBrowsers = !isThere;
    if (form.isConnected) form.requestSubmit(submitter);
  };

  // While the event is captured, and so before React hears of it.
  page.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || !isOwn(form)) return;
      if (!isBrowsers && calls.current() !== undefined) return;
      event.stopImmediatePropagation();
      if (isBrowsers) page.performance.mark(FORM_SENT);
      else event.preventDefault();
      if (!isBrowsers && !isKept) void keep(form, submitter);
    },
    true,
  );
};
