// @vitest-environment node
// What people read, and in which language, when the shop host refuses or fails before it draws a page.

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { SMALL_PAGES, type SmallPageWords } from './small-page.ts';

const URLENCODED = 'application/x-www-form-urlencoded';

let host: OpenHost;
afterEach(() => host.close());

const broken = async () => {
  throw new Error('broken');
};

type Posted = { readonly origin?: string; readonly type?: string; readonly body?: string };
const posting = ({ origin = host.origin, type = URLENCODED, body = 'a=b' }: Posted) => ({
  method: 'POST',
  headers: { origin, 'content-type': type },
  body,
});
const manyFields = 'a&'.repeat(6_000);

const CASES: readonly (readonly [what: string, status: number, words: SmallPageWords, asked: () => RequestInit])[] = [
  ['a form of another origin', 403, SMALL_PAGES.foreignForm, () => posting({ origin: 'https://evil.example' })],
  ['a form that is larger than any', 413, SMALL_PAGES.tooLarge, () => posting({ body: 'x'.repeat(300_000) })],
  ['a form with more fields than any', 413, SMALL_PAGES.tooLarge, () => posting({ body: manyFields })],
  ['a form of another type', 415, SMALL_PAGES.unreadableForm, () => posting({ type: 'text/plain' })],
  ['a form whose answer cannot be drawn', 500, SMALL_PAGES.failed, () => posting({})],
  ['a page of one visitor that cannot be drawn', 500, SMALL_PAGES.failed, () => ({})],
];

describe('what is said instead of a page', () => {
  it.each(CASES)(
    'is said of %s (%i) in the language of the visitor, with a way home',
    async (_, status, words, asked) => {
      host = await openHost({}, {}, { render: broken });
      for (const language of ['de', 'en'] as const) {
        const init = asked();
        const answer = await fetch(`${host.origin}/login/`, {
          ...init,
          headers: { ...init.headers, 'accept-language': language },
        });
        expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
          status,
          'text/html; charset=utf-8',
          'no-store',
        ]);
        const page = await answer.text();
        const said = words[language];
        expect(page).toContain(`<html lang="${language}">`);
        expect(page).toContain(`<h1>${said?.title}</h1><p>${said?.text}</p><p><a href="/">`);
        expect(page).not.toMatch(/<script|style=|broken/u);
      }
    },
  );
});
