// A form that is sent once although its button is pressed twice.

import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

/** Whether an answer is under way, and what a form does with a further press meanwhile: nothing. */
export const useBusyForm = () => {
  const isBusy = useNavigation().state !== 'idle';
  const location = useLocation();
  const navigate = useNavigate();
  /** A second press may come before anything is rendered of the first one. */
  const isSent = useRef(false);
  // After every rendering: an answer that was there at once was never seen under way.
  useEffect(() => {
    if (!isBusy) isSent.current = false;
  });
  // An answer that led to another site is under way for ever in a page that Back brings out of the browser's cache: it is opened anew.
  useEffect(() => {
    if (!isBusy) return;
    const reopen = ({ persisted }: PageTransitionEvent) => persisted && void navigate(location, { replace: true });
    addEventListener('pageshow', reopen);
    return () => removeEventListener('pageshow', reopen);
  }, [isBusy, location, navigate]);
  const ignoreWhileBusy = (event: FormEvent): void => {
    if (isBusy || isSent.current) event.preventDefault();
    isSent.current = true;
  };
  return { isBusy, ignoreWhileBusy };
};
