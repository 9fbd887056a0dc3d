// React hook: a part that has come in the place of what had the focus takes it.

import { type RefObject, useEffect, useRef } from 'react';
import { useWasServerRendered } from './use-was-server-rendered.ts';

/** The part takes the focus where it is nowhere, as after a form that went with the button that sent it. A page that opens so is left alone. */
export const useFocusOnArrival = <Part extends HTMLElement>(): RefObject<Part | null> => {
  const part = useRef<Part>(null);
  const wasServerRendered = useWasServerRendered();
  useEffect(() => {
    if (!wasServerRendered && document.activeElement === document.body) part.current?.focus();
  }, [wasServerRendered]);
  return part;
};
