// The long files of a storefront, piece by piece: addresses of products for a sitemap, items for a product feed.

import type { FeedGateway, GatewayError } from '@tornister/application/ports';
import { type FeedShop, feedFrame, feedItem, SITEMAP_FILE, SITEMAP_FILE_MAX, sitemapUrl } from '@tornister/domain/seo';
import type { ResultAsync } from 'neverthrow';

/** So many are asked for at once. */
export const SITEMAP_PIECE = 1_000;
export const FEED_PIECE = 100;

/** Asks for the next piece; each is a request of its own, with a time limit of its own. */
export type AskNext = <Value>(ask: (gateway: FeedGateway) => ResultAsync<Value, GatewayError>) => Promise<Value>;

export const isoDate = (instant: number): string => new Date(instant).toISOString();

/** A file of products, counted from 1. */
export async function* sitemapProducts(ask: AskNext, origin: string, file: number): AsyncGenerator<string> {
  let skip = (file - 1) * SITEMAP_FILE_MAX;
  let after: string | undefined;
  let text: string = SITEMAP_FILE.start;
  for (let left = SITEMAP_FILE_MAX; left > 0; left -= SITEMAP_PIECE) {
    const piece = { skip, limit: SITEMAP_PIECE, ...(after === undefined ? {} : { after }) };
    const entries = await ask((gateway) => gateway.products(piece));
    yield text + entries.map((entry) => sitemapUrl(origin, entry, isoDate)).join('');
    text = '';
    after = entries.at(-1)?.id;
    skip = 0;
    if (entries.length < SITEMAP_PIECE) break;
  }
  yield SITEMAP_FILE.end;
}

/** All items of a storefront. */
export async function* productFeed(ask: AskNext, shop: FeedShop & { readonly name: string }): AsyncGenerator<string> {
  const frame = feedFrame(shop);
  let text = frame.start;
  let after: string | undefined;
  do {
    const piece = { limit: FEED_PIECE, ...(after === undefined ? {} : { after }) };
    const { products, next } = await ask((gateway) => gateway.feed(piece));
    const items = products.flatMap((product) => product.offers.map((offer) => feedItem(product, offer, shop)));
    yield text + items.join('');
    text = '';
    after = next;
  } while (after !== undefined);
  yield frame.end;
}
