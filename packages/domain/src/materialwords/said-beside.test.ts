import { describe, expect, it } from 'vitest';
import { inOrder, shortWish } from '../../testing/material-lists.ts';
import { readMaterialList } from '../materiallist/index.ts';
import { schoolLexicon } from './index.ts';

const lexicon = schoolLexicon();
const read = (text: string): readonly string[] =>
  readMaterialList(text, lexicon).wishes.map(({ wish }) => inOrder(shortWish(wish)));

describe('"z. B."', () => {
  it.each([
    ['2 Bleistifte (z.B. Faber-Castell)', '2 pencil brand=faber-castell'],
    ['2 Bleistifte z.B. von Staedtler', '2 pencil brand=staedtler'],
    ['4 Bleistifte, z. B. Lyra', '4 pencil'],
    ['1 Klebestift z. B. von UHU', '1 glue-stick brand=uhu'],
    ['1 Schere z.B. rund', '1 scissors shape=round'],
    ['2 Bleistifte z.B. 2B', '2 pencil 2B'],
    ['2 Bleistifte z. B. B', '2 pencil B'],
  ])('is no hardness: %j', (line, wish) => {
    expect(read(line)).toEqual([wish]);
  });
});

describe('dividers', () => {
  it.each([
    ['10er Register', '1 dividers parts=10'],
    ['1 10er Register', '1 dividers parts=10'],
    ['2 10-er Register', '2 dividers parts=10'],
    ['Trennblätter 5er', '1 dividers parts=5'],
    ['1 Register 12-tlg.', '1 dividers parts=12'],
    ['10er Pack Register', '1 dividers pack=10'],
    ['1 Packung mit 10 Trennblättern', '1 dividers pack=10'],
    ['10er Schnellhefter', '1 flat-file pack=10'],
  ])('are called by their parts: %j', (line, wish) => {
    expect(read(line)).toEqual([wish]);
  });
});

