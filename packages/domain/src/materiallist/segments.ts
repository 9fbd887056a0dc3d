// Cuts a line into its parts: at commas, "und", brackets, and where a thing comes with others. Source: docs/material-lists.md.

import { forbidsAt, isForbidden, isMoreOf } from './negation.ts';
import type { Token } from './tokens.ts';

const SEPARATORS = /[,;/&+|•]/;
const AND = /^(?:und|and|sowie|plus|u)$/;
const OR = /^(?:oder|or|bzw)$/;

export type Segment = {
  readonly tokens: readonly Token[];
  readonly isInside: boolean;
  readonly isOr: boolean;
  readonly isAfterSlash: boolean;
  /** It is a cell of a table, between the signs that `asCells` writes. */
  readonly isCell: boolean;
  /** "und" stands before it. */
  readonly isAfterAnd: boolean;
  /** It says what is not wanted: "keine Filzstifte und Fineliner". */
  readonly isForbidden: boolean;
  /** It names what comes with the thing before it: "mit Register". */
  readonly isBrought?: true;
};

type Cutting = Omit<Segment, 'isForbidden'>;

/** Parts that forbid, and those that go on with it behind "und". */
const withForbidden = (segments: readonly Cutting[]): readonly Segment[] => {
  const seen: Segment[] = [];
  for (const segment of segments) {
    const last = seen.at(-1);
    const goesOn = segment.isAfterAnd && last?.isInside === segment.isInside && isMoreOf(last, segment.tokens);
    seen.push({ ...segment, isForbidden: isForbidden(segment.tokens) || goesOn });
  }
  return seen;
};

/** Stands between the cells of a table. */
const CELL_SIGN = '|';

const CSV_ROW = /^[^;]{0,200}(?:;(?! )[^;]{0,200}){2,}$/;

/** A row of a table, with tabulators or semicolons, with one sign between its cells. */
export const asCells = (line: string): string => {
  const row = CSV_ROW.test(line) ? line.replaceAll(';', ` ${CELL_SIGN} `) : line;
  return row.replaceAll('\t', ` ${CELL_SIGN} `);
};

/** What a token does to the part that is being read. */
type Cut = 'open' | 'close' | 'cut' | 'or' | 'slash' | 'before' | 'none';

const cutAt = (tokens: readonly Token[], at: number): Cut => {
  const { text = '', folded = '', number } = tokens[at] ?? {};
  // The comma of "29,7" is no separator.
  if (number !== undefined) return 'none';
  if (text === '(' || text === '[') return 'open';
  if (text === ')' || text === ']') return 'close';
  if (OR.test(folded)) return 'or';
  if (AND.test(folded)) return 'cut';
  if (forbidsAt(tokens, at)) return 'before';
  if (SEPARATORS.test(text) && !isWithout(tokens, at) && !isSquareMetre(tokens, at) && !isPaintBox(tokens, at))
    return text === '/' ? 'slash' : 'cut';
  return bringsCover(tokens, at) || bringsInk(tokens, at) ? 'before' : 'none';
};

const depthAfter = (depth: number, cut: Cut): number =>
  Math.max(0, depth + Number(cut === 'open') - Number(cut === 'close'));

/** The tokens of a line between commas, "und", brackets. */
export const segmentsOf = (tokens: readonly Token[]): readonly Segment[] => {
  const segments: Cutting[] = [];
  let current: Token[] = [];
  let state = { isInside: false, isOr: false, isAfterSlash: false, isCell: false, isAfterAnd: false };
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    const cut = cutAt(tokens, at);
    if (cut === 'none') current.push(token);
    if (cut === 'none' && !opensCase(tokens, at)) continue;
    const isEmpty = current.length === 0;
    const isEnd = token.text === CELL_SIGN;
    if (!isEmpty) segments.push({ tokens: current, ...state, isCell: state.isCell && isEnd });
    depth = depthAfter(depth, cut);
    state = {
      isInside: depth > 0,
      isOr: cut === 'or' && (!isEmpty || state.isOr),
      isAfterSlash: cut === 'slash',
      isCell: isEnd,
      isAfterAnd: cut === 'or' || AND.test(token.folded),
    };
    current = cut === 'before' ? [token] : [];
  }
  return withForbidden(current.length === 0 ? segments : [...segments, { tokens: current, ...state }]);
};

/** "w/o" */
const isWithout = (tokens: readonly Token[], at: number): boolean => /^[wo]$/.test(tokens[at - 1]?.folded ?? '');

const isSquareMetre = (tokens: readonly Token[], at: number): boolean =>
  /^m$/.test(tokens[at + 1]?.folded ?? '') && tokens[at - 1]?.folded === 'g';

/** "Pelikan 735 K/12" */
const isPaintBox = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === 'K' && tokens[at + 1]?.isGlued === true && tokens[at + 1]?.number !== undefined;

const CASE = /^(?:feder|mappchen|schlamper|etui|pennal|case|turnbeutel|turnsack|sportbeutel)/;

/** A pencil case "mit" something: what follows are things of their own. */
const opensCase = (tokens: readonly Token[], at: number): boolean =>
  /^(?:mit|with|gefullt|containing|inhalt)$/.test(tokens[at]?.folded ?? '') &&
  tokens.slice(Math.max(0, at - 4), at).some(({ folded }) => CASE.test(folded) || folded.endsWith('mappchen'));

/** "Heft mit Umschlag": the cover is a thing of its own. */
export const bringsCover = (tokens: readonly Token[], at: number): boolean =>
  /^(?:mit|with)$/.test(tokens[at]?.folded ?? '') &&
  tokens.slice(at + 1, at + 3).some(({ folded }) => /^(?:umschlag|heftumschlag|hulle|cover)/.test(folded));

const PEN = /(?:fuller|fulli|fullhalter|feder|roller|schreiber|pen)n?$/;
const INK = /(?:patronen?|cartridges?|tintenkiller|tintenloscher|eradicator)$/;
/** Words between "mit" and the ink: "mit 5 blauen Patronen". */
const WORDS_BEFORE_INK = 3;

/** "Füller mit Patronen": what a pen writes with is a thing of its own. */
const bringsInk = (tokens: readonly Token[], at: number): boolean => {
  if (!/^(?:mit|with)$/.test(tokens[at]?.folded ?? '')) return false;
  const behind = tokens.slice(at + 1, at + 2 + WORDS_BEFORE_INK);
  const ink = behind.findIndex(({ folded }) => INK.test(folded));
  const isPen = tokens.slice(Math.max(0, at - 6), at).some(({ folded }) => PEN.test(folded));
  return isPen && ink >= 0 && behind.slice(0, ink).every((_, place) => cutAt(tokens, at + 1 + place) === 'none');
};

/** "Bunt- und Filzstifte": the first word ends as the second does. */
export const withSharedEnding = (line: string): string =>
  line.replace(
    /(\p{L}{3,20})-(\s?(?:und|u\.|,|\/|oder|&)\s?(?:\p{L}{3,20}-\s?(?:und|u\.|oder|&)\s?)?)(\p{L}{6,30})/gu,
    (whole, first: string, between: string, last: string) => {
      const ending =
        /(?:stifte?n?|hefte?n?|bl[oö]cke?n?|pinseln?|kreiden?|papiere?|karton|farben?|mappen?|kleber|scheren?|umschl[aä]ge?n?)$/i.exec(
          last,
        )?.[0];
      return ending === undefined ? whole : `${first}${ending.toLowerCase()}${between}${last}`;
    },
  );
