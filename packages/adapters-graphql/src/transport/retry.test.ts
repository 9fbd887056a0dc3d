import { MAX_ATTEMPTS } from '@tornister/domain/session';
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
