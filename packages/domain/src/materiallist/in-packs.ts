// "2 Packungen Bleistifte", "3 packs of pencils": what is counted are packs, and nobody says how much they hold. Source: docs/material-lists.md.

import type { ArticleKind } from './lexicon.ts';
import type { Token } from './tokens.ts';
import type { Trait } from './traits.ts';

/** Words that only count packs; a box or a set may be the thing itself. */
export const PACK_UNIT = /^(?:packs?|packung(?:en)?|packchen|packets?|packages?|pakete?n?|pkg|pck|pkt|schachteln?)$/;
/** Behind these single pieces are counted: "12 Stück Packung". */
const PIECES = /^(?:stuck|stk|stck|st|pcs?|pieces?|ea|paar|pairs?|dutzend|dozens?)$/;

/** Whether a word counts packs: before the thing, or right behind a number. */
export const countsPacks = (tokens: readonly Token[], at: number, isBehindThing: boolean): boolean =>
  PACK_UNIT.test(tokens[at]?.folded ?? '') &&
  (isBehindThing
    ? tokens[at - 1]?.number !== undefined
    : !tokens.slice(0, at).some(({ folded }) => PIECES.test(folded)));

const IN_PACKS: Trait = { kind: 'unit', value: 'pack' };

/** A set for a class, of which nobody says what is in it. */
export const CLASS_SET: ArticleKind = 'class-set';

/** "1 Klassensatz Scheren": a set with one for every child. */
const IN_CLASS_SETS: Trait = { kind: 'unit', value: CLASS_SET };

/** "Klassensatz 24 im Block": whether what stands at a place is only what a set is kept in. */
export const isKeptIn = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some(({ folded }) => /^(?:im|in)$/.test(folded));

/** Whether a thing is asked for as a set for a class. */
export const isInClassSets = (traits: readonly Trait[]): boolean =>
  traits.some(({ kind, value }) => kind === IN_CLASS_SETS.kind && value === IN_CLASS_SETS.value);

type Counted = { readonly traits: readonly Trait[]; readonly isInPacks?: boolean; readonly isInClassSets?: boolean };

/** Traits of what a part of a line says, with that it counts packs or sets for a class. */
export const traitsInPacks = ({ traits, isInPacks = false, isInClassSets = false }: Counted): Trait[] => [
  ...traits,
  ...(isInClassSets ? [IN_CLASS_SETS] : isInPacks ? [IN_PACKS] : []),
];

/** Whether a thing is asked for in packs or sets for a class, which may hold any number of it. */
export const isInAnyPack = (traits: readonly Trait[]): boolean => traits.some(({ kind }) => kind === 'unit');

/** Where it is said what a pack holds, or how many colours it has, that says enough; not that it is a set for a class. */
export const withoutKnownUnit = (traits: readonly Trait[]): readonly Trait[] =>
  traits.some(({ kind }) => kind === 'pack' || kind === 'colours')
    ? traits.filter(({ kind, value }) => kind !== 'unit' || value === IN_CLASS_SETS.value)
    : traits;
