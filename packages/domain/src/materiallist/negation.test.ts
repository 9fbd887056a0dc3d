import { describe, expect, it } from 'vitest';
import { deniesAt, forbidsAt, isForbidden, isMoreOf } from './negation.ts';
import { tokensOf } from './tokens.ts';

describe('what a line does not want', () => {
  it.each([
    ['kein Rand', true],
    ['keine Filzstifte', true],
    ['keinen Füller', true],
    ['keiner', true],
    ['keines', true],
    ['keinem', true],
    ['keineswegs', false],
    ['einkeine', false],
    ['no felt tips', true],
    ['no. 4', false],
    ['no 4', false],
    ['no', false],
    ['no name', false],
    ['no names', false],
    ['not sharp', false],
    ['ohne Rand', false],
    ['', false],
  ])('%j forbids what follows: %s', (line, forbids) => {
    expect(forbidsAt(tokensOf(line), 0)).toBe(forbids);
  });

  it.each([
    ['ohne Deckel', true, false],
    ['without lid', true, false],
    ['nicht kariert', true, true],
    ['not squared', true, true],
    ['keine runde', false, true],
    ['nichts', false, false],
    ['ohnehin', false, false],
    ['notebook', false, false],
    ['', false, false],
  ])('%j denies the next words: %s, forbids its part: %s', (line, denies, forbids) => {
    expect(deniesAt(tokensOf(line), 0)).toBe(denies);
    expect(isForbidden(tokensOf(line))).toBe(forbids);
  });
});

describe('what "und" goes on with', () => {
  const goesOn = (before: string, after: string, isForbiddenBefore = false) =>
    isMoreOf({ tokens: tokensOf(before), isForbidden: isForbiddenBefore }, tokensOf(after));

  it('is anything behind what is forbidden, unless it is counted', () => {
    expect(goesOn('keine Filzstifte', 'Fineliner', true)).toBe(true);
    for (const counted of ['2 Hefte', 'ein Heft', 'einen Zirkel', 'eines', 'one book', 'a book', 'an eraser'])
      expect(goesOn('keine Filzstifte', counted, true)).toBe(false);
    for (const own of ['Füller mit Patronen', 'pen with ink'])
      expect(goesOn('keine Filzstifte', own, true)).toBe(false);
    for (const other of ['Einband', 'anker', 'keine']) expect(goesOn('keine Filzstifte', other, true)).toBe(true);
  });

  it.each(['Rand', 'Löcher', 'Loch', 'Lochung', 'Linien', 'Karos', 'Kästchen', 'Perforation', 'Deckel', 'Klappe'])(
    'is %s behind "ohne": what a thing can be without',
    (part) => {
      expect(goesOn('Block ohne Rand', part)).toBe(true);
      expect(goesOn('Block ohne weißen Rand', part)).toBe(true);
      expect(goesOn('Block with margin', part)).toBe(false);
    },
  );

  it('is a thing of its own behind "ohne" otherwise, or where "ohne" stands far before it', () => {
    expect(goesOn('Block ohne Rand', 'Lineal')).toBe(false);
    expect(goesOn('Block ohne Rand', 'Schere')).toBe(false);
    expect(goesOn('ohne einen weißen Rand', 'Deckel')).toBe(false);
    expect(goesOn('ohne weißen Rand', 'Deckel')).toBe(true);
    expect(goesOn('Block ohne Rand', '')).toBe(false);
  });
});
