// Turns what a call threw into a `GatewayError`.

import type { GatewayError } from '@tornister/application/ports';
import { classifyFailure } from '@tornister/domain/session';
import { list, number, optional, readOrNothing, record, text } from './json-shape.ts';
import { TimedOut } from './timed-out.ts';
import { UNREADABLE_CODE, unreadable } from './unreadable.ts';

type Extensions = { readonly code?: string | undefined; readonly retryAfterSeconds?: number | undefined };
type ServerError = { readonly message: string; readonly extensions?: Extensions | undefined };

const serverError = record({
  message: text,
  extensions: optional(record({ code: optional(text), retryAfterSeconds: optional(number) })),
});

const answerWithErrors = record({ response: record({ status: number, errors: optional(list(serverError)) }) });

/** How long to wait when the backend does not say. */
const RETRY_AFTER_S = 60;

const fromServer = ({
  message,
  extensions: { code, retryAfterSeconds = RETRY_AFTER_S } = {},
}: ServerError): GatewayError => {
  if (code === UNREADABLE_CODE) return unreadable(message);
  // A refusal without a sentence repeats its code, which a program reads and people are never shown.
  const sentence = message === code ? '' : message;
  const failure = classifyFailure({ message, code });
  switch (failure) {
    case 'login-revoked':
    case 'token-invalid':
    case 'valid-token-required':
      return { kind: 'gateway.unauthenticated', revoked: failure === 'login-revoked' };
    case 'cart-unknown':
    case 'user-unknown':
      return { kind: 'gateway.cart-lost' };
    case 'outdated':
      return { kind: 'gateway.outdated' };
    case 'internal':
      return { kind: 'gateway.internal' };
    case 'throttled':
      return { kind: 'gateway.throttled', message: sentence, retryAfterSeconds };
    case 'refused':
      return { kind: 'gateway.refused', message: sentence, fieldErrors: [] };
  }
};

/** What it means that nothing came back; what was asked for may have been done all the same. */
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

/**
 * Turns whatever a call threw into one of the shared gateway errors. An answer of 500 or above that says none of the words of the error catalogue
 * refuses nothing: nobody was there who could (spec 1 §8, "Network error" 503).
 */
export const classifyError = (thrown: unknown): GatewayError => {
  if (thrown instanceof Unanswered) return classifyUnanswered(thrown.cause);
  const answer = readOrNothing(answerWithErrors, thrown);
  if (answer !== undefined) {
    const { errors: [first] = [], status } = answer.response;
    const told = first ? fromServer(first) : unreadable(`HTTP ${status}`);
    return status >= 500 && (!first || told.kind === 'gateway.refused') ? { kind: 'gateway.unreachable' } : told;
  }
  return unreadable('not an answer');
};
