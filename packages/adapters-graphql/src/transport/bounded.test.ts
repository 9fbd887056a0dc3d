import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounded, Overloaded } from './bounded.ts';
import type { FetchLike } from './fetch-like.ts';
import { wholeBody } from './whole-body.ts';

/** A backend whose answers come when a test says so. */
const slow = () => {
  const open: { readonly url: string; readonly end: (how: 'answer' | 'cut') => void }[] = [];
  const state = { most: 0, running: 0 };
  const fetch: FetchLike = (url) => {
    state.running += 1;
    state.most = Math.max(state.most, state.running);
    return new Promise((answer, fail) => {
      open.push({
        url: String(url),
        end: (how) => {
          state.running -= 1;
          if (how === 'answer') answer(new Response('ok'));
          else fail(new Error('cut'));
        },
      });
    });
  };
  return { fetch, open, state };
};

const outcome = (call: Promise<Response>): Promise<string> =>
  call.then(
    () => 'answered',
    (reason: Error) => reason.name,
  );

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('bounded calls', () => {
  it('run up to the bound, wait up to the other, and fail at once beyond both', async () => {
    const { fetch, open } = slow();
    const call = bounded(fetch, { atOnce: 2, waiting: 1 });
    const calls = ['a', 'b', 'c', 'd'].map((url) => outcome(call(url, {})));
    expect(await calls[3]).toBe(new Overloaded('').name);
    expect(open.map(({ url }) => url)).toEqual(['a', 'b']);
    open[0]?.end('cut');
    await turns();
    expect(open.map(({ url }) => url)).toEqual(['a', 'b', 'c']);
    open[1]?.end('answer');
    open[2]?.end('answer');
    expect(await Promise.all(calls.slice(0, 3))).toEqual(['Error', 'answered', 'answered']);
  });

  it('leave the queue when nobody waits for them any more', async () => {
    const { fetch, open } = slow();
    const call = bounded(fetch, { atOnce: 1, waiting: 1 });
    const first = outcome(call('a', {}));
    const leaving = new AbortController();
    const left = outcome(call('b', { signal: leaving.signal }));
    leaving.abort();
    expect(await left).toBe('AbortError');
    const third = outcome(call('c', {}));
    open[0]?.end('answer');
    await turns();
    expect(open.map(({ url }) => url)).toEqual(['a', 'c']);
    open[1]?.end('answer');
    expect([await first, await third]).toEqual(['answered', 'answered']);
  });

  it('are not made for somebody who has already left', async () => {
    const { fetch, open } = slow();
    const call = bounded(fetch, { atOnce: 1, waiting: 1 });
    expect(await outcome(call('a', { signal: AbortSignal.abort() }))).toBe('AbortError');
    expect(open).toEqual([]);
  });

  it('never exceed the bound and never forget one, in whatever order they end', async () => {
    const bounds = fc.record({ atOnce: fc.integer({ min: 1, max: 5 }), waiting: fc.nat(5) });
    const steps = fc.array(fc.constantFrom('call', 'answer', 'cut'), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(bounds, steps, async (allowed, wanted) => {
        const { fetch, open, state } = slow();
        const call = bounded(fetch, allowed);
        const calls: Promise<string>[] = [];
        const ended = new Set<number>();
        const step = async (kind: (typeof wanted)[number]): Promise<void> => {
          if (kind === 'call') calls.push(outcome(call('/', {})));
          else if (ended.size < open.length) {
            open[ended.size]?.end(kind);
            ended.add(ended.size);
          }
          await turns();
        };
        for (const kind of wanted) await step(kind);
        while (ended.size < open.length) await step('answer');
        await Promise.all(calls);
        expect(state.most).toBeLessThanOrEqual(allowed.atOnce);
        expect(state.running).toBe(0);
      }),
    );
  });
});

describe('the whole body', () => {
  it('has come when the call answers, with status and headers', async () => {
    const answered = await wholeBody(
      async () => new Response('text', { status: 429, headers: { 'retry-after': '8' } }),
    )('/', {});
    expect([answered.status, answered.headers.get('retry-after'), await answered.text()]).toEqual([429, '8', 'text']);
    expect((await wholeBody(async () => new Response(null, { status: 204 }))('/', {})).status).toBe(204);
  });

  it('is read as JSON as well, as often as somebody asks', async () => {
    const answered = await wholeBody(async () => Response.json({ data: { logout: true } }))('/', {});
    expect([await answered.json(), await answered.json()]).toEqual(Array(2).fill({ data: { logout: true } }));
    const html = await wholeBody(async () => new Response('<html>'))('/', {});
    await expect(html.json()).rejects.toBeInstanceOf(SyntaxError);
  });

  it('fails as a call when it breaks off', async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new Error('cut')) });
    await expect(wholeBody(async () => new Response(broken))('/', {})).rejects.toThrow('cut');
  });
});
