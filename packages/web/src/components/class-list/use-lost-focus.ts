// Takes the focus of a button that has given way to what it asked for.

import { type RefObject, useEffect } from 'react';

/** Puts the focus on the first field of what has come, where nothing else has it; not where nobody has pressed anything (`isAsked`). */
export const useLostFocus = (group: RefObject<HTMLElement | null>, isAsked = true): void => {
  useEffect(() => {
    if (isAsked && document.activeElement === document.body) group.current?.querySelector('input')?.focus();
  }, [group, isAsked]);
};
