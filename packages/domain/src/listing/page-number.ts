// The number of a page of a list, as its address has it.

/** Pages above are not asked for: the offset would leave the range of a GraphQL Int long before anything is found. */
export const MAX_PAGE = 1_000_000;

/** Whether a text is the number of a page that can be asked for. */
export const isPageNumber = (text: string): boolean =>
  /^\d+$/u.test(text) && Number(text) >= 1 && Number(text) <= MAX_PAGE;

/** Page number defaults to 1 and values below 1 become 1 (spec 1 §4). */
export const parsePage = (text: string | undefined): number =>
  /^\d+$/u.test(text ?? '') ? Math.min(Math.max(Number(text), 1), MAX_PAGE) : 1;
