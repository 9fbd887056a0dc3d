// Closes a dialog once the page behind it has become another one. Source: spec 1 §2 "On every navigation".

import { PATHS } from '@tornister/domain/routing';

/**
 * The page that is open: another search, filter or page of a list is another one. Not where lists are kept: forms of that page are answered by a dialog and lead
 * to its own address with another query, and what was opened from one list goes with it.
 */
export const openPage = (): string => location.pathname + (location.pathname === PATHS.wishlist ? '' : location.search);

/**
 * Open modals close with every navigation. It looks at the document and its address and not at the router, of which a dialog with a React tree of its
 * own knows nothing: a page that became another has always changed both.
 *
 * @returns what ends the watch
 */
export const closeOnOtherPage = (dialog: HTMLDialogElement): (() => void) => {
  const opened = openPage();
  const changes = new MutationObserver(() => {
    if (openPage() !== opened) dialog.close();
  });
  changes.observe(document.body, { childList: true, subtree: true });
  return () => changes.disconnect();
};
