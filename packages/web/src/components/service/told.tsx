// A sentence in the place of a form: what came of it.

import type { ReactNode } from 'react';
import { useFocusOnArrival } from '../../react/use-focus-on-arrival.ts';

/** The button that was pressed went with its form, and the address has kept its path: the focus goes on here. */
export const Told = ({ children }: { readonly children: ReactNode }) => {
  const part = useFocusOnArrival<HTMLParagraphElement>();
  return (
    <p ref={part} role="status" tabIndex={-1}>
      {children}
    </p>
  );
};
