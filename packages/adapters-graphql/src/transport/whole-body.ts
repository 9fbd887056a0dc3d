// Transport rule: reads the whole body before it answers.

import type { FetchLike } from './fetch-like.ts';

/** Answers when the whole body has come, so that limits, attempts and bounds hold for the body as well. */
export const wholeBody =
  (fetch: FetchLike): FetchLike =>
  async (url, init) => {
    const response = await fetch(url, init);
    const body = await response.text();
    const { status, statusText, headers } = response;
    const read = new Response(null, { status, statusText, headers });
    // Whoever asks gets the text that is here: it is not turned into bytes and back once more.
    return Object.assign(read, { text: async () => body, json: async () => JSON.parse(body) as unknown });
  };
