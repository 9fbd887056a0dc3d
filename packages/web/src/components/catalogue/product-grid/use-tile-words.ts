// React hook: the translations, number locale and brand that product tiles need.

import { useTranslation } from 'react-i18next';
import { useShop } from '../../../react/shop-provider.tsx';
import type { TileWords } from '../product-tile/product-tile.tsx';

/** What tiles need to be put into words, asked for once for a whole list instead of sixty times. */
export const useTileWords = (): TileWords => {
  const { t } = useTranslation();
  const { profile, brandId } = useShop().site;
  return { t, numberLocale: profile.numberLocale, brandId };
};
