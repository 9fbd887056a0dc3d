// How many single pieces an article holds, and how many of it hold what is needed. Source: docs/class-lists.md.

import type { Wish } from '../materiallist/drafts.ts';
import type { ArticleKind } from '../materiallist/lexicon.ts';
import type { Trait } from '../materiallist/traits.ts';
import { areSinglePieces } from './many-pieces.ts';

/** Single pieces in one article: what its pack says, else its colours, else one. */
export const packSize = (traits: readonly Trait[]): number => {
  const sizes = (['pack', 'colours'] as const).flatMap((wanted) =>
    traits.filter(({ kind }) => kind === wanted).map(({ value }) => Number(value)),
  );
  return sizes.find((size) => Number.isInteger(size) && size > 0) ?? 1;
};

/** Whether a kind of trait only says how many pieces an article holds: whoever reckons with pieces need not mind another number of them. */
export const isOfPack = (kind: string): boolean => kind === 'pack' || kind === 'unit';

/** Words that make a number the size of a pack; "2 Löcher" is none. */
const PACK_WORDS = /packung|päckchen|\bpack\b|\d+er\b|\bset\b|satz\b|stück|pieces?\b|\bpcs\b|schachtel|\bbox\b/iu;

/** "5-piece set": what one thing is made up of. */
const OF_PARTS = /\d[ -]?piece\b/iu;

/** The size that the parts of a name, its choice among them, tell beyond doubt: "72 Stück", "Klassensatz 24 im Block"; one where they tell none, or two. */
export const statedPackSize = (parts: readonly string[], read: (part: string) => readonly Trait[]): number => {
  const telling = parts.filter((part) => PACK_WORDS.test(part) && !OF_PARTS.test(part));
  const [size = 1, ...others] = new Set(telling.map((part) => packSize(read(part))).filter((one) => one > 1));
  return others.length === 0 ? size : 1;
};

/** Articles of a pack size that hold so many single pieces; never fewer. */
export const packsFor = (pieces: number, size: number): number => Math.max(1, Math.ceil(pieces / Math.max(1, size)));

/** Sizes in which things of schools are packed. */
const COMMON_SIZES = [
  5, 6, 8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 32, 36, 40, 48, 50, 60, 72, 96, 100, 120, 144, 200, 250, 500,
] as const;

/** What is asked for, in a pack of any size: who needs many looks for packs first. */
export const inPacks = (traits: readonly Trait[]): readonly Trait[] =>
  traits.some(({ kind }) => kind === 'pack' || kind === 'colours')
    ? traits
    : [...traits, ...COMMON_SIZES.map((size): Trait => ({ kind: 'pack', value: String(size) }))];

/** Things whose name need not say that they come in a set or a pack: an article that is silent about it is taken for one. */
export const NEVER_SINGLE: ReadonlySet<ArticleKind> = new Set([
  ...['coloured-pencils', 'felt-tips', 'wax-crayons', 'index-cards', 'loose-leaf', 'plastic-pockets', 'copy-paper'],
  ...['coloured-paper', 'ink-cartridges', 'tissues', 'paper-clips', 'sticky-notes', 'name-labels', 'dividers', 'chalk'],
  ...[
    'file-strips',
    'craft-wood',
    'bags',
    'laminating-pouches',
    'envelope',
    'gloves',
    'wipes',
    'needle',
    'tissue-paper',
  ],
]);

/** Words that count what holds several pieces: "2 Packungen", "1 Set"; "Zeichenblock" and "Malkasten" are none. */
const CONTAINERS =
  /(?<!\p{L})(?:pack(?:et|ung)?|paket|päckchen|pck|pkg|pkt|set|satz|sätze|schachtel|box|dose|tüte|bund|karton|rolle?|glas|flasche|tube|bottle|bag|tin|jar)(?:es?|e?n|s)?(?!\p{L})/iu;

/**
 * Single pieces that the words of a row count: "3 Mappen blau". None are counted by words without a number, by those that count packs, by those
 * for several things, and by those for so few of what only comes in packs that they may be packs.
 */
export const countedPieces = (words: string, wishes: readonly Wish[]): number | undefined => {
  const [wish] = wishes;
  if (wish === undefined || wishes.length > 1 || CONTAINERS.test(words)) return undefined;
  const { article = '', quantity, traits } = wish;
  if (traits.some(({ kind }) => isOfPack(kind) || kind === 'colours')) return undefined;
  const isCounted = NEVER_SINGLE.has(article)
    ? areSinglePieces(article, quantity)
    : quantity > 1 || /^1[\sx×]/iu.test(words);
  return isCounted ? quantity : undefined;
};

/** What the words of a row count for one child or the class, so many pieces as one of its articles holds, and so many articles as the row has. */
type CountedRow = { readonly counted: number; readonly size: number; readonly quantity: number };

/**
 * What a row needs so many times over, whose words count single pieces: the pieces are counted together, and no more packs are taken than hold them.
 * Undefined where the row has another number of articles than one that holds its pieces: then it means these articles.
 *
 * @example
 * packsTogether({ counted: 3, size: 10, quantity: 1 }, 24) // 72 pieces, in 8 packs of 10
 */
export const packsTogether = (
  { counted, size, quantity }: CountedRow,
  times: number,
): { readonly pieces: number; readonly packs: number } | undefined => {
  const pieces = counted * times;
  return packsFor(counted, size) === quantity ? { pieces, packs: packsFor(pieces, size) } : undefined;
};
