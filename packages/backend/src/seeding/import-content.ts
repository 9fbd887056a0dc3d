// Pages, addresses, footers, parameters and what is known about queries.

import { withTrailingSlash } from '@tornister/domain/routing';
import { DAY_MS, type Instant } from '@tornister/domain/shared';
import { LANGUAGES, type Language } from '@tornister/domain/storefront';
import { cleanText } from '../content/clean-html.ts';
import type { CmsPageRecord, TeaserAttribute, TeaserRecord } from '../content/content-records.ts';
import type { Database } from '../database/database.ts';
import type { PictureRecord } from '../pictures/picture-record.ts';
import { searchKey } from '../search/search-key.ts';
import type { Text } from '../texts/text.ts';
import { writePictures } from './import-catalogue.ts';
import { insertRows, type Row } from './insert-rows.ts';
import type { ShopRecords } from './shop-records.ts';

/** Writes everything that editors keep. */
export const importContent = async (database: Database, shop: ShopRecords, now: Instant): Promise<void> => {
  await writePictures(database, picturesOf(shop));
  await insertRows(database, 'cms_pages', shop.pages.map(pageRow));
  await insertRows(database, 'page_addresses', addressesOf(shop));
  await insertRows(
    database,
    'footers',
    shop.footers.map(({ pageId, usps, links }) => ({
      page_id: pageId,
      usps: usps.map((usp) => ({ ...usp, subheadline: cleanText(usp.subheadline), text: cleanText(usp.text) })),
      links: links.map((block) => ({ ...block, ...(block.content && { content: cleanText(block.content) }) })),
    })),
  );
  await insertRows(
    database,
    'teaser_wishlists',
    shop.teaserWishlists.map((list) => ({ external_id: list.externalId, list })),
  );
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
    shop.searchRedirects.map(({ query, target }) => ({ query: searchKey(query), target })),
  );
  await insertRows(
    database,
    'search_rewrites',
    shop.searchRewrites.map(({ query, rewritten }) => ({ query: searchKey(query), rewritten })),
  );
  await insertRows(
    database,
    'search_long_tails',
    shop.longTails.map(({ query, searchQuery, filters }) => ({
      query: searchKey(query),
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

const pageRow = (page: CmsPageRecord): Row<'cms_pages'> => ({
  id: page.id,
  path: withTrailingSlash(page.path),
  page_type: page.pageType,
  title: page.title,
  meta_description: page.metaDescription,
  category_id: page.categoryId ?? null,
  rows: page.rows.map(({ cells }) => ({
    cells: cells.map(({ span, teaser }) => ({ span, teaser: cleanTeaser(teaser) })),
  })),
  breadcrumbs: page.breadcrumbs,
  open_graph_picture: page.openGraphPicture ?? null,
  active_ab_tests: page.activeAbTests,
  stores: page.stores,
});

// Teasers know no types of attributes, so every text that looks like HTML is treated as such.
const looksLikeHtml = (text: Text): boolean => Object.values(text).some((words) => /<[a-z!/]/i.test(words));

const cleanAttribute = (attribute: TeaserAttribute): TeaserAttribute =>
  attribute.text && looksLikeHtml(attribute.text) ? { ...attribute, text: cleanText(attribute.text) } : attribute;

const cleanTeaser = (teaser: TeaserRecord): TeaserRecord => ({
  ...teaser,
  attributes: teaser.attributes.map(cleanAttribute),
  tabs: teaser.tabs.map(cleanTeaser),
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

const picturesOf = (shop: ShopRecords): readonly PictureRecord[] => {
  const teasers = shop.pages.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ teaser }) => teaser)));
  const all = [
    ...teasers.flatMap(teaserPictures),
    ...shop.pages.map(({ openGraphPicture }) => openGraphPicture),
    ...shop.footers.flatMap(({ usps }) => usps.map(({ picture }) => picture)),
    ...shop.teaserWishlists.map(({ picture }) => picture),
    ...shop.catalogues.map(({ picture }) => picture),
  ];
  return all.filter(isPicture);
};
