// The bar above a listing: sort order, category and filters.

import type { ListingState, ViewListing } from '@tornister/application/browse';
import { categoryOptionLabel, formatSearchTerms, heroEntries, LISTING_PARAMETERS } from '@tornister/domain/listing';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { Dropdown } from './dropdown.tsx';
import { FilterChoices } from './filter-choices.tsx';
import styles from './filters.module.css';
import { useDropdowns } from './use-dropdowns.ts';

const entriesOf = (form: HTMLFormElement): readonly (readonly [string, string])[] =>
  [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);

type FilterBarProps = { readonly state: ListingState; readonly view: Pick<ViewListing, 'change' | 'submit'> };

/** The choice of a sort order. The form notices the change, so the select itself has nothing to do. */
const SortChoice = ({ listing, asked }: ListingState) => {
  const { t } = useTranslation('browse');
  return (
    <label className={styles.sort}>
      <span className="visually-hidden">{t('vue.sort.label')}</span>
      <select name={LISTING_PARAMETERS.sort} value={asked.sort ?? listing.defaultSort} onChange={() => undefined}>
        {listing.result.sorts.map(({ code, displayName }) => (
          <option key={code} value={code}>
            {displayName}
          </option>
        ))}
      </select>
    </label>
  );
};

/** The categories that a search can be narrowed to, one at a time, or all of them. */
const CategoryChoices = ({ listing, asked }: ListingState) => {
  const { t } = useTranslation('browse');
  return (
    <ul className={styles.values}>
      {[undefined, ...listing.result.categoryOptions].map((option) => (
        <li key={option?.id ?? ''}>
          <label className={styles.value}>
            <input
              type="radio"
              name={LISTING_PARAMETERS.category}
              value={option?.id ?? ''}
              checked={asked.searchInCategoryId === option?.id}
              onChange={() => undefined}
            />
            <span>{option === undefined ? t('vue.filter.allCategories') : categoryOptionLabel(option)}</span>
          </label>
        </li>
      ))}
    </ul>
  );
};

/**
 * The row above a listing: sort, the category of a search, up to five filters, and the rest behind one more button (spec 1 §9). It is a
 * form that asks for its listing by itself; with scripts a choice counts at once, and the page says so.
 */
export const FilterBar = ({ state, view }: FilterBarProps) => {
  const { t } = useTranslation('browse');
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const dropdowns = useDropdowns(form);
  const { listing, asked } = state;
  const { source, result } = listing;
  const entries = heroEntries(result.filters, result.categoryOptions);
  const heroes = entries.flatMap((entry) => (entry.kind === 'filter' ? [entry.filter] : []));
  const others = result.filters.slice(heroes.length);
  const chosen = [...asked.enumFilters, ...asked.rangeFilters].map(({ id }) => id);

  const open = (address: string): void => {
    void navigate(address, { preventScrollReset: true });
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    dropdowns.closeAll();
    const address = view.submit(entriesOf(event.currentTarget));
    if (address !== undefined) open(address);
  };
  // Amounts are typed digit by digit: they count when they are confirmed.
  const change = ({ target }: FormEvent<HTMLFormElement>): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (isField && target.type !== 'text') open(view.change([target.name, target.value]));
  };
  const show = t('vue.filter.show', { count: result.totalCount });

  return (
    <form ref={form} method="get" action={source.path} className={styles.bar} onSubmit={submit} onChange={change}>
      {source.kind === 'search' &&
        formatSearchTerms(source).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
      <p className={`visually-hidden ${styles.atOnce}`}>{t('vue.filter.countsAtOnce')}</p>
      {result.sorts.length > 0 && <SortChoice {...state} />}
      {result.categoryOptions.length > 0 && (
        <Dropdown label={t('vue.filter.category')} show={show} isChosen={asked.searchInCategoryId !== undefined}>
          <CategoryChoices {...state} />
        </Dropdown>
      )}
      {heroes.map((filter) => (
        <Dropdown key={filter.id} label={filter.displayName} show={show} isChosen={chosen.includes(filter.id)}>
          <FilterChoices filter={filter} asked={asked} />
        </Dropdown>
      ))}
      {others.length > 0 && (
        <Dropdown label={t('vue.filter.more')} show={show} isChosen={others.some(({ id }) => chosen.includes(id))}>
          {others.map((filter) => (
            <fieldset key={filter.id} className={styles.group}>
              <legend>{filter.displayName}</legend>
              <FilterChoices filter={filter} asked={asked} />
            </fieldset>
          ))}
        </Dropdown>
      )}
      <noscript className={styles.apply}>
        <Button type="submit" look="secondary">
          {show}
        </Button>
      </noscript>
    </form>
  );
};
