// Words that say what is not wanted: "keine Filzstifte", "ohne Deckel", "nicht kariert". What stands behind them is nothing to buy.
// Source: docs/material-lists.md.

import { isWord, type Token } from './tokens.ts';

const NONE = /^keine?[mnrs]?$/;
const NOT = /^(?:nicht|not)$/;
const WITHOUT = /^(?:ohne|without)$/;
/** "no name" is a make. */
const NAME = /^name/;

/** "keine Filzstifte", "no felt tips"; "no. 4" is a number. */
export const forbidsAt = (tokens: readonly Token[], at: number): boolean => {
  const { folded = '' } = tokens[at] ?? {};
  const next = tokens[at + 1];
  return NONE.test(folded) || (folded === 'no' && isWord(next) && !NAME.test(next.folded));
};

/** "ohne Deckel", "nicht kariert": the next words are what the thing is not to be like. */
export const deniesAt = (tokens: readonly Token[], at: number): boolean => {
  const { folded = '' } = tokens[at] ?? {};
  return NOT.test(folded) || WITHOUT.test(folded);
};

/** Whether a part of a line forbids all that it names: "keine runde", "nicht Tintenroller". */
export const isForbidden = (tokens: readonly Token[]): boolean =>
  forbidsAt(tokens, 0) || NOT.test(tokens[0]?.folded ?? '');

/** What a thing can be without; no thing of its own behind "ohne Rand und". */
const PARTS = /^(?:rand|loch|lini|karo|kastch|perfor|deckel|klapp|inhalt|fullung|motiv|bild|druck|muster)/;

const isCounted = (tokens: readonly Token[]): boolean =>
  tokens.some(({ number, folded }) => number !== undefined || /^(?:eine?[mnrs]?|one|an?|mit|with)$/.test(folded));

/** Whether "und" goes on with what the part before it does not want: "keine Filzstifte und Fineliner", "ohne Rand und Löcher". */
export const isMoreOf = (
  before: { readonly tokens: readonly Token[]; readonly isForbidden: boolean },
  tokens: readonly Token[],
): boolean => {
  if (isCounted(tokens)) return false;
  if (before.isForbidden) return true;
  return before.tokens.slice(-3).some(({ folded }) => WITHOUT.test(folded)) && PARTS.test(tokens[0]?.folded ?? '');
};
