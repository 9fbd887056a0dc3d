import { describe, expect, it } from 'vitest';
import type { Wish } from '../materiallist/index.ts';
import type { Trait, TraitKind } from '../materiallist/traits.ts';
import { schoolLexicon } from '../materialwords/index.ts';
import { matchWish, materialVerdict, piecesToOrder, stemsOf } from './match-wish.ts';
import { isOpenIn } from './open-traits.ts';
import type { ReadName } from './read-name.ts';

const lexicon = schoolLexicon();
const trait = (kind: TraitKind, value: string): Trait => ({ kind, value });
const wish = (changes: Partial<Wish> = {}): Wish => ({
  article: 'exercise-book',
  words: [],
  quantity: 1,
  traits: [],
  ...changes,
});
const name = (changes: Partial<ReadName> = {}): ReadName => ({
  main: 'exercise-book',
  others: [],
  isGuess: false,
  traits: [],
  stems: [],
  ...changes,
});
const match = (asked: Partial<Wish>, said: Partial<ReadName>, choice: readonly Trait[] = []) =>
  matchWish(wish(asked), { name: name(said), choice }, lexicon);
const scores = (asked: Partial<Wish>, ...said: readonly Partial<ReadName>[]): readonly number[] =>
  said.map((one) => match(asked, one)?.score ?? Number.NaN);
/** Better is first. */
const isFalling = (points: readonly number[]): boolean =>
  points.every((one, at) => at === 0 || one < (points[at - 1] ?? Number.NaN));

describe('the thing itself', () => {
  it('is better alone than with another beside it, and better said twice', () => {
    expect(
      isFalling(
        scores({}, { others: ['exercise-book'] }, {}, { others: ['book-cover'] }, { others: ['book-cover', 'ruler'] }),
      ),
    ).toBe(true);
    expect(isFalling(scores({}, { others: ['ruler'] }, { main: 'ruler', others: ['exercise-book'] }))).toBe(true);
  });

  it('is worse among others where nobody knows what the main one is, and where its name only ends like it', () => {
    const { main: _main, ...unnamed } = name({ others: ['exercise-book'] });
    const known = match({}, { main: 'ruler', others: ['exercise-book'] });
    const unknown = matchWish(wish(), { name: unnamed, choice: [] }, lexicon);
    const guessed = match({}, { main: 'ruler', others: ['exercise-book'], isGuess: true });
    expect(isFalling([known, unknown, guessed].map((one) => one?.score ?? Number.NaN))).toBe(true);
    expect([known, unknown, guessed].map((one) => one?.isGuess)).toEqual([false, false, true]);
    expect(isFalling(scores({}, {}, { isGuess: true }))).toBe(true);
  });

  it('is no other thing', () => {
    expect(match({}, { main: 'ruler' })).toBeUndefined();
    expect(match({}, { main: 'ruler', others: ['pencil'] })).toBeUndefined();
  });

  it('of unknown words is found by them, the more of them the better, and no guess of its name', () => {
    const { article: _article, ...unknown } = wish({ words: ['Zauberstab', 'Glitzer'] });
    const found = (...stems: readonly string[]) =>
      matchWish(unknown, { name: name({ stems, isGuess: true }), choice: [] }, lexicon);
    expect(found('zauberstab', 'glitzer')?.score).toBe(2 * (found('zauberstab')?.score ?? 0));
    const alone = matchWish(
      { ...unknown, words: ['Zauberstab'] },
      { name: name({ stems: ['zauberstab'] }), choice: [] },
      lexicon,
    );
    expect(alone?.score).toBe(found('zauberstab', 'glitzer')?.score);
    expect(found('zauberstab')?.isGuess).toBe(false);
    expect(found('superzauberstab')).toBeDefined();
    expect(found('zauberstabhalter')).toBeDefined();
    expect(found('zauber')).toBeUndefined();
    expect(found()).toBeUndefined();
  });

  it('is compared by the stems of words', () => {
    expect(stemsOf(['Zauberstäbe', 'rote'])).toEqual(['zauberstab', 'rot']);
  });
});

