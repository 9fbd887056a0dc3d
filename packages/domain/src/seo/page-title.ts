// Titles of pages. Source: spec 1 §5 "Title rule", §8 "Error page".

import { isMissingStatus } from '../routing/page-failure.ts';

/** A generated title may have this many characters; spec 1 §5, §9. */
export const TITLE_MAX_LENGTH = 50;
/** Between the current category and its parent. */
export const TITLE_SEPARATOR = ' - ';

const lengthOf = (text: string): number => [...text].length;

/** The combined title of a category, shortened to the current category alone when it exceeds 50 characters (spec 1 §5). */
export const categoryTitle = (category: string, parent?: string): string => {
  const combined = parent ? category + TITLE_SEPARATOR + parent : category;
  return lengthOf(combined) > TITLE_MAX_LENGTH ? category : combined;
};

/** The title as the browser shows it: that of the page, then the shop's name; the shop's name alone where a page has none. */
export const documentTitle = (title: string, brandName: string): string =>
  title === '' || title === brandName ? brandName : `${title} | ${brandName}`;

/** For status 404 or 410 the title is the not-found title, otherwise 'Error' (spec 1 §8). Answers the text's key. */
export const errorTitleKey = (status: number): 'vue.error.notFound.title' | 'vue.error.title' =>
  isMissingStatus(status) ? 'vue.error.notFound.title' : 'vue.error.title';
