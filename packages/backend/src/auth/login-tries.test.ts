import { DAY_MS, HOUR_MS, SECOND_MS } from '@tornister/domain/shared';
import fc from 'fast-check';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  type Limit,
  SPARE_LOGINS_FOR_ACCOUNT_FROM_ADDRESS,
  SPARE_LOGINS_FROM_ADDRESS,
  WRONG_LOGINS_FOR_ACCOUNT,
  WRONG_LOGINS_FROM_ADDRESS,
} from '../limits/limits.ts';
import { type Counted, countAt, waitFor, windowStartAt } from '../limits/sliding-count.ts';
import { countLoginTry, type TryCounter } from './login-tries.ts';

/** Counts as the table does, in memory; a test sets the time. */
const createCounter = () => {
  const rows = new Map<string, Counted>();
  const clock = { now: 0 };
  const rowAt = (key: string, { windowMs }: Limit): Counted => {
    const windowStart = windowStartAt(clock.now, windowMs);
    const { windowStart: start, current, previous } = rows.get(key) ?? { windowStart, current: 0, previous: 0 };
    if (start === windowStart) return { windowStart, current, previous };
    return { windowStart, current: 0, previous: start === windowStart - windowMs ? current : 0 };
  };
  const counter: TryCounter = {
    take: async (limit, subject) => {
      const key = `${limit.name}:${subject}`;
      const row = rowAt(key, limit);
      if (countAt(row, clock.now, limit.windowMs) + 1 > limit.most)
        return err({ limit, waitMs: Math.max(1, waitFor(row, clock.now, limit)) });
      rows.set(key, { ...row, current: row.current + 1 });
      return ok({ key, windowStart: row.windowStart, windowMs: limit.windowMs });
    },
    giveBack: async (taken) => {
      for (const { key } of taken) {
        const row = rows.get(key) ?? expect.fail('nothing was taken');
        rows.set(key, { ...row, current: row.current - 1 });
      }
    },
  };
  return { counter, clock };
};

type Attempt = {
  readonly name: string;
  readonly clientAddress: string;
  readonly times: number;
  readonly afterMs: number;
};

type Checked = { readonly at: number; readonly attempt: Attempt };

/** Tries by the period of the clock that they fell into. */
const byWindow = (checked: readonly Checked[], windowMs: number): ReadonlyMap<number, readonly Checked[]> => {
  const starts = new Set(checked.map(({ at }) => windowStartAt(at, windowMs)));
  return new Map(
    [...starts].map((start) => [start, checked.filter(({ at }) => windowStartAt(at, windowMs) === start)]),
  );
};

/** The moments of the tries that were let through, of so many that are made one after the other. */
const attack = async ({ counter, clock }: ReturnType<typeof createCounter>, attempts: readonly Attempt[]) => {
  const checked: Checked[] = [];
  for (const attempt of attempts) {
    clock.now += attempt.afterMs;
    for (let n = 0; n < attempt.times; n += 1)
      if ((await countLoginTry(counter, attempt)).isOk()) checked.push({ at: clock.now, attempt });
  }
  return checked;
};

/** Addresses that are nobody's but an attacker's: single ones of IPv4, and whole sites of IPv6. */
const strangerAddress = fc.oneof(
  fc.tuple(fc.nat(60), fc.nat(255)).map(([net, host]) => `198.51.${net}.${host}`),
  fc.tuple(fc.nat(20), fc.nat(0xffff)).map(([site, net]) => `2001:db8:${site}:${net.toString(16)}::1`),
);
const attemptsOn = (names: readonly string[], address: fc.Arbitrary<string>) =>
  fc.array(
    fc.record({
      name: fc.constantFrom(...names),
      clientAddress: address,
      times: fc.integer({ min: 1, max: 20 }),
      // Mostly as quick as a machine is, now and then after a pause.
      afterMs: fc.oneof(
        { weight: 40, arbitrary: fc.nat(5 * SECOND_MS) },
        { weight: 1, arbitrary: fc.nat(6 * HOUR_MS) },
      ),
    }),
    { minLength: 20, maxLength: 150 },
  );

const OWNER = 'owner@example.com';

