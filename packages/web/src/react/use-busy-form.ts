// A form that is sent once although its button is pressed twice.

import type { FormEvent } from 'react';
import { useNavigation } from 'react-router';

/** Whether an answer is under way, and what a form does with a further press meanwhile: nothing. */
export const useBusyForm = () => {
  const isBusy = useNavigation().state !== 'idle';
  const ignoreWhileBusy = (event: FormEvent): void => {
    if (isBusy) event.preventDefault();
  };
  return { isBusy, ignoreWhileBusy };
};
