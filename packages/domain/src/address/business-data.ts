// What the shop knows about a customer beside the addresses, and what of it only business customers carry.
// Source: spec 2 §3 "Address", "Customer data also carries …", §6 "Business customer: … carries VAT and industry fields".

import { err, ok } from 'neverthrow';
import { type Rule, required, whenFilled } from '../forms/rule.ts';
import type { Checked } from './field-checks.ts';

/** Fields that belong to an institution, by the names of the backend. */
export const BUSINESS_FIELDS = [
  'VATRegistrationNo',
  'jobTitleCode',
  'primaryIndustryGroupCode',
  'numberOfEmployees',
] as const;
export type BusinessField = (typeof BUSINESS_FIELDS)[number];

/** Empty or absent when it is not known. */
export type BusinessData = Readonly<Partial<Record<BusinessField, string>>>;

export type CustomerData = BusinessData & {
  readonly customerNumber?: string;
  readonly paymentMethod?: string;
};

/** Country code and 2 to 13 characters, as the number of every European country is written; a Swiss one may have the name of the tax behind it. */
const VAT_NUMBER = /^(?:[A-Z]{2}[A-Z0-9+*]{2,13}|CHE\d{9}(?:MWST|TVA|IVA))$/;

/** A VAT number as it is kept: capitals, without spaces, dots and dashes. */
export const tidyVatNumber = (typed: string): string =>
  typed.replace(/[\s.-]/g, '').replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** An institution may have no VAT number; one that is typed must look like one. */
export const vatNumberRule: Rule = whenFilled((typed) =>
  VAT_NUMBER.test(tidyVatNumber(typed)) ? undefined : { message: 'vatNumberIncorrect' },
);

/** The VAT and industry fields that are sent: those of a business customer that are filled in, and none of anybody else. */
export const sentBusinessData = (data: BusinessData, isB2b: boolean): BusinessData =>
  Object.fromEntries(
    BUSINESS_FIELDS.flatMap((field) => {
      const value = isB2b ? (data[field]?.trim() ?? '') : '';
      return value === '' ? [] : [[field, value] as const];
    }),
  );

/** The business fields as they are filled in; an empty text is none. */
export type BusinessForm = Readonly<Record<BusinessField, string>>;

/** What an institution chooses from a list. */
const CHOSEN = ['primaryIndustryGroupCode', 'jobTitleCode', 'numberOfEmployees'] as const;

/** An institution says its industry, its job title and its number of employees, and gives a VAT number where it has one. */
export const checkBusinessData = (form: BusinessForm): Checked<BusinessData> => {
  const issues = [
    ['VATRegistrationNo', vatNumberRule(form.VATRegistrationNo)] as const,
    ...CHOSEN.map((field) => [field, required(form[field])] as const),
  ];
  const errors = issues.flatMap(([field, issue]) => (issue === undefined ? [] : [{ field, ...issue }]));
  const data = { ...form, VATRegistrationNo: tidyVatNumber(form.VATRegistrationNo) };
  return errors.length > 0 ? err(errors) : ok(sentBusinessData(data, true));
};
