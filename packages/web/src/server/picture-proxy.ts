// Proxies pictures and downloads of the backend.

import type { Context } from 'hono';

/** Headers of a picture that are passed on. */
const KEPT_HEADERS = [
  'content-type',
  'content-length',
  'cache-control',
  'etag',
  'last-modified',
  'retry-after',
] as const;
/** The first one who asks for a picture waits until it is drawn, behind others that are asked for; where too many wait the backend says when to come again. */
const PICTURE_LIMIT_MS = 30_000;
const PICTURE_PATH = /^\/(?:images|downloads)\/[\w./-]{1,200}$/;

/** Hands pictures and product sheets of the backend on, so that a page needs one origin only. */
export const createPictureProxy =
  (backendUrl: string) =>
  async (context: Context): Promise<Response> => {
    const { path } = context.req;
    if (!PICTURE_PATH.test(path) || path.includes('..')) return new Response(null, { status: 404 });
    const tag = context.req.header('if-none-match');
    try {
      const answer = await fetch(`${backendUrl}${path}`, {
        headers: tag === undefined ? {} : { 'if-none-match': tag },
        signal: AbortSignal.timeout(PICTURE_LIMIT_MS),
      });
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
