// What is told without a network. The shop host writes it into every page: no more code or texts can be fetched for it then.

/** The element that has the words. */
export const OFFLINE_NOTE_ID = 'offline';

/** "We cannot reach the shop", in the language of the page. */
export const offlineNote = ({ document }: Pick<Window, 'document'>): string =>
  document.getElementById(OFFLINE_NOTE_ID)?.textContent ?? '';
