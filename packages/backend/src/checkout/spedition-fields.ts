// What the forwarding agent has to know about the place of delivery. Source: spec 2 §3 "speditionsFields", §4 "Spedition fields".

import { needsSpeditionFields, type Shipper, speditionErrors } from '@tornister/domain/checkout';
import { type Language, textIn, type Worded } from '@tornister/domain/storefront';
import type { Answer } from '../graphql/answer.ts';

type Field = { readonly name: string; readonly label: Worded<string> };

/** Every one of them has to be filled in. */
const SPEDITION_FIELDS: readonly Field[] = [
  { name: 'phone', label: { de: 'Telefon für die Terminabsprache', en: 'Phone for the appointment' } },
  { name: 'floor', label: { de: 'Stockwerk', en: 'Floor' } },
  { name: 'access', label: { de: 'Zufahrt und Aufzug', en: 'Access and lift' } },
];

/** Whether goods have to go by the forwarding agent, who is offered for nothing else. */
export const needsSpedition = (shippers: readonly Pick<Shipper, 'code'>[]): boolean =>
  shippers.some(({ code }) => needsSpeditionFields(code));

/** The fields with what was filled in. */
export const showSpeditionFields = (
  values: Readonly<Record<string, string>>,
  language: Language,
): readonly Answer<'SpeditionField'>[] =>
  SPEDITION_FIELDS.map(({ name, label }) => ({
    fieldName: name,
    displayName: textIn(label, language),
    fieldValue: values[name] ?? '',
  }));

/** What the forwarding agent was told: the fields of an order that went by one. */
export const answeredSpeditionFields = (
  values: Readonly<Record<string, string>>,
  language: Language,
): readonly Answer<'SpeditionField'>[] =>
  showSpeditionFields(values, language).filter(({ fieldValue }) => fieldValue !== '');

export type SpeditionMistake = { readonly fieldName: string; readonly errorMessage: string };

/** The names of fields that are wrong: unknown, too long, or empty. */
export const speditionMistakes = (values: Readonly<Record<string, string>>): readonly SpeditionMistake[] =>
  speditionErrors(
    SPEDITION_FIELDS.map(({ name }) => name),
    values,
  ).map(({ field, message }) => ({ fieldName: field, errorMessage: message }));
