// React hook: where the focus goes when a notice takes the button along that had it.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** A press without a pointer, as of a key or a screen reader. */
const WITHOUT_POINTER = 0;

/**
 * Who closes a notice without a pointer goes on with the next one; after the last one, and for a pointer, the focus is again where it was before it
 * came to the notices, or in the main part when that is gone.
 *
 * @returns for whoever takes a notice away by another key
 */
export const useToastFocus = (region: RefObject<HTMLElement | null>) => {
  const focused = useRef<Element>(undefined);
  const at = useRef(-1);
  const before = useRef<HTMLElement>(undefined);
  const isByKey = useRef(false);
  const buttons = (): readonly HTMLElement[] => [...(region.current?.querySelectorAll('button') ?? [])];
  // Before the next key arrives, which would begin at the top of the page.
  useLayoutEffect(() => {
    const goesOnWithNext = isByKey.current;
    isByKey.current = false;
    if (at.current < 0 || region.current?.contains(document.activeElement)) return;
    const left = buttons();
    const next = goesOnWithNext ? left[Math.min(at.current, left.length - 1)] : undefined;
    at.current = -1;
    if (next !== undefined) {
      // It does not come from outside.
      focused.current = next;
      next.focus();
    } else if (before.current?.isConnected) before.current.focus({ preventScroll: true });
    else if (before.current !== undefined || goesOnWithNext)
      document.getElementById('main')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const { current } = region;
    if (current === null) return;
    const come = ({ target, relatedTarget }: FocusEvent): void => {
      const isFromOutside = !(relatedTarget instanceof Node && current.contains(relatedTarget));
      // A window that comes back gives the focus to the same button again, and the next one has it from the one before.
      const isSame = relatedTarget === null && focused.current === target;
      if (isFromOutside && !isSame) before.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
      if (!(target instanceof HTMLElement)) return;
      focused.current = target;
      at.current = [...current.querySelectorAll('button')].indexOf(target as HTMLButtonElement);
    };
    const leave = (): void => {
      at.current = -1;
    };
    const press = ({ detail }: MouseEvent): void => {
      isByKey.current = detail === WITHOUT_POINTER;
    };
    // React hears of a press only after these.
    current.addEventListener('focusin', come);
    current.addEventListener('focusout', leave);
    current.addEventListener('click', press, { capture: true });
    return () => {
      current.removeEventListener('focusin', come);
      current.removeEventListener('focusout', leave);
      current.removeEventListener('click', press, { capture: true });
    };
  }, [region]);
  return (): void => {
    isByKey.current = true;
  };
};
