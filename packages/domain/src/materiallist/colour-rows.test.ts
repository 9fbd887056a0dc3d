import { describe, expect, it } from 'vitest';
import { schoolLexicon } from '../materialwords/index.ts';
import { withColoursApart } from './colour-rows.ts';
import { newMemory } from './look-up.ts';
import { segmentsOf } from './segments.ts';
import { tokensOf } from './tokens.ts';

const memory = newMemory(schoolLexicon());
const parts = (line: string): readonly string[] =>
  withColoursApart(segmentsOf(tokensOf(line)), memory).map(({ tokens }) => tokens.map(({ text }) => text).join(' '));

describe('colours that stand in a row', () => {
  it.each([
    ['three are of three things', 'Hefte rot blau gelb', ['Hefte rot', 'blau', 'gelb']],
    ['two are of one', 'Hefte rot blau', ['Hefte rot blau']],
    ['two are of two things where two are counted', '2 Hefte rot blau', ['2 Hefte rot', 'blau']],
    ['two are of one where another number is', '3 Hefte rot blau', ['3 Hefte rot blau']],
    ['two are of two things behind "je"', 'je Heft rot blau', ['je Heft rot', 'blau']],
    ['they are of one before the thing', 'rote blaue gelbe Hefte', ['rote blaue gelbe Hefte']],
    ['without a thing they are cut as well', 'rot blau gelb', ['rot', 'blau', 'gelb']],
    ['what stands between them parts no row', 'Hefte rot A4 blau gelb', ['Hefte rot A 4 blau gelb']],
    ['a colour in two words is one', 'Hefte light blue dark blue red', ['Hefte light blue', 'dark blue', 'red']],
    ['of any before "oder"', '2 Hefte rot blau oder gelb', ['2 Hefte rot blau', 'gelb']],
    ['a comma behind them is no "oder"', '2 Hefte rot blau, gelb', ['2 Hefte rot', 'blau', 'gelb']],
  ])('%s', (_what, line, expected) => {
    expect(parts(line)).toEqual(expected);
  });

  it.each([
    ['6 Hefte je 1 rot', ['6 Hefte', 'je 1 rot']],
    ['6 Hefte je 1 Stück rot', ['6 Hefte', 'je 1 Stück rot']],
    ['6 Hefte je 2x rot', ['6 Hefte', 'je 2 x rot']],
    ['6 Hefte jeweils 1 rot', ['6 Hefte', 'jeweils 1 rot']],
    ['6 books each 1 red', ['6 books', 'each 1 red']],
    ['6 Hefte je 2 rot', ['6 Hefte', 'je 2 rot']],
    ['6 Hefte je 12 Stück dick', ['6 Hefte je 12 Stück dick']],
    ['6 Hefte je 32 Blatt', ['6 Hefte je 32 Blatt']],
    ['6 Hefte je rot', ['6 Hefte je rot']],
    ['je 1 rot', ['je 1 rot']],
    ['6 Hefte je', ['6 Hefte je']],
    ['6 Hefte je 1', ['6 Hefte je 1']],
    ['6 Hefte je 2', ['6 Hefte je 2']],
    ['6 Hefte je 1 Stück', ['6 Hefte je 1 Stück']],
  ])('"je" begins what is said of each: %j', (line, expected) => {
    expect(parts(line)).toEqual(expected);
  });

  it('keep what is true of their part', () => {
    const inside = withColoursApart(segmentsOf(tokensOf('Hefte (rot blau gelb)')), memory);
    expect(inside.map(({ isInside }) => isInside)).toEqual([false, true, true, true]);
  });
});