describe('Tries of a password (T-RATE)', () => {
  it('law: whatever others try from wherever, the owner has three tries at an address in no network of theirs', async () => {
    const attempts = attemptsOn([OWNER, 'other@example.com'], strangerAddress);
    await fc.assert(
      fc.asyncProperty(attempts, fc.constantFrom('203.0.113.5', '2001:db8:ffff::1'), async (tries, home) => {
        const limits = createCounter();
        await attack(limits, tries);
        for (let n = 0; n < SPARE_LOGINS_FOR_ACCOUNT_FROM_ADDRESS.most; n += 1)
          expect((await countLoginTry(limits.counter, { name: OWNER, clientAddress: home })).isOk()).toBe(true);
      }),
    );
  });

  it('law: n addresses try at most 100 passwords of an account in an hour, and each three more in a day', async () => {
    await fc.assert(
      fc.asyncProperty(attemptsOn([OWNER], strangerAddress), async (tries) => {
        const limits = createCounter();
        const checked = await attack(limits, tries);
        const days = byWindow(checked, DAY_MS);
        for (const ofDay of days.values()) {
          const hours = byWindow(ofDay, HOUR_MS);
          const addresses = new Set(ofDay.map(({ attempt }) => attempt.clientAddress)).size;
          const spare = SPARE_LOGINS_FOR_ACCOUNT_FROM_ADDRESS.most * addresses;
          expect(ofDay.length).toBeLessThanOrEqual(WRONG_LOGINS_FOR_ACCOUNT.most * hours.size + spare);
          for (const ofHour of hours.values())
            expect(ofHour.length).toBeLessThanOrEqual(WRONG_LOGINS_FOR_ACCOUNT.most + spare);
        }
      }),
    );
  });

  it('law: an owner of 65,536 networks of IPv6, or of an IPv4 network, has 30 more in a day', async () => {
    const site = attemptsOn(
      [OWNER],
      fc.nat(0xffff).map((net) => `2001:db8:1:${net.toString(16)}::1`),
    );
    const network = attemptsOn(
      [OWNER],
      fc.nat(255).map((host) => `198.51.100.${host}`),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(site, network), async (tries) => {
        const checked = await attack(
          createCounter(),
          tries.map((one) => ({ ...one, afterMs: 0 })),
        );
        expect(checked.length).toBeLessThanOrEqual(130);
      }),
    );
  });

  it('lets everybody at an address try three times after 100 wrong tries there, until there were 1,000', async () => {
    const limits = createCounter();
    const made = (from: number, count: number): readonly Attempt[] =>
      Array.from({ length: count }, (_, n) => ({
        name: `made-up-${from + n}`,
        clientAddress: '192.0.2.1',
        times: 1,
        afterMs: 0,
      }));
    const most = WRONG_LOGINS_FROM_ADDRESS.most + SPARE_LOGINS_FROM_ADDRESS.most;
    const mine = { name: OWNER, clientAddress: '192.0.2.1', times: 5, afterMs: 0 };
    expect(await attack(limits, made(0, most - 3))).toHaveLength(most - 3);
    expect(await attack(limits, [mine])).toHaveLength(3);
    expect(await attack(limits, made(most, 1))).toHaveLength(0);
    expect(await attack(limits, [{ ...mine, clientAddress: '192.0.2.2' }])).toHaveLength(5);
  });

  it('names the time after which there is room, and counts nothing that it refuses', async () => {
    const limits = createCounter();
    const strangers = Array.from({ length: 10 }, (_, n) => ({
      name: OWNER,
      clientAddress: `198.51.${n}.1`,
      times: 10,
      afterMs: 0,
    }));
    expect(await attack(limits, strangers)).toHaveLength(100);
    const mine = { name: OWNER, clientAddress: '203.0.113.5' };
    expect(await attack(limits, [{ ...mine, times: 3, afterMs: 0 }])).toHaveLength(3);
    const { waitMs } = (await countLoginTry(limits.counter, mine))._unsafeUnwrapErr();
    expect(waitMs).toBeLessThan(2 * HOUR_MS);
    limits.clock.now += waitMs;
    expect((await countLoginTry(limits.counter, mine)).isOk()).toBe(true);
  });
});
