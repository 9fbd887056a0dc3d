// What a browser says about languages, from best to worst. Source: spec 1 §2 "locale is chosen from the route, a cookie or the browser".

/** More wishes than these are not read; a header is written by anybody. */
export const MAX_LANGUAGE_WISHES = 20;

const WISH = /^([a-z]{1,8}(?:-[a-z0-9]{1,8})*)(?:\s*;\s*q=([01](?:\.\d{0,3})?))?$/iu;

const parseWish = (text: string): { readonly tag: string; readonly quality: number } | undefined => {
  const [, tag, quality = '1'] = WISH.exec(text.trim()) ?? [];
  return tag === undefined || Number(quality) > 1 ? undefined : { tag, quality: Number(quality) };
};

/**
 * The wished languages, best first; equal wishes keep their order. What is malformed, excluded (`q=0`) or `*` is left out.
 *
 * @example
 * parseAcceptLanguage('en;q=0.7, de-AT') // ['de-AT', 'en']
 */
export const parseAcceptLanguage = (header: string): readonly string[] =>
  header
    .split(',', MAX_LANGUAGE_WISHES)
    .map(parseWish)
    .filter((wish) => wish !== undefined)
    .filter((wish) => wish.quality > 0)
    .sort((left, right) => right.quality - left.quality)
    .map((wish) => wish.tag);
