import { BATCH_INTERVAL_MS, BATCH_MAX_OPERATIONS } from '@tornister/domain/session';
import { z } from 'zod/mini';
import type { FetchLike, RequestParts } from './fetch-like.ts';

export type BatchingOptions = {
  /** Calls back after so many milliseconds; a shop host that must not wait gives 0 to the next turn. */
  readonly after: (ms: number, callBack: () => void) => void;
  readonly waitMs?: number;
};

type Waiting = {
  readonly init: RequestParts;
  readonly answer: (response: Response) => void;
  readonly fail: (reason: unknown) => void;
};

const answers = z.array(z.unknown());

const jsonResponse = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Gives every waiting call its part of the batch's answer, or the one failure they all share. */
const distribute = async (batch: readonly Waiting[], response: Response): Promise<void> => {
  const text = await response.text();
  const parsed = answers.safeParse(response.ok ? JSON.parse(text) : undefined);
  batch.forEach((call, index) => {
    if (parsed.success && index in parsed.data) call.answer(jsonResponse(parsed.data[index], 200));
    else call.answer(new Response(text, { status: response.ok ? 502 : response.status, headers: response.headers }));
  });
};

const send = async (fetch: FetchLike, url: string, batch: readonly Waiting[]): Promise<void> => {
  const [first] = batch;
  if (first === undefined) return;
  try {
    if (batch.length === 1) {
      first.answer(await fetch(url, first.init));
      return;
    }
    const body = `[${batch.map(({ init }) => init.body ?? 'null').join(',')}]`;
    await distribute(batch, await fetch(url, { ...first.init, body }));
  } catch (reason) {
    for (const call of batch) call.fail(reason);
  }
};

/** Collects calls to one address for a moment and sends them together, in order; each gets its own answer back. */
export const batching = (fetch: FetchLike, { after, waitMs = BATCH_INTERVAL_MS }: BatchingOptions): FetchLike => {
  const waiting = new Map<string, Waiting[]>();
  const flush = (url: string): void => {
    const batch = waiting.get(url) ?? [];
    waiting.delete(url);
    void send(fetch, url, batch);
  };
  return (address, init) =>
    new Promise((answer, fail) => {
      // Clients name the same address by a new object each time.
      const url = String(address);
      const batch = waiting.get(url) ?? [];
      batch.push({ init, answer, fail });
      waiting.set(url, batch);
      if (batch.length === 1) after(waitMs, () => waiting.get(url) === batch && flush(url));
      if (batch.length === BATCH_MAX_OPERATIONS) flush(url);
    });
};
