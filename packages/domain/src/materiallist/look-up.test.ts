import { describe, expect, it } from 'vitest';
import { schoolLexicon } from '../materialwords/index.ts';
import { marginAt, newMemory, wordAt } from './look-up.ts';
import { tokensOf } from './tokens.ts';

const memory = () => newMemory(schoolLexicon());
const found = (line: string, at = 0) => {
  const { article, trait, length, isEnding, typo } = wordAt(tokensOf(line), at, memory()) ?? {};
  return [
    ...(article === undefined ? [] : [article]),
    ...(trait === undefined ? [] : [`${trait.kind}=${trait.value}`]),
    ...(length === undefined ? [] : [length]),
    ...(isEnding === undefined ? [] : ['ending']),
    ...(typo === undefined ? [] : [`${typo.written}→${typo.read}`]),
  ].join(' ');
};

describe('what a word at a place of a line stands for', () => {
  it.each([
    ['Heft', 'exercise-book 1'],
    ['exercise book', 'exercise-book 2'],
    ['exercise books', 'exercise-book 2'],
    ['exercise', ''],
    ['rot', 'colour=red 1'],
    ['light green', 'colour=lime 2'],
    // The longest phrase counts.
    ['watercolour paint set', 'paint-box 3'],
    ['geo dreieck', 'set-square 2'],
    ['Geo-Dreieck', 'set-square 3'],
    ['Deckfarben-Kasten', 'paint-box 3'],
    ['Geo -', ''],
    ['two pocket folder', 'folder 3'],
    // Signs and numbers are no words.
    ['2', ''],
    ['-', ''],
    ['', ''],
    // What a thing is like has an ending, a thing has none.
    ['grüner', 'colour=green 1'],
    ['roter', 'colour=red 1'],
    ['hefter', 'flat-file 1'],
    // Shortened, with a point close to it.
    ['Schnellh.', 'flat-file 2'],
    ['H. A4', 'exercise-book 2'],
    ['H .', ''],
    ['h. A4', ''],
    ['Schnellh', ''],
    // A compound word is what its last part is.
    ['Lieblingsheft', 'exercise-book 1 ending'],
    // Mistyped.
    ['Bleistfit', 'pencil 1 Bleistfit→bleistift'],
    ['Zauberstab', ''],
    // Words of the grammar are nothing else.
    ['Stück', ''],
    ['für', ''],
    ['Kunst', ''],
    ['bitte', ''],
  ])('%j: %s', (line, meaning) => {
    expect(found(line)).toBe(meaning);
  });

  it('is looked up from its place on', () => {
    expect(found('2 rote Hefte', 1)).toBe('colour=red 1');
    expect(found('2 rote Hefte', 2)).toBe('exercise-book 1');
    expect(found('2 rote Hefte', 3)).toBe('');
  });
});

describe('mistyped words', () => {
  it('are compared once each, and no more of them than a list may have', () => {
    const one = memory();
    const read = (word: string) => wordAt(tokensOf(word), 0, one)?.article;
    const left = one.left;
    expect(left).toBe(300);
    expect([read('Bleistfit'), one.left]).toEqual(['pencil', left - 1]);
    expect([read('Bleistfit'), one.left]).toEqual(['pencil', left - 1]);
    expect([read('Zauberstab'), read('Zauberstab'), one.left]).toEqual([undefined, undefined, left - 2]);
    one.left = 1;
    expect([read('Scheere'), one.left]).toEqual(['scissors', 0]);
    expect([read('Linael'), one.left]).toEqual([undefined, 0]);
    expect(read('Scheere')).toBe('scissors');
  });
});

describe('a margin', () => {
  const margin = (line: string, at = 0) => {
    const { trait, length } = marginAt(tokensOf(line), at) ?? {};
    return trait && `${trait.kind}=${trait.value} ${length}`;
  };

  it.each([
    ['Rand', 'margin=yes 1'],
    ['Korrekturrand', 'margin=yes 1'],
    ['Heftrand', 'margin=yes 1'],
    ['margins', 'margin=yes 1'],
    ['Doppelrand', 'margin=double 1'],
    ['Rand beidseitig', 'margin=double 2'],
    ['Rand Doppelrand', 'margin=yes 1'],
    ['mit Rand', 'margin=yes 2'],
    ['with margin', 'margin=yes 2'],
    ['m. Rand', 'margin=yes 3'],
    ['mit weißem Rand', 'margin=yes 3'],
    ['mit einem weißen Rand', 'margin=yes 4'],
    ['mit einem schönen weißen Rand', undefined],
    ['mit Doppelrand', 'margin=double 2'],
    ['mit doppeltem Rand', 'margin=double 3'],
    ['doppelter Rand', 'margin=double 2'],
    ['double margin', 'margin=double 2'],
    ['beidseitiger Rand', 'margin=double 2'],
    ['mit Rand beidseitig', 'margin=double 3'],
    ['doppelt so groß', undefined],
    ['ohne Rand', 'margin=no 2'],
    ['ohne weißen Rand', 'margin=no 3'],
    ['without margin', 'margin=no 2'],
    ['no margin', 'margin=no 2'],
    ['o. Rand', 'margin=no 3'],
    ['kein Rand', 'margin=no 2'],
    ['keinen Rand', 'margin=no 2'],
    ['keine Ränder', 'margin=no 2'],
    ['nicht Rand', 'margin=no 2'],
    ['not margin', 'margin=no 2'],
    ['ohne Doppelrand', 'margin=no 2'],
    ['ohne Deckel', undefined],
    ['mit Deckel', undefined],
    ['weißer Rand', undefined],
    ['Strand', undefined],
    ['', undefined],
  ])('%j: %s', (line, expected) => {
    expect(margin(line)).toBe(expected);
  });
});
