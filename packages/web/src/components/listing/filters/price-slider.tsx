// The slider above the two fields of a price: two native thumbs on one track.

import { rangeFieldNames } from '@tornister/application/browse';
import {
  afterSliding,
  amountsAt,
  boundsAt,
  type RangeFilterOptions,
  sliderSpan,
  thumbsAt,
} from '@tornister/domain/listing';
import { money } from '@tornister/domain/money';
import { type ChangeEvent, type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatTypedNumber } from '../../../i18n/format-money.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import styles from './price-slider.module.css';

type Kind = 'from' | 'to';
type PriceSliderProps = { readonly filter: RangeFilterOptions };

const CENTS = 100;
const KINDS: readonly Kind[] = ['from', 'to'];

/** What somebody has typed, as a number; nothing for an empty field. */
const typedIn = (field: HTMLInputElement | undefined): number | undefined =>
  field === undefined || field.value === '' ? undefined : Number(field.value.replace(',', '.'));

/**
 * Each thumb is a range input of the browser: arrow keys, Home and End move it, and it is named and told as an amount. It writes into its field and
 * follows it; like what is typed, an amount counts when it is confirmed.
 */
export const PriceSlider = ({ filter }: PriceSliderProps) => {
  const { t } = useTranslation('browse');
  const { decimalSign, numberLocale } = useShop().site.profile;
  const root = useRef<HTMLDivElement>(null);
  const span = sliderSpan(filter);
  const [amounts, setAmounts] = useState(() => amountsAt(span, { from: undefined, to: undefined }));
  const thumbs = thumbsAt(span, amounts);
  const names = rangeFieldNames(filter.id);
  const fieldOf = (kind: Kind): HTMLInputElement | undefined =>
    root.current?.closest('form')?.querySelector<HTMLInputElement>(`[name="${names[kind]}"]`) ?? undefined;
  const follow = (): void =>
    setAmounts(amountsAt(span, { from: typedIn(fieldOf('from')), to: typedIn(fieldOf('to')) }));
  // The fields are the browser's own: what is typed into them is told by their events alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slider is another one for another filter or choice
  useEffect(() => {
    const form = root.current?.closest('form');
    // A thumb is followed by its field, never the other way: a thumb that follows its old field goes back before `slide` hears of it.
    const typed = ({ target }: Event): void => {
      if (!root.current?.contains(target as Node)) follow();
    };
    follow();
    form?.addEventListener('input', typed);
    return () => form?.removeEventListener('input', typed);
  }, []);
  const slide = (kind: Kind, event: ChangeEvent<HTMLInputElement>): void => {
    // A moved thumb is no choice yet: the form does not hear of it.
    event.stopPropagation();
    const next = afterSliding(span, thumbs, kind, event.currentTarget.valueAsNumber);
    const bounds = boundsAt(span, next);
    const field = fieldOf(kind);
    // The other field stays as it is, also where it says more than the slider can show.
    if (field !== undefined)
      field.value = bounds[kind] === undefined ? '' : formatTypedNumber(bounds[kind], decimalSign);
    setAmounts({ ...amounts, [kind]: next[kind] });
  };
  const share = (value: number): number => (value - span.min) / Math.max(1, span.max - span.min);
  const chosen = { '--from': share(thumbs.from), '--to': share(thumbs.to) } as CSSProperties;
  return (
    <div ref={root} className={styles.slider} style={chosen}>
      {KINDS.map((kind) => (
        <input
          key={kind}
          type="range"
          className={styles.thumb}
          data-front={kind === 'from' && share(thumbs.from) > 0.5 ? '' : undefined}
          min={span.min}
          max={span.max}
          step={1}
          value={Math.round(thumbs[kind])}
          aria-label={`${filter.displayName} ${t(`vue.filter.${kind}`)}`}
          aria-valuetext={formatMoney(money(Math.round(amounts[kind] * CENTS)), numberLocale)}
          onChange={(event) => slide(kind, event)}
        />
      ))}
    </div>
  );
};
