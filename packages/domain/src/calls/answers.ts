// What the submission of a return answers when it did not do what was asked. The other calls are read where they arrive, in the adapters. Source: spec 2 §5 "Server validation", §7, §8.

import { err, ok, type Result } from 'neverthrow';
import { errorsFromServer, type FormErrors, type ServerRefusal } from '../forms/field-errors.ts';

type Text = string | null | undefined;

/** Submission of a return. */
export type ReturnAnswer = { readonly isError: boolean; readonly errorMsg?: Text };

const doneOr = (isDone: boolean, refusal: ServerRefusal): Result<void, FormErrors> =>
  isDone ? ok(undefined) : err(errorsFromServer(refusal));

/** Done, or the message. Source: spec 2 §8 "Return submission". */
export const returnDone = ({ isError, errorMsg }: ReturnAnswer): Result<void, FormErrors> =>
  doneOr(!isError, { generalErrorMessage: errorMsg ?? null });
