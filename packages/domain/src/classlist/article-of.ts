// Which article is bought for a row of a class list. Source: docs/class-lists.md.

type Sellable = { readonly isForSale: boolean };
type Row<Item> = { readonly item?: Item | undefined; readonly replacement?: Item | undefined };

/** The article that is bought for a row: its own, or what takes the place of one that is gone; undefined where the shop has neither. */
export const articleOf = <Item extends Sellable>({ item, replacement }: Row<Item>): Item | undefined =>
  item?.isForSale === true ? item : replacement;
