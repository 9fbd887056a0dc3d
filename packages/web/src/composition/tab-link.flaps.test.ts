// @vitest-environment node

import type { GatewayError } from '@tornister/application/ports';
import { createInMemoryCookieJar } from '@tornister/application/testing';
import { CART_REFERENCE_COOKIE } from '@tornister/domain/session';
import { brandId, type ItemId } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { simulateTime, stubTab } from '../../test/simulated-time.ts';
import { createTabLink } from './tab-link.ts';

const TABS = 60;
const ROUNDS = 4;
/** This share of the connections is cut before the request arrives, and as many after it was done: 30 % together. */
const CUT = 0.15;

/** What somebody wanted once, as the network and the shop host see it. */
type Intent = {
  readonly name: string;
  readonly sentAt: number[];
  readonly cutAt: number[];
  readonly keys: Set<string>;
  /** How often it arrived, and how often it counted. */
  arrived: number;
  done: number;
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A shop host whose connections flap; it counts a change with a key once for its key, and any other each time that it arrives. */
const flappingHost = ({ random, between, now, pass }: ReturnType<typeof simulateTime>) => {
  const intents = new Map<string, Intent>();
  const knownKeys = new Set<string>();
  /** Each intent has a name of its own, which stands among its variables. */
  const intentOf = (operation: string): Intent => {
    const name = /"((?:question|plain|keyed) [^"]+)"/.exec(operation)?.[1] ?? 'unknown';
    const intent = intents.get(name) ?? { name, sentAt: [], cutAt: [], keys: new Set(), arrived: 0, done: 0 };
    intents.set(name, intent);
    return intent;
  };
  const perform = (operation: string): object => {
    const intent = intentOf(operation);
    const key = /"idempotencyKey":"([^"]+)"/.exec(operation)?.[1];
    intent.arrived += 1;
    if (key === undefined || !knownKeys.has(key)) intent.done += 1;
    if (key !== undefined) {
      intent.keys.add(key);
      knownKeys.add(key);
    }
    if (intent.name.startsWith('question')) return { data: { getExistingPages: [] } };
    return { errors: [{ message: 'The shop has its own view of it' }] };
  };
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const asked: object | readonly object[] = JSON.parse(String(body));
    const operations = [asked].flat().map((operation) => JSON.stringify(operation));
    for (const operation of operations) intentOf(operation).sentAt.push(now());
    const fate = random();
    const answers = fate < CUT ? [] : operations.map(perform);
    await pass(between(10, 90));
    if (fate >= 2 * CUT) return Response.json(Array.isArray(asked) ? answers : answers[0]);
    for (const operation of operations) intentOf(operation).cutAt.push(now());
    throw new TypeError('Failed to fetch');
  });
  return intents;
};

/** Tabs that ask and change, one by one and in batches; answers their intents, and of which of them they heard an answer. */
const run = async (seed: number) => {
  stubTab();
  const tabs = await Promise.all(
    Array.from({ length: TABS }, async (_, tab) => {
      const cookies = createInMemoryCookieJar({ [CART_REFERENCE_COOKIE]: `cart ${tab}` });
      const link = createTabLink(cookies, () => undefined);
      return { pages: await link.content(), carts: await link.cart(), letters: await link.newsletter() };
    }),
  );
  const time = simulateTime(seed);
  const intents = flappingHost(time);
  const heard = new Set<string>();
  const visit = async ({ pages, carts, letters }: (typeof tabs)[number], tab: number): Promise<void> => {
    const hear = async (name: string, call: ResultAsync<unknown, GatewayError>): Promise<void> => {
      const result = await call;
      if (result.isOk() || result.error.kind === 'gateway.refused') heard.add(name);
    };
    const question = (name: string) => hear(name, pages.existing([name]));
    const plain = (name: string) => hear(name, letters.confirm(name));
    const keyed = (name: string) =>
      hear(name, carts.update([{ kind: 'add-position', itemId: brandId<ItemId>(name), quantity: 1 }]));
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = `${tab}.${round}`;
      await time.pass(time.between(0, 2_000));
      await question(`question ${id}`);
      await Promise.all([question(`question ${id} beside`), keyed(`keyed ${id}`)]);
      await plain(`plain ${id}`);
      await Promise.all([plain(`plain ${id} beside`), keyed(`keyed ${id} beside`)]);
    }
  };
  await time.until(Promise.all(tabs.map(visit)));
  return {
    heard,
    of: (kind: 'question' | 'plain' | 'keyed') => [...intents.values()].filter(({ name }) => name.startsWith(kind)),
  };
};

const INTENTS_OF_A_KIND = TABS * ROUNDS * 2;

/** The pauses between a connection that was cut and the attempt after so many, of all who made it. */
const pausesAfter = (attempts: number, intents: readonly Intent[]): readonly number[] =>
  intents.flatMap(({ sentAt, cutAt }) => {
    const [cut, sent] = [cutAt[attempts - 1], sentAt[attempts]];
    return cut === undefined || sent === undefined ? [] : [sent - cut];
  });

describe.each([1, 2, 3])('60 tabs of which 30 % of the connections are cut (F14, seed %i)', (seed) => {
  it('get answers by asking again; a change without a key is sent once, and one with a key counts once', async () => {
    const { heard, of } = await run(seed);
    const [questions, plain, keyed] = [of('question'), of('plain'), of('keyed')];
    expect([questions, plain, keyed].map(({ length }) => length)).toEqual(Array(3).fill(INTENTS_OF_A_KIND));

    // Of a hundred questions 30 fail once, and one four times. A fifth attempt has its turn only where jitter and answers leave time within the limit.
    const unanswered = questions.filter(({ name }) => !heard.has(name));
    expect(unanswered.length).toBeLessThan(INTENTS_OF_A_KIND * 0.03);
    expect(unanswered.filter(({ cutAt }) => cutAt.length < 4)).toEqual([]);
    expect(questions.filter(({ sentAt }) => sentAt.length > 1).length).toBeGreaterThan(INTENTS_OF_A_KIND * 0.2);
    expect([...questions, ...keyed].filter(({ sentAt }) => sentAt.length > 5)).toEqual([]);
    for (const [at, shortest] of [300, 600, 1_200].entries()) {
      const pauses = pausesAfter(at + 1, questions);
      expect(pauses.length).toBeGreaterThan(0);
      expect(pauses.filter((ms) => ms < shortest || ms > shortest * 1.5)).toEqual([]);
    }

    expect(plain.filter(({ sentAt }) => sentAt.length !== 1)).toEqual([]);
    expect(plain.filter(({ done, arrived }) => done !== arrived)).toEqual([]);
    expect(keyed.filter(({ keys, done, arrived }) => keys.size !== done || done !== Math.min(arrived, 1))).toEqual([]);
    expect(keyed.filter(({ arrived }) => arrived > 1).length).toBeGreaterThan(INTENTS_OF_A_KIND * 0.05);
    expect([...plain, ...keyed].filter(({ name, done }) => heard.has(name) && done !== 1)).toEqual([]);
  });
});