describe('what an article is like', () => {
  it.each([
    ['ruling', '21', '22'],
    ['pattern', 'lined', 'squared'],
    ['format', 'A4', 'A5'],
    ['turn', 'landscape', 'portrait'],
    ['number', '8', '10'],
    ['hardness', '2B', 'H'],
    ['hand', 'left', 'right'],
    ['colour', 'red', 'blue'],
    ['colours', '12', '24'],
    ['length', '30 cm', '15 cm'],
    ['thickness', 'thick', 'thin'],
    ['material', 'wood', 'metal'],
    ['shape', 'round', 'flat'],
    ['margin', 'yes', 'no'],
  ] as const)(
    'is best where its %s fits, worse where it says none, worst where it is another',
    (kind, right, wrong) => {
      // A second thing that fits keeps an article that fits in nothing else.
      const asked = { traits: [trait(kind, right), trait('sheets', '20')] };
      const points = scores(asked, { traits: [trait(kind, right)] }, { traits: [] }, { traits: [trait(kind, wrong)] });
      expect(isFalling(points)).toBe(true);
    },
  );

  it('is said by the name or by the choice of a variant', () => {
    const asked = { traits: [trait('colour', 'red')] };
    expect(match(asked, {}, [trait('colour', 'red')])).toEqual(match(asked, { traits: [trait('colour', 'red')] }));
  });

  it('may be a colour near the one that is asked for, which is missing all the same', () => {
    const asked = { traits: [trait('colour', 'green')] };
    const [right, near, none, other] = ['green', 'lime', undefined, 'red'].map((colour) =>
      match(asked, { traits: colour === undefined ? [] : [trait('colour', colour)] }),
    );
    expect(isFalling([right, near, none, other].map((one) => one?.score ?? Number.NaN))).toBe(true);
    expect([right, near, none, other].map((one) => one?.missing.join())).toEqual(['', 'colour', 'colour', 'colour']);
    // One of several colours that any of would do.
    const either = { traits: [trait('colour', 'red'), trait('colour', 'green')] };
    expect(isFalling(scores(either, { traits: [trait('colour', 'lime')] }, { traits: [trait('colour', 'sky')] }))).toBe(
      true,
    );
    expect(match({ traits: [trait('shape', 'green')] }, { traits: [trait('shape', 'lime')] })?.score).toBe(
      match({ traits: [trait('shape', 'green')] }, { traits: [trait('shape', 'red')] })?.score,
    );
  });

  it('may have a margin on both sides for one, none where none is asked for, and never one against the wish', () => {
    const margins = (wanted: string) =>
      [undefined, 'yes', 'double', 'no'].map(
        (said) =>
          match(
            { traits: [trait('margin', wanted)] },
            { traits: said === undefined ? [] : [trait('margin', said)] },
          )?.missing.join() ?? '',
      );
    expect(margins('yes')).toEqual(['margin', '', 'margin', 'margin']);
    expect(margins('no')).toEqual(['', 'margin', 'margin', '']);
    const [both, none] = scores(
      { traits: [trait('margin', 'yes')] },
      { traits: [trait('margin', 'double')] },
      { traits: [trait('margin', 'no')] },
    );
    expect(both).toBeGreaterThan(none ?? Number.NaN);
    expect(scores({ traits: [trait('margin', 'no')] }, { traits: [trait('margin', 'yes')] })).toEqual([none]);
    expect(isFalling(scores({ traits: [trait('margin', 'no')] }, { traits: [trait('margin', 'no')] }, {}))).toBe(true);
    expect(isFalling(scores({}, {}, { traits: [trait('margin', 'yes')] }))).toBe(true);
  });

  it('is a lineature by its pattern and margin together, and by neither alone', () => {
    const asked = { traits: [trait('ruling', '25'), trait('pattern', 'lined'), trait('margin', 'yes')] };
    const like = [trait('pattern', 'lined'), trait('margin', 'yes')];
    expect(match(asked, { traits: like })?.missing).toEqual([]);
    expect(match(asked, { traits: [trait('pattern', 'lined')] })?.missing).toContain('ruling');
    expect(match(asked, { traits: [trait('ruling', '26'), ...like] })?.missing).toEqual(['ruling']);
    const unruled = { traits: [trait('ruling', '21'), trait('pattern', 'lined')] };
    expect(match(unruled, { traits: [trait('pattern', 'lined')] })?.missing).toEqual([]);
    // It stands for nothing else that is missing, and a colour that is near does not stand for it.
    expect(match({ traits: [...asked.traits, trait('format', 'A4')] }, { traits: like })?.missing).toEqual(['format']);
    expect(
      match({ traits: [trait('ruling', '25'), trait('colour', 'green')] }, { traits: [trait('colour', 'lime')] })
        ?.missing,
    ).toEqual(['ruling', 'colour']);
    // One of which nobody knows what it looks like is like none.
    expect(
      match({ traits: [trait('ruling', '40'), trait('format', 'A4')] }, { traits: [trait('format', 'A4')] }),
    ).toMatchObject({ missing: ['ruling'] });
  });

  it('is as usual where nobody says it, and said is a little better', () => {
    const pencil = { article: 'pencil', main: 'pencil' } as const;
    const hb = trait('hardness', 'HB');
    const points = scores(
      { article: 'pencil' },
      { main: 'pencil', traits: [hb] },
      { main: 'pencil' },
      {
        main: 'pencil',
        traits: [trait('hardness', '2B')],
      },
    );
    expect(isFalling(points)).toBe(true);
    const asked = { article: 'pencil', traits: [hb] };
    expect(match(asked, { main: pencil.main })?.missing).toEqual([]);
    expect(isFalling(scores(asked, { main: 'pencil', traits: [hb] }, { main: 'pencil' }))).toBe(true);
  });

  it('is not held against an article, nor for it, where it is asked for', () => {
    const exactly = (hardness: string) =>
      scores(
        { article: 'pencil', traits: [trait('hardness', hardness)] },
        { main: 'pencil', traits: [trait('hardness', hardness)] },
      );
    expect(exactly('2B')).toEqual(exactly('HB'));
  });

  it('costs an article that is silent the same, whatever else of it fits', () => {
    const [lined, a5] = [trait('pattern', 'lined'), trait('format', 'A5')];
    const pointsOf = (asked: readonly Trait[], said: readonly Trait[]) =>
      scores({ traits: asked }, { traits: said })[0] ?? Number.NaN;
    expect(pointsOf([lined, a5], [lined]) - pointsOf([lined], [lined])).toBe(pointsOf([a5], []) - pointsOf([], []));
  });

  it('is not another article where a single thing is missing, but where two are and nothing else fits', () => {
    const two = [trait('format', 'A5'), trait('pattern', 'lined')];
    expect(match({ traits: [trait('format', 'A5')] }, { traits: [trait('format', 'A4')] })?.missing).toEqual([
      'format',
    ]);
    expect(match({ traits: two }, { traits: [] })).toBeUndefined();
    expect(match({ traits: two }, { traits: [trait('format', 'A5')] })?.missing).toEqual(['pattern']);
    expect(
      match({ traits: [trait('format', 'A5')] }, { traits: [trait('format', 'A4')], isGuess: true }),
    ).toBeUndefined();
    expect(match({}, { isGuess: true })).toBeDefined();
    const near = [trait('colour', 'green'), trait('format', 'A5')];
    expect(match({ traits: near }, { traits: [trait('colour', 'lime')] })?.missing).toEqual(['colour', 'format']);
  });

  it('is contradicted by another material or number of pieces, not by silence about the material', () => {
    const wood = { traits: [trait('material', 'wood')] };
    expect(match(wood, {})?.missing).toEqual([]);
    expect(match(wood, { traits: [trait('material', 'metal')] })?.missing).toEqual(['material']);
    const ten = { traits: [trait('pack', '10')] };
    expect(match(ten, {})?.missing).toEqual(['pack']);
    expect(match(ten, { traits: [trait('pack', '5')] })?.missing).toEqual(['pack']);
    // A pack of ten pencils has ten colours.
    for (const kind of ['pack', 'colours'] as const)
      expect(match(ten, { traits: [trait(kind, '10')] })?.missing).toEqual([]);
    const colours = { traits: [trait('colours', '10')] };
    expect(isFalling(scores(colours, { traits: [trait('pack', '10')] }, { traits: [trait('pack', '5')] }))).toBe(true);
  });

  it('is of many colours by its number of them, and is nothing else by it', () => {
    const ten = { traits: [trait('colours', '10')] };
    expect(match({ traits: [trait('colour', 'many')] }, ten)?.missing).toEqual([]);
    expect(match({ traits: [trait('sort', 'many')] }, ten)?.missing).toEqual(['sort']);
  });

  it.each([
    ['ring-binder', 'sheets', 'thickness'],
    ['dividers', 'parts', 'material'],
  ] as const)('of a %s must say its %s, and not its %s', (article, said, unsaid) => {
    const missing = (kind: TraitKind) => match({ article, traits: [trait(kind, '5')] }, { main: article })?.missing;
    expect(missing(said)).toEqual([said]);
    expect(missing(unsaid)).toEqual([]);
    // Of other things it need not be said.
    expect(match({ traits: [trait(said, '5')] }, {})?.missing).toEqual([]);
  });

  it('is no better nor worse by packs that are asked for where it is none', () => {
    const packs = { article: 'pencil', traits: [trait('unit', 'pack')] };
    expect(scores(packs, { main: 'pencil' })).toEqual(scores({ article: 'pencil' }, { main: 'pencil' }));
  });

  it('has one colour as usual, of which a pack of one says nothing, and the colours of a set by the size of its pack', () => {
    const points = (article: string, traits: readonly Trait[]) => scores({ article }, { main: article, traits })[0];
    expect(points('highlighter', [trait('pack', '1')])).toBe(points('highlighter', []));
    expect(points('highlighter', [trait('colours', '1')])).toBeGreaterThan(points('highlighter', []) ?? Number.NaN);
    expect(points('highlighter', [trait('colours', '4')])).toBeLessThan(points('highlighter', []) ?? Number.NaN);
    expect(points('coloured-pencils', [trait('pack', '12')])).toBeGreaterThan(
      points('coloured-pencils', [trait('pack', '24')]) ?? Number.NaN,
    );
  });

  it('is worse in a pack that nobody asked for, of more than one', () => {
    const points = (traits: readonly Trait[], asked: readonly Trait[] = []) => scores({ traits: asked }, { traits })[0];
    expect(points([trait('pack', '1')])).toBe(points([]));
    expect(points([trait('pack', '10')])).toBeLessThan(points([]) ?? Number.NaN);
    const ten = trait('pack', '10');
    expect(points([ten, trait('sheets', '20')], [ten])).toBeGreaterThan(points([ten]) ?? Number.NaN);
  });
});

