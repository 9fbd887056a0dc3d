// Printed catalogues: which there are, and ordering some of them. Source: spec 1 §2 "/service/katalog, /service/catalogue".

import { checkCatalogueOrder } from '@tornister/domain/forms';
import { textIn } from '@tornister/domain/storefront';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import { type Goods, isThere, readGoods } from '../cart/goods.ts';
import { itemPath } from '../catalogue/addresses.ts';
import { teaserPictureOf } from '../catalogue/pictures/picture-answer.ts';
import { mistakeOf, rowFieldsOf, streetForm } from '../checkout/read-address.ts';
import { termsOf } from '../checkout/store-terms.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { AddressInput } from '../graphql/generated/resolver-types.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { type FormAnswer, type TakenForm, takeForm } from './take-form.ts';

const catalogues = ({ database }: Pick<RequestContext, 'database'>) =>
  database.selectFrom('printed_catalogues').selectAll().orderBy('position').execute();

/** Every printed catalogue, in the order of the editors. */
export const listCatalogues = async (context: RequestContext): Promise<Answer<'PrintedCatalogue'>[]> => {
  const { language, store } = context.storefront;
  const rows = await catalogues(context);
  const itemIds = rows.flatMap(({ item_id }) => item_id ?? []);
  const goods = await readGoods(context.database, itemIds, store, context.now());
  return rows.map((row) => ({
    id: row.id,
    name: textIn(row.name, language),
    description: textIn(row.description, language),
    pages: row.pages,
    language: row.language,
    picture: teaserPictureOf(row.picture, language),
    path: pathOf(goods.get(row.item_id ?? '')),
  }));
};

const pathOf = (goods: Goods | undefined): string | undefined =>
  goods !== undefined && isThere(goods) ? itemPath(goods) : undefined;

export type CataloguesWanted = {
  readonly catalogueIds: readonly string[];
  readonly address: AddressInput;
};

/** Takes an order of catalogues; it costs nothing and is sent where the shop sends bills. */
export const orderCatalogues = (
  context: RequestContext,
  { catalogueIds, address }: CataloguesWanted,
  posted: Pick<TakenForm, 'key' | 'honeypotField'>,
): ResultAsync<FormAnswer, Refusal> =>
  safeTry(async function* () {
    const known = {
      catalogueIds: (await catalogues(context)).map(({ id }) => id),
      countries: termsOf(context.storefront.store).billingCountries,
    };
    const checked = checkCatalogueOrder({ catalogueIds, address: streetForm(address) }, known);
    if (checked.isErr()) return ok({ successful: false, fieldErrors: checked.error.map(mistakeOf) });
    const fields = rowFieldsOf(checked.value.address);
    const form = { kind: 'catalogues', catalogueIds: checked.value.catalogueIds, address: fields } as const;
    return ok(yield* takeForm(context, { ...posted, form, receiptTo: fields.email }));
  });
