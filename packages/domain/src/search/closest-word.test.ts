import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { slipsBetween } from '../materiallist/word-forms.ts';
import { type AlikeWord, closestWord, headsOf, LIKE_ENOUGH } from './closest-word.ts';

const options = { numRuns: NUM_RUNS };

const alike = (typed: string, word: string, likeness = 0.3, uses = 1): AlikeWord => ({ typed, word, likeness, uses });

describe('the word that a mistyped one stands for', () => {
  it.each([
    ['shere', ['sphäre', 'schere']],
    ['schäre', ['schale', 'schere']],
    ['shcool', ['tool', 'school']],
    ['radirgummi', ['gummi', 'radiergummi']],
  ])('is the one with the fewest wrong letters: %s', (typed, words) => {
    expect(closestWord(words.map((word, at) => alike(typed, word, 0.9 - at / 2)))).toBe(words.at(-1));
  });

  it('is not the most alike one: "pensil" is "pencil", not "pens"', () => {
    expect(closestWord([alike('pensil', 'pens', 0.5), alike('pensil', 'pencil', 0.4)])).toBe('pencil');
  });

  it('has at the most one wrong letter in up to five, two in more', () => {
    const found = [
      ['abcd', 'abxy'],
      ['abcde', 'abcxy'],
      ['abcde', 'abcdx'],
      ['abcdef', 'abcdxy'],
      ['abcdef', 'abcxyz'],
    ].map(([typed = '', word = '']) => closestWord([alike(typed, word)]));
    expect(found).toEqual([undefined, undefined, 'abcdx', 'abcdxy', undefined]);
  });

  it('is the more alike one of two that are equally near, then the more used one, then the first of the alphabet', () => {
    const [one, two] = [alike('xose', 'dose', 0.4, 9), alike('xose', 'hose', 0.5, 1)];
    expect(closestWord([one, two])).toBe('hose');
    expect(closestWord([{ ...two, likeness: 0.4, uses: 10 }, one])).toBe('hose');
    expect(closestWord([{ ...two, likeness: 0.4, uses: 9 }, one])).toBe('dose');
  });

  it('is one that is alike where none is near, and none where none is alike enough', () => {
    const far = (likeness: number) => closestWord([alike('schulsack', 'schulrucksack', likeness)]);
    expect([far(LIKE_ENOUGH - 0.001), far(LIKE_ENOUGH)]).toEqual([undefined, 'schulrucksack']);
    const words = [alike('schulsack', 'schulrucksack', 0.6), alike('schulsack', 'schulbuch', 0.5)];
    expect(closestWord(words)).toBe('schulrucksack');
    expect(closestWord([])).toBeUndefined();
  });
});

describe('a word with two wrong letters that says another thing', () => {
  it.each([
    ['tacker', 'hocker', undefined],
    ['tacker', 'hackex', undefined],
    ['tacker', 'acker', 'acker'],
    ['tacker', 'packer', 'packer'],
    ['zikrel', 'zirkle', 'zirkle'],
    ['irkle', 'zirkel', undefined],
    ['izrkle', 'zirkel', 'zirkel'],
    ['tackerx', 'hackexx', 'hackexx'],
  ])('begins with another letter, in one of six: %s is not %s', (typed, word, meant) => {
    expect(closestWord([alike(typed, word)])).toBe(meant);
  });

  it.each([
    ['hausschuhe', 'handschuhe', undefined],
    ['heftgerät', 'heizgerät', undefined],
    ['hausschuhe', 'heusschihe', 'heusschihe'],
    ['abxyefgh', 'abcdefgh', undefined],
    ['abxyefg', 'abcdefg', 'abcdefg'],
    ['abxefghi', 'abcdefghi', 'abcdefghi'],
  ])('has another beginning before the end that both have: %s is not %s', (typed, word, meant) => {
    expect(closestWord([alike(typed, word)])).toBe(meant);
  });

  it('is not meant by another spelling either, however alike', () => {
    const asTyped = alike('hausschuhe', 'handschuhe', 0.5);
    expect(closestWord([asTyped, { ...asTyped, typed: 'haußchuhe' }])).toBeUndefined();
    expect(closestWord([asTyped, alike('hausschuhe', 'schuhe')])).toBe('schuhe');
  });
});

