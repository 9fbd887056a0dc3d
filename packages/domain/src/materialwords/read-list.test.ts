import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { inOrder, shortWish, writtenLists } from '../../testing/material-lists.ts';
import {
  MATERIAL_LIST_MAX_CHARACTERS,
  MATERIAL_LIST_MAX_WISHES,
  readMaterialList,
  unreadLines,
} from '../materiallist/index.ts';
import { schoolLexicon } from './index.ts';

const lexicon = schoolLexicon();
const list = (text: string) => readMaterialList(text, lexicon);
const read = (text: string): readonly string[] => list(text).wishes.map(({ wish }) => shortWish(wish));

describe('lines that were not read', () => {
  it.each([
    ['a child and a subject that stand above things are no such lines', 'Mia, Klasse 3b:\nDeutsch:\n2 Hefte', []],
    ['nor is a heading without a colon', 'Schulsachen für die 2c\n2 Hefte', []],
    ['a heading above nothing is one', '2 Hefte\nKunst:', ['Kunst:']],
    ['so is a heading that another follows at once', 'Deutsch:\nKunst:\n2 Pinsel', ['Deutsch:']],
    [
      'so are columns that nobody knows',
      'Pos.;Benennung;Verwendungszweck\n1;Hefte;Mathe',
      ['Pos.;Benennung;Verwendungszweck'],
    ],
    ['so is a remark', 'Deutsch:\n2 Hefte\nBitte alles beschriften!', ['Bitte alles beschriften!']],
  ])('%s', (_what, text, unread) => {
    const { wishes, leftOut } = list(text);
    expect(unreadLines(wishes, leftOut).map((line) => line.text)).toEqual(unread);
  });
});

describe('quantities', () => {
  it.each([
    ['5 Hefte', 5],
    ['5x Heft', 5],
    ['5 x Heft', 5],
    ['5× Heft', 5],
    ['5 Stück Hefte', 5],
    ['5 Stk. Hefte', 5],
    ['Hefte (5)', 5],
    ['Hefte: 5', 5],
    ['Hefte – 5 Stück', 5],
    ['Hefte 5x', 5],
    ['Heft x5', 5],
    ['fünf Hefte', 5],
    ['je 5 Hefte', 5],
    ['5-6 Hefte', 5],
    ['mindestens 5 Hefte', 5],
    ['five exercise books', 5],
    ['Heft', 1],
    ['ein Heft', 1],
    ['a notebook', 1],
    ['500 Hefte', 500],
    ['501 Hefte', 1],
    ['0 Hefte', 1],
    ['Heft A5', 1],
    ['1 Pck. à 10 Patronen', 1],
    ['Taschenrechner Casio fx-87', 1],
    ['Taschenrechner Casio FX 87', 1],
    ['2 Filzstifte Stabilo Pen 68', 2],
    ['Filzstifte Stabilo Pen 68', 1],
    ['Edding 30', 1],
    ['Edding 29', 29],
    ['Hefte 68', 68],
    ['Kunst;Pinsel Nr. 10;3;', 3],
    ['Kunst\tPinsel Nr. 10\t3', 3],
    ['3;Pinsel Nr. 10;rund', 3],
    ['Allg.;Heftstreifen;10;gemischt', 10],
    ['4 pencils (sharpened)', 4],
    ['1 Vokabelheft, 2-spaltig', 1],
    ['1 Zeichenblock 21 x 29,7 cm', 1],
    ['2 Hefte 14,8 x 21 cm', 2],
    ['2,5 Hefte', 1],
    ['Heft A4,3 Stück', 3],
  ])('%j means %i', (line, quantity) => {
    expect(list(line).wishes.map(({ wish }) => wish.quantity)).toEqual([quantity]);
  });

  it.each([
    ['6 Schnellhefter rot, blau, gelb', [2, 2, 2]],
    ['3 Schnellhefter rot, blau, gelb', [1, 1, 1]],
    ['5 Schnellhefter rot, blau', [3, 2]],
    ['1 Schnellhefter rot, blau', [1, 1]],
    ['je 2 Schnellhefter rot, blau', [2, 2]],
    ['Schnellhefter: 2 rot, 1 blau', [2, 1]],
    ['Schnellhefter rot oder blau', [1]],
  ])('%j is shared out as %j', (line, quantities) => {
    expect(list(line).wishes.map(({ wish }) => wish.quantity)).toEqual(quantities);
  });
});

