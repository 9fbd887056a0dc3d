// What came of a form, as a sentence in its place that has the focus.

import type { ReactNode } from 'react';
import { useFocusOnArrival } from '../../react/use-focus-on-arrival.ts';

/** The button that was pressed went with its form, and the address has kept its path: the focus goes on here. */
export const FormOutcome = ({ children }: { readonly children: ReactNode }) => {
  const part = useFocusOnArrival<HTMLParagraphElement>();
  return (
    <p ref={part} role="status" tabIndex={-1}>
      {children}
    </p>
  );
};
