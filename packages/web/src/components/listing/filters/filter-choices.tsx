// The inputs inside a filter's dropdown: checkboxes, price range, minimum rating.

import { rangeFieldNames } from '@tornister/application/browse';
import { STARS_MAX } from '@tornister/domain/catalogue';
import {
  type FilterOptions,
  formatRange,
  formatValueList,
  isChosen,
  LISTING_PARAMETERS,
  type ListingQuery,
  RATING_STEPS,
  type RangeFilter,
  type RangeFilterOptions,
  upperBound,
} from '@tornister/domain/listing';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTypedNumber } from '../../../i18n/format-money.ts';
import { deferredCode, useDeferredCode } from '../../../react/deferred-code.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { useRangeText } from '../range-text.ts';
import styles from './filters.module.css';

type ChoicesProps<Filter> = { readonly filter: Filter; readonly asked: ListingQuery };

const priceSlider = deferredCode(async () => (await import('./price-slider.tsx')).PriceSlider);

const parameterOf = (id: string): string => LISTING_PARAMETERS.filterPrefix + id;

const EnumChoices = ({ filter, asked }: ChoicesProps<Extract<FilterOptions, { kind: 'enum' }>>) => (
  <ul className={styles.values}>
    {filter.values.map(({ id, displayValue, count }) => {
      const chosen = isChosen(asked, filter.id, id);
      return (
        <li key={id}>
          <label className={styles.value} data-empty={count === 0 && !chosen ? '' : undefined}>
            <input
              type="checkbox"
              name={parameterOf(filter.id)}
              value={formatValueList([id])}
              checked={chosen}
              disabled={count === 0 && !chosen}
              onChange={() => undefined}
            />
            <span>{displayValue}</span>
            <span className={styles.amount}>{count}</span>
          </label>
        </li>
      );
    })}
  </ul>
);

/** Two fields, which work without scripts, and above them a slider whose code comes when the choices are opened. */
const PriceChoices = ({ filter, asked }: ChoicesProps<RangeFilterOptions>) => {
  const { t } = useTranslation('browse');
  const { decimalSign } = useShop().site.profile;
  const chosen = asked.rangeFilters.find(({ id }) => id === filter.id);
  const names = rangeFieldNames(filter.id);
  const bounds = useRef<HTMLDivElement>(null);
  const [isOpened, setIsOpened] = useState(false);
  // The browser opens the choices; somebody may have done so before the code came.
  useEffect(() => {
    const details = bounds.current?.closest('details');
    const look = (): void => setIsOpened((before) => before || details?.open === true);
    look();
    details?.addEventListener('toggle', look);
    return () => details?.removeEventListener('toggle', look);
  }, []);
  const Slider = useDeferredCode(priceSlider, isOpened);
  const field = (kind: 'from' | 'to', value: number | undefined, limit: number) => (
    <label className={styles.bound}>
      <span>{t(`vue.filter.${kind}`)}</span>
      <input
        key={value ?? ''}
        type="text"
        inputMode="decimal"
        name={names[kind]}
        defaultValue={value === undefined ? '' : formatTypedNumber(value, decimalSign)}
        placeholder={formatTypedNumber(limit, decimalSign)}
        pattern="[0-9]{1,7}([.,][0-9]{1,2})?"
        title={t('vue.filter.amount')}
      />
    </label>
  );
  return (
    <div ref={bounds} className={styles.bounds}>
      <div className={styles.slider}>{Slider && <Slider key={`${chosen?.from}-${chosen?.to}`} filter={filter} />}</div>
      {field('from', chosen?.from, Math.floor(filter.min))}
      {/* What is chosen stands there in any case: the dearest article is another one with each filter. */}
      {field('to', chosen && upperBound('price', chosen.to), Math.ceil(filter.max))}
    </div>
  );
};

/** The ranges that can be chosen: each minimum, and before them one of the address that is none of these, so that the form asks for it again. */
const rangesOf = (chosen: RangeFilter | undefined): readonly Pick<RangeFilter, 'from' | 'to'>[] => {
  const isStep = (from: number): boolean => chosen?.from === from && upperBound('rating', chosen.to) === undefined;
  const steps = RATING_STEPS.map((from) => (chosen && isStep(from) ? chosen : { from, to: STARS_MAX }));
  return chosen === undefined || RATING_STEPS.some(isStep) ? steps : [chosen, ...steps];
};

const RatingChoices = ({ filter, asked }: ChoicesProps<RangeFilterOptions>) => {
  const { t } = useTranslation('browse');
  const rangeText = useRangeText();
  const chosen = asked.rangeFilters.find(({ id }) => id === filter.id);
  return (
    <ul className={styles.values}>
      {[undefined, ...rangesOf(chosen)].map((range) => (
        <li key={range === undefined ? '' : formatRange(range)}>
          <label className={styles.value}>
            <input
              type="radio"
              name={parameterOf(filter.id)}
              value={range === undefined ? '' : formatRange(range)}
              checked={chosen === range}
              onChange={() => undefined}
            />
            <span>
              {range === undefined
                ? t('vue.filter.anyStars')
                : rangeText({ unit: 'rating', from: range.from, to: upperBound('rating', range.to) })}
            </span>
            <span className={styles.amount}>
              {
                filter.counts.find(({ from }) => from === range?.from && upperBound('rating', range.to) === undefined)
                  ?.count
              }
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
};

/** What can be chosen of a filter: values by checkboxes, prices by two fields, ratings by a minimum. */
export const FilterChoices = ({ filter, asked }: ChoicesProps<FilterOptions>) => {
  switch (filter.kind) {
    case 'enum':
      return <EnumChoices filter={filter} asked={asked} />;
    case 'price':
      return <PriceChoices filter={filter} asked={asked} />;
    case 'rating':
      return <RatingChoices filter={filter} asked={asked} />;
  }
};
