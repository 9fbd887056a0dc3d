// Which colours come near to those that a line asks for, and what is of many colours. Source: docs/material-lists.md.

import type { Trait } from '../materiallist/traits.ts';

/** Colours that are near enough to be offered where the one that is asked for is not there. */
const NEAR_COLOURS: Readonly<Record<string, readonly string[]>> = {
  green: ['lime', 'mint'],
  lime: ['green'],
  blue: ['sky', 'navy', 'teal'],
  navy: ['blue'],
  sky: ['blue'],
  teal: ['mint'],
  violet: ['berry'],
  pink: ['berry'],
  berry: ['pink'],
  brown: ['sand'],
  many: ['red', 'orange', 'yellow', 'green', 'sky', 'blue', 'violet', 'pink', 'brown', 'grey', 'black'],
};

/** Whether one of these colours is near to one that is wanted. */
export const isNearColour = (wanted: readonly string[], said: readonly string[]): boolean =>
  wanted.some((value) => NEAR_COLOURS[value]?.some((near) => said.includes(near)));

/** "Tonpapier bunt": a pack of several colours is of many. */
export const isOfMany = (wanted: readonly string[], said: readonly Trait[]): boolean =>
  wanted.includes('many') && said.some(({ kind, value }) => kind === 'colours' && value !== '1');
