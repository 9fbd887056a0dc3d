// Keeps what is typed into a form of class lists. It draws nothing: its code comes when somebody types, or when something waits in the tab.

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useKeptForm } from '../../routes/use-form-draft.ts';

export type ListDraftProps = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly path: string;
  /** Whether the form has more than is kept. */
  readonly isFilled: boolean;
  /** Whether somebody typed before this code was there. */
  readonly isTyped: boolean;
};

/** What was kept is put into the form; what is typed, also before this code came, is kept. */
export const ListDraft = ({ form, path, isFilled, isTyped }: ListDraftProps) => {
  const { ref, keep } = useKeptForm(path, isFilled || isTyped);
  const keepNow = useRef(keep);
  // The form is known before what was kept is put into it.
  useLayoutEffect(() => {
    const { current } = form;
    ref.current = current;
    if (current === null) return;
    const kept = (): void => keepNow.current(current);
    current.addEventListener('input', kept);
    return () => current.removeEventListener('input', kept);
  }, [form, ref]);
  useEffect(() => {
    if (isTyped && form.current !== null) keepNow.current(form.current);
  }, [isTyped, form]);
  return null;
};
