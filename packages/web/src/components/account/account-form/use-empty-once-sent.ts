// Empties a form that stays on its page after it was taken: the tab keeps its fields, and with them passwords that nobody needs any more.

import { type RefObject, useEffect, useRef } from 'react';

/** For the form of this field, while it is busy and when it no longer is; one that was refused keeps what was typed. */
export const useEmptyOnceSent = (
  field: RefObject<HTMLInputElement | null>,
  isBusy: boolean,
  isRefused: boolean,
): void => {
  const wasBusy = useRef(isBusy);
  useEffect(() => {
    if (wasBusy.current && !isBusy && !isRefused) field.current?.form?.reset();
    wasBusy.current = isBusy;
  }, [field, isBusy, isRefused]);
};
