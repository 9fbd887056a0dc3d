// Which article is bought for a row of a class list. Source: docs/class-lists.md.

import type { ClassListEntry, OrderItem } from '../ports/index.ts';

/** The article that is bought for a row: its own, or what takes the place of one that is gone; undefined where the shop has neither. */
export const articleOf = ({
  item,
  replacement,
}: Pick<ClassListEntry, 'item' | 'replacement'>): OrderItem | undefined =>
  item?.isForSale === true ? item : replacement;
