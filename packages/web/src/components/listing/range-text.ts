// React hook: the words for a range of prices or stars.

import type { ListingChip } from '@tornister/application/browse';
import { money } from '@tornister/domain/money';
import { useTranslation } from 'react-i18next';
import { formatBound, formatNumber } from '../../i18n/format-money.ts';
import { useShop } from '../../react/shop-provider.tsx';

type RangeWords = Pick<Extract<ListingChip, { kind: 'range' }>, 'unit' | 'from' | 'to'>;

/** Says a range by its bounds; one without an upper bound by the lower one alone. */
export const useRangeText = (): ((range: RangeWords) => string) => {
  const { t } = useTranslation('browse');
  const { numberLocale } = useShop().site.profile;
  const price = (amount: number) => formatBound(money(Math.round(amount * 100)), numberLocale);
  const stars = (count: number) => formatNumber(count, numberLocale, 2);
  return ({ unit, from, to }) => {
    if (unit === 'rating') {
      return to === undefined
        ? t('vue.filter.fromStars', { count: from, stars: stars(from) })
        : t('vue.filter.starsRange', { count: to, from: stars(from), to: stars(to) });
    }
    return to === undefined
      ? t('vue.filter.fromPrice', { from: price(from) })
      : t('vue.filter.priceRange', { from: price(from), to: price(to) });
  };
};
