// Pages of the content system and everything that an address can lead to. Source: spec 1 §3 "CMS page", "Footer data", §7.

import type { StoreCode } from '@tornister/domain/storefront';
import type { Generated } from 'kysely';
import type { StoredPicture } from '../catalogue/pictures/stored-picture.ts';
import type { Json, NullableJson } from '../database/columns.ts';
import type { Text } from '../texts/text.ts';
import type { CmsPageRecord, CmsRow, LinkBlockRecord, TeaserWishlistRecord, UspRecord } from './content-records.ts';

export type CmsPagesTable = {
  id: string;
  path: string;
  page_type: CmsPageRecord['pageType'];
  title: Json<Text>;
  meta_description: Json<Text>;
  category_id: string | null;
  /** HTML in it is sanitised. */
  rows: Json<readonly CmsRow<StoredPicture>[]>;
  breadcrumbs: Json<readonly Text[]>;
  open_graph_picture: NullableJson<StoredPicture>;
  active_ab_tests: Json<CmsPageRecord['activeAbTests']>;
  /** Empty: all of them. */
  stores: readonly StoreCode[];
};

/** What an address leads to; products and categories are also found at `/prod/{id}/` and `/cat/{id}/`. */
export type PageAddressesTable = {
  path: string;
  kind: 'page' | 'category' | 'product' | 'moved' | 'moved-for-now' | 'gone';
  /** The id of the page, category or product, or the address to go to. */
  target: string | null;
};

export type ContentTables = {
  cms_pages: CmsPagesTable;
  page_addresses: PageAddressesTable;
  footers: {
    page_id: string;
    usps: Json<readonly UspRecord<StoredPicture>[]>;
    links: Json<readonly LinkBlockRecord[]>;
  };
  teaser_wishlists: { external_id: string; list: Json<TeaserWishlistRecord<StoredPicture>> };
  global_parameters: {
    id: Generated<number>;
    name: string;
    entry: string;
    value: string;
    stores: readonly StoreCode[];
  };
};
