// A form that is sent once although its button is pressed twice.

import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/** Whether an answer is under way, and what a form does with a further press meanwhile: nothing. */
export const useBusyForm = () => {
  const isBusy = useNavigation().state !== 'idle';
  /** A second press may come before anything is rendered of the first one. */
  const isSent = useRef(false);
  // After every rendering: an answer that was there at once was never seen under way.
  useEffect(() => {
    if (!isBusy) isSent.current = false;
  });
  const ignoreWhileBusy = (event: FormEvent): void => {
    if (isBusy || isSent.current) event.preventDefault();
    isSent.current = true;
  };
  return { isBusy, ignoreWhileBusy };
};
