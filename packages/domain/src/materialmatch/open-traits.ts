// What of an article nobody can choose for a parent. Source: docs/material-lists.md.

import type { Trait, TraitKind } from '../materiallist/traits.ts';

/** Traits that nobody can choose for a parent: lined or squared, the size of a brush. */
export const OPEN_TRAITS: readonly TraitKind[] = ['pattern', 'ruling', 'number'];

/** Whether a line leaves such a trait open: a lineature says the pattern too, and who wants a pattern wants no lineature. */
export const isOpenIn = (traits: readonly Trait[], kind: TraitKind): boolean =>
  !traits.some((trait) => trait.kind === kind || (kind === 'pattern' && trait.kind === 'ruling')) &&
  !(kind === 'ruling' && traits.some((trait) => trait.kind === 'pattern'));
