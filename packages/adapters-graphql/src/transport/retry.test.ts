import { MAX_ATTEMPTS } from '@tornister/domain/session';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FetchLike } from './fetch-like.ts';
import { type RetryOptions, retrying } from './retry.ts';

const QUERY = { body: JSON.stringify({ query: 'query getFooter{getFooter{usps{headline}}}' }) };
const MUTATION = { body: JSON.stringify({ query: 'mutation logout{logout}' }) };
const KEYED_MUTATION = {
  body: JSON.stringify({ query: 'mutation submitCart{…}', variables: { idempotencyKey: 'k1' } }),
};

/** A network that plays the given answers one after another; `'cut'` is a connection that breaks. */
const network = (...answers: readonly (number | 'cut')[]) => {
  let calls = 0;
  const fetch: FetchLike = async () => {
    const answer = answers[Math.min(calls, answers.length - 1)] ?? 200;
    calls += 1;
    if (answer === 'cut') throw new Error('cut');
    return new Response('{}', { status: answer });
  };
  return { fetch, calls: () => calls };
};

const patient = (fetch: FetchLike, more: Partial<RetryOptions> = {}) => {
  const pauses: number[] = [];
  const call = retrying(fetch, {
    wait: async (ms) => {
      pauses.push(ms);
    },
    random: () => 0,
    ...more,
  });
  return { call, pauses };
};

describe('retrying (spec 2 §9: up to 5 attempts, from 300 ms, growing)', () => {
  it('asks a query again after a cut connection, with growing pauses', async () => {
    const { fetch } = network('cut', 'cut', 200);
    const { call, pauses } = patient(fetch);
    expect((await call('/', QUERY)).status).toBe(200);
    expect(pauses).toEqual([300, 600]);
  });

  it('asks again what has no body', async () => {
    const { fetch, calls } = network('cut', 200);
    expect((await patient(fetch).call('/', {})).status).toBe(200);
    expect(calls()).toBe(2);
  });

  it('gives up after 5 attempts with the last failure', async () => {
    const { fetch, calls } = network('cut');
    await expect(patient(fetch).call('/', QUERY)).rejects.toThrow('cut');
    expect(calls()).toBe(MAX_ATTEMPTS);
  });

  it('sends a file once, whatever becomes of it', async () => {
    const { fetch, calls } = network('cut', 200);
    await expect(patient(fetch).call('/', { body: new FormData() })).rejects.toThrow('cut');
    expect(calls()).toBe(1);
  });

  it('gives up sooner on a failure that is not worth waiting for', async () => {
    const { fetch, calls } = network('cut');
    const isHopeless: RetryOptions['isHopeless'] = (reason, failed) => reason instanceof Error && failed >= 2;
    const { call, pauses } = patient(fetch, { isHopeless });
    await expect(call('/', QUERY)).rejects.toThrow('cut');
    expect([calls(), pauses]).toEqual([2, [300]]);
  });

  it.each([502, 503, 504])('asks a query again after status %i', async (status) => {
    const { fetch, calls } = network(status, 200);
    expect((await patient(fetch).call('/', QUERY)).status).toBe(200);
    expect(calls()).toBe(2);
  });

  it.each([200, 400, 401, 404, 500])('takes status %i as the answer', async (status) => {
    const { fetch, calls } = network(status);
    expect((await patient(fetch).call('/', QUERY)).status).toBe(status);
    expect(calls()).toBe(1);
  });

  it('never repeats a change without a key: it might have been done', async () => {
    const { fetch, calls } = network('cut', 200);
    await expect(patient(fetch).call('/', MUTATION)).rejects.toThrow('cut');
    expect(calls()).toBe(1);
  });

  it('repeats a change that carries an idempotency key', async () => {
    const { fetch, calls } = network('cut', 200);
    expect((await patient(fetch).call('/', KEYED_MUTATION)).status).toBe(200);
    expect(calls()).toBe(2);
  });

  it.each([
    ['changes with keys and questions', [KEYED_MUTATION, QUERY, KEYED_MUTATION], 2],
    ['a change with a key beside one without', [KEYED_MUTATION, MUTATION], 1],
    ['a question beside a change without a key', [QUERY, MUTATION], 1],
  ])('repeats a batch only where each of its operations may be repeated: %s', async (_what, batch, expected) => {
    const { fetch, calls } = network('cut', 200);
    const answer = patient(fetch).call('/', { body: `[${batch.map(({ body }) => body).join()}]` });
    expect(
      await answer.then(
        ({ status }) => status,
        (reason: Error) => reason.message,
      ),
    ).toBe(expected === 2 ? 200 : 'cut');
    expect(calls()).toBe(expected);
  });
});

describe('many clients whose connections are cut, 30 % of them (F14)', () => {
  const KINDS = { question: QUERY, plain: MUTATION, keyed: KEYED_MUTATION };
  /** What becomes of an attempt: it is cut before it arrives, or after it was done, or answered. */
  const fate = fc.oneof(
    { weight: 15, arbitrary: fc.constant('lost') },
    { weight: 15, arbitrary: fc.constant('done unheard') },
    { weight: 70, arbitrary: fc.constant('answered') },
  );
  const client = fc.record({
    kind: fc.constantFrom<keyof typeof KINDS>('question', 'plain', 'keyed'),
    fates: fc.array(fate, { minLength: 10, maxLength: 10 }),
    draws: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 10, maxLength: 10 }),
  });
  type Client = typeof client extends fc.Arbitrary<infer Value> ? Value : never;
  const ALWAYS_CUT: Client = { kind: 'question', fates: Array(10).fill('lost'), draws: [] };

  /** Makes the call of a client; answers how often it was sent and done, whether it was answered, and the pauses. */
  const visit = async ({ kind, fates, draws }: Client) => {
    const seen = { sent: 0, done: 0 };
    const fetch: FetchLike = async () => {
      const now = fates[seen.sent];
      seen.sent += 1;
      if (now !== 'lost') seen.done += 1;
      if (now !== 'answered') throw new Error('cut');
      return new Response('{}');
    };
    const { call, pauses } = patient(fetch, { random: () => draws[seen.sent] ?? 0 });
    const isAnswered = await call('/', KINDS[kind]).then(
      () => true,
      () => false,
    );
    return { ...seen, isAnswered, pauses };
  };

  it('try up to 5 times what may run twice and once everything else; pauses begin with 300 ms, are doubled, and are longer by half at most', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(client, { maxLength: 50 }), async (luckier) => {
        const clients = [...luckier, ALWAYS_CUT];
        const visits = await Promise.all(clients.map(visit));
        for (const [who, { kind, fates }] of clients.entries()) {
          const attempts = kind === 'plain' ? 1 : 5;
          const needed = fates.includes('answered') ? fates.indexOf('answered') + 1 : 11;
          expect(visits[who]).toMatchObject({ sent: Math.min(needed, attempts), isAnswered: needed <= attempts });
        }
        const isPlain = (_: unknown, who: number): boolean => clients[who]?.kind === 'plain';
        const plain = clients.filter(isPlain);
        const doneOfPlain = visits.filter(isPlain).reduce((sum, { done }) => sum + done, 0);
        expect(doneOfPlain).toBe(plain.filter(({ fates: [first] }) => first !== 'lost').length);
        const shares = visits.flatMap(({ pauses }) => pauses.map((ms, at) => ms / (300 * 2 ** at)));
        expect(shares.filter((share) => share < 1 || share > 1.5)).toEqual([]);
      }),
    );
  });
});
