import { BATCH_INTERVAL_MS, BATCH_MAX_OPERATIONS } from '@tornister/domain/session';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { batching } from './batching.ts';
import type { FetchLike, RequestParts } from './fetch-like.ts';
import { createGraphqlTransport } from './host-transport.ts';
import type { Operation } from './operation.ts';

const URL_OF_SHOP = 'https://shop.example/api/shop/';

/** Turns that end and time that passes when the test says so. */
const manualTime = () => {
  const ends: (() => void)[] = [];
  const waiting: { readonly ms: number; readonly callBack: () => void }[] = [];
  return {
    atTurnEnd: (callBack: () => void) => ends.push(callBack),
    after: (ms: number, callBack: () => void) => waiting.push({ ms, callBack }),
    endTurn: () => {
      for (const callBack of ends.splice(0)) callBack();
    },
    pass: () => {
      for (const { callBack } of waiting.splice(0)) callBack();
    },
    endings: () => ends.length,
    waits: () => waiting.map(({ ms }) => ms),
  };
};

/** A backend that answers every operation with its own text, and remembers what it was sent. */
const echo = () => {
  const bodies: string[] = [];
  const fetch: FetchLike = async (_url, init) => {
    const body = String(init.body ?? '');
    bodies.push(body);
    return new Response(body, { status: 200 });
  };
  return { fetch, bodies };
};

const operation = (name: string): RequestParts => ({ method: 'POST', body: JSON.stringify({ query: name }) });
const textOf = async (response: Promise<Response>): Promise<unknown> => (await response).json();

