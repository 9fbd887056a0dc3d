// React hook: where the focus goes on when a part of the page goes with the button that was pressed in it.

import { useEffect, useRef } from 'react';

/**
 * Once `isThere` becomes true, or another text than before, and the focus is nowhere, it goes to the first element of the selector. A page that
 * opens so is left alone.
 */
export const useFocusWhen = (isThere: boolean | string, selector: string): void => {
  const was = useRef(isThere);
  useEffect(() => {
    if (isThere && isThere !== was.current && document.activeElement === document.body)
      document.querySelector<HTMLElement>(selector)?.focus();
    was.current = isThere;
  }, [isThere, selector]);
};
