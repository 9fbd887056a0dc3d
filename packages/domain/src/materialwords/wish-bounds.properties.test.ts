import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { MATERIAL_WISH_BOUNDS, readMaterialList, type Wish } from '../materiallist/index.ts';
import { schoolLexicon } from './index.ts';

const wishesIn = (text: string): readonly Wish[] =>
  readMaterialList(text, schoolLexicon()).wishes.map(({ wish }) => wish);

const numbers = Array.from({ length: 150 }, (_, at) => at + 1).join(' ');

const piece = fc.oneof(
  fc.constantFrom(
    'Pinsel',
    '2 Hefte',
    'Schere',
    'rot',
    'blau',
    'je',
    'für Mathe',
    'mit Rand',
    ',',
    ':',
    '\n',
    '- ',
    '3x',
  ),
  fc.constantFrom('Zauberstab'.repeat(12), '𐐀'.repeat(60), `a${'𐐀'.repeat(60)}`, numbers),
  fc.nat(999).map(String),
  fc.string({ unit: 'grapheme', maxLength: 140 }),
);

const isWithin = ({ words, traits, quantity }: Wish): boolean =>
  words.length <= MATERIAL_WISH_BOUNDS.words &&
  words.every((word) => word.length <= MATERIAL_WISH_BOUNDS.letters && !/\p{Cs}/u.test(word)) &&
  traits.length <= MATERIAL_WISH_BOUNDS.traits &&
  quantity >= 1 &&
  quantity <= MATERIAL_WISH_BOUNDS.quantity;

describe('what is read of a list is never more than the shop takes (docs/material-lists.md)', () => {
  it('has as many words, letters, traits and pieces, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        expect(wishesIn(pieces.join(' ')).filter((wish) => !isWithin(wish))).toEqual([]);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('keeps the first ten words of a thing with a story', () => {
    const story = 'Schere Klaus Petra Ingo Heidi Bodo Wiebke Hauke Imke Tjark Silke Onno Frauke Enno';
    expect(wishesIn(story)[0]?.words).toHaveLength(10);
    expect(wishesIn(story)[0]?.words.slice(0, 2)).toEqual(['Klaus', 'Petra']);
  });

  it('keeps the beginning of an endless word, and no half of a letter', () => {
    const [wish] = wishesIn(`2 Scheren ${'z'.repeat(101)} ${`a${'𐐀'.repeat(60)}`}`);
    expect(wish?.words.map(({ length }) => length)).toEqual([100, 99]);
  });

  it('keeps sixty of a hundred and fifty sizes', () => {
    expect(wishesIn(`Pinsel ${numbers}`)[0]?.traits).toHaveLength(60);
  });
});
