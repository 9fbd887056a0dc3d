// What a refused form is drawn with again: everything that was typed, every mistake, and what is wrong with it as a whole.

import type { CompleteShippingError } from '@tornister/application/checkout';
import type { GatewayError } from '@tornister/application/ports';
import type { FieldError } from '@tornister/domain/shared';
import { data } from 'react-router';
import { failWith, retryAfter } from '../../respond.ts';

export type FormRefusal = {
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
  readonly message?: string;
};

type RefusalAnswer = {
  readonly status?: 422 | 429 | 503;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Fields that are never sent back. */
const SECRETS = ['password'];

/** What was typed, without passwords. */
export const typedIn = (posted: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...posted].flatMap(([name, value]) =>
      typeof value === 'string' && !SECRETS.includes(name) ? [[name, value] as const] : [],
    ),
  );

/** The value of one field. */
export const fieldOf = (posted: FormData, name: string): string => {
  const value = posted.get(name);
  return typeof value === 'string' ? value : '';
};

/** Draws the form again (422), or says that it has to be sent again later (503, 429). */
export const refuseForm = (
  posted: FormData,
  { errors, message }: { readonly errors: readonly FieldError[]; readonly message?: string },
  { status = 422, headers = {} }: RefusalAnswer = {},
) => {
  const refusal: FormRefusal = {
    typed: typedIn(posted),
    errors,
    ...(message === undefined ? {} : { message }),
  };
  return data({ refusal }, { status, headers });
};

/** A failed call keeps what was typed, except where the visitor has to begin anew. */
export const refuseCall = (posted: FormData, error: GatewayError) => {
  if (error.kind === 'gateway.unauthenticated' || error.kind === 'gateway.cart-lost') throw failWith(error);
  if (error.kind === 'gateway.throttled') {
    const answer = { status: 429, headers: retryAfter(error.retryAfterSeconds) } as const;
    return refuseForm(posted, { errors: [], message: error.message || error.kind }, answer);
  }
  if (error.kind !== 'gateway.refused') return refuseForm(posted, { errors: [], message: error.kind }, { status: 503 });
  return refuseForm(posted, { errors: error.fieldErrors, message: error.message || error.kind });
};

/** The refusal of an address form or of the shipping step. */
export const refuseShipping = (posted: FormData, error: CompleteShippingError) =>
  error.kind === 'shipping.invalid' ? refuseForm(posted, error) : refuseCall(posted, error);
