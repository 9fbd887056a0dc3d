// React hook: the quantity that somebody saw when they began to change it. A field that is being typed in stays as it is when somebody else changes the
// quantity meanwhile, so what is sent is measured by what stood there before.

import { QUANTITY_DEBOUNCE_MS } from '@tornister/domain/catalogue';
import { useRef } from 'react';

type Touch = { readonly at: number; readonly quantity: number };

/** Presses and keys that follow each other belong to one change; it is over once it was applied, or nothing has happened for the debounce. */
export const useSeenQuantity = (quantity: number) => {
  const last = useRef<Touch>(undefined);
  return {
    /** Somebody has pressed or typed. */
    touch: ({ timeStamp }: { readonly timeStamp: number }): void => {
      const { current } = last;
      const goesOn = current !== undefined && timeStamp - current.at < QUANTITY_DEBOUNCE_MS;
      last.current = { at: timeStamp, quantity: goesOn ? current.quantity : quantity };
    },
    /** What was seen by whoever has made the change that is applied now. */
    seen: (): number => {
      const before = last.current?.quantity ?? quantity;
      last.current = undefined;
      return before;
    },
  };
};
