// The chosen filters of a listing as links that remove them.

import { type ListingChip, type ListingSource, listingHref } from '@tornister/application/browse';
import { removeAllFilters } from '@tornister/domain/listing';
import { money } from '@tornister/domain/money';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBound, formatNumber } from '../../../i18n/format-money.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import styles from './chips.module.css';

type ChipsProps = { readonly chips: readonly ListingChip[]; readonly source: ListingSource };

const useChipText = (): ((chip: ListingChip) => string) => {
  const { t } = useTranslation('browse');
  const { numberLocale } = useShop().site.profile;
  const price = (amount: number) => formatBound(money(Math.round(amount * 100)), numberLocale);
  return (chip) => {
    if (chip.kind === 'value') return chip.label;
    if (chip.unit === 'rating') {
      const stars = (count: number) => formatNumber(count, numberLocale, 2);
      return chip.to === undefined
        ? t('vue.filter.fromStars', { count: chip.from, stars: stars(chip.from) })
        : t('vue.filter.starsRange', { count: chip.to, from: stars(chip.from), to: stars(chip.to) });
    }
    const from = price(chip.from);
    return chip.to === undefined
      ? t('vue.filter.fromPrice', { from })
      : t('vue.filter.priceRange', { from, to: price(chip.to) });
  };
};

/** After a chip is gone, the focus goes to the one that took its place, else to the list's own name. */
const useFocusAfterRemoval = (count: number) => {
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  // Only when the chip is gone there is a place to focus.
  useEffect(() => {
    if (removed.current === undefined) return;
    const links = list.current?.querySelectorAll<HTMLElement>('a') ?? [];
    (links[Math.min(removed.current, count - 1)] ?? list.current)?.focus();
    removed.current = undefined;
  }, [count]);
  return { list, remove: (index: number) => (removed.current = index) };
};

/** What is chosen, each with a link that takes it back, and one that takes back everything. */
export const Chips = ({ chips, source }: ChipsProps) => {
  const { t } = useTranslation('browse');
  const textOf = useChipText();
  const { list, remove } = useFocusAfterRemoval(chips.length);
  return (
    <div ref={list} tabIndex={-1} className={styles.focusTarget}>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={t('vue.filter.chosen')}>
          {chips.map((chip, index) => (
            <li key={chip.key}>
              <a
                className={styles.chip}
                href={chip.href}
                data-keep-scroll=""
                aria-label={t('vue.filter.remove', { name: `${chip.filterName} ${textOf(chip)}`.trim() })}
                onClick={() => remove(index)}
              >
                {textOf(chip)}
                <X aria-hidden size={16} />
              </a>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <a
                className={styles.all}
                href={listingHref(source, removeAllFilters())}
                data-keep-scroll=""
                onClick={() => remove(0)}
              >
                {t('vue.filter.removeAll')}
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
};
