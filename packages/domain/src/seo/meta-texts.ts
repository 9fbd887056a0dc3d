// Titles and descriptions of pages as keys of texts with their values. Source: spec 1 §1 "page metadata", §3 "metaTitle", "metaDescription".

import { categoryTitle } from './page-title.ts';

/** Words that the page brings itself, or a key of the shop's texts with values to fill in. */
export type MetaText =
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'key'; readonly key: string; readonly values: Readonly<Record<string, string>> };

export type PageMeta = { readonly title: MetaText; readonly description: MetaText };

/** Search engines show about this many characters of a description. */
export const DESCRIPTION_MAX_LENGTH = 155;

const words = (text: string): MetaText => ({ kind: 'words', words: text });
const key = (name: string, values: Readonly<Record<string, string>> = {}): MetaText => ({
  kind: 'key',
  key: name,
  values,
});

/** The text between the tags; a `<` that no `>` follows is text. Looks at every character once, however the text is written. */
const withoutTags = (html: string): string => {
  const parts: string[] = [];
  let from = 0;
  for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', from)) {
    const close = html.indexOf('>', open);
    if (close < 0) break;
    parts.push(html.slice(from, open));
    from = close + 1;
  }
  return [...parts, html.slice(from)].join(' ');
};

const FIRST_HALF_OF_A_PAIR = /[\uD800-\uDBFF]$/;

/** Text without markup and line breaks, cut at a word and ended with an ellipsis when it is too long; never inside a character. */
export const shortDescription = (text: string): string => {
  const plain = withoutTags(text).split(/\s/u).filter(Boolean).join(' ');
  if (plain.length <= DESCRIPTION_MAX_LENGTH) return plain;
  // One character more, so that a word which ends exactly at the limit is kept whole.
  const start = plain.slice(0, DESCRIPTION_MAX_LENGTH + 1);
  const end = start.lastIndexOf(' ');
  return `${plain.slice(0, end > 0 ? end : DESCRIPTION_MAX_LENGTH).replace(FIRST_HALF_OF_A_PAIR, '')}…`;
};

/** What a category calls itself, else its generated title and a sentence with its name. */
export const categoryMeta = (category: {
  readonly name: string;
  readonly parentName?: string;
  readonly metaTitle?: string;
  readonly metaDescription?: string;
}): PageMeta => ({
  title: words(category.metaTitle || categoryTitle(category.name, category.parentName)),
  description: category.metaDescription
    ? words(category.metaDescription)
    : key('vue.meta.category.description', { name: category.name }),
});

/** What a product calls itself, else its name and its teaser. */
export const productMeta = (product: {
  readonly name: string;
  readonly teaser: string;
  readonly metaTitle?: string;
  readonly metaDescription?: string;
}): PageMeta => ({
  title: words(product.metaTitle || product.name),
  description: words(product.metaDescription || shortDescription(product.teaser)),
});

/** So many characters of a search stand in its title; whoever pastes a page gets no title as long. */
export const SEARCH_TITLE_TERM_MAX = 60;

/** A search is titled by what was searched, which may be cut. */
export const searchMeta = (term: string): PageMeta => {
  const characters = [...term];
  const cut = `${characters
    .slice(0, SEARCH_TITLE_TERM_MAX - 1)
    .join('')
    .trimEnd()}…`;
  const shown = characters.length > SEARCH_TITLE_TERM_MAX ? cut : term;
  return {
    title: key('vue.meta.search.title', { term: shown }),
    description: key('vue.meta.search.description', { term: shown }),
  };
};
