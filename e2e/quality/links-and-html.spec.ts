// Every link leads somewhere, and every kind of page is HTML by the standard. A walk of the German shop's first pages in `npm test`, all of every
// storefront with EVERY_LINK=1 (`npm run crawl`).

import { HtmlValidate } from 'html-validate';
import { crawl, type FoundPage } from '../fixtures/crawl.ts';
import { admittedVisitor } from '../fixtures/customers.ts';
import { openPages, servicePagesOf } from '../fixtures/pages-to-visit.ts';
import { STOREFRONT_IDS } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';

const IS_EVERY_LINK = process.env.EVERY_LINK === '1';
const WALKED = IS_EVERY_LINK ? STOREFRONT_IDS : (['de'] as const);
const MOST = IS_EVERY_LINK ? Number.POSITIVE_INFINITY : 120;
/** Pages of one kind that are read by the validator: what differs between two products are their words. */
const OF_A_KIND = 3;

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** What the validator says about pages, each complaint with its page. */
const complaintsAbout = async (pages: readonly FoundPage[]): Promise<readonly string[]> => {
  const complaints: string[] = [];
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, line, column } of results.flatMap(({ messages }) => messages))
      complaints.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
  }
  return complaints;
};

/** A few of each kind: what stands first in the path says which page it is. */
const fewOfEachKind = (pages: readonly FoundPage[]): readonly FoundPage[] => {
  const counts = new Map<string, number>();
  return pages.filter(({ path }) => {
    const [first = '', second = ''] = path.slice(1).split(/[/?]/);
    const kind = /^(?:cat|prod)$/.test(first) ? first : `${first}/${second}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return (counts.get(kind) ?? 0) <= OF_A_KIND;
  });
};

for (const storefront of WALKED)
  test(`${storefront}: no link leads nowhere, and the pages are HTML by the standard`, async () => {
    const { pages, broken } = await crawl(await admittedVisitor({ storefront }), MOST);
    expect(pages.length).toBeGreaterThan(20);
    expect(broken).toEqual([]);
    expect(await complaintsAbout(fewOfEachKind(pages))).toEqual([]);
  });

test('pages that no link leads to are HTML by the standard, too', async () => {
  for (const storefront of IS_EVERY_LINK ? STOREFRONT_IDS : (['de', 'b2b'] as const)) {
    const visitor = await admittedVisitor({ storefront });
    const pages: FoundPage[] = [];
    for (const { path } of [...(await openPages(storefront)), ...servicePagesOf(storefront)])
      pages.push({ path: `${storefront} ${path}`, html: (await visitor.get(path)).text });
    expect(await complaintsAbout(pages)).toEqual([]);
  }
});
