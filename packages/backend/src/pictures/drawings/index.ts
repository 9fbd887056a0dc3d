// The list of all drawings by name.

import { ART_DRAWINGS } from './art.ts';
import { BAG_DRAWINGS } from './bags.ts';
import type { Drawing } from './drawing.ts';
import { FURNITURE_DRAWINGS } from './furniture.ts';
import { PAPER_DRAWINGS } from './paper.ts';
import { PLAY_DRAWINGS } from './play.ts';
import { SCIENCE_DRAWINGS } from './science.ts';
import { WRITING_DRAWINGS } from './writing.ts';

/** Every drawing of our own by its name. */
export const DRAWINGS: ReadonlyMap<string, Drawing> = new Map(
  Object.entries({
    ...PAPER_DRAWINGS,
    ...WRITING_DRAWINGS,
    ...ART_DRAWINGS,
    ...FURNITURE_DRAWINGS,
    ...BAG_DRAWINGS,
    ...PLAY_DRAWINGS,
    ...SCIENCE_DRAWINGS,
  }),
);

/** Drawings that show many of a thing: those that come in several pieces are drawn once. */
export const SHOWS_MANY: ReadonlySet<string> = new Set([
  'sheets',
  'cards',
  'pencil-set',
  'crayon-set',
  'marker-set',
  'cartridges',
  'chalk',
  'felt',
  'sticks',
  'brush-cup',
  'blocks',
  'bricks',
  'cones',
  'test-tubes',
]);
