// Turns what a call threw into a `GatewayError`.

import type { GatewayError } from '@tornister/application/ports';
import { classifyFailure } from '@tornister/domain/session';
import { list, number, optional, readOrNothing, record, text } from './json-shape.ts';
import { TimedOut } from './timed-out.ts';
import { UNREADABLE_CODE, unreadable } from './unreadable.ts';

type Extensions = { readonly code?: string | undefined; readonly retryAfterSeconds?: number | undefined };

const answerWithErrors = record({
  response: record({
    status: number,
    errors: optional(
      list(
        record({
          message: text,
          extensions: optional(record({ code: optional(text), retryAfterSeconds: optional(number) })),
        }),
      ),
    ),
  }),
});

/** How long to wait when the backend does not say. */
const RETRY_AFTER_S = 60;

/** A refusal without a sentence repeats its code, which a program reads and people are never shown. */
const sentenceOf = (message: string, code: string | undefined): string => (message === code ? '' : message);

const fromServer = (message: string, { code, retryAfterSeconds = RETRY_AFTER_S }: Extensions): GatewayError => {
  if (code === UNREADABLE_CODE) return unreadable(message);
  const failure = classifyFailure(code === undefined ? { message } : { message, code });
  switch (failure) {
    case 'login-revoked':
      return { kind: 'gateway.unauthenticated', revoked: true };
    case 'token-invalid':
    case 'valid-token-required':
      return { kind: 'gateway.unauthenticated', revoked: false };
    case 'cart-unknown':
    case 'user-unknown':
      return { kind: 'gateway.cart-lost' };
    case 'internal':
      return { kind: 'gateway.internal' };
    case 'throttled':
      return { kind: 'gateway.throttled', message: sentenceOf(message, code), retryAfterSeconds };
    case 'refused':
      return { kind: 'gateway.refused', message: sentenceOf(message, code), fieldErrors: [] };
  }
};

/** What it means that nothing came back: after a time limit what was asked for may have been done all the same. */
export const classifyLost = (reason: unknown): GatewayError => ({
  kind: reason instanceof TimedOut ? 'gateway.timed-out' : 'gateway.unreachable',
});

// A batch whose answer is not even JSON has come back.
const classifyUnanswered = (reason: unknown): GatewayError =>
  reason instanceof SyntaxError ? unreadable('not JSON') : classifyLost(reason);

/** What the network threw, apart from what the client makes of an answer that came. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** What came instead of data: the status of the answer, and the errors in it. */
export class AnsweredWithErrors extends Error {
  override readonly name = 'AnsweredWithErrors';
  readonly response: { readonly status: number; readonly errors?: readonly unknown[] };

  constructor(response: AnsweredWithErrors['response']) {
    super(`HTTP ${response.status}`);
    this.response = response;
  }
}

/** Turns whatever a call threw into one of the shared gateway errors. */
export const classifyError = (thrown: unknown): GatewayError => {
  if (thrown instanceof Unanswered) return classifyUnanswered(thrown.cause);
  const answer = readOrNothing(answerWithErrors, thrown);
  if (answer !== undefined) {
    const { errors, status } = answer.response;
    const first = errors?.[0];
    if (first !== undefined) return fromServer(first.message, first.extensions ?? {});
    return status >= 500 ? { kind: 'gateway.unreachable' } : unreadable(`HTTP ${status}`);
  }
  return unreadable('not an answer');
};
