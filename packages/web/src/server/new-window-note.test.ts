// @vitest-environment node
// The words that describe each link which opens a window of its own.

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => host.close());

describe('the words for links that open a window of their own (WCAG 2.2, G201)', () => {
  it.each([
    ['de', 'öffnet ein neues Fenster'],
    ['en', 'opens a new window'],
  ])('stand once in every page, in its language: %s', async (language, words) => {
    host = await openHost();
    for (const path of ['/', '/missing-page/']) {
      const html = await (await host.get(path, { 'accept-language': language })).text();
      expect(html.match(/<p id="new-window" hidden>([^<]*)<\/p>/gu)).toEqual([
        `<p id="new-window" hidden>${words}</p>`,
      ]);
    }
  });
});
