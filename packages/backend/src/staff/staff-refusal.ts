// What the staff desk answers when it does not do what it was asked: a code for programs, and a sentence for people.

import { err, type Result } from 'neverthrow';

export type StaffRefusal = {
  readonly status: 400 | 404 | 409;
  readonly error: string;
  readonly message: string;
};

export type StaffAnswer<Value> = Result<Value, StaffRefusal>;

const refusing =
  (status: StaffRefusal['status']) =>
  (error: string, message: string): Result<never, StaffRefusal> =>
    err({ status, error, message });

/** Something in the request cannot be what it is; the message names it and what is allowed. */
export const invalid = (message: string): Result<never, StaffRefusal> => refusing(400)('INVALID', message);
/** There is nothing of that name. */
export const unknown = refusing(404);
/** The state of things does not allow it. */
export const conflict = refusing(409);