describe('whether a trait is open', () => {
  it.each([
    ['pattern', [], true],
    ['pattern', ['pattern'], false],
    ['pattern', ['ruling'], false],
    ['pattern', ['number'], true],
    ['ruling', [], true],
    ['ruling', ['ruling'], false],
    ['ruling', ['pattern'], false],
    ['ruling', ['number'], true],
    ['number', ['number'], false],
    ['number', ['pattern', 'ruling'], true],
  ] as const)('%s beside %j: %s', (kind, said, isOpen) => {
    expect(
      isOpenIn(
        said.map((one) => trait(one, '1')),
        kind,
      ),
    ).toBe(isOpen);
  });
});

describe('the verdict', () => {
  const found = (changes: Partial<Parameters<typeof materialVerdict>[1][number]> = {}) => ({
    score: 100,
    missing: [],
    isGuess: false,
    isForClass: false,
    traits: [],
    ...changes,
  });
  const ten = found({ score: 110, traits: [trait('pack', '10')] });

  it('is to be chosen where the best is a pack of more than is wanted, and a single one fits', () => {
    expect(materialVerdict(wish({ quantity: 9 }), [ten, found()])).toBe('choose');
    expect(materialVerdict(wish({ quantity: 10 }), [ten, found()])).toBe('sure');
    expect(materialVerdict(wish({ quantity: 9 }), [ten])).toBe('sure');
    expect(materialVerdict(wish({ quantity: 9 }), [ten, found({ missing: ['colour'] })])).toBe('sure');
    expect(materialVerdict(wish({ quantity: 9 }), [ten, found({ isGuess: true })])).toBe('sure');
    expect(materialVerdict(wish({ quantity: 9 }), [ten, found({ traits: [trait('pack', '5')] })])).toBe('sure');
    expect(materialVerdict(wish({ quantity: 9, traits: [trait('pack', '10')] }), [ten, found()])).toBe('sure');
    expect(materialVerdict(wish({ quantity: 9, traits: [trait('colours', '10')] }), [ten, found()])).toBe('sure');
    expect(materialVerdict(wish({ article: 'chalk', quantity: 9 }), [ten, found()])).toBe('sure');
  });

  it('is to be chosen where equally good ones differ in what is open, and in nothing else', () => {
    const lined = found({ traits: [trait('pattern', 'lined')] });
    const squared = found({ traits: [trait('pattern', 'squared')] });
    expect(materialVerdict(wish(), [lined, squared])).toBe('choose');
    expect(materialVerdict(wish(), [lined, lined])).toBe('sure');
    expect(materialVerdict(wish(), [lined, { ...squared, score: 99 }])).toBe('sure');
    expect(materialVerdict(wish({ traits: [trait('pattern', 'lined')] }), [lined, squared])).toBe('sure');
    const red = found({ traits: [trait('colour', 'red')] });
    expect(materialVerdict(wish(), [red, found({ traits: [trait('colour', 'blue')] })])).toBe('sure');
    expect(materialVerdict(wish(), [found({ missing: ['colour'] })])).toBe('choose');
    expect(materialVerdict(wish(), [found({ isGuess: true, missing: ['colour'] })])).toBe('didYouMean');
    const { article: _article, ...unknown } = wish();
    expect(materialVerdict(unknown, [found()])).toBe('didYouMean');
  });
});

