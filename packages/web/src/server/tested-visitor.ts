// Which variants of a page's A/B tests a request gets, and which cookies its answer sets for that.

import type { IncomingMessage } from 'node:http';
import { createRequestCookieJar, parseCookieHeader } from '@tornister/adapters-browser/cookies';
import { createRandomKeys } from '@tornister/adapters-browser/identity';
import { createChooseVariants } from '@tornister/application/content';
import { agreesTo, CONSENT_COOKIE } from '@tornister/domain/analytics';
import { type AbTest, type ChosenVariants, combinationOf } from '@tornister/domain/content';
import { AB_COOKIE_PREFIX } from '@tornister/domain/session';

export type ChosenForRequest = {
  readonly chosen: ChosenVariants;
  /** Names the variants in the page cache; empty for the page as everybody sees it. */
  readonly combination: string;
  /** `Set-Cookie` headers: variants that were drawn, and those that go because the visitor no longer agrees. */
  readonly cookies: readonly string[];
};

/** More cookies than any browser keeps of one shop are not looked at. */
const COOKIES_MAX = 200;

/** Whether cookies of A/B tests came with a request. */
export const bringsTestCookies = ({ headers }: IncomingMessage): boolean =>
  headers.cookie?.includes(AB_COOKIE_PREFIX) === true;

/** Chooses for one request. Without consent nothing is chosen, and cookies of tests that are still there are taken back. */
export const chooseForRequest = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  tests: readonly AbTest[],
  baseUrl: string,
): ChosenForRequest => {
  const header = headers.cookie ?? '';
  const jar = createRequestCookieJar(header, { secure: baseUrl.startsWith('https:') });
  if (!agreesTo('statistics', jar.get(CONSENT_COOKIE))) {
    for (const name of [...parseCookieHeader(header).keys()].slice(0, COOKIES_MAX)) {
      if (name.startsWith(AB_COOKIE_PREFIX)) jar.remove(name);
    }
    return { chosen: {}, combination: '', cookies: jar.headers() };
  }
  const chosen = createChooseVariants({ cookies: jar, keyMaker: createRandomKeys(globalThis.crypto) })(tests);
  return { chosen, combination: combinationOf(tests, chosen), cookies: jar.headers() };
};
