// Writes pages, their lists and footers of the import files. Triggers note what has changed, so that processes and the shared cache drop what they have of it.

import type {
  CmsPageRecord,
  FooterRecord,
  TeaserAttribute,
  TeaserRecord,
  TeaserWishlistRecord,
} from '../content/content-records.ts';
import type { Transaction } from '../database/database.ts';
import { footerRow, pagePictures, pageRow, teaserListRow } from '../seeding/import-content.ts';
import { upsertRows } from '../seeding/insert-rows.ts';
import { writePictures } from '../seeding/write-pictures.ts';
import type { FileFooter, FilePage, FileTeaser, FileTeaserList } from './content-schemas.ts';
import { mapInTurn } from './map-in-turn.ts';
import type { Changed } from './publication.ts';
import { given, toPicture } from './to-records.ts';

/** No product looks different for a page. */
const NOTHING_OF_THE_CATALOGUE: Changed = { productIds: [] };

/** Writes the lists whole that teasers show. */
export const importTeaserLists = async (
  transaction: Transaction,
  folder: string,
  lines: readonly FileTeaserList[],
): Promise<Changed> => {
  const lists: TeaserWishlistRecord[] = [];
  for (const { id: externalId, picture, entries, ...list } of lines) {
    lists.push({
      externalId,
      ...given(list),
      entries: entries.map(given),
      ...(picture && { picture: await toPicture(folder, picture) }),
    });
  }
  await writePictures(
    transaction,
    lists.flatMap(({ picture }) => picture ?? []),
  );
  await upsertRows(transaction, 'teaser_wishlists', ['external_id'], lists.map(teaserListRow));
  return NOTHING_OF_THE_CATALOGUE;
};

/** Writes the pages of some lines whole, and takes away those that are not online any more. */
export const importPages = async (
  transaction: Transaction,
  folder: string,
  lines: readonly FilePage[],
): Promise<Changed> => {
  const pages: CmsPageRecord[] = [];
  for (const line of lines.filter(({ isOnline }) => isOnline)) pages.push(await toPage(folder, line));
  await writePictures(transaction, pages.flatMap(pagePictures));
  await upsertRows(transaction, 'cms_pages', ['id'], pages.map(pageRow));
  await stopLeadingAway(
    transaction,
    pages.map(({ path }) => path),
  );
  const gone = lines.filter(({ isOnline }) => !isOnline).map(({ id }) => id);
  if (gone.length > 0) await transaction.deleteFrom('cms_pages').where('id', 'in', gone).execute();
  return NOTHING_OF_THE_CATALOGUE;
};

/** What has a page now leads nowhere else any more. */
const stopLeadingAway = async (transaction: Transaction, paths: readonly string[]): Promise<void> => {
  if (paths.length === 0) return;
  await transaction
    .deleteFrom('page_addresses')
    .where('path', 'in', paths)
    .where('kind', 'in', ['moved', 'moved-for-now', 'gone'])
    .execute();
};

/** Writes the footer whole. */
export const importFooters = async (
  transaction: Transaction,
  folder: string,
  lines: readonly FileFooter[],
): Promise<Changed> => {
  const footers: FooterRecord[] = [];
  for (const line of lines) footers.push(await toFooter(folder, line));
  await writePictures(
    transaction,
    footers.flatMap(({ usps }) => usps.map(({ picture }) => picture)),
  );
  await upsertRows(transaction, 'footers', ['page_id'], footers.map(footerRow));
  return NOTHING_OF_THE_CATALOGUE;
};

type FileAttribute = FileTeaser['attributes'][number];

const toAttribute = async (
  folder: string,
  { picture, mobilePicture, ...attribute }: FileAttribute,
): Promise<TeaserAttribute> => ({
  ...given(attribute),
  ...(picture && { picture: await toPicture(folder, picture) }),
  ...(mobilePicture && { mobilePicture: await toPicture(folder, mobilePicture) }),
});

const toTeaser = async (folder: string, { attributes, tabs = [], ...teaser }: FileTeaser): Promise<TeaserRecord> => ({
  ...given(teaser),
  name: teaser.name ?? teaser.id,
  attributes: await mapInTurn(attributes, (attribute) => toAttribute(folder, attribute)),
  tabs: await mapInTurn(tabs, (tab) => toTeaser(folder, tab)),
});

const toPage = async (folder: string, { rows, openGraphPicture, isOnline: _it, ...page }: FilePage) =>
  ({
    ...given(page),
    rows: await mapInTurn(rows, async ({ cells }) => ({
      cells: await mapInTurn(cells, async ({ span, teaser }) => ({ span, teaser: await toTeaser(folder, teaser) })),
    })),
    ...(openGraphPicture && { openGraphPicture: await toPicture(folder, openGraphPicture) }),
  }) satisfies CmsPageRecord;

type FileLink = FileFooter['blocks'][number]['links'][number];

/** A link without shops is one of all of them; what leads to another host is marked as such. */
const toLink = ({ label, url, stores }: FileLink) => ({
  label: given(label),
  url,
  external: /^https?:/i.test(url),
  ...(stores.length > 0 && { stores }),
});

const toFooter = async (folder: string, { id, usps, blocks }: FileFooter): Promise<FooterRecord> => ({
  pageId: id,
  usps: await mapInTurn(usps, async ({ picture, stores, ...usp }) => ({
    ...given(usp),
    picture: await toPicture(folder, picture),
    ...(stores.length > 0 && { stores }),
  })),
  links: blocks.map(({ links, ...block }) => ({ ...given(block), links: links.map(toLink) })),
});
