// Transport rule: limits how many calls run and wait at the same time.

import type { FetchLike } from './fetch-like.ts';

export type Bounds = {
  /** Calls that run at the same time, and with them the connections. */
  readonly atOnce: number;
  /** Calls that wait for their turn. */
  readonly waiting: number;
};

/** So many calls wait already that this one is not made. */
export class Overloaded extends Error {
  override readonly name = 'Overloaded';
}

/** Gives a turn as soon as there is one; who has it ends it by calling what is given. A signal that ends leaves the queue. */
type Turns = (signal: AbortSignal | undefined) => Promise<() => void>;

const createTurns = ({ atOnce, waiting }: Bounds): Turns => {
  const queue = new Set<() => void>();
  let running = 0;

  const begun = (): (() => void) => {
    running += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      running -= 1;
      const [next] = queue;
      next?.();
    };
  };

  return (signal) =>
    new Promise((begin, fail) => {
      if (signal?.aborted) return fail(signal.reason);
      if (running < atOnce) return begin(begun());
      if (queue.size >= waiting) return fail(new Overloaded('Too many calls wait for the backend'));
      const leave = (): void => {
        queue.delete(enter);
        fail(signal?.reason);
      };
      const enter = (): void => {
        signal?.removeEventListener('abort', leave);
        queue.delete(enter);
        begin(begun());
      };
      queue.add(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });
};

/**
 * Bounds the calls that run at the same time; others wait for their turn, in order, and what is beyond that fails at once: a backend
 * that stands still must not collect connections, and whoever would only wait in vain is told so early. A call whose signal
 * ends leaves the queue.
 */
export const bounded = (fetch: FetchLike, bounds: Bounds): FetchLike => {
  const turns = createTurns(bounds);
  return async (url, init) => {
    const endTurn = await turns(init.signal);
    try {
      return await fetch(url, init);
    } finally {
      endTurn();
    }
  };
};

/** So much of a body is read before its reader asks for it: what is shorter keeps no connection for a slow reader. */
const READ_AHEAD_BYTES = 1_048_576;

/** The same answer; `end` is called when nothing more of its body will be read from the network. */
const tellingItsEnd = ({ body, status, statusText, headers }: Response, end: () => void): Response => {
  const reader = body?.getReader();
  if (reader === undefined) {
    end();
    return new Response(null, { status, statusText, headers });
  }
  const passedOn = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        try {
          const read = await reader.read();
          if (!read.done) return controller.enqueue(read.value);
          controller.close();
        } catch (reason) {
          controller.error(reason);
        }
        end();
      },
      cancel: (reason) => {
        end();
        return reader.cancel(reason);
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: READ_AHEAD_BYTES }),
  );
  return new Response(passedOn, { status, statusText, headers });
};

/** Bounds as `bounded` does, for answers whose bodies come in their own time: a turn ends when the whole body has come, or nobody wants the rest. */
export const boundedToTheEnd = (fetch: FetchLike, bounds: Bounds): FetchLike => {
  const turns = createTurns(bounds);
  return async (url, init) => {
    const { signal } = init;
    const endTurn = await turns(signal);
    const end = (): void => {
      signal?.removeEventListener('abort', end);
      endTurn();
    };
    // A signal that ends breaks the body off, also one of which nobody reads on.
    signal?.addEventListener('abort', end);
    try {
      return tellingItsEnd(await fetch(url, init), end);
    } catch (reason) {
      end();
      throw reason;
    }
  };
};
