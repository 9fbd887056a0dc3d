import { breadcrumbData, itemListData, type JsonLd, productData, siteData } from '@tornister/domain/seo';
import { assertNever } from '@tornister/domain/shared';
import type { Site } from '../composition/shop.ts';
import { useShop } from '../react/shop-provider.tsx';
import type { StructuredDataProps, Told } from './told.ts';

const LOGO_PATH = '/favicon.svg';

const nodesOf = (told: Told, { baseUrl, brandName }: Site): readonly JsonLd[] => {
  switch (told.kind) {
    case 'site':
      return siteData(baseUrl, brandName, LOGO_PATH);
    case 'way':
      return [breadcrumbData(baseUrl, told.crumbs)];
    case 'list':
      return [itemListData(baseUrl, told.tiles)];
    case 'product':
      return [productData(baseUrl, told.product)];
    default:
      return assertNever(told);
  }
};

const escaped = (node: JsonLd): string => JSON.stringify(node).replaceAll('<', '\\u003c');

/** Data blocks, no scripts: nothing in them is run, and `<` cannot end them. */
export const DataBlocks = ({ told }: StructuredDataProps) => {
  const { site } = useShop();
  return told
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
