// The types that every drawing shares.

import type { Ink } from '../ink.ts';
import type { Motif } from '../picture-spec.ts';

/** What a drawing gets: its motif with every colour filled in. */
export type Sketch = {
  readonly colour: string;
  readonly accent: string;
  readonly label: string;
  readonly style: string;
  readonly count: number;
};

/**
 * Draws one thing around the origin: about 200 wide and high, standing on y = 100.
 * A drawing is a pure function of its sketch; it takes gradients from the ink and nothing from outside.
 */
export type Drawing = (sketch: Sketch, ink: Ink) => string;

const DEFAULT_COLOUR = '#3b8fd0';
const DEFAULT_ACCENT = '#fff7e6';

/** The sketch of a motif. */
export const sketchOf = (motif: Motif): Sketch => ({
  colour: motif.colour ?? DEFAULT_COLOUR,
  accent: motif.accent ?? DEFAULT_ACCENT,
  label: motif.label ?? '',
  style: motif.style ?? '',
  count: motif.count ?? 1,
});