describe('lineatures and their names', () => {
  it.each([
    ['Heft Lineatur 25', '1 exercise-book r25'],
    ['Heft Lin25', '1 exercise-book r25'],
    ['Heft Nr. 25', '1 exercise-book r25'],
    ['Heft L25', '1 exercise-book r25'],
    ['Heft Lin. Nr. 4', '1 exercise-book r4'],
    ['Heft liniert mit Rand', '1 exercise-book lined margin'],
    ['Heft kariert o. Rand', '1 exercise-book squared no-margin'],
    ['Heft kariert mit Doppelrand', '1 exercise-book squared double-margin'],
    ['Heft kariert, doppelter Rand', '1 exercise-book squared double-margin'],
    ['Heft mit Rand beidseitig', '1 exercise-book double-margin'],
    ['exercise book with double margins', '1 exercise-book double-margin'],
    ['Lineal aus Buche', '1 ruler material=wood'],
    ['Wachsmalkreiden in Blöcken', '1 wax-crayons shape=block'],
    ['Heft blanko', '1 exercise-book blank'],
    ['exercise book, squared, w/ margin', '1 exercise-book squared margin'],
  ])('%j', (line, wish) => {
    expect(read(line)).toEqual([wish]);
  });

  it('says what a number stands for', () => {
    const traits = list('Heft Lin. 28').wishes[0]?.wish.traits;
    expect(traits).toEqual([
      { kind: 'ruling', value: '28' },
      { kind: 'pattern', value: 'squared' },
      { kind: 'margin', value: 'double' },
    ]);
  });
});