describe('large and small', () => {
  it.each([
    ['großes Heft', ['1 exercise-book A4']],
    ['2 grosse Hefte Lin. 3', ['2 exercise-book A4 r3']],
    ['kleines Heft', ['1 exercise-book A5']],
    ['2 Hefte, groß', ['2 exercise-book A4']],
    ['Hefte: 2 groß, 1 klein', ['2 exercise-book A4', '1 exercise-book A5']],
    ['1 großes Heft und 1 kleines', ['1 exercise-book A4', '1 exercise-book A5']],
    ['2 kleine Umschläge', ['2 book-cover A5']],
    ['Umschlag groß rot', ['1 book-cover A4 red']],
    ['1 großes Geodreieck', ['1 set-square length=22cm']],
    ['1 kleines Geodreieck', ['1 set-square length=16cm']],
  ])('are sizes of books, covers and set squares: %j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });

  it.each([
    ['großes Heft A5', ['1 exercise-book A5']],
    ['1 großes Heft, A5', ['1 exercise-book A5']],
    ['1 großes Geodreieck, 25 cm', ['1 set-square length=25cm']],
    ['1 Heft A5 (große Kästchen)', ['1 exercise-book A5 squared']],
    ['1 Heft, große karos', ['1 exercise-book squared']],
    ['1 Heft A4, klein kariert', ['1 exercise-book A4 squared']],
    ['kleine Karos Heft', ['1 exercise-book squared']],
    ['Hefte in verschiedenen Größen', ['1 exercise-book']],
    ['1 Heft, 5 kleine Wäscheklammern', ['1 exercise-book', '5 ?Wäscheklammern']],
    ['1 Heft, 1 kleiner Radiergummi', ['1 exercise-book', '1 eraser']],
    ['kleine Buntstifte', ['1 coloured-pencils']],
  ])('give way to what is said, and are no sizes of what else stands there: %j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });
});

describe('a cover', () => {
  it.each([
    ['Heft A4 blanko + Umschlag lila', ['1 exercise-book A4 blank', '1 book-cover A4 violet']],
    ['1 Heft A4 Lin. 25, Umschlag grün', ['1 exercise-book A4 r25', '1 book-cover A4 green']],
    ['1 Heft A4 Lineatur 25 (Umschlag grün)', ['1 exercise-book A4 r25', '1 book-cover A4 green']],
    ['Heft A4, Zirkel, Umschlag', ['1 exercise-book A4', '1 compasses', '1 book-cover A4']],
    ['kleines Heft Lin. 2 mit blauem Umschlag', ['1 exercise-book A5 r2', '1 book-cover A5 blue']],
    ['1 Heft A4, Umschlag rot, A5', ['1 exercise-book A4', '1 book-cover A5 red']],
    ['1 Zeichenblock A3, 1 Umschlag', ['1 drawing-pad A3', '1 book-cover']],
    ['1 Zeichenblock A3 mit Umschlag', ['1 drawing-pad A3', '1 book-cover A3']],
    ['3 Hefte A5, 2 Hefte A4, 5 Umschläge', ['3 exercise-book A5', '2 exercise-book A4', '5 book-cover']],
  ])('has the format of the book beside it: %j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });

  it.each([
    ['Hefte A4: 1 x liniert + Umschlag gelb', ['1 exercise-book A4 lined', '1 book-cover A4 yellow']],
    ['Hefte A4:\n1 x liniert + Umschlag gelb', ['1 exercise-book A4 lined', '1 book-cover A4 yellow']],
    ['Hefte A4:\n1 Rechenheft, 1 Schreibheft A5', ['1 exercise-book A4 squared', '1 exercise-book A5']],
    ['Hefte A4:\n1 Umschlag\n1 Zirkel\n1 Heft', ['1 book-cover A4', '1 compasses', '1 exercise-book']],
    ['Schnellhefter A4:\nrot', ['1 flat-file A4 red']],
  ])('what a heading says of its thing holds for those below: %j', (text, wishes) => {
    expect(read(text)).toEqual(wishes);
  });
});

describe('a paint box', () => {
  it.each([
    ['Deckfarbkasten K24', '1 paint-box colours=24'],
    ['Farbkasten Pelikan K12', '1 paint-box brand=pelikan colours=12'],
    ['2 Pelikan 735 K/12', '2 paint-box brand=pelikan colours=12'],
    ['Pelikan K24', '1 paint-box brand=pelikan colours=24'],
    ['Deckfarbkasten K13', '1 paint-box'],
    ['Buntstifte Pelikan 12 Farben', '1 coloured-pencils brand=pelikan colours=12'],
  ])('is called by the number of its colours: %j', (line, wish) => {
    expect(read(line)).toEqual([wish]);
  });
});

describe('what comes with a thing', () => {
  it.each([
    ['1 Ordner mit Register', ['1 ring-binder', '1 dividers']],
    ['2 Ordner mit Trennblättern', ['2 ring-binder', '2 dividers']],
    ['1 Ordner mit 12er Register', ['1 ring-binder', '1 dividers parts=12']],
    ['A4 ring binder with 5 dividers', ['1 ring-binder A4', '5 dividers']],
    ['1 Ordner inkl. Register', ['1 ring-binder', '1 dividers']],
    ['1 Schnellhefter mit 10 Klarsichthüllen', ['1 flat-file', '10 plastic-pockets']],
    ['Malkasten mit Pinsel Nr. 8, 12 und Wasserbecher', ['1 paint-box', '1 brush n8', '1 brush n12', '1 paint-cup']],
  ])('is wanted too: %j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });

  it.each([
    ['1 Heft mit Rand', ['1 exercise-book margin']],
    ['1 Schere mit runder Spitze', ['1 scissors']],
    ['1 Bleistift mit Radiergummi', ['1 pencil']],
    ['1 Sammelmappe mit Gummi', ['1 folder']],
    ['1 Ordner mit Ordner', ['1 ring-binder']],
    ['1 Ordner nicht mit Register', ['1 ring-binder']],
    ['- 2 Hefte mit Bleistift beschriften', ['2 exercise-book']],
    ['Set mit Pinsel', ['1 brush']],
    ['1 Zirkel mit Lieblingsheft', ['1 compasses']],
    ['1 Zirkel mit Bleistfit', ['1 compasses']],
  ])('is none where it is a part of the thing, or not known as it is written: %j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });
});
