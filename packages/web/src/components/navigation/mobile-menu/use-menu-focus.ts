// React hook: keeps the focus in the mobile menu while its levels come and go.

import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** The control that stands where another one stood before its markup was replaced: the link that leads there too, or else the button that closes. */
const successorOf = (panel: Element, gone: Element | undefined): HTMLElement | null => {
  const href = gone?.getAttribute('href');
  return (
    [...panel.querySelectorAll('a')].find((link) => link.getAttribute('href') === href) ??
    panel.querySelector('form button')
  );
};

/**
 * What has the focus goes with its level, and with the shop host's markup when the tree arrives. The title of a level that opens takes it, which
 * is how readers hear of the level; on the way back the button that had opened the level has it again; and when the markup is
 * replaced, what stands in the place of the one that had it.
 *
 * @param path the ids of the open levels
 * @param isOwn whether the contents are the tab's own, no longer the shop host's
 * @returns the listeners of the panel
 */
export const useMenuFocus = (panel: RefObject<HTMLDialogElement | null>, path: readonly string[], isOwn: boolean) => {
  const shown = useRef({ path, isOwn });
  const focused = useRef<Element>(undefined);
  // Before the next key arrives, which would begin at the top of the page.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { path, isOwn };
    const { current } = panel;
    if (current?.open !== true) return;
    // Nobody heard it come before the page was alive.
    if (focused.current === undefined && current.contains(document.activeElement))
      focused.current = document.activeElement ?? undefined;
    if (path.length < before.path.length) {
      current.querySelector<HTMLElement>(`[data-opens="${before.path[path.length]}"]`)?.focus();
    } else if (path.length > before.path.length) {
      current.querySelector<HTMLElement>('h2')?.focus();
      current.scrollTo?.({ top: 0 });
    } else if (isOwn !== before.isOwn && !current.contains(document.activeElement)) {
      successorOf(current, focused.current)?.focus();
    }
  }, [panel, path, isOwn]);
  return {
    onFocus: ({ target }: FocusEvent): void => {
      focused.current = target;
    },
  };
};
