// Demo shop: what comes in the box, and how many of it.

import type { ProductRecord } from '../catalogue/catalogue-records.ts';
import type { Choice } from './family.ts';
import { settledChoices, variantsOf } from './make-items.ts';
import type { Draft } from './plan.ts';
import { textOf } from './texts.ts';

const isOfSeveral = ({ motif }: Choice): boolean => motif?.pieces !== undefined;

/** What comes in the box; where a choice decides how many, in its words: "Schere (je nach Auswahl: einzeln oder Klassensatz 24)". */
export const scopeOf = (draft: Draft): ProductRecord['scopeOfDelivery'] => {
  const { family, choices } = draft;
  if (family.parts !== undefined) return family.parts.map(textOf);
  const open = variantsOf(draft).find(({ values }) => values.some(isOfSeveral))?.values ?? [];
  const settled = [...choices, ...settledChoices(draft).map(({ choice }) => choice)].filter(isOfSeveral);
  const [de, en] = ([0, 1] as const).map((language) => {
    const said = (open.length > 0 ? open : settled)
      .map(({ text }) => text[language])
      .join([' oder ', ' or '][language]);
    if (said === '') return family.scope[language];
    return `${family.scope[language]} (${open.length > 1 ? ['je nach Auswahl: ', 'as chosen: '][language] : ''}${said})`;
  });
  return [{ de: de ?? '', en: en ?? '' }];
};
