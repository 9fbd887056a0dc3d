// GET /api/list-changes/: tells a page that its list has changed, as long as it listens. The backend decides who hears what; scripts see no
// token, and of a change nothing but that there was one. Source: docs/adr/0076.

import { followedListQuery, LIST_STREAM_REOPEN_MS, parseFollowedList } from '@tornister/domain/wishlist';
import type { Context } from 'hono';
import { retryAfter } from '../respond.ts';
import type { BackendLinks } from './backend-link.ts';
import type { EndpointEnvironment } from './endpoints.ts';
import { plainAnswer } from './file-download.ts';

/** A proxy must not hold words back until there are more of them. */
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** Pages come back after this time, too. */
const AGAIN_S = LIST_STREAM_REOPEN_MS / 1_000;

/** What comes from the backend, until the reader goes; then the backend is left alone, too. */
const passedOn = (source: ReadableStream<Uint8Array>, end: () => void): ReadableStream<Uint8Array> => {
  const reader = source.getReader();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      // A backend that is gone has ended the stream: the browser comes back, and finds another one.
      const read = await reader.read().catch(() => ({ done: true, value: undefined }) as const);
      if (read.value !== undefined) return controller.enqueue(read.value);
      end();
      controller.close();
    },
    cancel: end,
  });
};

/** Opens the stream of a list for a visitor. A list that they may not see has none, and a browser does not come back for it. */
export const listStream =
  (links: BackendLinks, closing: AbortSignal | undefined) =>
  async (context: Context<EndpointEnvironment>): Promise<Response> => {
    const followed = parseFollowedList(context.req.query());
    if (followed === undefined) return plainAnswer(404, 'There is no such list.');
    // Nobody reads what follows the headers, so nobody would end a stream that was opened.
    if (context.req.method === 'HEAD') return new Response(null, { headers: HEADERS });
    const stop = new AbortController();
    const end = (): void => {
      closing?.removeEventListener('abort', end);
      stop.abort();
    };
    closing?.addEventListener('abort', end);
    const answer = await links
      .forRequest()
      .openListStream(context.get('visit'), followedListQuery(followed), stop.signal)
      .catch(() => undefined);
    if (answer?.body && answer.ok) return new Response(passedOn(answer.body, end), { headers: HEADERS });
    end();
    const status = answer?.status ?? 503;
    return plainAnswer(status, 'This list cannot be followed now.', status === 503 ? retryAfter(AGAIN_S) : {});
  };
