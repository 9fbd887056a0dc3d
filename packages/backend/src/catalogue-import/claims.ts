// What a line of an import file says that has to be true beyond the line itself.

import type { FileFooter, FilePage, FileTeaser, FileTeaserList } from './content-schemas.ts';
import type { FilePicture } from './field-kinds.ts';

/** What lines refer to; nothing refers to an item or a review. */
export type Table = 'manufacturers' | 'extra_badges' | 'categories' | 'products' | 'teaser_wishlists';

/** `field` is named in the problem. */
export type Claim =
  /** There is such an entry, in the shop or in a line before. */
  | { readonly kind: 'refers'; readonly table: Table; readonly field: string; readonly id: string }
  /** Nobody else has this value; `key` is the same for all that count as one. */
  | { readonly kind: 'is-alone'; readonly field: string; readonly value: string; readonly key: string }
  /** The file lies in the folder of the import, is not too large and can be shown. */
  | { readonly kind: 'has-file'; readonly field: string; readonly picture: FilePicture }
  /** A category's parents do not lead back to it. */
  | { readonly kind: 'has-top'; readonly field: string; readonly parentId: string | undefined };

export const refers = (table: Table, field: string, id: string): Claim => ({ kind: 'refers', table, field, id });
export const isAlone = (field: string, value: string, key = value): Claim => ({ kind: 'is-alone', field, value, key });

const hasFile = (field: string, picture: FilePicture | undefined): readonly Claim[] =>
  picture === undefined ? [] : [{ kind: 'has-file', field, picture }];

const teaserClaims = (field: string, { attributes, teaserWishlistId, tabs = [] }: FileTeaser): readonly Claim[] => [
  ...attributes.flatMap(({ picture, mobilePicture }, at) => [
    ...hasFile(`${field}.attributes[${at}].picture`, picture),
    ...hasFile(`${field}.attributes[${at}].mobilePicture`, mobilePicture),
  ]),
  ...(teaserWishlistId === undefined
    ? []
    : [refers('teaser_wishlists', `${field}.teaserWishlistId`, teaserWishlistId)]),
  ...tabs.flatMap((tab, at) => teaserClaims(`${field}.tabs[${at}]`, tab)),
];

/** The address of a page in each shop that it is made for; a page for one shop stands before the one for all. */
export const placesOf = (path: string, stores: readonly string[]): readonly string[] =>
  stores.length === 0 ? [path] : stores.map((store) => `${path} in the shop ${store}`);

/** Each address leads to one page in a shop; its category and the files of its pictures are there. */
export const pageClaims = ({
  path,
  stores,
  categoryId,
  rows,
  openGraphPicture,
  isOnline,
}: FilePage): readonly Claim[] => [
  ...(isOnline ? placesOf(path, stores).map((place) => isAlone('path', place)) : []),
  ...(categoryId === undefined ? [] : [refers('categories', 'categoryId', categoryId)]),
  ...hasFile('openGraphPicture', openGraphPicture),
  ...rows.flatMap(({ cells }, row) =>
    cells.flatMap(({ teaser }, cell) => teaserClaims(`rows[${row}].cells[${cell}].teaser`, teaser)),
  ),
];

/** Its products and the file of its picture are there. */
export const teaserListClaims = ({ picture, entries }: FileTeaserList): readonly Claim[] => [
  ...hasFile('picture', picture),
  ...entries.map(({ productId }, at) => refers('products', `entries[${at}].productId`, productId)),
];

/** The files of the pictures are there. */
export const footerClaims = ({ usps }: FileFooter): readonly Claim[] =>
  usps.flatMap(({ picture }, at) => hasFile(`usps[${at}].picture`, picture));
