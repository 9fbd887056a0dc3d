// Writes the records of a shop as import files: the demo shop as an example for operators, and the way of any shop's catalogue out.

import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DAY_MS, type Instant } from '@tornister/domain/shared';
import type { ItemRecord, ProductBundle, ProductRecord, ReviewRecord } from '../catalogue/catalogue-records.ts';
import type {
  CmsPageRecord,
  FooterRecord,
  TeaserAttribute,
  TeaserRecord,
  TeaserWishlistRecord,
} from '../content/content-records.ts';
import type { PictureRecord } from '../pictures/picture-record.ts';
import type { ShopRecords } from '../seeding/shop-records.ts';
import type { ImportFile } from './file-schemas.ts';

const momentBefore = (now: Instant, days: number): string => new Date(Math.round(now - days * DAY_MS)).toISOString();

const pictureLine = ({ spec, alt }: PictureRecord) => ({ drawing: spec, alt });

const productLine = ({ createdDaysAgo, ...product }: ProductRecord, now: Instant) => ({
  ...product,
  createdAt: momentBefore(now, createdDaysAgo),
});

const itemLine = ({ priceHistory, pictures, ...item }: ItemRecord, now: Instant) => ({
  ...item,
  priceHistory: priceHistory.map(({ daysAgo, priceCents }) => ({ from: momentBefore(now, daysAgo), priceCents })),
  pictures: pictures.map(pictureLine),
});

const reviewLine = ({ daysAgo, ...review }: ReviewRecord, now: Instant) => ({
  ...review,
  writtenAt: momentBefore(now, daysAgo),
});

const attributeLine = ({ picture, mobilePicture, ...attribute }: TeaserAttribute) => ({
  ...attribute,
  ...(picture && { picture: pictureLine(picture) }),
  ...(mobilePicture && { mobilePicture: pictureLine(mobilePicture) }),
});

const tabLine = ({ tabs: _none, attributes, ...teaser }: TeaserRecord) => ({
  ...teaser,
  attributes: attributes.map(attributeLine),
});

const teaserLine = (teaser: TeaserRecord) => ({ ...tabLine(teaser), tabs: teaser.tabs.map(tabLine) });

const pageLine = ({ openGraphPicture, rows, ...page }: CmsPageRecord) => ({
  ...page,
  rows: rows.map(({ cells }) => ({ cells: cells.map(({ span, teaser }) => ({ span, teaser: teaserLine(teaser) })) })),
  ...(openGraphPicture && { openGraphPicture: pictureLine(openGraphPicture) }),
});

const footerLine = ({ pageId, usps, links: blocks }: FooterRecord) => ({
  id: pageId,
  usps: usps.map(({ picture, ...usp }) => ({ ...usp, picture: pictureLine(picture) })),
  blocks: blocks.map(({ links, ...block }) => ({
    ...block,
    links: links.map(({ external: _derived, ...link }) => link),
  })),
});

const teaserListLine = ({ externalId: id, picture, ...list }: TeaserWishlistRecord) => ({
  id,
  ...list,
  ...(picture && { picture: pictureLine(picture) }),
});

type Shop = Pick<
  ShopRecords,
  'manufacturers' | 'extraBadges' | 'categories' | 'products' | 'teaserWishlists' | 'pages' | 'footers'
>;

/** Writes the catalogue, the pages and the footers of a shop into a folder; products come one after the other, so that any number of them fits. */
export const writeFolder = async (folder: string, shop: Shop, now: Instant): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const write = (file: ImportFile, lines: Iterable<object>): Promise<void> =>
    pipeline(Readable.from(asJson(lines)), createWriteStream(`${folder}/${file}`));
  const ofProducts = <Line extends object>(linesOf: (bundle: ProductBundle) => readonly Line[]) => flat(shop, linesOf);
  const byLevel = [...shop.categories].sort((left, right) => left.level - right.level);
  await write('manufacturers.jsonl', shop.manufacturers);
  await write('badges.jsonl', shop.extraBadges);
  await write(
    'categories.jsonl',
    byLevel.map(({ level: _level, picture, ...category }) => ({ ...category, picture: pictureLine(picture) })),
  );
  await write(
    'products.jsonl',
    ofProducts(({ product }) => [productLine(product, now)]),
  );
  await write(
    'items.jsonl',
    ofProducts(({ items }) => items.map((item) => itemLine(item, now))),
  );
  await write(
    'reviews.jsonl',
    ofProducts(({ reviews }) => reviews.map((review) => reviewLine(review, now))),
  );
  await write('teaser-lists.jsonl', shop.teaserWishlists.map(teaserListLine));
  await write('pages.jsonl', shop.pages.map(pageLine));
  await write('footers.jsonl', shop.footers.map(footerLine));
};

function* flat<Line>(shop: Shop, linesOf: (bundle: ProductBundle) => readonly Line[]): Generator<Line> {
  for (const bundle of shop.products()) yield* linesOf(bundle);
}

function* asJson(lines: Iterable<object>): Generator<string> {
  for (const line of lines) yield `${JSON.stringify(line)}\n`;
}
