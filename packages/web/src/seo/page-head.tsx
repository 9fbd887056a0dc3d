// The metadata of a page: title, description, robots, canonical, Open Graph, structured data.

import {
  canonicalUrl,
  documentTitle,
  hasOpenGraph,
  type MetaText,
  NO_INDEX,
  type OpenGraphInput,
  openGraphTags,
  robotsOf,
} from '@tornister/domain/seo';
import { hreflangLinks, ownHosts } from '@tornister/domain/storefront';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useShop } from '../react/shop-provider.tsx';
import { findPage, mayBeIndexed } from '../routing/find-page.ts';
import { StructuredData } from './structured-data.tsx';
import type { StructuredDataItem } from './structured-data-item.ts';

/** The picture of pages that have none of their own (spec 1 §5). */
const DEFAULT_IMAGE_PATH = '/open-graph.jpg';

type PageHeadProps = {
  /** Title of the page, without the shop's name. */
  readonly title: MetaText | string;
  readonly description?: MetaText | string | undefined;
  readonly robots?: string | undefined;
  readonly image?: OpenGraphInput['image'];
  /** The page's own path, when others lead to it too. */
  readonly path?: string | undefined;
  /** Where the page says that it really stands. */
  readonly canonicalDestination?: string | undefined;
  readonly isProductPage?: boolean;
  readonly isError?: boolean;
  readonly structuredData?: readonly StructuredDataItem[];
  /** The codes of the storefronts that have this page; all of them where nothing is said. */
  readonly storefronts?: readonly string[] | undefined;
};

/** The same page of the listing in a sister shop, not its first one; nothing where the page really stands in another shop. */
const pathWithinShop = (url: string, baseUrl: string): string | undefined => {
  const { origin, pathname, search } = new URL(url);
  return origin === new URL(baseUrl).origin ? pathname + search : undefined;
};

/** Title, description, robots, canonical address, sister shops, open graph and structured data of a page (spec 1 §5). */
export const PageHead = ({
  robots,
  image,
  structuredData = [],
  isProductPage = false,
  isError = false,
  storefronts,
  ...page
}: PageHeadProps) => {
  const { site } = useShop();
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const inWords = (text: MetaText | string): string => {
    if (typeof text === 'string') return text;
    return text.kind === 'words' ? text.words : t(text.key, text.values);
  };
  const title = inWords(page.title);
  const description = inWords(page.description ?? '');
  const address = pathname + search;
  const url = canonicalUrl({
    address: (page.path ?? pathname) + search,
    baseUrl: site.baseUrl,
    ownHosts: ownHosts(site.sisters),
    destination: page.canonicalDestination,
    isProductPage,
  });
  const tags = hasOpenGraph(address, isError)
    ? openGraphTags({
        title: title || site.brandName,
        description,
        url,
        siteName: site.brandName,
        locale: site.profile.htmlLanguage,
        isProduct: isProductPage,
        image: image && { ...image, url: new URL(image.url, site.baseUrl).href },
        defaultImageUrl: new URL(DEFAULT_IMAGE_PATH, site.baseUrl).href,
      })
    : {};
  // The page says the same as the header of its answer.
  const explicit = robots ?? (mayBeIndexed(findPage(pathname).page) ? undefined : NO_INDEX);
  const robotsHere = robotsOf({ address, explicit, isError });
  // What is not for search engines, or one visitor's alone like the order of a guest with its token, is no page of a sister shop.
  const pathInSisters = !robotsHere.includes('noindex') ? pathWithinShop(url, site.baseUrl) : undefined;
  const sisters = site.profile.hreflang.filter(([, shop]) => storefronts?.includes(shop) !== false);
  return (
    <>
      <title>{documentTitle(title, site.brandName)}</title>
      {description !== '' && <meta name="description" content={description} />}
      <meta name="robots" content={robotsHere} />
      {!isError && <link rel="canonical" href={url} />}
      {pathInSisters !== undefined &&
        hreflangLinks(sisters, pathInSisters, site.sisters).map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
      {Object.entries(tags)
        .filter(([, content]) => content !== '')
        .map(([property, content]) => (
          <meta key={property} property={property} content={content} />
        ))}
      {structuredData.length > 0 && <StructuredData items={structuredData} />}
    </>
  );
};
