// Transport rule: sends calls of the same moment as one batch.

import { BATCH_INTERVAL_MS, BATCH_MAX_OPERATIONS } from '@tornister/domain/session';
import type { FetchLike, RequestParts } from './fetch-like.ts';

export type BatchingOptions = {
  /** Calls back after so many milliseconds. */
  readonly after: (ms: number, callBack: () => void) => void;
  /** Calls back when this turn has asked for all that it asks for. */
  readonly atTurnEnd: (callBack: () => void) => void;
};

type Waiting = {
  readonly init: RequestParts;
  readonly answer: (response: Response) => void;
  readonly fail: (reason: unknown) => void;
};

/** A batch that the backend refuses as a whole: it has run nothing of it. */
const REFUSED = 400;

/** One part of a batch's answer. It has been parsed with the whole: whoever wants it as JSON gets it as it is, not written and parsed once more. */
const partOf = (answer: unknown): Response =>
  Object.assign(new Response(null, { headers: { 'content-type': 'application/json' } }), {
    text: async () => JSON.stringify(answer),
    json: async () => answer,
  });

/** Gives every waiting call its part of the batch's answer, or the one failure they all share. */
const distribute = async (batch: readonly Waiting[], response: Response): Promise<void> => {
  const text = await response.text();
  const parsed: unknown = response.ok ? JSON.parse(text) : undefined;
  batch.forEach((call, index) => {
    if (Array.isArray(parsed) && index in parsed) call.answer(partOf(parsed[index]));
    else call.answer(new Response(text, { status: response.ok ? 502 : response.status, headers: response.headers }));
  });
};

const sendAlone = (fetch: FetchLike, url: string, { init, answer, fail }: Waiting): Promise<void> =>
  fetch(url, init).then(answer, fail);

/** Two calls may each be allowed and not be allowed together, like a button that was pressed twice: then they go one after the other. */
const send = async (fetch: FetchLike, url: string, batch: readonly Waiting[]): Promise<void> => {
  const [first, second] = batch;
  if (first === undefined) return;
  if (second === undefined) return sendAlone(fetch, url, first);
  try {
    const body = `[${batch.map(({ init }) => init.body ?? 'null').join(',')}]`;
    const response = await fetch(url, { ...first.init, body });
    if (response.status !== REFUSED) return await distribute(batch, response);
    for (const call of batch) await sendAlone(fetch, url, call);
  } catch (reason) {
    for (const call of batch) call.fail(reason);
  }
};

/** What one address is waiting for. */
type Queue = {
  waiting: Waiting[];
  /** The next batch is planned: what comes until then goes with it. */
  isPlanned: boolean;
  /** The interval after a batch is not over. */
  isResting: boolean;
};

/**
 * Sends a batch to one address every interval, in order; each call gets its own answer back. What comes after a quiet interval goes at
 * the end of the turn with all that this turn asks for: whoever asks alone does not wait for company.
 */
export const batching = (fetch: FetchLike, { after, atTurnEnd }: BatchingOptions): FetchLike => {
  const queues = new Map<string, Queue>();
  const flush = (url: string, queue: Queue): void => {
    const batch = queue.waiting.splice(0, BATCH_MAX_OPERATIONS);
    if (batch.length === 0) return;
    void send(fetch, url, batch);
    if (queue.isResting) return;
    queue.isResting = true;
    after(BATCH_INTERVAL_MS, () => {
      queue.isResting = false;
      flush(url, queue);
      if (!queue.isResting) queues.delete(url);
    });
  };
  return (address, init) => {
    // A file is no part of a batch.
    if (init.body instanceof FormData) return fetch(address, init);
    return new Promise((answer, fail) => {
      // Clients name the same address by a new object each time.
      const url = String(address);
      const queue = queues.get(url) ?? { waiting: [], isPlanned: false, isResting: false };
      queues.set(url, queue);
      queue.waiting.push({ init, answer, fail });
      if (queue.waiting.length === BATCH_MAX_OPERATIONS) flush(url, queue);
      else if (!queue.isResting && !queue.isPlanned) {
        queue.isPlanned = true;
        atTurnEnd(() => {
          queue.isPlanned = false;
          if (!queue.isResting) flush(url, queue);
        });
      }
    });
  };
};
