// The number of a page of a list, as its address has it.

import { clamp } from '../shared/clamp.ts';

/** Pages above are not asked for: the offset would leave the range of a GraphQL Int long before anything is found. */
export const MAX_PAGE = 1_000_000;

/** Whether a text is the number of a page that can be asked for. */
export const isPageNumber = (text: string): boolean =>
  /^\d+$/u.test(text) && Number(text) >= 1 && Number(text) <= MAX_PAGE;

/** The whole page from 1 to `last` that lies nearest; 1 for what is no number. */
export const pageWithin = (page: number, last = MAX_PAGE): number => clamp(Math.trunc(page) || 1, 1, last);

/** Page number defaults to 1 and values below 1 become 1 (spec 1 §4). */
export const parsePage = (text: string | null | undefined): number =>
  /^\d+$/u.test(text ?? '') ? pageWithin(Number(text)) : 1;
