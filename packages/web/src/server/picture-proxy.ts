// Proxies pictures and downloads of the backend.

import type { Context } from 'hono';
import { retryAfter } from '../respond.ts';
import type { OpenFile } from './backend-link.ts';

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
/** After so many seconds somebody may ask again: the backend goes on drawing what it was asked for, and has it then. */
const AGAIN_S = 5;
/** Headers of a browser that are passed on: what it has already, and which part of a film it wants. */
const ASKED_HEADERS = ['if-none-match', 'range', 'if-range'] as const;
const PICTURE_PATH = /^\/(?:images|downloads)\/[\w./-]{1,200}$/;

/** Away, busy with others, or drawing for longer than anybody waits: told early, and when to come again. */
const notNow = (): Response =>
  new Response(null, { status: 503, headers: { 'cache-control': 'no-store', ...retryAfter(AGAIN_S) } });

/** Hands pictures, product sheets and films of the backend on, so that a page needs one origin only. */
export const createPictureProxy =
  (openFile: OpenFile) =>
  async (context: Context): Promise<Response> => {
    const { path, method, raw } = context.req;
    if (!PICTURE_PATH.test(path) || path.includes('..')) return new Response(null, { status: 404 });
    const sent = new Headers();
    for (const name of ASKED_HEADERS) {
      const value = context.req.header(name);
      if (value !== undefined) sent.set(name, value);
    }
    try {
      // A HEAD stays one: the backend sends no body that nobody would read, and takes no range into account.
      const answer = await openFile(path, { method, headers: sent, signal: raw.signal });
      const headers = new Headers();
      for (const name of KEPT_HEADERS) {
        const value = answer.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      return new Response(answer.body, { status: answer.status, headers });
    } catch {
      return notNow();
    }
  };
