// A form that is sent once although its button is pressed twice.

import { type FormEvent, useEffect, useRef } from 'react';
import { useActionData, useLocation, useNavigate, useNavigation } from 'react-router';

/** What was pressed, and what had been answered before. */
type Sent = { readonly button: string; readonly answer: unknown };

const buttonOf = ({ nativeEvent }: FormEvent): string => {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement ? `${submitter.name}=${submitter.value}` : '';
};

/**
 * Whether an answer is under way, and what a form does with a further press meanwhile: nothing. Another button counts as soon as the answer is on
 * the page, while what stands beside it is still read anew: who has opened a form may give it up at once.
 */
export const useBusyForm = () => {
  const isBusy = useNavigation().state !== 'idle';
  const location = useLocation();
  const navigate = useNavigate();
  const answer: unknown = useActionData();
  /** A second press may come before anything is rendered of the first one. */
  const sent = useRef<Sent>(undefined);
  // After every rendering: an answer that was there at once was never seen under way.
  useEffect(() => {
    if (!isBusy) sent.current = undefined;
  });
  // An answer that led to another site is under way for ever in a page that Back brings out of the browser's cache: it is opened anew.
  useEffect(() => {
    if (!isBusy) return;
    const reopen = ({ persisted }: PageTransitionEvent) => persisted && void navigate(location, { replace: true });
    addEventListener('pageshow', reopen);
    return () => removeEventListener('pageshow', reopen);
  }, [isBusy, location, navigate]);
  const ignoreWhileBusy = (event: FormEvent): void => {
    const { current } = sent;
    const pressed = { button: buttonOf(event), answer };
    const isAnother =
      current !== undefined && answer !== undefined && answer !== current.answer && pressed.button !== current.button;
    if ((isBusy || current !== undefined) && !isAnother) {
      event.preventDefault();
      sent.current ??= pressed;
    } else sent.current = pressed;
  };
  return { isBusy, ignoreWhileBusy };
};
