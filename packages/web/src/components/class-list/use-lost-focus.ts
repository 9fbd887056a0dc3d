// Takes the focus of a button that has given way to what it asked for.

import { type RefObject, useEffect } from 'react';

/** Puts the focus on the first field of what has come, where nothing else has it. */
export const useLostFocus = (group: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (document.activeElement === document.body) group.current?.querySelector('input')?.focus();
  }, [group]);
};
