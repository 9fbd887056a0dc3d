// The closed union of errors that every gateway answers with.

import type { FieldError } from '@tornister/domain/shared';

/**
 * Why a remote call did not answer what was asked. Every gateway speaks this closed union and nothing else.
 * - `unreachable`: the network or the backend is gone; trying again later may help. It may have gone after the call was sent.
 * - `timed-out`: no answer within the time limit; whether it was done is not known.
 * - `unauthenticated`: the visitor's login is not, or no longer, valid.
 * - `cart-lost`: the cart or the user id is unknown, and a fresh one did not help either.
 * - `refused`: the backend understood and said no; the message is its own sentence or a key.
 * - `throttled`: this was tried too often; after so many seconds it may be tried again. The message is the backend's own sentence.
 * - `outdated`: the other side does not publish what was asked: the shop was renewed, and whoever asks is of another build. Nothing was done.
 * - `internal`: the backend failed while it worked on it; whether it was done is not known.
 * - `unreadable`: the answer was not what the contract promises.
 */
export type GatewayError =
  | { readonly kind: 'gateway.unreachable' }
  | { readonly kind: 'gateway.timed-out' }
  | { readonly kind: 'gateway.unauthenticated'; readonly revoked: boolean }
  | { readonly kind: 'gateway.cart-lost' }
  | { readonly kind: 'gateway.refused'; readonly message: string; readonly fieldErrors: readonly FieldError[] }
  | { readonly kind: 'gateway.throttled'; readonly message: string; readonly retryAfterSeconds: number }
  | { readonly kind: 'gateway.outdated' }
  | { readonly kind: 'gateway.internal' }
  | { readonly kind: 'gateway.unreadable'; readonly detail: string };
