// Pages, addresses, footers, parameters and what is known about queries.

import { withTrailingSlash } from '@tornister/domain/routing';
import { DAY_MS, type Instant } from '@tornister/domain/shared';
import { LANGUAGES, type Language } from '@tornister/domain/storefront';
import type { StoredPicture } from '../catalogue/pictures/stored-picture.ts';
import { cleanText } from '../content/clean-html.ts';
import type {
  CmsPageRecord,
  FooterRecord,
  TeaserAttribute,
  TeaserRecord,
  TeaserWishlistRecord,
} from '../content/content-records.ts';
import type { Database } from '../database/database.ts';
import type { PictureRecord } from '../pictures/picture-record.ts';
import { plainKey } from '../search/search-key.ts';
import type { Text } from '../texts/text.ts';
import { insertRows, type Row } from './insert-rows.ts';
import type { ShopRecords } from './shop-records.ts';
import { storedPicture, writePictures } from './write-pictures.ts';

/** Writes everything that editors keep. */
export const importContent = async (database: Database, shop: ShopRecords, now: Instant): Promise<void> => {
  await writePictures(database, picturesOf(shop));
  await insertRows(database, 'cms_pages', shop.pages.map(pageRow));
  await insertRows(database, 'page_addresses', addressesOf(shop));
  await insertRows(database, 'footers', shop.footers.map(footerRow));
  await insertRows(database, 'teaser_wishlists', shop.teaserWishlists.map(teaserListRow));
  await insertRows(database, 'global_parameters', shop.globalParameters);
  await insertRows(
    database,
    'printed_catalogues',
    shop.catalogues.map(({ id, itemId, name, description, language, pages, picture }, position) => ({
      id,
      item_id: itemId,
      position,
      name,
      description,
      language,
      pages,
      picture,
    })),
  );
  await insertRows(
    database,
    'competitions',
    shop.competitions.map(({ closesInDays, ...competition }) => ({
      ...competition,
      terms: cleanText(competition.terms),
      closes_at: now + closesInDays * DAY_MS,
    })),
  );
};

/** Writes what is known about queries. */
export const importQueries = async (database: Database, shop: ShopRecords): Promise<void> => {
  await insertRows(
    database,
    'search_redirects',
    shop.searchRedirects.map(({ query, target }) => ({ query: plainKey(query), target })),
  );
  await insertRows(
    database,
    'search_rewrites',
    shop.searchRewrites.map(({ query, rewritten }) => ({ query: plainKey(query), rewritten })),
  );
  await insertRows(
    database,
    'search_long_tails',
    shop.longTails.map(({ query, searchQuery, filters }) => ({
      query: plainKey(query),
      search_query: searchQuery,
      filters,
    })),
  );
  const rowsIn = (language: Language): readonly Row<'search_suggestions'>[] =>
    shop.suggestions.flatMap(({ text, isPopular, weight }) => {
      const suggestion = text[language];
      return suggestion === undefined ? [] : [{ language, suggestion, is_popular: isPopular, weight }];
    });
  await insertRows(database, 'search_suggestions', LANGUAGES.flatMap(rowsIn));
};

/** A page as it is kept: its HTML sanitised, its pictures by their names. */
export const pageRow = (page: CmsPageRecord): Row<'cms_pages'> => ({
  id: page.id,
  path: withTrailingSlash(page.path),
  page_type: page.pageType,
  title: page.title,
  meta_description: page.metaDescription,
  category_id: page.categoryId ?? null,
  rows: page.rows.map(({ cells }) => ({
    cells: cells.map(({ span, teaser }) => ({ span, teaser: keptTeaser(teaser) })),
  })),
  breadcrumbs: page.breadcrumbs,
  open_graph_picture: page.openGraphPicture ? storedPicture(page.openGraphPicture) : null,
  active_ab_tests: page.activeAbTests,
  stores: page.stores,
});

// Teasers know no types of attributes, so every text that looks like HTML is treated as such.
const looksLikeHtml = (text: Text): boolean => Object.values(text).some((words) => /<[a-z!/]/i.test(words));

const keptAttribute = ({ picture, mobilePicture, ...attribute }: TeaserAttribute): TeaserAttribute<StoredPicture> => ({
  ...attribute,
  ...(attribute.text && looksLikeHtml(attribute.text) && { text: cleanText(attribute.text) }),
  ...(picture && { picture: storedPicture(picture) }),
  ...(mobilePicture && { mobilePicture: storedPicture(mobilePicture) }),
});

const keptTeaser = (teaser: TeaserRecord): TeaserRecord<StoredPicture> => ({
  ...teaser,
  attributes: teaser.attributes.map(keptAttribute),
  tabs: teaser.tabs.map(keptTeaser),
});

/** What stands below every page, as it is kept: its HTML sanitised, its pictures by their names. */
export const footerRow = ({ pageId, usps, links }: FooterRecord): Row<'footers'> => ({
  page_id: pageId,
  usps: usps.map((usp) => ({
    ...usp,
    picture: storedPicture(usp.picture),
    subheadline: cleanText(usp.subheadline),
    text: cleanText(usp.text),
  })),
  links: links.map((block) => ({ ...block, ...(block.content && { content: cleanText(block.content) }) })),
});

/** A list of a teaser as it is kept. */
export const teaserListRow = ({ picture, ...list }: TeaserWishlistRecord): Row<'teaser_wishlists'> => ({
  external_id: list.externalId,
  list: { ...list, ...(picture && { picture: storedPicture(picture) }) },
});

const STATUS_KINDS = { 301: 'moved', 302: 'moved-for-now', 410: 'gone' } as const;

const addressesOf = (shop: ShopRecords): readonly Row<'page_addresses'>[] => {
  const moved = shop.pageRedirects.map(
    ({ path, status, target }): Row<'page_addresses'> => ({
      path: withTrailingSlash(path),
      kind: STATUS_KINDS[status],
      target: target ?? null,
    }),
  );
  const categories = shop.categories.map(
    ({ id, path }): Row<'page_addresses'> => ({ path: withTrailingSlash(path), kind: 'category', target: id }),
  );
  return [...moved, ...categories];
};

const teaserPictures = (teaser: TeaserRecord): readonly PictureRecord[] => [
  ...teaser.attributes.flatMap(({ picture, mobilePicture }) => [picture, mobilePicture]).filter(isPicture),
  ...teaser.tabs.flatMap(teaserPictures),
];

const isPicture = (picture: PictureRecord | undefined): picture is PictureRecord => picture !== undefined;

/** All pictures of a page. */
export const pagePictures = ({ rows, openGraphPicture }: CmsPageRecord): readonly PictureRecord[] => [
  ...rows.flatMap(({ cells }) => cells.flatMap(({ teaser }) => teaserPictures(teaser))),
  ...[openGraphPicture].filter(isPicture),
];

const picturesOf = (shop: ShopRecords): readonly PictureRecord[] => {
  const all = [
    ...shop.pages.flatMap(pagePictures),
    ...shop.footers.flatMap(({ usps }) => usps.map(({ picture }) => picture)),
    ...shop.teaserWishlists.map(({ picture }) => picture),
    ...shop.catalogues.map(({ picture }) => picture),
  ];
  return all.filter(isPicture);
};
