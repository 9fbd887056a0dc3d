// The preview: staff look at the shop as a segment of customers and in an A/B scenario would see it.
// Source: spec 1 §6 "A preview mode".

import { firstValue, formatQueryString, type QueryEntries } from '../listing/query-string.ts';
import { ROUTE_PARAMETERS } from './route-parameters.ts';

export type Preview = {
  readonly customerSegments: readonly string[];
  /** The variant of each test, by the test's id. */
  readonly abScenarios: Readonly<Record<string, string>>;
};

const isText = (value: unknown): value is string => typeof value === 'string';

const fieldsOf = (json: string): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(json) ?? {};
  } catch {
    return {};
  }
};

const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(value ?? {}).filter((entry): entry is [string, string] => isText(entry[1])));

/** Whether an address asks for a preview. */
export const asksForPreview = (query: QueryEntries): boolean =>
  firstValue(query, ROUTE_PARAMETERS.preview) !== undefined;

/** The query, with its question mark, under which staff see this preview. */
export const previewSearch = ({ customerSegments, abScenarios }: Preview): string =>
  `?${formatQueryString([[ROUTE_PARAMETERS.preview, JSON.stringify({ customerSegments, abScenarios })]])}`;

/** What staff picked: segments and scenarios of the query `ishop-preview-json`. Nothing without a permission or without a choice. */
export const previewOf = (query: QueryEntries, isPermitted: boolean): Preview | undefined => {
  const json = firstValue(query, ROUTE_PARAMETERS.preview);
  if (!isPermitted || json === undefined) return undefined;
  const { customerSegments, abScenarios } = fieldsOf(json);
  return {
    customerSegments: Array.isArray(customerSegments) ? customerSegments.filter(isText) : [],
    abScenarios: Array.isArray(abScenarios) || typeof abScenarios !== 'object' ? {} : textsIn(abScenarios),
  };
};
