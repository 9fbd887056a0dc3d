// Closes a dialog once the page behind it has become another one. Source: spec 1 §2 "On every navigation".

/** The page that is open. Another query is no other page: a form that is answered by a dialog may lead to its own page with one. */
export const openPage = (): string => location.pathname;

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
