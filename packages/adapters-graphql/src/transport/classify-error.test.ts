import { TIMEOUT_MESSAGE, VALID_TOKEN_REQUIRED } from '@tornister/domain/session';
import { describe, expect, it } from 'vitest';
import { classifyError, Unanswered } from './classify-error.ts';
import { TimedOut } from './timed-out.ts';

const answered = (message: string, code?: string, status = 200) => ({
  response: { status, errors: [{ message, extensions: code === undefined ? {} : { code } }] },
});

const unanswered = (cause: unknown) => new Unanswered('The network failed', { cause });

describe('classifyError (spec 2 §8)', () => {
  it.each([
    { thrown: answered('gone', 'CART_NOT_FOUND'), kind: 'gateway.cart-lost' },
    { thrown: answered('A valid user id is required.'), kind: 'gateway.cart-lost' },
    { thrown: answered('nope', 'INVALID_TOKEN'), kind: 'gateway.unauthenticated' },
    { thrown: answered('ishop.api.error.revoked_token'), kind: 'gateway.unauthenticated' },
    { thrown: answered('Der Gutschein ist abgelaufen.', 'BAD_VOUCHER'), kind: 'gateway.refused' },
    { thrown: answered('x', 'INTERNAL_SERVER_ERROR'), kind: 'gateway.internal' },
    { thrown: { response: { status: 500 } }, kind: 'gateway.unreachable' },
    { thrown: { response: { status: 503 } }, kind: 'gateway.unreachable' },
    { thrown: answered('Network error', 'Network error', 503), kind: 'gateway.unreachable' },
    { thrown: answered('Bad gateway', undefined, 502), kind: 'gateway.unreachable' },
    { thrown: answered('x', 'INTERNAL_SERVER_ERROR', 500), kind: 'gateway.internal' },
    { thrown: answered('x', 'TOO_MANY_REQUESTS', 503), kind: 'gateway.throttled' },
    { thrown: answered('ishop.api.error.revoked_token', undefined, 500), kind: 'gateway.unauthenticated' },
    { thrown: answered('gone', 'CART_NOT_FOUND', 500), kind: 'gateway.cart-lost' },
    { thrown: answered('x', 'UNREADABLE_ANSWER', 502), kind: 'gateway.unreadable' },
    { thrown: answered('NOT_TOGETHER', 'NOT_TOGETHER', 400), kind: 'gateway.refused' },
    { thrown: answered('PERSISTED_ONLY', 'PERSISTED_ONLY', 400), kind: 'gateway.outdated' },
    { thrown: answered('PERSISTED_ONLY', 'PERSISTED_ONLY'), kind: 'gateway.outdated' },
    { thrown: { response: { status: 499 } }, kind: 'gateway.unreadable' },
    { thrown: { response: { status: 400 } }, kind: 'gateway.unreadable' },
    { thrown: unanswered(new TimedOut()), kind: 'gateway.timed-out' },
    { thrown: unanswered(new Error(TIMEOUT_MESSAGE)), kind: 'gateway.unreachable' },
    { thrown: unanswered(new TypeError('fetch failed')), kind: 'gateway.unreachable' },
    { thrown: unanswered(undefined), kind: 'gateway.unreachable' },
    { thrown: unanswered(new SyntaxError('no JSON')), kind: 'gateway.unreadable' },
    { thrown: new Error('Invalid execution result'), kind: 'gateway.unreadable' },
    { thrown: undefined, kind: 'gateway.unreadable' },
  ])('takes $thrown for $kind', ({ thrown, kind }) => {
    expect(classifyError(thrown).kind).toBe(kind);
  });

  it('says of an answer that is no JSON that it is none', () => {
    expect(classifyError(unanswered(new SyntaxError('Unexpected token <')))).toEqual({
      kind: 'gateway.unreadable',
      detail: 'not JSON',
    });
  });

  it('knows a revoked login from one that is merely missing', () => {
    expect(classifyError(answered('', 'ishop.api.error.revoked_token'))).toEqual({
      kind: 'gateway.unauthenticated',
      revoked: true,
    });
    for (const code of ['INVALID_TOKEN', VALID_TOKEN_REQUIRED])
      expect(classifyError(answered('', code))).toEqual({ kind: 'gateway.unauthenticated', revoked: false });
  });

  it('says when something that was tried too often may be tried again', () => {
    const error = { message: 'Zu viele Versuche.', extensions: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 8 } };
    const expected = { kind: 'gateway.throttled', message: 'Zu viele Versuche.', retryAfterSeconds: 8 };
    for (const status of [200, 429]) expect(classifyError({ response: { status, errors: [error] } })).toEqual(expected);
    expect(classifyError(answered('Zu viele Versuche.', 'TOO_MANY_REQUESTS'))).toEqual({
      ...expected,
      retryAfterSeconds: 60,
    });
  });

  it("keeps the backend's own sentence of a refusal", () => {
    expect(classifyError(answered('Nicht mehr lieferbar'))).toEqual({
      kind: 'gateway.refused',
      message: 'Nicht mehr lieferbar',
      fieldErrors: [],
    });
  });

  it('takes a code that stands where a sentence would for none', () => {
    expect(classifyError(answered('BAD_REQUEST', 'BAD_REQUEST'))).toEqual({
      kind: 'gateway.refused',
      message: '',
      fieldErrors: [],
    });
    expect(classifyError(answered('TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'))).toMatchObject({ message: '' });
  });
});
