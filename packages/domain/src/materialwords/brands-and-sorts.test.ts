import { describe, expect, it } from 'vitest';
import { inOrder, shortWish } from '../../testing/material-lists.ts';
import { readMaterialList } from '../materiallist/index.ts';
import { schoolLexicon } from './index.ts';

const read = (text: string): readonly string[] =>
  readMaterialList(text, schoolLexicon()).wishes.map(({ wish }) => inOrder(shortWish(wish)));

describe('a brand that is also the word for a thing', () => {
  it.each([
    ['UHU Klebestift 21g', ['1 glue-stick brand=uhu weight=21g']],
    ['UHU-Klebestift', ['1 glue-stick brand=uhu']],
    ['UHU Klebestift groß', ['1 glue-stick brand=uhu']],
    ['1 UHU glue stick', ['1 glue-stick brand=uhu']],
    ['Pritt Klebeband', ['1 tape brand=pritt']],
    ['Pritt Bastelkleber', ['1 liquid-glue brand=pritt']],
    ['tesa Klebestift', ['1 glue-stick brand=tesa']],
    ['Edding Boardmarker', ['1 whiteboard-marker brand=edding']],
    ['edding Fineliner', ['1 fineliner brand=edding']],
    ['Sharpie highlighter', ['1 highlighter brand=sharpie']],
    ['Frixion Textmarker', ['1 highlighter brand=frixion']],
    ['Post-it Textmarker', ['1 highlighter brand=post-it']],
    ['Tempo Feuchttücher', ['1 wipes brand=tempo']],
    ['1 UHU (Klebestift)', ['1 glue-stick brand=uhu']],
    ['UHU (2 Klebestifte)', ['2 glue-stick brand=uhu']],
    ['1 Edding (Textmarker, gelb)', ['1 highlighter brand=edding yellow']],
  ])('gives way to the noun behind it: %j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });

  it.each([
    ['1 UHU', ['1 liquid-glue']],
    ['2 Pritt Stifte', ['2 glue-stick']],
    ['schwarzer Edding', ['1 permanent-marker black']],
    ['Edding Marker', ['1 permanent-marker']],
    ['Edding (schwarz)', ['1 permanent-marker black']],
    ['UHU mit Klebestift', ['1 liquid-glue']],
    ['Klebestift (UHU)', ['1 glue-stick brand=uhu']],
    ['Klebestift, UHU', ['1 glue-stick brand=uhu']],
    ['Textmarker (Edding)', ['1 highlighter brand=edding']],
    ['Permanentmarker, Edding', ['1 permanent-marker brand=edding']],
    ['Schere, UHU Klebestift, Tesa', ['1 scissors', '1 glue-stick brand=uhu', '1 tape']],
    ['Tesa, UHU', ['1 tape', '1 liquid-glue']],
    ['Scheere, Edding', ['1 scissors', '1 permanent-marker']],
  ])('is the thing where no noun says more: %j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });

  it('is no thing before a noun that nobody knows', () => {
    expect(read('1 tesa Wandhalter')).toEqual(['1 ?Wandhalter brand=tesa']);
    expect(read('1 Marke Edding')).toEqual(['1 permanent-marker']);
  });

  it('takes its typing error with it', () => {
    const [listed] = readMaterialList('1 Sharpy Fineliner', schoolLexicon()).wishes;
    expect(listed?.wish).toMatchObject({ article: 'fineliner' });
    expect(listed?.wish.typo).toBeUndefined();
  });
});

describe('which of several sorts of a thing is meant', () => {
  it.each([
    ['bunte Kreide', '1 chalk many sort=coloured'],
    ['Kreide weiß', '1 chalk white'],
    ['Straßenkreide', '1 chalk sort=pavement street'],
    ['Straßenkreide bunt', '1 chalk sort=pavement street'],
    ['Folienstift', '1 permanent-marker sort=soluble'],
    ['Folienstift wasserlöslich', '1 permanent-marker sort=soluble'],
    ['wasserlösliche Folienstifte', '1 permanent-marker sort=soluble'],
    ['Folienstift non-permanent', '1 permanent-marker sort=soluble'],
    ['1 Folienstift nicht permanent', '1 permanent-marker sort=soluble'],
    ['Folienstift permanent', '1 permanent-marker sort=permanent'],
    ['Folienstift (permanent)', '1 permanent-marker sort=permanent'],
    ['overhead pens water-soluble', '1 permanent-marker sort=soluble'],
    ['1 overhead pen', '1 permanent-marker sort=soluble'],
    ['Permanentmarker', '1 permanent-marker'],
    ['doppelseitiges Klebeband', '1 tape sort=double'],
    ['Kreppband', '1 tape paper sort=masking'],
    ['tesafilm', '1 tape clear'],
    ['Doppelspitzer', '1 sharpener parts=2-hole'],
    ['Knetradiergummi', '1 eraser material=kneadable'],
  ])('%j', (line, wish) => {
    expect(read(line)).toEqual([wish]);
  });

  it.each([
    ['1 kleines Lineal', '1 ruler length=15cm'],
    ['1 kurzes Lineal', '1 ruler length=15cm'],
    ['Lineal (klein)', '1 ruler length=15cm'],
    ['small ruler', '1 ruler length=15cm'],
    ['großes Lineal', '1 ruler'],
    // What is measured counts more than what is only called small.
    ['kleines Lineal 17 cm', '1 ruler length=17cm'],
    ['kleines Lineal, 17 cm', '1 ruler length=17cm'],
    ['kleines Lineal (17 cm)', '1 ruler length=17cm'],
    ['kleine Schere', '1 scissors'],
  ])('%j', (line, wish) => {
    expect(read(line)).toEqual([wish]);
  });
});

describe('words that end or begin like those of another thing', () => {
  it.each([
    ['Tintenroller', '1 ink-roller'],
    ['1 Tintenroller blau', '1 ink-roller blue'],
    ['Füller oder Tintenroller', '1 fountain-pen'],
    ['1 rollerball pen', '1 ink-roller'],
    ['gel rollerball', '1 gel-roller'],
    ['1 Hefterl A5 liniert', '1 exercise-book A5 lined'],
    ['2 Heftli kariert', '2 exercise-book squared'],
    ['elektrischer Spitzer', '1 sharpener'],
    ['Vierfarbstift', '1 four-colour-pen'],
    ['Stoffmalstifte', '1 fabric-pens'],
    ['Kreidemarker', '1 paint-marker'],
    ['Pastellkreide', '1 pastels'],
    ['Heißkleber', '1 special-glue'],
    ['Druckbleistift-Minen', '1 pencil-leads'],
    ['correction pen', '1 correction'],
    ['tape dispenser', '1 tape-dispenser'],
    ['1 Farbroller', '1 ?Farbroller'],
    ['1 Volleyball', '1 ?Volleyball'],
  ])('%j', (line, wish) => {
    expect(read(line)).toEqual([wish]);
  });
});

describe('what stands before the thing is not lost', () => {
  it.each([
    ['1 roter und 1 blauer Schnellhefter', ['1 flat-file red', '1 flat-file blue']],
    ['rote, blaue und gelbe Schnellhefter', ['1 flat-file red', '1 flat-file blue', '1 flat-file yellow']],
    ['2 liniertes und 3 karierte Hefte', ['2 exercise-book lined', '3 exercise-book squared']],
    ['rote oder blaue Schnellhefter', ['1 flat-file blue red']],
    ['blaue und Schere', ['1 scissors']],
    ['grüne Schnellhefter', ['1 flat-file green']],
    ['1 grünes Heft', ['1 exercise-book green']],
    ['einen braunen Schnellhefter', ['1 flat-file brown']],
    ['dünne Filzstifte', ['1 felt-tips thickness=thin']],
    ['1 Spitzer für dicke und dünne Stifte', ['1 sharpener']],
    ['Linkshänderschere', ['1 scissors hand=left']],
    ['Linkshänderfüller', ['1 fountain-pen hand=left']],
    ['Wasserfarben Pelikan 12', ['1 paint-box brand=pelikan colours=12']],
    ['5 Deckfarbkästen', ['5 paint-box']],
    ['Gummiringmappe', ['1 folder']],
    ['Sichtmappe', ['1 plastic-pockets']],
  ])('%j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });
});

describe('numbers behind a letter, and metres', () => {
  it.each([
    ['2 Bleistifte B2', '2 pencil 2B'],
    ['2 Bleistifte B9', '2 pencil 9B'],
    ['Bleistift H2', '1 pencil 2H'],
    ['Bleistift B', '1 pencil B'],
    ['Bleistift HB', '1 pencil HB'],
    ['Couvert B5', '1 envelope B5'],
    ['Klebeband 10 m', '1 tape length=10m'],
    ['Heft 25 m. Rand', '25 exercise-book margin'],
  ])('%j', (line, wish) => {
    expect(read(line)).toEqual([wish]);
  });
});
