// How the form of material lists is sent where it brings a file.

import type { FormEvent } from 'react';
import { FIELDS } from './list-fields.ts';

/** A file is read by the shop host, which alone can read a PDF, a mail or a document: its form is sent as a document. A form without an intent wants to be read. */
export const sendFile = (event: FormEvent<HTMLFormElement>): void => {
  const form = event.currentTarget;
  const { submitter } = event.nativeEvent as SubmitEvent;
  const wantsMore = submitter instanceof HTMLButtonElement && submitter.value !== 'read';
  const file = new FormData(form).get(FIELDS.file);
  if (wantsMore || !(file instanceof File) || file.size === 0) return;
  event.preventDefault();
  form.submit();
};
