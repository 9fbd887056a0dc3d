// Port: what search engines and price comparisons are told of a storefront, a piece at a time.

import type { FeedProduct, SitemapAddress } from '@tornister/domain/seo';
import type { Instant } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

/** An address with what a later piece continues behind. */
export type SitemapEntry = SitemapAddress & { readonly id: string; readonly title: string };

export type SitemapPages = {
  readonly categories: readonly SitemapEntry[];
  /** Pages of editors. */
  readonly pages: readonly SitemapEntry[];
};

type SitemapSize = { readonly products: number; readonly changedAt?: Instant };

/** Some products, and behind which one the next piece begins; absent at the end. */
export type FeedPiece = { readonly products: readonly FeedProduct[]; readonly next?: string };

export type FeedGateway = {
  readonly size: () => ResultAsync<SitemapSize, GatewayError>;
  /** What everybody may see beside the products. */
  readonly pages: () => ResultAsync<SitemapPages, GatewayError>;
  /** Products in a fixed order: those behind `after`, without the first `skip`. */
  readonly products: (piece: {
    readonly after?: string;
    readonly skip: number;
    readonly limit: number;
  }) => ResultAsync<readonly SitemapEntry[], GatewayError>;
  readonly feed: (piece: { readonly after?: string; readonly limit: number }) => ResultAsync<FeedPiece, GatewayError>;
};
