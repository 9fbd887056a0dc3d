import { describe, expect, it } from 'vitest';
import { timeLimit } from '../transport/time-limit.ts';
import { createEndpointSession } from './endpoint-session.ts';

const sessionAnswering = (response: Response) =>
  createEndpointSession(() => Promise.resolve(response), { get: () => undefined });

const CREDENTIALS = { identifier: 'mia@example.com', password: 'x', stayLogged: false, mergeCart: true };
const logIn = async (body: object, init: ResponseInit = {}) =>
  sessionAnswering(Response.json(body, init)).logIn(CREDENTIALS);

describe('the endpoints of the shop host, heard in a browser (spec 2 §7, §8)', () => {
  it('log in', async () => {
    const answer = await logIn({ successfull: true, firstName: 'Mia', lastName: 'Muster', cartMerged: true });
    expect(answer._unsafeUnwrap()).toEqual({
      firstName: 'Mia',
      lastName: 'Muster',
      cartMerged: true,
      isMergeDelayed: false,
      ownVoucherStays: false,
      ownGiftStays: false,
    });
    const kept = await logIn({ successfull: true, firstName: 'Mia', lastName: 'Muster', accountKept: true });
    expect(kept._unsafeUnwrap()).toMatchObject({ accountKept: true });
    const short = await logIn({ successfull: true, cartMerged: true, shortfall: 'Less: pen.' });
    expect(short._unsafeUnwrap()).toMatchObject({ cartMerged: true, shortfall: 'Less: pen.' });
  });

  it('register: with the number of an institution, and nothing for what was dropped like a machine', async () => {
    const form = {
      kind: 'customer',
      salutation: 'ms',
      firstname: 'Nora',
      lastname: 'Neu',
      email: 'nora@example.com',
      password: 'rote-socke-7',
      passwordRepeated: 'rote-socke-7',
      honeypotField: '',
    } as const;
    const register = (body: object) => sessionAnswering(Response.json(body)).register(form);
    const member = {
      successfull: true,
      isLoggedIn: true,
      firstName: 'Nora',
      lastName: 'Neu',
      customerNumber: '800001',
    };
    expect((await register(member))._unsafeUnwrap()).toEqual({
      firstName: 'Nora',
      lastName: 'Neu',
      cartMerged: false,
      isMergeDelayed: false,
      ownVoucherStays: false,
      ownGiftStays: false,
      customerNumber: '800001',
    });
    expect((await register({ successfull: true, fieldErrors: [] }))._unsafeUnwrap()).toBeUndefined();
    const fieldErrors = [{ fieldName: 'address.city', errorMessage: 'requiredField' }];
    expect((await register({ successfull: false, errorMessage: '', fieldErrors }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'gateway.refused',
      fieldErrors: [{ field: 'address.city', message: 'requiredField' }],
    });
  });

  it('take a session of the wallet over, and give it up, for the cart of the cookie', async () => {
    const sent: (readonly [path: string, body: unknown])[] = [];
    const answers = [
      { successfull: true, fieldErrors: [] },
      { successfull: false, errorMessage: 'vue.checkout.wallet.unknown' },
      { successfull: true, fieldErrors: [] },
    ];
    const session = createEndpointSession(
      (path, init) => {
        sent.push([String(path), JSON.parse(String(init?.body))]);
        return Promise.resolve(Response.json(answers.shift()));
      },
      { get: () => 'reference-1' },
    );
    expect((await session.completeWallet('s-1')).isOk()).toBe(true);
    expect((await session.completeWallet('s-2'))._unsafeUnwrapErr()).toMatchObject({
      kind: 'gateway.refused',
      message: 'vue.checkout.wallet.unknown',
    });
    expect((await session.abortWallet()).isOk()).toBe(true);
    const express = { checkoutType: 'express', cartId: 'reference-1' };
    expect(sent).toEqual([
      ['/api/checkout-amazon/', { amazonCheckoutSessionId: 's-1', ...express }],
      ['/api/checkout-amazon/', { amazonCheckoutSessionId: 's-2', ...express }],
      ['/api/abort-amazon/', express],
    ]);
  });

  it('log out, and say whether the backend has heard of it', async () => {
    for (const successfull of [true, false])
      expect((await sessionAnswering(Response.json({ successfull })).logOut())._unsafeUnwrap()).toBe(successfull);
    const lost = await sessionAnswering(Response.json({}, { status: 503 })).logOut();
    expect(lost._unsafeUnwrapErr().kind).toBe('gateway.unreachable');
  });

  it('refuse in the words of the server', async () => {
    const fieldErrors = [{ fieldName: 'email', errorMessage: 'emailIncorrect' }];
    expect((await logIn({ successfull: false, errorMessage: 'Nein.', fieldErrors }))._unsafeUnwrapErr()).toEqual({
      kind: 'gateway.refused',
      message: 'Nein.',
      fieldErrors: [{ field: 'email', message: 'emailIncorrect' }],
    });
  });

  it('say when something that was tried too often may be tried again', async () => {
    const init = { status: 429, headers: { 'retry-after': '8' } };
    expect((await logIn({ successfull: false, errorMessage: 'Zu oft.' }, init))._unsafeUnwrapErr()).toEqual({
      kind: 'gateway.throttled',
      message: 'Zu oft.',
      retryAfterSeconds: 8,
    });
  });

  it.each([
    { status: 503, kind: 'gateway.unreachable' },
    { status: 500, kind: 'gateway.unreachable' },
    { status: 403, kind: 'gateway.unreadable' },
  ])('fail with $kind for status $status, which is no refusal', async ({ status, kind }) => {
    const answer = await logIn({ successfull: false, errorMessage: 'gateway.unreachable' }, { status });
    expect(answer._unsafeUnwrapErr().kind).toBe(kind);
  });

  it('have timed out, not failed to be reached, after a time limit: what was asked for may have been done', async () => {
    const call = timeLimit(
      () => new Promise(() => undefined),
      () => AbortSignal.abort(),
    );
    const session = createEndpointSession(call, { get: () => undefined });
    expect((await session.logIn(CREDENTIALS))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
    expect((await session.openCart())._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
  });

  it('are unreachable when they answer no JSON', async () => {
    const answer = await sessionAnswering(new Response('<html>')).logIn(CREDENTIALS);
    expect(answer._unsafeUnwrapErr().kind).toBe('gateway.unreachable');
  });
});
