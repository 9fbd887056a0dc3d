// What the calls answer when they did not do what was asked: four shapes, one meaning. Source: spec 2 §5 "Server validation", §7, §8.

import { err, ok, type Result } from 'neverthrow';
import { errorsFromServer, type FormErrors, type ServerRefusal } from '../forms/field-errors.ts';

type Text = string | null | undefined;

/** Generic result of a mutation. */
export type MutationAnswer = ServerRefusal & { readonly successful: boolean };
/** Login and registration; the flag is written with two l. */
export type LoginAnswer = Pick<ServerRefusal, 'fieldErrors'> & {
  readonly successfull: boolean;
  readonly errorMessage?: Text;
};
/** `setSelectedPayment`. */
export type PaymentAnswer = { readonly successful: boolean; readonly errorMessage?: Text };
/** Submission of a return. */
export type ReturnAnswer = { readonly isError: boolean; readonly errorMsg?: Text };

const doneOr = (isDone: boolean, refusal: ServerRefusal): Result<void, FormErrors> =>
  isDone ? ok(undefined) : err(errorsFromServer(refusal));

/** Done, or the general message and the field errors. Source: spec 2 §8 "Generic result". */
export const mutationDone = ({ successful, ...refusal }: MutationAnswer): Result<void, FormErrors> =>
  doneOr(successful, refusal);

/** Done, or the message and the field errors. Source: spec 2 §8 "Login and register result". */
export const loginDone = ({ successfull, errorMessage, fieldErrors }: LoginAnswer): Result<void, FormErrors> =>
  doneOr(successfull, { generalErrorMessage: errorMessage ?? null, fieldErrors: fieldErrors ?? null });

/** Done, or the message. Source: spec 2 §8 "setSelectedPayment". */
export const paymentDone = ({ successful, errorMessage }: PaymentAnswer): Result<void, FormErrors> =>
  doneOr(successful, { generalErrorMessage: errorMessage ?? null });

/** Done, or the message. Source: spec 2 §8 "Return submission". */
export const returnDone = ({ isError, errorMsg }: ReturnAnswer): Result<void, FormErrors> =>
  doneOr(!isError, { generalErrorMessage: errorMsg ?? null });
