// React hook: keeps the focus in the mobile menu while its levels come and go.

import type { MenuList } from '@tornister/domain/navigation';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The control that stands where another one stood before its markup was replaced: the link that leads there too, or else the button that closes. */
const successorOf = (panel: Element, gone: Element): HTMLElement | null => {
  const href = gone.getAttribute('href');
  return (
    [...panel.querySelectorAll('a')].find((link) => link.getAttribute('href') === href) ??
    panel.querySelector('form button')
  );
};

/** What has the focus while this is rendered, which is before anything in the page is replaced; nothing on the shop host. */
const focusedNow = (): Element | null => ('document' in globalThis ? document.activeElement : null);

/**
 * What has the focus goes with its level, and with the shop host's markup when the tree arrives. The title of a level that opens takes it, which
 * is how readers hear of the level; on the way back the button that had opened the level has it again; and when the markup is
 * replaced, what stands in the place of the one that had it.
 */
export const useMenuFocus = (title: RefObject<HTMLElement | null>, shown: MenuList | undefined): void => {
  const { level, parent } = shown ?? { level: 0 };
  const before = useRef<{ readonly level: number; readonly parentId: string | undefined }>(undefined);
  const [gone] = useState(focusedNow);
  // Before the next key arrives, which would begin at the top of the page.
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { level, parentId: parent?.id };
    const panel = title.current?.closest('dialog');
    if (panel?.open !== true) return;
    if (last === undefined) {
      if (gone?.isConnected === false) successorOf(panel, gone)?.focus();
    } else if (level < last.level) {
      panel.querySelector<HTMLElement>(`[data-opens="${last.parentId}"]`)?.focus();
    } else if (level > last.level) {
      title.current?.focus();
      panel.scrollTo?.({ top: 0 });
    }
  }, [title, level, parent?.id, gone]);
};
