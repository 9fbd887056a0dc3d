// The values of the filters in words of a language, in the order in which a listing shows them. Source: spec 1 §3 "Filters".

import { type Language, textIn } from '@tornister/domain/storefront';
import { groupedBy } from '../grouped-by.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';

/** A value of a filter, in words. */
type FilterValueWords = { readonly number: number; readonly id: string; readonly displayValue: string };

/** By the number of the filter. */
type ValuesByFilter = ReadonlyMap<number, readonly FilterValueWords[]>;

const known = new WeakMap<CatalogueIndex['filterValues'], Map<Language, ValuesByFilter>>();

/** The values of each filter in the order of the language, numbers in them by their size: A5 before A4, 9 years before 10. Sorted once. */
export const valuesInOrder = (
  { filterValues }: Pick<CatalogueIndex, 'filterValues'>,
  language: Language,
): ValuesByFilter => {
  const byLanguage = known.get(filterValues) ?? new Map<Language, ValuesByFilter>();
  known.set(filterValues, byLanguage);
  const values = byLanguage.get(language) ?? sortedValues(filterValues, language);
  byLanguage.set(language, values);
  return values;
};

const sortedValues = (filterValues: CatalogueIndex['filterValues'], language: Language): ValuesByFilter => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const values = filterValues.flatMap((value, number) =>
    value === undefined
      ? []
      : [{ number, filter: value.filter, id: value.id, displayValue: textIn(value.label, language) }],
  );
  values.sort((left, right) => compare(left.displayValue, right.displayValue) || left.number - right.number);
  return groupedBy(values, ({ filter }) => filter);
};
