import { writtenLists } from '@tornister/domain/testing';
import { describe, expect, it } from 'vitest';
import { createJudge, isRight, type JudgedThing, NOT_SOLD } from './first-articles.ts';
import { TWELVE_LISTS } from './twelve-lists.ts';

const LEAST_SHARE = 0.85;
const judge = createJudge();
const judgeInEnglish = createJudge('en');

/** The further lists, with the articles of each line. */
const twelveLists = () =>
  TWELVE_LISTS.split(/^## .*\n/m)
    .slice(1)
    .map((list) =>
      list
        .trimEnd()
        .split('\n')
        .map((line) => {
          const [written = '', behind = ''] = line.split(' =>');
          const articles = behind.split('|').map((one) => one.trim());
          return { written, articles: articles.filter((one) => one !== '') };
        }),
    );

const expectShare = (things: readonly JudgedThing[]): void => {
  const wrong = things.filter((thing) => !isRight(thing));
  expect(1 - wrong.length / things.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(LEAST_SHARE);
};

describe('the forty lists of schools (docs/material-lists.md)', () => {
  const things = writtenLists().flatMap(({ lines }) => judge(lines));

  it('have the right article first, in at least 85 of 100 things', () => {
    expect(writtenLists()).toHaveLength(40);
    expect(things.length).toBeGreaterThan(500);
    expectShare(things);
  });

  it('have it of the things alone that the demo shop sells', () => {
    const sold = things.filter(({ expected }) => expected !== NOT_SOLD);
    expect(sold.length).toBeGreaterThan(400);
    expectShare(sold);
  });
});

describe('the English lists among them', () => {
  it('have it in the shop that speaks English, too', () => {
    const english = writtenLists().filter(({ name }) => /^(?:UK|US|International)/.test(name));
    const things = english.flatMap(({ lines }) => judgeInEnglish(lines));
    expect(things.length).toBeGreaterThan(60);
    expectShare(things);
  });
});

describe('a line about paint has the article that a person takes first, in both languages', () => {
  const judges = { de: judge, en: judgeInEnglish };

  it.each([
    ['en', '1 watercolour box 12 colours', 'Deckfarbkasten, 12'],
    ['en', 'watercolor paints', 'Deckfarbkasten, 12'],
    ['en', 'paintbox', 'Deckfarbkasten, 12'],
    ['en', 'finger paint', 'Fingerfarbe'],
    ['en', 'textile paint', 'Textilfarbe, Stoffmalfarbe'],
    ['en', 'fabric paint, blue', 'Textilfarbe, Stoffmalfarbe, Blau'],
    ['en', 'batik dye', 'Textilfarbe, Batikfarbe'],
    ['en', 'glass paint', 'Textilfarbe, Glasmalfarbe'],
    ['en', 'acrylic paints', 'Acrylfarbe'],
    ['en', '1 paint roller', 'Farbroller'],
    ['en', 'paint cup', NOT_SOLD],
    ['en', '1 set of paints', NOT_SOLD],
    ['de', 'Fingerfarbe rot', 'Fingerfarbe, Rot'],
    ['de', 'Stofffarbe blau', 'Textilfarbe, Stoffmalfarbe, Blau'],
    ['de', 'Batikfarbe', 'Textilfarbe, Batikfarbe'],
    ['de', 'Glasmalfarbe', 'Textilfarbe, Glasmalfarbe'],
  ] as const)('%s: %j', (language, written, expected) => {
    const things = judges[language]([{ written, articles: [expected] }]);
    expect(things.every(isRight), JSON.stringify(things)).toBe(true);
  });
});

describe('a line with a brand, or about one of several sorts, has the article that a person takes first, in both languages', () => {
  const judges = { de: judge, en: judgeInEnglish };

  it.each([
    ['de', 'UHU Klebestift 21g', 'Klebestift, 21 g'],
    ['de', 'UHU-Klebestift', 'Klebestift'],
    ['de', 'Edding Boardmarker', 'Boardmarker'],
    ['de', '1 Packung weiße Tafelkreide', 'Tafelkreide, weiß'],
    ['de', 'Kreide weiß', 'Tafelkreide, weiß'],
    ['de', 'Folienstift wasserlöslich', NOT_SOLD],
    ['de', 'Folienstift permanent', 'Permanentmarker'],
    ['de', '1 Tintenroller blau', NOT_SOLD],
    ['de', '1 kleines Lineal', 'Lineal, 15 cm'],
    ['de', '2 Bleistifte B2', 'Bleistift, 2B'],
    ['de', 'doppelseitiges Klebeband', 'Klebeband, doppelseitig'],
    ['de', 'Tesafilm', 'Klebeband, transparent'],
    ['de', 'Locher', 'Tischgerät, Locher'],
    ['de', '1 Locher', 'Tischgerät, Locher'],
    ['en', '1 hole punch', 'Tischgerät, Locher'],
    ['de', '1 Tacker', 'Tischgerät, Hefter'],
    ['de', 'Heftgerät', 'Tischgerät, Hefter'],
    ['en', '1 stapler', 'Tischgerät, Hefter'],
    ['de', 'Tixo', 'Klebeband, transparent'],
    ['de', '1 Packung Tonpapier bunt', NOT_SOLD],
    ['de', '2 Pkg. Buntpapier A4', NOT_SOLD],
    ['de', 'Linkshänderschere', 'Bastelschere, Linkshänder'],
    ['de', 'grüne Schnellhefter', 'Schnellhefter, Grün'],
    ['de', 'Sichtmappe', NOT_SOLD],
    ['de', 'Hefterl A5 liniert', 'Schulheft, A5, liniert'],
    ['de', '2 Karohefte A4', 'Schulheft, A4, kariert'],
    ['de', 'Fülli', 'Schulfüller'],
    ['de', '60 Laminierfolien', 'Laminierfolien, A4'],
    ['en', '60 laminating pouches', 'Laminierfolien, A4'],
    ['en', '1 UHU glue stick', 'Klebestift'],
    ['en', 'white chalk', 'Tafelkreide, weiß'],
    ['en', 'white board chalk', 'Tafelkreide, weiß'],
    ['en', 'overhead pens water-soluble', NOT_SOLD],
    ['en', '1 overhead pen', NOT_SOLD],
    ['en', 'tape dispenser', 'Tischabroller'],
  ] as const)('%s: %j', (language, written, expected) => {
    const things = judges[language]([{ written, articles: [expected] }]);
    expect(things.every(isRight), JSON.stringify(things)).toBe(true);
  });
});

describe('lists that the words were not written for', () => {
  it('have the right article first, in at least 85 of 100 things', () => {
    const things = twelveLists().flatMap(judge);
    expect(things.length).toBeGreaterThan(150);
    expectShare(things);
  });
});

describe('an article is the right one', () => {
  const said = (expected: string, first = 'sure: klara schulheft, a4, lineatur 25, liniert mit rand, blau') =>
    isRight({ written: '', expected, first });

  it.each([
    ['with all words of its name', 'Schulheft, A4, Lineatur 25', true],
    ['with a word that is the end of a longer one', 'heft, A4', true],
    ['not with the end of one that is a word of its own', 'Heft, A4', false],
    ['not with the beginning of a longer word', 'Lineatur 2', false],
    ['with one of several words', 'Schulheft, Rot/Blau', true],
    ['not with none of them', 'Schulheft, Rot/Gelb', false],
    ['not with a word that must not be there', 'Schulheft, -Blau', false],
    ['not where the shop has none and is sure all the same', NOT_SOLD, false],
  ])('%s', (_how, expected, isIt) => {
    expect(said(expected)).toBe(isIt);
  });

  it('nobody is sure of what the shop does not have, and a thing that is not read is wrong', () => {
    expect(said(NOT_SOLD, 'choose: klassensatz')).toBe(true);
    expect(isRight({ written: '', expected: 'Schulheft', first: undefined })).toBe(false);
    expect(isRight({ written: '', expected: undefined, first: 'sure: schulheft' })).toBe(false);
  });
});
