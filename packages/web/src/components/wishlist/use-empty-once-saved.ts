// React hook: empties a form of the lists that stays on its page, once what it has sent is there.

import { type RefObject, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * What was refused keeps its text, and so does what is being typed when somebody else changes the list.
 *
 * @param isOwn whether what is on its way was sent by this form
 * @param saved what differs once it was taken
 */
export const useEmptyOnceSaved = (
  form: RefObject<HTMLFormElement | null>,
  isOwn: (posted: FormData) => boolean,
  saved: number | string | undefined,
): void => {
  const { state, formData } = useNavigation();
  const before = useRef<{ readonly saved: typeof saved }>(undefined);
  // After every rendering: the answer comes with the one in which nothing is on its way any more.
  useEffect(() => {
    if (formData !== undefined && isOwn(formData)) before.current = { saved };
    if (state !== 'idle') return;
    if (before.current !== undefined && before.current.saved !== saved) form.current?.reset();
    before.current = undefined;
  });
};
