// Keeps what is typed into a form while it is not saved, and puts it back after a reload. The form belongs to the browser, as without scripts:
// what was kept is written into its fields as if it were typed once more.

import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { sessionUseCases } from '../composition/session-tokens.ts';
import { useShop } from '../react/shop-provider.tsx';
import { fillForm } from './fill-form.ts';
import { typedIn } from './form-refusal.ts';

type FormDraft = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
};

type KeptForm = Pick<FormDraft, 'ref'> & {
  /** Keeps what a form says now. */
  readonly keep: (form: HTMLFormElement) => void;
};

/** As `useFormDraft`, for code that came after the form and listens to it by itself: it says when to keep. */
export const useKeptForm = (path: string, isRefused: boolean): KeptForm => {
  const drafts = useShop().get(sessionUseCases.formDrafts);
  const ref = useRef<HTMLFormElement>(null);
  // Only the page that is opened is filled: what is typed from then on is newer.
  const wasRefused = useRef(isRefused);
  useEffect(() => {
    const typed = drafts.of(path);
    const form = ref.current;
    if (form === null || typed === undefined || wasRefused.current) return;
    // What was typed for another address is given up once its form is closed (spec 2 §4).
    if (fillForm(form, typed)) drafts.keep(path, typedIn(new FormData(form)));
  }, [drafts, path]);
  return { ref, keep: (form) => drafts.keep(path, typedIn(new FormData(form))) };
};

/** For the form of the page at `path`. One that is drawn again with its mistakes has what was typed already. */
export const useFormDraft = (path: string, isRefused: boolean): FormDraft => {
  const { ref, keep } = useKeptForm(path, isRefused);
  return { ref, onInput: ({ currentTarget }) => keep(currentTarget) };
};
