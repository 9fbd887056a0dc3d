// The sheet of a class list as a file, for its owner. Source: docs/class-lists.md.

import { piecesInBasket } from '@tornister/domain/catalogue';
import { articleOf, isSetForEachChild } from '@tornister/domain/classlist';
import { multiply } from '@tornister/domain/money';
import { textIn } from '@tornister/domain/storefront';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import type { Goods } from '../cart/goods.ts';
import { variantInfo } from '../cart/show-cart.ts';
import { drawInTurn, PDF_AGAIN_S } from '../files/draw-in-turn.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { spelledFor } from '../graphql/spelling.ts';
import { CLASS_SHEETS_OF_ACCOUNT } from '../limits/limits.ts';
import { refuseFor, withinRateLimits } from '../limits/within-rate-limits.ts';
import { requireMember } from '../visitor/require-visitor.ts';
import { showLink } from './class-list-link.ts';
import { classListPdf, type SheetLine, sheetTitle } from './class-list-pdf.ts';
import { classListsOf } from './own-class-lists.ts';
import { entryRowsOf, type RowWithGoods, withGoods } from './read-entries.ts';

type Wanted = { readonly classListId: string; readonly shopAddress: string; readonly withPrices: boolean };

/** The name of an article with what was chosen of it. */
const nameOf = (goods: Goods, { store, language }: RequestContext['storefront']): string =>
  spelledFor(
    store,
    [textIn(goods.name, language), ...variantInfo(goods, language).map(({ value }) => value)].join(', '),
  );

/** The owner's words, else the name of the article. */
const wordsOf = ({ title, goods }: RowWithGoods, storefront: RequestContext['storefront']): string =>
  title !== '' || goods === undefined ? title : nameOf(goods, storefront);

const lineOf = (
  row: RowWithGoods,
  { storefront }: Pick<RequestContext, 'storefront'>,
  withPrices: boolean,
): SheetLine => {
  const article = articleOf<Goods>({ item: row.goods, replacement: row.replacement });
  return {
    per: row.per,
    pieces: row.quantity,
    words: wordsOf(row, storefront),
    note: row.note,
    isExact: row.brand_choice === 'exact',
    ...(article === undefined || article === row.goods ? {} : { instead: nameOf(article, storefront) }),
    ...(withPrices && article !== undefined && !isSetForEachChild(row, [nameOf(article, storefront)])
      ? { price: multiply(article.price, piecesInBasket(row.quantity, article)) }
      : {}),
  };
};

/** The file; null for a list that is not the member's. Prices of institutions never stand on it. */
export const readClassListSheet = (
  context: RequestContext,
  { classListId, shopAddress, withPrices }: Wanted,
): ResultAsync<Answer<'ClassListSheet'> | null, Refusal> =>
  safeTry(async function* () {
    const { database, storefront, settings, now } = context;
    const { accountId, userId } = yield* requireMember(context);
    const list = (await classListsOf(database, userId)).find(({ id }) => id === classListId);
    if (list === undefined) return ok(null);
    yield* await withinRateLimits(context, database, [[CLASS_SHEETS_OF_ACCOUNT, accountId]]);
    const rows = await withGoods(context, await entryRowsOf(database, list.id));
    const facts = {
      name: list.name,
      schoolYear: list.school_year,
      closesOn: list.closes_on,
      url: showLink(context, list, shopAddress)?.url,
      lines: rows.map((row) => lineOf(row, context, withPrices && !storefront.isB2b)),
      store: storefront.store,
      language: storefront.language,
      author: settings.seller.name,
      madeAt: now(),
    };
    const content = await drawInTurn(() => classListPdf(facts));
    if (content === 'busy') return refuseFor(PDF_AGAIN_S, storefront);
    return ok({
      fileName: `${sheetTitle(facts)}.pdf`,
      contentType: 'application/pdf',
      base64: Buffer.from(content).toString('base64'),
    });
  });
