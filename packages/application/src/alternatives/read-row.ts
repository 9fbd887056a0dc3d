// Reads what the words of a row and the name of its article say, with the vocabulary of schools. Source: docs/class-lists.md.

import { readMaterialList, type Wish } from '@tornister/domain/materiallist';
import {
  type Candidate,
  createNameReader,
  isClassSet,
  packSize,
  statedPackSize,
} from '@tornister/domain/materialmatch';
import { schoolLexicon } from '@tornister/domain/materialwords';
import type { OrderItem } from '../ports/index.ts';

/** An article as its name and the choice of its variant are read. */
export const candidateOf = ({ name, variantInfo }: OrderItem): Candidate => {
  const { read, readChoice } = createNameReader(schoolLexicon());
  const said = read(name);
  return { name: said, choice: variantInfo.flatMap(({ value }) => readChoice(value, said)) };
};

/** The things that words name. */
export const wishesOf = (text: string): readonly Wish[] =>
  readMaterialList(text, schoolLexicon()).wishes.map(({ wish }) => wish);

/** Nobody who does not say so means the left hand. */
export const isForLeftHand = (traits: Wish['traits']): boolean =>
  traits.some(({ kind, value }) => kind === 'hand' && value === 'left');

/** Sheets in one of an article; none where it does not say so, or holds several of what has them. */
const sheetsIn = (traits: Wish['traits']): number => {
  const [sheets = 0, ...others] = traits.flatMap(({ kind, value }) => (kind === 'sheets' ? [Number(value)] : []));
  return others.length > 0 || packSize(traits) > 1 ? 0 : sheets;
};

/**
 * What a name and the choice of its variant say: how many pieces an article may hold at most, how many it holds beyond doubt, and how many loose
 * sheets.
 */
export const readItem = ({ name, variantInfo }: OrderItem) => {
  const { read, readChoice } = createNameReader(schoolLexicon());
  const said = read(name);
  const choices = variantInfo.map(({ value }) => value);
  const parts = [...name.split(','), ...choices];
  const statedSize = statedPackSize(parts, (part) => readChoice(part, said));
  const traits = [...choices.flatMap((choice) => readChoice(choice, said)), ...said.traits];
  return {
    statedSize,
    most: Math.max(statedSize, packSize(traits)),
    sheets: sheetsIn(traits),
    main: said.main,
    isForLeftHand: isForLeftHand(said.traits),
    isForClass: isClassSet(read(parts.join(','))),
  };
};
