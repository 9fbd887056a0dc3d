// What a row of a class list is called, and how many pieces it asks for, in words.

import type { ClassListEntry } from '@tornister/application/ports';
import type { TFunction } from 'i18next';

/** Room in fields of pieces and children: what is more than can be is said, not cut off. */
export const TYPED_QUANTITY_LENGTH = 6;

type Named = Pick<ClassListEntry, 'title' | 'item'>;

/** The name of the article, with what was chosen of it. */
export const articleName = ({ name, variantInfo }: NonNullable<ClassListEntry['item']>): string =>
  [name, ...variantInfo.map(({ value }) => value)].join(', ');

/** The words of the list's owner, else the name of the article. */
export const entryName = ({ title, item }: Named, t: TFunction): string => {
  if (title !== '') return title;
  return item === undefined ? t('vue.classList.entry.unknown') : articleName(item);
};

/** How many of it, for whom. */
export const piecesInWords = ({ quantity, per }: Pick<ClassListEntry, 'quantity' | 'per'>, t: TFunction): string =>
  t(`vue.classList.pieces.${per}`, { count: quantity });