describe('what is not wanted', () => {
  it.each([
    ['- Buntstifte, keine Filzstifte', ['1 coloured-pencils']],
    ['Buntstifte, keine Filzstifte', ['1 coloured-pencils']],
    ['- Buntstifte – keine Filzstifte und Fineliner', ['1 coloured-pencils']],
    ['- Klebestift, kein Flüssigkleber', ['1 glue-stick']],
    ['- Füller (kein Tintenroller) und Patronen', ['1 fountain-pen', '1 ink-cartridges']],
    ['- Füller, nicht Tintenroller', ['1 fountain-pen']],
    ['2 pencils HB, no felt tips', ['2 pencil HB']],
    ['1 Schere spitz, keine runde', ['1 scissors shape=pointed']],
    ['- Schere nicht spitz', ['1 scissors']],
    ['10 Bleistifte HB (keine B)', ['10 pencil HB']],
    ['6 Schnellhefter rot, blau, kein gelber', ['3 flat-file red', '3 flat-file blue']],
    ['3 Hefte A4 liniert, kein Rand', ['3 exercise-book A4 lined no-margin']],
    ['Heft A4 liniert kein Rand', ['1 exercise-book A4 lined no-margin']],
    ['Hefte A5 ohne Linien: 2', ['2 exercise-book A5 blank']],
    ['Collegeblock ohne Rand und Löcher', ['1 college-pad no-margin']],
    ['Heft A4 ohne Rand und 2 Lineale', ['1 exercise-book A4 no-margin', '2 ruler']],
    ['Bleistift ohne Radiergummi 2B', ['1 pencil 2B']],
    ['Klebestift ohne Lösungsmittel', ['1 glue-stick solvent=free']],
    ['Ordner, kein Ringbuch, 2 Stück', ['2 ring-binder']],
    ['Bitte keine Filzstifte', []],
    ['Filzstifte: keine', []],
    ['Filzstifte keine', []],
    ['- Handy nicht erlaubt', []],
    ['Pinsel no. 8', ['1 brush n8']],
  ])('%j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });
});

describe('measures', () => {
  it.each([
    ['1 Zeichenblock 21 x 29,7 cm', ['format=21 × 29.7 cm']],
    ['1 Zeichenblock (21 x 29.7 cm)', ['format=21 × 29.7 cm']],
    ['1 Zeichenblock 210 x 297 mm', ['format=21 × 29.7 cm']],
    ['1 Zeichenblock 21x29,7cm', ['format=21 × 29.7 cm']],
    ['1 Zeichenblock 30 x 40 cm', ['format=30 × 40 cm']],
    ['1 Geodreieck 15,5 cm', ['length=15.5 cm']],
    ['1 Flasche Kleber 0,5 l', ['volume=0.5 l']],
  ])('%j', (line, traits) => {
    const wishes = list(line).wishes.map(({ wish }) => [
      wish.quantity,
      ...wish.traits.map((t) => `${t.kind}=${t.value}`),
    ]);
    expect(wishes).toEqual([[1, ...traits]]);
  });

  it.each([
    ['Pinsel Nr. 8,10', ['1 brush n8', '1 brush n10']],
    ['Pinsel Nr. 8,10,12', ['1 brush n8', '1 brush n10', '1 brush n12']],
    ['Pinsel Nr. 0,5', ['1 brush n0.5']],
  ])('a comma between whole numbers behind "Nr." stands between two things: %j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });
});

describe('colours in a row', () => {
  const ONE_EACH = ['1 flat-file red', '1 flat-file blue', '1 flat-file yellow'];
  const TWO_EACH = ['2 flat-file red', '2 flat-file blue', '2 flat-file yellow'];

  it.each([
    ['6 Stk. Schnellhefter je 1x rot blau gelb', ONE_EACH],
    ['6 Schnellhefter je 1 rot blau gelb', ONE_EACH],
    ['6 Schnellhefter je 1 Stück rot blau gelb', ONE_EACH],
    ['6 Schnellhefter je 1 rot, blau, gelb', ONE_EACH],
    ['6 Schnellhefter, je 1 rot, blau, gelb', ONE_EACH],
    ['6 Schnellhefter (je 1 rot, blau, gelb)', ONE_EACH],
    ['6 Schnellhefter rot blau gelb', TWO_EACH],
    ['6 Schnellhefter je 2x rot blau gelb', TWO_EACH],
    ['3 Schnellhefter (rot blau gelb)', ONE_EACH],
    ['Schnellhefter: rot blau gelb', ONE_EACH],
    ['3 flat files, 1 each red blue yellow', ONE_EACH],
    ['je 1 Schnellhefter rot blau', ['1 flat-file red', '1 flat-file blue']],
    ['2 Schnellhefter rot blau', ['1 flat-file red', '1 flat-file blue']],
    ['3 Schnellhefter light blue dark blue red', ['1 flat-file sky', '1 flat-file navy', '1 flat-file red']],
    ['6 Schnellhefter A4, je 1 rot, blau', ['1 flat-file A4 red', '1 flat-file A4 blue']],
    ['Schnellhefter: 2 rot, je 1 blau, gelb', ['2 flat-file red', '1 flat-file blue', '1 flat-file yellow']],
    // Two may be the pattern of one thing, and what stands before the thing or "oder" is any of them.
    ['1 Schnellhefter rot weiß', ['1 flat-file red white']],
    ['6 rote blaue gelbe Schnellhefter', ['6 flat-file red blue yellow']],
    ['2 Schnellhefter rot blau oder gelb', ['2 flat-file red blue yellow']],
    // "je" says what a pack holds, or how thick each is.
    ['3 Pakete Filzstifte je 12 Stück dick', ['3 felt-tips pack=12 thickness=thick']],
    ['5 Hefte je 32 Blatt', ['5 exercise-book sheets=32']],
  ])('%j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });

  it.each([
    ['1 Packung Tonpapier bunt', '1 coloured-paper many unit=pack'],
    ['2 Pkg. Buntpapier A4', '2 coloured-paper A4 many unit=pack'],
    ['Transparentpapier in versch. Farben', '1 tissue-paper many'],
    ['6 Schnellhefter bunt', '6 flat-file many'],
    ['coloured paper', '1 coloured-paper many'],
    ['Tonpapier rot', '1 coloured-paper red'],
    ['Buntpapier rot', '1 coloured-paper red'],
  ])('%j says whether colours are mixed', (line, wish) => {
    expect(read(line)).toEqual([wish]);
  });
});

describe('a tool that is called by its holes', () => {
  it.each([
    ['1 Locher', '1 hole-punch'],
    ['2 Locher', '2 hole-punch'],
    ['Locher', '1 hole-punch'],
    ['1 hole punch', '1 hole-punch parts=1-hole'],
    ['4 hole punch', '1 hole-punch parts=4-hole'],
    ['2-hole punch', '1 hole-punch parts=2-hole'],
    ['2 hole punches', '2 hole-punch'],
    ['Locher, 4 Löcher', '1 hole-punch parts=4-hole'],
    ['Spitzer 2 LÖCHER', '1 sharpener parts=2-hole'],
    ['sharpener with 2 holes', '1 sharpener parts=2-hole'],
    ['Register 5 Fächer', '1 dividers parts=5'],
    ['1 Tixo', '1 tape clear'],
    ['Ringbuch A4 mit 100 Blatt kariert', '1 ring-binder A4 sheets=100 squared'],
  ])('%j', (line, wish) => {
    expect(read(line).map(inOrder)).toEqual([inOrder(wish)]);
  });
});

describe('packs', () => {
  it.each([
    ['10er Pack Schnellhefter', '1 flat-file pack=10'],
    ['1 Packung Radiergummis (10 Stück)', '1 eraser pack=10'],
    ['1 Packung Radiergummis, 10 Stück', '1 eraser pack=10'],
    ['2 Packungen Radiergummis (10 Stück)', '2 eraser pack=10'],
    ['5 Radiergummis (5 Stück)', '5 eraser'],
    ['1 Packung mit 10 Schnellheftern', '1 flat-file pack=10'],
    ['Packung mit 10 Stück Schnellhefter', '1 flat-file pack=10'],
    ['1 pack of 10 rubbers', '1 eraser pack=10'],
    ['2 Dutzend Bleistifte', '24 pencil'],
    ['ein Dutzend Bleistifte', '12 pencil'],
    ['a dozen pencils', '12 pencil'],
    ['2 Packungen Bleistifte', '2 pencil unit=pack'],
    ['eine Packung Bleistifte HB', '1 pencil HB unit=pack'],
    ['2x Pck. Bleistifte', '2 pencil unit=pack'],
    ['2 große Päckchen Bleistifte', '2 pencil unit=pack'],
    ['Bleistifte, 2 Packungen', '2 pencil unit=pack'],
    ['Bleistifte 2 Schachteln', '2 pencil unit=pack'],
    ['Bleistifte: 2 Packungen', '2 pencil unit=pack'],
    ['Bleistifte (2 Packungen)', '2 pencil unit=pack'],
    ['2;Packungen;Bleistifte', '2 pencil unit=pack'],
    ['2 Packungen;Bleistifte', '2 pencil unit=pack'],
    ['2 packs of pencils', '2 pencil unit=pack'],
    ['3 packets pencils', '3 pencil unit=pack'],
    ['6 Packungen Buntstifte', '6 coloured-pencils unit=pack'],
    ['1 Packung Buntstifte (12 Stück)', '1 coloured-pencils pack=12'],
    ['2 Packungen Buntstifte 12 Farben', '2 coloured-pencils colours=12'],
    ['2 packs of 12 pencils', '2 pencil pack=12'],
    ['12 Stück Packung Bleistifte', '12 pencil'],
    ['24 Bleistifte (2 Packungen)', '24 pencil'],
    ['12 Bleistifte aus der Packung', '12 pencil'],
  ])('%j', (line, wish) => {
    expect(read(line)).toEqual([wish]);
  });
});

describe('what each child needs', () => {
  it.each([
    ['2 Hefte je Kind', ['2 exercise-book']],
    ['Pinsel und Wasserbecher je Kind', ['1 brush', '1 paint-cup']],
    ['je Kind 2 Hefte', ['2 exercise-book']],
    ['Scheren pro Kind', ['1 scissors']],
    ['2 exercise books per child', ['2 exercise-book']],
  ])('%j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });

  it('is a thing also where nobody knows it', () => {
    const [brush, cup, ...others] = list('Klassensatz Pinsel und Becher je Kind').wishes;
    const sets = [{ kind: 'unit', value: 'class-set' }];
    expect([brush?.wish, others]).toEqual([{ article: 'brush', words: [], quantity: 1, traits: sets }, []]);
    expect(cup?.wish).toEqual({ words: ['Becher'], quantity: 1, traits: sets });
  });
});

describe('sets for a class', () => {
  it.each([
    ['1 Klassensatz Scheren', ['1 scissors unit=class-set']],
    ['Klassensatz Buntstifte', ['1 coloured-pencils unit=class-set']],
    ['2 Klassensätze Fineliner', ['2 fineliner unit=class-set']],
    ['1 class set of scissors', ['1 scissors unit=class-set']],
    ['class set of 24 scissors', ['1 scissors pack=24 unit=class-set']],
    ['Klassensatz mit 24 Scheren', ['1 scissors pack=24 unit=class-set']],
    ['1 Klassensatz 24 Scheren', ['1 scissors pack=24 unit=class-set']],
    ['24er Klassensatz Scheren', ['1 scissors pack=24 unit=class-set']],
    ['1 Klassensatz Scheren für 24 Kinder', ['1 scissors pack=24 unit=class-set']],
    ['Klassensatz Scheren für 24 Kinder', ['1 scissors unit=class-set pack=24']],
    ['Klassensatz Scheren, 24 Kinder', ['1 scissors unit=class-set pack=24']],
    ['Bastelschere, Klassensatz 24 im Block', ['1 scissors unit=class-set pack=24']],
    ['Klassensatz Scheren im Block', ['1 scissors unit=class-set']],
    ['24 Scheren im Klassensatz', ['1 scissors unit=class-set pack=24']],
    ['24 Scheren, Klassensatz', ['1 scissors unit=class-set pack=24']],
    ['Scheren, 1 Klassensatz', ['1 scissors unit=class-set']],
    ['Scheren (Klassensatz)', ['1 scissors unit=class-set']],
    ['2 Scheren (Klassensatz)', ['2 scissors unit=class-set']],
    ['Klassensatz (Scheren)', ['1 scissors unit=class-set']],
    ['Scheren: 1 Klassensatz', ['1 scissors unit=class-set']],
    ['Klassensatz: Scheren', ['1 scissors unit=class-set']],
    ['Klassensatz Pinsel und Wasserbecher', ['1 brush unit=class-set', '1 paint-cup unit=class-set']],
    ['Klassensatz Pinsel und Wasserbecher je Kind', ['1 brush unit=class-set', '1 paint-cup unit=class-set']],
    ['Klassensatz Pinsel oder Wasserbecher', ['1 brush unit=class-set']],
    ['Klassensatz Geodreiecke und 2 Hefte', ['1 set-square unit=class-set', '2 exercise-book']],
    ['2 Hefte, 1 Klassensatz', ['2 exercise-book', '1 class-set']],
    ['9 Hefte, Klassensatz', ['9 exercise-book', '1 class-set']],
    ['Heft und Klassensatz', ['1 exercise-book', '1 class-set']],
    ['1 Klassensatz', ['1 class-set']],
    ['9 Klassensätze', ['9 class-set']],
    ['10 Klassensatz', ['1 class-set pack=10']],
    ['Hefte für den Klassensatz', ['1 exercise-book']],
  ])('%j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });

  it('keep the words of a thing that nobody knows', () => {
    expect(list('Klassensatz Lesebücher').wishes[0]?.wish).toMatchObject({
      article: 'class-set',
      words: ['Lesebücher'],
    });
  });
});

describe('sheets of paper', () => {
  it.each([
    ['100 Blatt Kopierpapier', '1 copy-paper sheets=100'],
    ['1 Paket Kopierpapier (100 Blatt)', '1 copy-paper unit=pack sheets=100'],
    ['1.000 Blatt Kopierpapier', '1 copy-paper sheets=1000'],
    ['2 Pakete Kopierpapier à 500 Blatt', '2 copy-paper sheets=500 unit=pack'],
    ['Kopierpapier 100 Bogen', '1 copy-paper sheets=100'],
    ['1.000 Bogen Druckerpapier', '1 copy-paper sheets=1000'],
    ['20 Bogen Tonpapier', '20 coloured-paper'],
    ['Karteikarten à 100 Blatt', '1 index-cards pack=100'],
    ['Heft A4, 16 Blatt', '1 exercise-book A4 sheets=16'],
  ])('%j', (line, wish) => {
    expect(read(line)).toEqual([wish]);
  });
});

describe('a pen with what it writes with', () => {
  it.each([
    ['1 Füller mit Patronen', ['1 fountain-pen', '1 ink-cartridges']],
    ['Füller mit 5 blauen Patronen', ['1 fountain-pen', '5 ink-cartridges blue']],
    ['Füllfeder für Linkshänder mit Tintenkiller', ['1 fountain-pen hand=left', '1 ink-eraser']],
    ['Tintenroller mit Ersatzpatronen', ['1 ink-roller', '1 ink-cartridges']],
    ['1 fountain pen with 2 blue cartridges', ['1 fountain-pen', '2 ink-cartridges blue']],
    ['Füller mit M-Feder und Patronen', ['1 fountain-pen', '1 ink-cartridges']],
    ['Füller mit blauer Tinte', ['1 fountain-pen']],
    ['Füller ohne Patronen', ['1 fountain-pen']],
    ['Ordner mit Patronen', ['1 ring-binder']],
    ['Bleistift mit Radiergummi', ['1 pencil']],
    ['Fülli', ['1 fountain-pen']],
    ['Füli', ['1 fountain-pen']],
  ])('%j', (line, wishes) => {
    expect(read(line)).toEqual(wishes);
  });
});

describe('what the beginning of a book’s name says of its lines', () => {
  it.each([
    ['2 Karohefte A4', '2 exercise-book A4 squared'],
    ['Kästchenheft A5', '1 exercise-book A5 squared'],
    ['Linienheft', '1 exercise-book lined'],
    ['Blankoheft', '1 exercise-book blank'],
    ['Kästchenblock', '1 college-pad squared'],
    ['Linienblock', '1 college-pad lined'],
    ['Blankoblock', '1 college-pad blank'],
    ['Karoheft Lineatur 28', '1 exercise-book r28'],
  ])('%j', (line, wish) => {
    expect(read(line)).toEqual([wish]);
  });
});

describe('what stands where', () => {
  it('reads umlauts that are a letter and a mark, as a PDF has them', () => {
    const text = '1 Füller\n5 Blöcke';
    expect(read(text.normalize('NFD'))).toEqual(read(text));
    expect(read(text)).toHaveLength(2);
  });

  it('takes a numbered child for one, and a number of pieces for each child for what it is', () => {
    const { wishes } = list('Kind 1:\n1 Heft\nKind 2 :\n1 Ordner\nje Kind 2 Hefte');
    expect(wishes.map(({ child }) => child)).toEqual(['Kind 1', 'Kind 2', 'Kind 2']);
    expect(wishes[2]?.wish.quantity).toBe(2);
  });

  it('groups by child and heading, and forgets the heading of another child', () => {
    const { wishes } = list('Klasse 1a\nDeutsch:\n1 Heft\nMia, Klasse 3b:\n1 Ordner\nMathe: 1 Zirkel');
    expect(wishes.map(({ child, heading }) => [child, heading])).toEqual([
      ['Klasse 1a', 'Deutsch'],
      ['Mia, Klasse 3b', undefined],
      ['Mia, Klasse 3b', 'Mathe'],
    ]);
  });

  it('knows under a heading what the lines are about, until they are about something else', () => {
    expect(read('Hefte:\n2 x A4 Lin. 25\nSchere\nrot')).toEqual(['2 exercise-book A4 r25', '1 scissors']);
  });

  it.each([
    'hier nochmal die Liste für die 2c!!',
    'Schulsachen für die 3. Klasse VS',
    'Year 4 Stationery List 2026',
    'Grade 3 Supply List',
  ])('takes the title of a list for one: %j', (title) => {
    const { wishes, leftOut } = list(`${title}\n1 Zirkel`);
    expect(wishes.map(({ heading, child, wish }) => [heading ?? child, wish.article])).toEqual([
      [title.replace(' 2026', '').trim(), 'compasses'],
    ]);
    expect(leftOut).toMatchObject([{ lineNumber: 1, kind: 'heading' }]);
  });

  it('takes no title for what is to buy', () => {
    expect(read('- Stundenliste\nMaterialliste: 2 Hefte\n1 Zirkel laut Liste')).toEqual([
      '1 ?Stundenliste',
      '2 exercise-book',
      '1 compasses',
    ]);
  });

  it.each(['Emma Klasse 1a', 'Emma, Klasse 1a', 'Anna-Lena 3b', 'Ben kl. 2c'])(
    'takes a name with a class for a child: %j',
    (name) => {
      expect(list(`${name}\n1 Zirkel`).wishes).toMatchObject([{ child: name, wish: { article: 'compasses' } }]);
    },
  );

  it.each([
    ['Bleistift 2b', '1 pencil 2B'],
    ['Sachbuch Klasse 3', '1 ?Sachbuch'],
    ['2 Sachbücher, Band 3', '2 ?Sachbücher'],
  ])('takes no thing for a child: %j', (line, wish) => {
    expect(read(line)).toEqual([wish]);
  });

  it('reads the cells of a table as what they are, and shows its row with commas', () => {
    expect(read('Kunst;Pinsel Nr. 10;1;\nKunst\tPinsel Nr. 8\t2\trund\nPinsel Nr. 4; 8; 12')).toEqual([
      '1 brush n10',
      '2 brush n8 shape=round',
      '1 brush n4',
      '1 brush n8',
      '1 brush n12',
    ]);
    expect(list('Kunst\tPinsel Nr. 8\t2').wishes[0]?.text).toBe('Kunst, Pinsel Nr. 8, 2');
  });

  it.each([
    ['1 UHU Stick', '1 glue-stick'],
    ['1 UHU', '1 liquid-glue'],
    ['Handschuhe', '1 gloves'],
    ['Hausschuhe', '1 shoes'],
    ['Laminierfolien', '1 laminating-pouches'],
    ['1 Sichtmäppli', '1 plastic-pockets'],
  ])('%j', (line, wish) => {
    expect(read(line)).toEqual([wish]);
  });

  it('leaves out what is no article, and shows it', () => {
    const { wishes, leftOut } = list(
      'Liebe Eltern,\nbitte alle Hefte beschriften\nkeine Filzstifte\nHefte\nwww.schule.de',
    );
    expect(wishes).toHaveLength(1);
    expect(leftOut.map(({ lineNumber, kind }) => [lineNumber, kind])).toEqual([
      [1, 'remark'],
      [2, 'remark'],
      [3, 'remark'],
      [5, 'remark'],
    ]);
  });

  it('says which word it read as another one', () => {
    expect(list('1 Bleistfit').wishes[0]?.wish.typo).toEqual({ written: 'Bleistfit', read: 'bleistift' });
    expect(list('1 Scheere').wishes[0]?.wish.typo).toEqual({ written: 'Scheere', read: 'schere' });
    expect(list('1 Bleistift').wishes[0]?.wish.typo).toBeUndefined();
    for (const plural of ['24 crayons', '2 cartons', '3 pens', '2 Scheren'])
      expect(list(plural).wishes[0]?.wish.typo).toBeUndefined();
  });
});

describe('limits', () => {
  it('reads so many characters and things, and says when there are more', () => {
    const line = 'Heft\n';
    const most = line.repeat(MATERIAL_LIST_MAX_WISHES);
    expect([list(most).wishes.length, list(most).isCut]).toEqual([MATERIAL_LIST_MAX_WISHES, false]);
    expect([list(most + line).wishes.length, list(most + line).isCut]).toEqual([MATERIAL_LIST_MAX_WISHES, true]);
    expect(list(' '.repeat(MATERIAL_LIST_MAX_CHARACTERS)).isCut).toBe(false);
    expect(list(' '.repeat(MATERIAL_LIST_MAX_CHARACTERS + 1)).isCut).toBe(true);
  });
});

describe('any text', () => {
  const words = writtenLists().flatMap(({ lines }) => lines.flatMap(({ written }) => written.split(' ')));
  const anyLine = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 12 })), { maxLength: 15 });
  const anyText = fc.array(anyLine, { maxLength: 8 }).map((lines) => lines.map((line) => line.join(' ')).join('\n'));

  it('is read without an error; nothing is there that was not written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { wishes, leftOut } = list(text);
        const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
        const most = Math.max(20, ...numbers.filter((number) => number <= 500));
        const lines = text.split(/\r\n|[\n\r\u2028\u2029\f\v]/);
        for (const { lineNumber, wish } of wishes) {
          expect(Number.isInteger(wish.quantity) && wish.quantity >= 1 && wish.quantity <= most).toBe(true);
          for (const word of wish.words) expect(lines[lineNumber - 1]).toContain(word.slice(0, 3));
        }
        const pieces = (lines: string) => lines.split(/[^\p{L}\d]+/u).length;
        expect(wishes.length).toBeLessThanOrEqual(pieces(text) * 2);
        const mentioned = new Set([...wishes, ...leftOut].map(({ lineNumber }) => lineNumber));
        expect(mentioned.size).toBe(lines.filter((line) => /[\p{L}\d]/u.test(line)).length);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('is read the same whatever the ends of its lines are, and line by line as at once', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(list(text.replaceAll('\n', '\r\n'))).toEqual(list(text));
      }),
      { numRuns: Math.ceil(NUM_RUNS / 4) },
    );
  });
});