describe('batching (spec 2 §7: up to 10 operations, every 15 ms)', () => {
  it('sends what one turn asks for as one request, in order', async () => {
    const time = manualTime();
    const { fetch, bodies } = echo();
    const call = batching(fetch, time);
    const answers = Promise.all([textOf(call(URL_OF_SHOP, operation('a'))), textOf(call(URL_OF_SHOP, operation('b')))]);
    expect(bodies).toEqual([]);
    time.endTurn();
    expect(await answers).toEqual([{ query: 'a' }, { query: 'b' }]);
    expect(bodies).toEqual(['[{"query":"a"},{"query":"b"}]']);
  });

  it('sends what comes within 15 ms after a batch as the next one, when they are over', async () => {
    const time = manualTime();
    const { fetch, bodies } = echo();
    const call = batching(fetch, time);
    const answers = ['a', 'b', 'c'].map((name, index) => {
      const answer = call(URL_OF_SHOP, operation(name));
      if (index < 2) time.endTurn();
      return answer;
    });
    expect(bodies).toEqual(['{"query":"a"}']);
    expect(time.waits()).toEqual([BATCH_INTERVAL_MS]);
    time.pass();
    expect(bodies).toEqual(['{"query":"a"}', '[{"query":"b"},{"query":"c"}]']);
    await Promise.all(answers);
  });

  it('keeps the interval after every batch, and sends at once again when one was quiet', async () => {
    const time = manualTime();
    const { fetch, bodies } = echo();
    const call = batching(fetch, time);
    const ask = (name: string) => {
      const answer = call(URL_OF_SHOP, operation(name));
      time.endTurn();
      return answer;
    };
    const answers = [ask('a'), ask('b')];
    time.pass();
    answers.push(ask('c'));
    expect(bodies).toHaveLength(2);
    time.pass();
    expect(bodies).toHaveLength(3);
    time.pass();
    expect(time.waits()).toEqual([]);
    answers.push(ask('d'));
    expect(bodies).toHaveLength(4);
    await Promise.all(answers);
  });

  it('sends a full batch at once, also within the interval, which ends when it would have ended', async () => {
    const time = manualTime();
    const { fetch, bodies } = echo();
    const call = batching(fetch, time);
    const ask = (count: number) => Array.from({ length: count }, () => call(URL_OF_SHOP, operation('a')));
    const answers = ask(BATCH_MAX_OPERATIONS + 1);
    expect(time.endings()).toBe(1);
    time.endTurn();
    expect(bodies).toHaveLength(1);
    answers.push(...ask(BATCH_MAX_OPERATIONS - 1));
    expect([bodies.length, time.waits()]).toEqual([2, [BATCH_INTERVAL_MS]]);
    time.pass();
    await Promise.all(answers);
  });

  it('leaves a file out of it: that call goes at once and alone', async () => {
    const time = manualTime();
    const seen: RequestParts[] = [];
    const fetch = batching(async (_url, init) => {
      seen.push(init);
      return Response.json({});
    }, time);
    const other = fetch(URL_OF_SHOP, operation('a'));
    const body = new FormData();
    await fetch(URL_OF_SHOP, { method: 'POST', body });
    expect(seen).toEqual([{ method: 'POST', body }]);
    time.endTurn();
    await other;
    expect(seen).toHaveLength(2);
  });

  it('brings operations of a real client together, which names its address by an object', async () => {
    const time = manualTime();
    const bodies: unknown[] = [];
    const answers: FetchLike = async (_url, init) => {
      const sent: unknown = JSON.parse(String(init.body ?? ''));
      bodies.push(sent);
      return Response.json(Array.isArray(sent) ? sent.map(() => ({ data: {} })) : { data: {} });
    };
    const transport = createGraphqlTransport({ url: URL_OF_SHOP, fetch: batching(answers, time) });
    const run = (name: string) =>
      transport.run({ name, text: `query ${name} { a }` } as Operation<object, object>, {}, (answer) => answer);
    const all = Promise.all([run('first'), run('second')]);
    await expect.poll(() => time.endings()).toBeGreaterThan(0);
    time.endTurn();
    expect((await all).every((answer) => answer.isOk())).toBe(true);
    expect(bodies).toEqual([[expect.objectContaining({ query: 'query first { a }' }), expect.anything()]]);
  });

  it('hands on the parts of an answer as they were parsed, and as text to whoever reads text', async () => {
    const time = manualTime();
    const { fetch } = echo();
    const call = batching(fetch, time);
    const answers = Promise.all(['a', 'b'].map((name) => call(URL_OF_SHOP, operation(name))));
    time.endTurn();
    const [first] = await answers;
    const parsed = await first?.json();
    expect(parsed).toEqual({ query: 'a' });
    expect(await first?.json()).toBe(parsed);
    expect(await first?.text()).toBe('{"query":"a"}');
  });

  it('sends a lone operation as it is, not as a list', async () => {
    const time = manualTime();
    const { fetch, bodies } = echo();
    const answer = batching(fetch, time)(URL_OF_SHOP, operation('a'));
    time.endTurn();
    await answer;
    expect(bodies).toEqual(['{"query":"a"}']);
  });

  it.each([
    { operations: BATCH_MAX_OPERATIONS - 1, sentBeforeTurnEnds: 0 },
    { operations: BATCH_MAX_OPERATIONS, sentBeforeTurnEnds: 1 },
    { operations: BATCH_MAX_OPERATIONS + 1, sentBeforeTurnEnds: 1 },
  ])(
    'has sent $sentBeforeTurnEnds batch before the turn ends with $operations operations',
    async ({ operations, sentBeforeTurnEnds }) => {
      const time = manualTime();
      const { fetch, bodies } = echo();
      const call = batching(fetch, time);
      const answers = Array.from({ length: operations }, (_, index) => call(URL_OF_SHOP, operation(String(index))));
      expect(bodies).toHaveLength(sentBeforeTurnEnds);
      time.endTurn();
      time.pass();
      await Promise.all(answers);
    },
  );

  it('fails every operation of a batch whose request failed', async () => {
    const time = manualTime();
    const call = batching(() => Promise.reject(new Error('down')), time);
    const answers = Promise.allSettled([call(URL_OF_SHOP, operation('a')), call(URL_OF_SHOP, operation('b'))]);
    time.endTurn();
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('sends one after the other what was not allowed together, and gives each its own answer', async () => {
    const time = manualTime();
    const bodies: string[] = [];
    let underWay = 0;
    const call = batching(async (_url, init) => {
      const body = String(init.body);
      bodies.push(body);
      underWay += 1;
      await Promise.resolve();
      expect(underWay).toBe(1);
      underWay -= 1;
      return body.startsWith('[') ? new Response('{}', { status: 400 }) : new Response(body, { status: 200 });
    }, time);
    const answers = Promise.all([textOf(call(URL_OF_SHOP, operation('a'))), textOf(call(URL_OF_SHOP, operation('a')))]);
    time.endTurn();
    expect(await answers).toEqual([{ query: 'a' }, { query: 'a' }]);
    expect(bodies).toEqual(['[{"query":"a"},{"query":"a"}]', '{"query":"a"}', '{"query":"a"}']);
  });

  it('lets one that fails alone fail, and sends the others', async () => {
    const time = manualTime();
    const call = batching(async (_url, init) => {
      const body = String(init.body);
      if (body.includes('"b"') && !body.startsWith('[')) throw new Error('gone');
      return new Response(body, { status: body.startsWith('[') ? 400 : 200 });
    }, time);
    const answers = Promise.allSettled(['a', 'b', 'c'].map((name) => call(URL_OF_SHOP, operation(name))));
    time.endTurn();
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('gives every operation the status of a batch that was refused as a whole', async () => {
    const time = manualTime();
    const call = batching(async () => new Response('{}', { status: 503 }), time);
    const answers = Promise.all([call(URL_OF_SHOP, operation('a')), call(URL_OF_SHOP, operation('b'))]);
    time.endTurn();
    expect((await answers).map(({ status }) => status)).toEqual([503, 503]);
  });

  it('gives every operation its own answer, whatever the order in which batches come back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 35 }), async (scheduler, count) => {
        const time = manualTime();
        const { fetch } = echo();
        const call = batching(scheduler.scheduleFunction(fetch), time);
        const answers = Array.from({ length: count }, (_, index) =>
          textOf(call(URL_OF_SHOP, operation(String(index)))),
        );
        time.endTurn();
        time.pass();
        await scheduler.waitFor(Promise.all(answers));
        expect(await Promise.all(answers)).toEqual(
          Array.from({ length: count }, (_, index) => ({ query: String(index) })),
        );
      }),
    );
  });
});
