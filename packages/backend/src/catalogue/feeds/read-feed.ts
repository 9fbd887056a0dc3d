// The products of a storefront for price comparisons: every item with the price and the stock that its page shows.

import { textIn } from '@tornister/domain/storefront';
import { sql } from 'kysely';
import type { Answer } from '../../graphql/answer.ts';
import type { RequestContext } from '../../graphql/context.ts';
import { productPath } from '../addresses.ts';
import { categoryCrumbs } from '../crumbs.ts';
import { type RunningDeals, runningDeals } from '../deals/running-deals.ts';
import { hiddenOf } from '../hidden-categories.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { currentCatalogue } from '../index/current-catalogue.ts';
import { contentOf, itemAnswerOf, offerShippingOf, type Shop } from '../items/item-answer.ts';
import { type FullProduct, type ProductItem, readProductsById } from '../products/read-product.ts';

/** The next products in the order of their ids; not those to which no menu leads. */
export const readFeed = async (
  { database, storefront, now }: RequestContext,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<Answer<'FeedPage'>> => {
  const index = await currentCatalogue(database);
  const { rows: sold } = await sql<{ product_id: string }>`
    select product_id from listing_prices join products on products.id = product_id
    where store = ${storefront.store} and product_id > ${after}
      and main_category_id <> all(${[...hiddenOf(index)]}::text[])
    order by product_id limit ${limit}`.execute(database);
  const ids = sold.map(({ product_id }) => product_id);
  const products = await readProductsById(database, storefront.store, ids);
  const deals = await runningDeals(database, storefront.store, now());
  return {
    products: products.map((product) => feedProductOf(product, { index, deals }, storefront)),
    next: ids[limit - 1] ?? null,
  };
};

type Surroundings = { readonly index: CatalogueIndex; readonly deals: RunningDeals };

const feedProductOf = (product: FullProduct, { index, deals }: Surroundings, shop: Shop): Answer<'FeedProduct'> => ({
  productId: product.id,
  name: textIn(product.name, shop.language),
  description: textIn(product.teaser, shop.language),
  path: productPath(product.id),
  manufacturerName: product.manufacturer.name,
  categories: categoryCrumbs(index, product.main_category_id, shop.language).map(({ displayName }) => displayName),
  energyClass: product.energy_class,
  offers: product.items.map((item) => offerOf(product, item, deals, shop)),
});

const offerOf = (product: FullProduct, item: ProductItem, deals: RunningDeals, shop: Shop): Answer<'FeedOffer'> => ({
  item: itemAnswerOf(product, item, deals, shop),
  shippingCost: offerShippingOf(product, item, deals, shop),
  content: contentOf(item),
  weightGrams: item.weight_grams,
});
