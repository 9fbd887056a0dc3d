// The sentence that says which goods did not come along with all their pieces, and which voucher or gift does not count, when two carts became one
// or an order gave its goods back, in both languages of the shop. Source: spec 2 §4 "Login success", "Checkout payment".

import { inLanguage, type Language, textIn, type Worded } from '@tornister/domain/storefront';
import type { Text } from '../texts/text.ts';
import type { MovedContents, NamedShortfall } from './move-contents.ts';

/** Longest sentence, in UTF-16 units: that of a notice, which crosses a redirect in a cookie. */
const SENTENCE_LENGTH = 300;
/** Goods that are named of those that are lowered, and of those that are left out; the others are counted. */
const NAMED = 2;
/** How long a name may be, in UTF-16 units; the rest is cut. The first with which the sentence fits; it fits with the last. */
const NAME_LENGTHS = [80, 50, 35, 18] as const;
/** What is left of a character that was cut in the middle. */
const HALF_CHARACTER = /\p{Cs}$/u;

/** Where the goods come from: the cart from before a login, or an order that is not paid. */
type Origin = 'cart' | 'order';

type Words = {
  readonly before: Readonly<Record<Origin, string>>;
  readonly lowered: string;
  readonly leftOut: string;
  readonly pieces: (name: string, kept: number, wanted: number) => string;
  readonly more: (count: number) => string;
  readonly voucher: string;
  readonly gift: string;
};

const WORDS: Worded<Words> = {
  de: {
    before: {
      cart: 'Wir haben Ihren früheren Warenkorb nicht ganz dazugelegt.',
      order: 'Nicht alles aus der Bestellung liegt wieder im Warenkorb.',
    },
    lowered: 'Weniger Stück:',
    leftOut: 'Nicht übernommen:',
    pieces: (name, kept, wanted) => `${name} (${kept} statt ${wanted})`,
    more: (count) => `${count} weitere Artikel`,
    voucher: 'zweiter Gutschein',
    gift: 'zweites Geschenk',
  },
  en: {
    before: {
      cart: 'We could not add all of your earlier basket.',
      order: 'Not all of the order is in your basket again.',
    },
    lowered: 'Fewer pieces:',
    leftOut: 'Left out:',
    pieces: (name, kept, wanted) => `${name} (${kept} instead of ${wanted})`,
    more: (count) => (count === 1 ? '1 more item' : `${count} more items`),
    voucher: 'second voucher',
    gift: 'second gift',
  },
};

/** A name without what a notice must not hold. */
const shortName = (name: Text, language: Language, most: number): string => {
  const plain = textIn(name, language)
    .replaceAll(/[\p{Cc}<>]/gu, ' ')
    .trim();
  if (plain.length <= most) return plain;
  return `${plain
    .slice(0, most - 1)
    .replace(HALF_CHARACTER, '')
    .trimEnd()}…`;
};

/** The first of them, and how many more there are. */
const listed = (
  shortfalls: readonly NamedShortfall[],
  name: (shortfall: NamedShortfall) => string,
  more: Words['more'],
): readonly string[] => {
  const rest = shortfalls.length - NAMED;
  return [...shortfalls.slice(0, NAMED).map(name), ...(rest > 0 ? [more(rest)] : [])];
};

const part = (heading: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${heading} ${names.join(', ')}.`];

type Merged = Omit<MovedContents, 'hasBroughtGoods'> & { readonly origin?: Origin };

const sentenceWith = (
  { shortfalls, hasKeptOwnVoucher, hasKeptOwnGift, origin = 'cart' }: Merged,
  language: Language,
  nameLength: number,
): string => {
  const words = inLanguage(WORDS, language);
  const nameOf = ({ name }: NamedShortfall) => shortName(name, language, nameLength);
  const lowered = listed(
    shortfalls.filter(({ kept }) => kept > 0),
    (shortfall) => words.pieces(nameOf(shortfall), shortfall.kept, shortfall.wanted),
    words.more,
  );
  const leftOut = listed(
    shortfalls.filter(({ kept }) => kept === 0),
    nameOf,
    words.more,
  );
  return [
    words.before[origin],
    ...part(words.lowered, lowered),
    ...part(words.leftOut, [
      ...leftOut,
      ...(hasKeptOwnVoucher ? [words.voucher] : []),
      ...(hasKeptOwnGift ? [words.gift] : []),
    ]),
  ].join(' ');
};

/** The sentence, where goods are missing or a voucher or a gift does not count; all is named in one, because one notice is shown. */
export const shortfallText = (merged: Merged, language: Language): string | undefined => {
  if (merged.shortfalls.length === 0 && !merged.hasKeptOwnVoucher && !merged.hasKeptOwnGift) return undefined;
  const sentences = NAME_LENGTHS.map((length) => sentenceWith(merged, language, length));
  return sentences.find(({ length }) => length <= SENTENCE_LENGTH) ?? sentences.at(-1);
};
