// What an institution chooses from when it registers. Source: spec 2 §7 "job title, industry and function lists".

import { inLanguage, type Language, type Worded } from '@tornister/domain/storefront';
import type { Answer } from '../graphql/answer.ts';

type Codes = Readonly<Record<string, Worded<string>>>;

export const JOB_TITLES = {
  headTeacher: { de: 'Schulleitung', en: 'Head teacher' },
  teacher: { de: 'Lehrkraft', en: 'Teacher' },
  educator: { de: 'Erzieherin oder Erzieher', en: 'Educator' },
  secretary: { de: 'Sekretariat', en: 'Secretariat' },
  purchasing: { de: 'Einkauf', en: 'Purchasing' },
  administration: { de: 'Verwaltung', en: 'Administration' },
  other: { de: 'Andere Aufgabe', en: 'Other task' },
} as const satisfies Codes;

export const INDUSTRIES = {
  kindergarten: { de: 'Kindergarten oder Kita', en: 'Kindergarten' },
  primary: { de: 'Grundschule', en: 'Primary school' },
  secondary: { de: 'Weiterführende Schule', en: 'Secondary school' },
  vocational: { de: 'Berufsschule', en: 'Vocational school' },
  special: { de: 'Förderschule', en: 'Special school' },
  afterSchool: { de: 'Hort oder Ganztagsbetreuung', en: 'After-school care' },
  university: { de: 'Hochschule', en: 'University' },
  authority: { de: 'Schulträger oder Behörde', en: 'School authority' },
  other: { de: 'Andere Einrichtung', en: 'Other institution' },
} as const satisfies Codes;

export const EMPLOYEE_COUNTS = {
  '1-9': { de: '1 bis 9', en: '1 to 9' },
  '10-49': { de: '10 bis 49', en: '10 to 49' },
  '50-249': { de: '50 bis 249', en: '50 to 249' },
  '250-': { de: '250 und mehr', en: '250 and more' },
} as const satisfies Codes;

/** A list in a language, in its own order. */
export const choicesOf = (list: Codes, language: Language): readonly Answer<'Choice'>[] =>
  Object.entries(list).map(([code, words]) => ({ code, name: inLanguage(words, language) }));

/** What an institution has chosen of the lists; a code that is in no list is none. */
export const listedCodes = (given: {
  readonly jobTitleCode?: string | null | undefined;
  readonly primaryIndustryGroupCode?: string | null | undefined;
  readonly numberOfEmployees?: string | null | undefined;
}) => ({
  jobTitleCode: listed(JOB_TITLES, given.jobTitleCode),
  primaryIndustryGroupCode: listed(INDUSTRIES, given.primaryIndustryGroupCode),
  numberOfEmployees: listed(EMPLOYEE_COUNTS, given.numberOfEmployees),
});

const listed = (list: Codes, code: string | null | undefined): string =>
  code !== null && code !== undefined && Object.hasOwn(list, code) ? code : '';
