import { money } from '@tornister/domain/money';
import { NO_PRIME, type PrimeInfo, UNKNOWN_VISITOR } from '@tornister/domain/session';
import { instantOf } from '@tornister/domain/shared';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { RunningPrime } from '../ports/index.ts';
import { createJoinWaitingList, createOpenPrime, createRenewPrime } from './index.ts';

const clock = { now: () => instantOf(1_000) };
const SOLD = { price: money(2_900), endsAt: instantOf(5_000), methods: [] };
const NOBODY = { get: () => undefined };
const openedBy = (
  primeInfo: PrimeInfo,
  sold: typeof SOLD | undefined = undefined,
  cookies: { readonly get: (name: string) => string | undefined } = NOBODY,
  running: RunningPrime | undefined = undefined,
) =>
  createOpenPrime({
    session: { customerInfo: () => okAsync({ ...UNKNOWN_VISITOR, primeInfo }) },
    prime: { offer: () => okAsync(sold), running: () => okAsync(running) },
    cookies,
    clock,
  })();

describe('what the prime page says (spec 2 §4 "Prime")', () => {
  it('offers the waiting list to whoever has no membership, or one that has ended', async () => {
    expect(await openedBy(NO_PRIME)).toMatchObject({ membership: { kind: 'none' }, offer: 'waiting-list' });
    const ended = await openedBy({ status: 'ACTIVE', abo: false, endDate: instantOf(1_000) });
    expect(ended).toMatchObject({ membership: { kind: 'ended', endDate: 1_000 }, offer: 'waiting-list' });
  });

  it('offers a member nothing, and says until when', async () => {
    const running = await openedBy({ status: 'ACTIVE', abo: true, endDate: instantOf(1_001) });
    expect(running).toMatchObject({
      membership: { kind: 'running', renews: true, endDate: 1_001 },
      offer: 'is-member',
    });
  });

  it('says what holds of a running membership also where none is sold', async () => {
    const running = { deliversHere: false, renewal: { isAgreed: true, price: money(2_900) } };
    const info = { status: 'ACTIVE', abo: true, endDate: instantOf(1_001) };
    const opened = await openedBy(info, undefined, NOBODY, running);
    expect(opened).toMatchObject({ offer: 'is-member', running });
    expect(opened).not.toHaveProperty('sold');
  });

  it('takes whoever cannot be asked for, for nobody', async () => {
    const session = { customerInfo: () => errAsync({ kind: 'gateway.unreachable' } as const) };
    const nothing = () => errAsync({ kind: 'gateway.unreachable' } as const);
    const prime = { offer: nothing, running: nothing };
    expect((await createOpenPrime({ session, prime, cookies: NOBODY, clock })()).offer).toBe('waiting-list');
  });

  it('offers what is sold, with its price and its end', async () => {
    const sold = { price: SOLD.price, endsAt: SOLD.endsAt };
    expect(await openedBy(NO_PRIME, SOLD)).toEqual({
      hasAccount: false,
      membership: { kind: 'none' },
      offer: 'subscribe',
      sold,
    });
  });

  it.each([
    ['a member', ['X-JWT-exist'], true],
    ['a guest', ['X-JWT-exist', 'X-JWT-guest'], false],
    ['nobody', [], false],
  ])('stands in an account for %s: %s', async (_who, cookies: readonly string[], hasAccount) => {
    const get = (name: string) => (cookies.includes(name) ? '1' : undefined);
    expect((await openedBy(NO_PRIME, SOLD, { get })).hasAccount).toBe(hasAccount);
  });
});

describe('the waiting list', () => {
  it('asks for an address, and for nothing else', async () => {
    const asked: unknown[] = [];
    const waiting = createJoinWaitingList({
      prime: {
        joinWaitingList: (entry) => {
          asked.push(entry);
          return okAsync(undefined);
        },
        waitingListLink: (token) => okAsync(token === 'good' ? 'open' : 'unknown'),
        confirmWaitingList: (token) => okAsync(token === 'good'),
      },
    });
    expect((await waiting.join({ email: 'nobody', honeypotField: '' }))._unsafeUnwrapErr()).toEqual({
      kind: 'waiting-list.invalid',
      errors: [{ field: 'email', message: 'emailIncorrect' }],
    });
    expect((await waiting.join({ email: ' paul@example.com ', honeypotField: '' })).isOk()).toBe(true);
    expect(asked).toEqual([{ email: 'paul@example.com', honeypotField: '' }]);
    expect((await waiting.link('good'))._unsafeUnwrap()).toBe('open');
    expect((await waiting.confirm('good'))._unsafeUnwrap()).toBe(true);
  });
});

describe('the renewal', () => {
  it('is agreed to at the price that was seen, or refused', async () => {
    const asked: number[] = [];
    const renewal = createRenewPrime({
      prime: {
        agreeToRenewal: (priceCents) => {
          asked.push(priceCents);
          return okAsync(priceCents === 2_900);
        },
        endRenewal: () => okAsync(true),
      },
    });
    expect((await renewal.agree(2_900))._unsafeUnwrap()).toBe(true);
    expect((await renewal.agree(1))._unsafeUnwrapErr()).toEqual({ kind: 'renewal.refused' });
    expect(asked).toEqual([2_900, 1]);
    expect((await renewal.end())._unsafeUnwrap()).toBe(true);
  });
});