describe('a typed word that is a compound', () => {
  it.each([
    ['kinderschere', ['kinder', 'schere'], 'schere'],
    ['turnsack', ['turn', 'sack'], 'sack'],
    ['bleistiftspitzer', ['bleistift', 'stiftspitzer', 'spitzer'], 'stiftspitzer'],
    ['kinderscheren', ['kinder', 'schere'], 'schere'],
  ])('stands for the longest known word at its end, however alike others are: %s', (typed, words, meant) => {
    expect(closestWord(words.map((word, at) => alike(typed, word, 0.9 - at / 4)))).toBe(meant);
  });

  it('stands for it before a word with two wrong letters, not before one with one or with nothing but a longer ending', () => {
    const box = alike('znüniboxen', 'znünibox', 0.7);
    expect(closestWord([alike('znüniboxen', 'boxen', 0.4), box])).toBe('znünibox');
    const flute = alike('schulflöte', 'flöte', 0.3);
    expect(closestWord([alike('schulflöte', 'schultüte', 0.5), flute])).toBe('flöte');
    expect(closestWord([alike('radirgummi', 'gummi', 0.5), alike('radirgummi', 'radiergummi', 0.4)])).toBe(
      'radiergummi',
    );
  });

  it('stands for a word with the same beginning before the known end of both, where they are alike enough', () => {
    const paint = alike('fingermalfarbe', 'farbe', 0.3);
    const [finger, glass] = [alike('fingermalfarbe', 'fingerfarbe', 0.6), alike('fingermalfarbe', 'glasfarbe', 0.7)];
    expect(closestWord([paint, glass, finger])).toBe('fingerfarbe');
    expect(closestWord([paint, glass, { ...finger, likeness: LIKE_ENOUGH - 0.001 }])).toBe('farbe');
    expect(closestWord([glass, finger])).toBe('glasfarbe');
  });

  it('ends with what has four letters or more, behind three or more, and is no adjective', () => {
    expect(headsOf('turnsack')).toEqual(['nsack', 'sack']);
    expect(headsOf('uhusticks')).toEqual(['sticks', 'stick', 'ticks', 'tick', 'icks']);
    expect(['abcdef', 'elektrischer', 'a'.repeat(41)].map(headsOf)).toEqual([[], [], []]);
  });
});

describe('laws of the closest word', () => {
  const letters = () => fc.string({ unit: fc.constantFrom('a', 'b', 'ä'), minLength: 1, maxLength: 8 });
  const candidates = () =>
    fc.tuple(letters(), fc.uniqueArray(letters(), { maxLength: 6 })).chain(([typed, words]) =>
      fc.tuple(
        ...words.map((word) =>
          fc.record({
            typed: fc.constant(typed),
            word: fc.constant(word),
            likeness: fc.constantFrom(0.25, 0.4, 0.7),
            uses: fc.constantFrom(0, 1, 9),
          }),
        ),
      ),
    );

  /** Whether a word may be another than the typed one: it is as long, or begins otherwise. */
  const mayBeAnother = ({ typed, word }: AlikeWord) =>
    slipsBetween(typed, word, 2) === 2 && (typed.length === word.length || typed[0] !== word[0]);

  it('it is one of them, and none has fewer wrong letters, where none is the end of the other or another word', () => {
    fc.assert(
      fc.property(candidates(), (all) => {
        const given = all.filter((one) => !headsOf(one.typed).includes(one.word) && !mayBeAnother(one));
        const word = closestWord(given);
        const most = (given[0]?.typed.length ?? 0) <= 5 ? 1 : 2;
        const slips = given.map((one) => slipsBetween(one.typed, one.word, most));
        const fewest = Math.min(...slips);
        const found = given.findIndex((one) => one.word === word);
        expect(word === undefined).toBe(fewest > most && given.every(({ likeness }) => likeness < LIKE_ENOUGH));
        if (word !== undefined) expect(slips[found]).toBe(fewest);
      }),
      options,
    );
  });

  it('a word that was typed right is itself, and their order says nothing', () => {
    fc.assert(
      fc.property(candidates(), (given) => {
        expect(closestWord([...given].reverse())).toBe(closestWord(given));
        const typed = given[0]?.typed ?? 'a';
        expect(closestWord([...given, alike(typed, typed, 1)])).toBe(typed);
      }),
      options,
    );
  });
});
