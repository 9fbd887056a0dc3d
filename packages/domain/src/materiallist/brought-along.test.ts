import { describe, expect, it } from 'vitest';
import { schoolLexicon } from '../materialwords/index.ts';
import { comeWith, withThingsApart } from './brought-along.ts';
import type { Draft } from './drafts.ts';
import { newMemory } from './look-up.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { tokensOf } from './tokens.ts';
import type { Trait } from './traits.ts';

const memory = newMemory(schoolLexicon());
/** The parts of a line; behind one that comes with the thing before it stands a sign. */
const parts = (line: string): readonly string[] =>
  withThingsApart(segmentsOf(tokensOf(line)), memory).map(
    ({ tokens, isBrought = false }) => tokens.map(({ text }) => text).join(' ') + (isBrought ? ' +Brought' : ''),
  );

describe('a thing that comes with another one', () => {
  it.each([
    ['Ordner mit Register', ['Ordner', 'mit Register +Brought']],
    ['2 rote Ordner mit 2 Registern', ['2 rote Ordner', 'mit 2 Registern +Brought']],
    ['Ordner inkl. Register', ['Ordner', 'inkl . Register +Brought']],
    ['Ordner samt Register', ['Ordner', 'samt Register +Brought']],
    ['Ring binder with dividers', ['Ring binder', 'with dividers +Brought']],
    ['Zirkel, Ordner mit Register', ['Zirkel', 'Ordner', 'mit Register +Brought']],
    ['Ordner (rot mit Register)', ['Ordner', 'rot mit Register']],
  ])('is a part of its own: %j', (line, expected) => {
    expect(parts(line)).toEqual(expected);
  });

  it.each([
    'mit Register',
    'Ordner mit Ordner',
    'Ordner mit Zauberstab',
    'Zauberstab mit Register',
    'Bleistift mit Radiergummi',
    'Deckfarbkasten mit Deckweiß',
    'Zirkel mit Minen',
    'Pinsel mit Klassensatz',
    'Klassensatz mit Scheren',
    'UHU mit Pinsel',
    'Ordner nicht mit Register',
    'Ordner ohne mit Register',
    'kein Ordner mit Register',
    'Ordner mit Register bitte beschriften',
    // By the end of a word, or a mistyped one, nobody knows it as it is written.
    'Zirkel mit Lieblingsheft',
    'Zirkel mit Bleistfit',
    'Ordner Register mit Regsiter',
    'Ordner damit Register',
  ])('is none in %j', (line) => {
    expect(parts(line)).toHaveLength(1);
    expect(parts(line)[0]).not.toContain('+Brought');
  });

  it('is in brackets where its thing is, behind no sign of its own', () => {
    const [, owner, brought] = withThingsApart(segmentsOf(tokensOf('Zirkel (oder Ordner mit Register)')), memory);
    expect(owner).toMatchObject({ isInside: true });
    expect(brought).toMatchObject({
      ...{ isInside: true, isForbidden: false, isOr: false, isAfterSlash: false },
      ...{ isCell: false, isAfterAnd: false, isBrought: true },
    });
  });
});

describe('what a thing takes over', () => {
  const A4: Trait = { kind: 'format', value: 'A4' };
  const A5: Trait = { kind: 'format', value: 'A5' };
  const draft = (article: string, changes: Partial<Draft> = {}): Draft => ({
    ...{ article, words: [], isEach: false, traits: [], variations: [] },
    ...changes,
  });
  const segment = (text: string, isBrought = false): Segment => ({
    ...{ tokens: tokensOf(text), isInside: false, isOr: false, isAfterSlash: false, isCell: false },
    ...{ isAfterAnd: false, isForbidden: false },
    ...(isBrought ? { isBrought: true } : {}),
  });
  const taken = (one: Draft, text: string, owner: Draft, done: readonly Draft[] = [], isBrought = false) => {
    comeWith(one, segment(text, isBrought), owner, done);
    return [one.quantity, ...one.traits.map(({ value }) => value)];
  };

  it('of the one that it comes with is how many there are, unless it says so itself', () => {
    expect(taken(draft('dividers'), 'mit Register', draft('ring-binder', { quantity: 2 }), [], true)).toEqual([2]);
    const five = draft('dividers', { quantity: 5 });
    expect(taken(five, 'mit Registern', draft('ring-binder', { quantity: 2 }), [], true)).toEqual([5]);
    expect(taken(draft('dividers'), 'mit Register', draft('ring-binder'), [], true)).toEqual([undefined]);
    expect(taken(draft('dividers'), 'Register', draft('ring-binder', { quantity: 2 }))).toEqual([undefined]);
    const uncounted = draft('dividers');
    comeWith(uncounted, segment('mit Register', true), draft('ring-binder'), []);
    expect(uncounted).not.toHaveProperty('quantity');
  });

  it('of its book is the format of a cover; beside one only that of books', () => {
    const pad = draft('drawing-pad', { quantity: 2, traits: [A4] });
    expect(taken(draft('book-cover'), 'mit Umschlag', pad)).toEqual([2, 'A4']);
    expect(taken(draft('book-cover'), 'Umschlag', pad)).toEqual([undefined]);
    const [book, diary] = [draft('exercise-book', { traits: [A5] }), draft('homework-diary', { traits: [A4] })];
    expect(taken(draft('book-cover'), 'Umschlag', book)).toEqual([undefined, 'A5']);
    expect(taken(draft('book-cover'), 'Umschlag', diary)).toEqual([undefined, 'A4']);
    expect(taken(draft('book-cover'), 'Umschlag', pad, [book, pad])).toEqual([undefined, 'A5']);
    expect(taken(draft('dividers'), 'Register', book)).toEqual([undefined]);
    expect(taken(draft('book-cover'), 'Umschlag', draft('bookmark', { traits: [A4] }))).toEqual([undefined]);
    expect(taken(draft('book-cover'), 'Umschlag', draft('diary-lock', { traits: [A4] }))).toEqual([undefined]);
  });

  it('of one book is the format of one cover, however often the book is named', () => {
    const book = draft('exercise-book', { traits: [A5] });
    expect(taken(draft('book-cover', { quantity: 2 }), 'Umschläge', book, [book])).toEqual([2]);
    expect(taken(draft('book-cover', { quantity: 1 }), 'Umschläge', book, [book])).toEqual([1, 'A5']);
  });
});
