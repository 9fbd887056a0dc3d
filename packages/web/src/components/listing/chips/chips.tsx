// The chosen filters of a listing as links that remove them.

import { type ListingChip, type ListingSource, listingHref } from '@tornister/application/browse';
import { removeAllFilters } from '@tornister/domain/listing';
import { X } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { opensElsewhere } from '../../ui/opens-elsewhere.ts';
import { useRangeText } from '../range-text.ts';
import styles from './chips.module.css';

type ChipsProps = { readonly chips: readonly ListingChip[]; readonly source: ListingSource };

const useChipText = (): ((chip: ListingChip) => string) => {
  const rangeText = useRangeText();
  return (chip) => (chip.kind === 'value' ? chip.label : rangeText(chip));
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
  const remove = (index: number) => (event: MouseEvent) => {
    // What opens elsewhere takes nothing away here.
    if (!opensElsewhere(event)) removed.current = index;
  };
  return { list, remove };
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
                onClick={remove(index)}
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
                onClick={remove(0)}
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
