// What a tile shows in every store, as it is kept: both languages, no prices, no deal. Source: spec 1 §3 "Product card".

import type { ExtraBadgeRecord, ProductRecord, Text } from '../../demo-shop/records.ts';
import type { StoredPicture } from '../tables.ts';

export type TileContent = {
  readonly name: Text;
  readonly manufacturerName: string;
  readonly categoryNames: readonly Text[];
  readonly picture: StoredPicture;
  readonly hasMoreVariants: boolean;
  readonly rating?: number;
  readonly ratingCount: number;
  readonly isNew: boolean;
  readonly isPopular: boolean;
  readonly extraBadges: readonly ExtraBadgeRecord[];
  readonly energyClass?: NonNullable<ProductRecord['energyClass']>;
  readonly shortageText?: Text;
};
