// Takes the focus of a button that has given way to what it asked for.

import { type RefObject, useEffect } from 'react';

/** Puts the focus on the first field of what has come, or on itself where it has none, if nothing else has it; not where nobody has pressed anything (`isAsked`). */
export const useLostFocus = (group: RefObject<HTMLElement | null>, isAsked = true): void => {
  useEffect(() => {
    if (!isAsked || document.activeElement !== document.body) return;
    (group.current?.querySelector('input') ?? group.current)?.focus();
  }, [group, isAsked]);
};