describe('pieces to order', () => {
  const pieces = (wanted: number, said: readonly Trait[], asked: readonly Trait[], article = 'exercise-book') =>
    piecesToOrder(wanted, said, { article, traits: asked });

  it('are as many as the line says, where it wants the pack that is sold', () => {
    expect(pieces(3, [trait('pack', '10')], [trait('pack', '10')])).toBe(3);
    expect(pieces(3, [trait('pack', '5')], [trait('pack', '10')])).toBe(6);
    expect(pieces(3, [trait('colours', '10')], [trait('pack', '10')])).toBe(3);
    expect(pieces(3, [], [trait('pack', '10')])).toBe(30);
    expect(pieces(3, [trait('pack', '5')], [trait('pack', '10'), trait('pack', '5')])).toBe(3);
    expect(pieces(3, [trait('pack', '5')], [trait('pack', '10'), trait('colours', '12')])).toBe(6);
    expect(pieces(13, [trait('pack', '12')], [trait('format', 'A4')])).toBe(2);
    expect(pieces(3, [trait('colours', '12')], [])).toBe(3);
    expect(pieces(13, [trait('pack', '12')], [])).toBe(2);
  });

  it('are sets where the thing only comes in sets and the article is silent, or one box each', () => {
    expect(pieces(2, [], [trait('pack', '10')], 'chalk')).toBe(2);
    expect(pieces(2, [trait('pack', '5')], [trait('pack', '10')], 'chalk')).toBe(4);
    expect(pieces(2, [trait('pack', '6')], [trait('pack', '12')], 'paint-box')).toBe(2);
    expect(pieces(2, [trait('pack', '12')], [trait('colours', '24')])).toBe(2);
    expect(piecesToOrder(2, [], { traits: [trait('pack', '10')] })).toBe(20);
  });
});
