// Does what the tab was about to do with pages of the shop host instead of its own code: what was pressed is not lost when that code is gone.

import type { Location as Address, DataRouter, Navigation } from 'react-router';

type UnderWay = Pick<Navigation, 'state' | 'location' | 'formMethod' | 'formAction' | 'formData'>;

/** What is asked of the router: what is under way. */
export type RouterUnderWay = {
  readonly state: { readonly navigation: UnderWay; readonly fetchers: DataRouter['state']['fetchers'] };
};

export type DocumentTab = {
  /** Path, query and fragment that the address bar shows. */
  readonly address: () => string;
  readonly goTo: (address: string) => void;
  readonly reload: () => void;
  /** Sends a form as the browser would without scripts. */
  readonly post: (action: string, fields: readonly (readonly [name: string, value: string])[]) => void;
};

type Sent = { readonly action: string; readonly fields: readonly (readonly [string, string])[] };

/** A form that is being sent, before its answer is there: sent once more it is sent once. One with a file cannot be sent again. */
const sentForm = ({ state, formMethod, formAction, formData }: Partial<UnderWay>): Sent | undefined => {
  if (state !== 'submitting' || formMethod === undefined || formMethod === 'GET') return undefined;
  if (formAction === undefined || formData === undefined) return undefined;
  const fields = [...formData].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  return fields.length === [...formData].length ? { action: formAction, fields } : undefined;
};

const addressOf = ({ pathname, search, hash }: Pick<Address, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash;

/** Sends the form that is under way, opens the page that a link leads to, or the open one anew. Back and Forward have changed the address already. */
export const openDocument = ({ state }: RouterUnderWay, tab: DocumentTab): void => {
  const { navigation, fetchers } = state;
  const form = [navigation, ...fetchers.values()].map(sentForm).find((sent) => sent !== undefined);
  if (form !== undefined) {
    tab.post(form.action, form.fields);
    return;
  }
  const target = navigation.location === undefined ? tab.address() : addressOf(navigation.location);
  if (target === tab.address()) tab.reload();
  else tab.goTo(target);
};

/** So long somebody who points at a link may take to press it, in milliseconds: pointing fetches the code of its page already. */
export const PRESSED_WITHIN_MS = 1_000;

const isUnderWay = ({ navigation, fetchers }: RouterUnderWay['state']): boolean =>
  [navigation, ...fetchers.values()].some(({ state }) => state !== 'idle');

/**
 * Goes on with pages of the shop host once code is gone: at once with what is under way; otherwise with what is pressed next, or with the open page
 * anew when nothing is pressed in a moment.
 */
export const leaveForDocument = (
  router: RouterUnderWay & { readonly subscribe: (tell: (state: RouterUnderWay['state']) => void) => () => void },
  tab: DocumentTab,
): void => {
  if (isUnderWay(router.state)) {
    openDocument(router, tab);
    return;
  }
  const anew = setTimeout(() => openDocument(router, tab), PRESSED_WITHIN_MS);
  // A press that comes while the page is being opened anew counts, too.
  const stop = router.subscribe((state) => {
    if (!isUnderWay(state)) return;
    stop();
    clearTimeout(anew);
    openDocument({ state }, tab);
  });
};

/** The tab that a script runs in. */
export const browserTab = (page: Document, pageLocation: Location): DocumentTab => ({
  address: () => addressOf(pageLocation),
  goTo: (address) => pageLocation.assign(address),
  reload: () => pageLocation.reload(),
  post: (action, fields) => {
    const form = page.createElement('form');
    form.method = 'post';
    form.action = action;
    for (const [name, value] of fields) {
      const field = page.createElement('input');
      field.type = 'hidden';
      field.name = name;
      field.value = value;
      form.append(field);
    }
    page.body.append(form);
    // Not `requestSubmit`: nobody may catch it and send it with the code that is missing.
    form.submit();
  },
});
