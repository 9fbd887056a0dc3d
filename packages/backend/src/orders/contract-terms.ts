// The terms that an order is concluded by: the editors' page as it stands at that moment, kept once for all orders that were shown the same.
// Source: § 312f (2) BGB, Art. 246a § 1 (1) no. 11 EGBGB, § 312i (1) no. 4 BGB; docs/adr/0073.

import { createHash } from 'node:crypto';
import { TEASER_HTML_ATTRIBUTES } from '@tornister/domain/content';
import { STORE_CODES, type StoreCode, TERMS_PATH, textIn } from '@tornister/domain/storefront';
import { type CmsPage, pageNowAt } from '../content/read-pages.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { RequestContext } from '../graphql/context.ts';
import { spelledFor } from '../graphql/spelling.ts';
import type { Text } from '../texts/text.ts';

type ShownIn = Pick<RequestContext['storefront'], 'store' | 'language'>;

/** Templates of teasers whose text is a part of the page. */
const WRITTEN: ReadonlySet<string> = new Set(['html', 'html-box']);

/** What the page says; none where there is no page, or none of its teasers has text. */
export const termsTextsOf = (page: Pick<CmsPage, 'rows'> | undefined): readonly Text[] =>
  (page?.rows ?? [])
    .flatMap(({ cells }) => cells.map(({ teaser }) => teaser))
    .filter(({ template }) => WRITTEN.has(template))
    .flatMap(({ attributes }) => {
      const [shown] = TEASER_HTML_ATTRIBUTES.flatMap(
        (wanted) => attributes.find(({ name, text }) => name === wanted && text)?.text ?? [],
      );
      return shown === undefined ? [] : [shown];
    });

/** Keeps the terms that the storefront shows now; answers their id, or null where it has none. */
export const keepTerms = async (storefront: ShownIn, transaction: Transaction): Promise<string | null> => {
  const texts = termsTextsOf(await pageNowAt({ database: transaction, storefront }, TERMS_PATH));
  if (texts.length === 0) return null;
  const content = texts.map((text) => spelledFor(storefront.store, textIn(text, storefront.language))).join('\n');
  const id = createHash('sha256').update(content).digest('hex');
  await transaction
    .insertInto('contract_terms')
    .values({ id, content })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return id;
};

/** The terms of an order, sanitised HTML in its language. */
export const termsOf = async (
  database: Database,
  { terms_id }: { readonly terms_id: string | null },
): Promise<string | undefined> => {
  if (terms_id === null) return undefined;
  const row = await database
    .selectFrom('contract_terms')
    .select('content')
    .where('id', '=', terms_id)
    .executeTakeFirst();
  return row?.content;
};

/** The stores without a page that has terms in it, whose confirmations can only offer them. */
export const storesWithoutTerms = async (database: Database): Promise<readonly StoreCode[]> => {
  const pages = await Promise.all(
    STORE_CODES.map((store) => pageNowAt({ database, storefront: { store } }, TERMS_PATH)),
  );
  return STORE_CODES.filter((_store, index) => termsTextsOf(pages[index]).length === 0);
};
