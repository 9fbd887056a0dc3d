// Proxies pictures and downloads of the backend.

import type { Context } from 'hono';
import type { SignalAfter } from './api-token.ts';

/** Headers of a picture that are passed on. */
const KEPT_HEADERS = [
  'content-type',
  'content-length',
  'cache-control',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-range',
  'retry-after',
] as const;
/** The first one who asks for a picture waits until it is drawn, behind others that are asked for; where too many wait the backend says when to come again. */
const PICTURE_LIMIT_MS = 30_000;
/** Headers of a browser that are passed on: what it has already, and which part of a film it wants. */
const ASKED_HEADERS = ['if-none-match', 'range', 'if-range'] as const;
const PICTURE_PATH = /^\/(?:images|downloads)\/[\w./-]{1,200}$/;

/** Asks within the limit; what has begun to come may take its time. */
const askWithin = async (
  address: string,
  asked: { readonly method: string; readonly headers: Headers },
  late: AbortSignal,
): Promise<Response> => {
  const asking = new AbortController();
  const giveUp = (): void => asking.abort(late.reason);
  late.addEventListener('abort', giveUp);
  try {
    return await fetch(address, { ...asked, signal: asking.signal });
  } finally {
    late.removeEventListener('abort', giveUp);
  }
};

/** Hands pictures, product sheets and films of the backend on, so that a page needs one origin only. */
export const createPictureProxy =
  (backendUrl: string, signalAfter: SignalAfter = (ms) => AbortSignal.timeout(ms)) =>
  async (context: Context): Promise<Response> => {
    const { path, method } = context.req;
    if (!PICTURE_PATH.test(path) || path.includes('..')) return new Response(null, { status: 404 });
    const sent = new Headers();
    for (const name of ASKED_HEADERS) {
      const value = context.req.header(name);
      if (value !== undefined) sent.set(name, value);
    }
    try {
      // A HEAD stays one: the backend sends no body that nobody would read, and takes no range into account.
      const answer = await askWithin(`${backendUrl}${path}`, { method, headers: sent }, signalAfter(PICTURE_LIMIT_MS));
      const headers = new Headers();
      for (const name of KEPT_HEADERS) {
        const value = answer.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      return new Response(answer.body, { status: answer.status, headers });
    } catch {
      return new Response(null, { status: 503 });
    }
  };
