// The JSON-LD blocks of a page (schema.org). Rendered by the shop host alone.

import { breadcrumbData, itemListData, type JsonLd, productData, siteData } from '@tornister/domain/jsonld';
import { assertNever } from '@tornister/domain/shared';
import { tradingTermsOf } from '@tornister/domain/storefront';
import type { Site } from '../composition/shop.ts';
import { useShop } from '../react/shop-provider.tsx';
import type { StructuredDataItem, StructuredDataProps } from './structured-data-item.ts';

const LOGO_PATH = '/favicon.svg';

const isoDate = (instant: number): string => new Date(instant).toISOString();

const nodesOf = (items: StructuredDataItem, { baseUrl, brandName, storefront }: Site): readonly JsonLd[] => {
  switch (items.kind) {
    case 'site':
      return siteData(baseUrl, { brandName, logoPath: LOGO_PATH, seller: items.seller });
    case 'breadcrumbs':
      return [breadcrumbData(baseUrl, items.crumbs)];
    case 'list':
      return [itemListData(baseUrl, items.tiles)];
    case 'product':
      return [
        productData(baseUrl, items.product, {
          terms: tradingTermsOf(storefront.store),
          reviews: items.reviews,
          now: items.now,
          dateOf: isoDate,
        }),
      ];
    default:
      return assertNever(items);
  }
};

const escaped = (node: JsonLd): string => JSON.stringify(node).replaceAll('<', '\\u003c');

/** Data blocks, no scripts: nothing in them is run, and `<` cannot end them. */
export const DataBlocks = ({ items }: StructuredDataProps) => {
  const { site } = useShop();
  return items
    .flatMap((one) => nodesOf(one, site))
    .map((node) => (
      <script
        key={String(node['@type'])}
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
        dangerouslySetInnerHTML={{ __html: escaped(node) }}
      />
    ));
};
