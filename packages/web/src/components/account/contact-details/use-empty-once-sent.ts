// Empties a form that stays on its page after it was taken: the tab keeps its fields, and with them a password that nobody needs any more.

import { type RefObject, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** For the form of this intent; one that was refused keeps what was typed. */
export const useEmptyOnceSent = (form: RefObject<HTMLFormElement | null>, intent: string, isRefused: boolean): void => {
  const { state, formData } = useNavigation();
  const isOnItsWay = state !== 'idle' && formData?.get('intent') === intent;
  const wasOnItsWay = useRef(false);
  useEffect(() => {
    if (isOnItsWay) wasOnItsWay.current = true;
    if (state !== 'idle' || !wasOnItsWay.current) return;
    wasOnItsWay.current = false;
    if (!isRefused) form.current?.reset();
  }, [form, isOnItsWay, isRefused, state]);
};
