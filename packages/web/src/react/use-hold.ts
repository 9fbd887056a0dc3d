// React hook: something is held while the pointer or the focus rests in it, and let go when neither does.

import { type FocusEvent, type PointerEvent, useRef } from 'react';

export type Held = { readonly hold?: (() => void) | undefined; readonly release?: (() => void) | undefined };

/** The listeners of the element; `isUnderPointer` for whoever finds that the pointer has gone without an event. */
export const useHold = ({ hold, release }: Held) => {
  const isUnderPointer = useRef(false);
  return {
    isUnderPointer,
    listeners: {
      onPointerEnter: (): void => {
        isUnderPointer.current = true;
        hold?.();
      },
      onPointerLeave: ({ currentTarget }: PointerEvent): void => {
        isUnderPointer.current = false;
        if (!currentTarget.contains(document.activeElement)) release?.();
      },
      onFocus: (): void => hold?.(),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent): void => {
        if (!isUnderPointer.current && !currentTarget.contains(relatedTarget)) release?.();
      },
    },
  };
};
