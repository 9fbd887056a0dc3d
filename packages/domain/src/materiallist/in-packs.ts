// "2 Packungen Bleistifte", "3 packs of pencils": what is counted are packs, and nobody says how much they hold. Source: docs/material-lists.md.

import type { Token } from './tokens.ts';
import type { Trait } from './traits.ts';

/** Words that only count packs; a box or a set may be the thing itself. */
const PACK_UNIT = /^(?:packs?|packung(?:en)?|packchen|packets?|packages?|pakete?n?|pkg|pck|pkt|schachteln?)$/;
/** Behind these single pieces are counted: "12 Stück Packung". */
const PIECES = /^(?:stuck|stk|stck|st|pcs?|pieces?|ea|paar|pairs?|dutzend|dozens?)$/;

/** Whether a word counts packs: before the thing, or right behind a number. */
export const countsPacks = (tokens: readonly Token[], at: number, isBehindThing: boolean): boolean =>
  PACK_UNIT.test(tokens[at]?.folded ?? '') &&
  (isBehindThing
    ? tokens[at - 1]?.number !== undefined
    : !tokens.slice(0, at).some(({ folded }) => PIECES.test(folded)));

const IN_PACKS: Trait = { kind: 'unit', value: 'pack' };

type Counted = { readonly traits: readonly Trait[]; readonly isInPacks?: boolean };

/** Traits of what a part of a line says, with that it counts packs. */
export const traitsInPacks = ({ traits, isInPacks = false }: Counted): Trait[] =>
  isInPacks ? [...traits, IN_PACKS] : [...traits];

/** Whether a thing is asked for in packs that may hold any number of it. */
export const isInAnyPack = (traits: readonly Trait[]): boolean => traits.some(({ kind }) => kind === 'unit');

/** Where it is said what a pack holds, or how many colours it has, that says enough. */
export const withoutKnownUnit = (traits: readonly Trait[]): readonly Trait[] =>
  traits.some(({ kind }) => kind === 'pack' || kind === 'colours')
    ? traits.filter(({ kind }) => kind !== 'unit')
    : traits;
