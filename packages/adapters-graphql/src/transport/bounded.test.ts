import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounded, boundedToTheEnd, Overloaded } from './bounded.ts';
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

describe('calls that are bounded to the end of their bodies', () => {
  type Body = ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  /** Answers at once, with bodies that come when a test says so. */
  const begun = (bounds = { atOnce: 1, waiting: 1 }) => {
    const bodies: Body[] = [];
    const left: number[] = [];
    const call = boundedToTheEnd(async (_url, { signal }) => {
      const at = bodies.length;
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start: (controller) => {
          bodies.push(controller);
          signal?.addEventListener('abort', () => controller.error(signal.reason));
        },
        cancel: () => void left.push(at),
      });
      return new Response(body, { status: 206, headers: { 'content-type': 'video/webm' } });
    }, bounds);
    return { bodies, left, call };
  };
  const bytes = (length: number) => new Uint8Array(length);

  it('keep their turn until the body has come as a whole', async () => {
    const { bodies, call } = begun();
    const first = await call('a', {});
    expect([first.status, first.headers.get('content-type')]).toEqual([206, 'video/webm']);
    const second = call('b', {});
    bodies[0]?.enqueue(bytes(3));
    await turns();
    expect(bodies).toHaveLength(1);
    expect(await outcome(call('c', {}))).toBe(new Overloaded('').name);
    bodies[0]?.close();
    expect((await second).status).toBe(206);
    expect((await first.arrayBuffer()).byteLength).toBe(3);
  });

  it.each(['cancel', 'break off', 'leave'] as const)('end it when readers or the network %s', async (how) => {
    const { bodies, left, call } = begun();
    const leaving = new AbortController();
    const first = await call('a', { signal: leaving.signal });
    // So much that nothing more is read ahead.
    bodies[0]?.enqueue(bytes(1_048_576));
    await turns();
    const second = call('b', {});
    if (how === 'cancel') await first.body?.cancel();
    else if (how === 'leave') leaving.abort(new Error('left'));
    else {
      bodies[0]?.error(new Error('cut'));
      await expect(first.arrayBuffer()).rejects.toThrow('cut');
    }
    expect((await second).status).toBe(206);
    expect(left).toEqual(how === 'cancel' ? [0] : []);
    // The turn has ended once, not twice: the second has it, the next one waits, and there is no place for another.
    void call('c', {});
    expect(await outcome(call('d', {}))).toBe(new Overloaded('').name);
  });

  it('end it at once where there is no body, or no answer', async () => {
    let fails = false;
    const call = boundedToTheEnd(
      async () => {
        if (fails) throw new Error('cut');
        return new Response(null, { status: 304 });
      },
      { atOnce: 1, waiting: 0 },
    );
    expect((await call('a', {})).status).toBe(304);
    fails = true;
    expect(await outcome(call('b', {}))).toBe('Error');
    fails = false;
    expect((await call('c', {})).status).toBe(304);
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
