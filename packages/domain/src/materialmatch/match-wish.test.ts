import { describe, expect, it } from 'vitest';
import { readMaterialList, type Wish } from '../materiallist/index.ts';
import { schoolLexicon } from '../materialwords/index.ts';
import { createNameReader, matchWish, materialVerdict, piecesToOrder } from './index.ts';

const lexicon = schoolLexicon();
const names = createNameReader(lexicon);
const wishOf = (line: string): Wish => {
  const wish = readMaterialList(line, lexicon).wishes[0]?.wish;
  if (wish === undefined) throw new Error(`${line} names nothing`);
  return wish;
};
const match = (line: string, name: string, choices: readonly string[] = []) => {
  const read = names.read(name);
  return matchWish(
    wishOf(line),
    { name: read, choice: choices.flatMap((choice) => names.readChoice(choice, read)) },
    lexicon,
  );
};
const best = (line: string, ...articles: readonly string[]): string | undefined =>
  articles
    .map((name) => ({ name, found: match(line, name) }))
    .filter(({ found }) => found !== undefined)
    .toSorted((one, other) => (other.found?.score ?? 0) - (one.found?.score ?? 0))[0]?.name;

describe('what a name says', () => {
  it.each([
    ['Zeichenblock, 21 x 29,7 cm, 20 Blatt', ['format=21 × 29.7 cm', 'sheets=20']],
    ['Zeichenblock,210 x 297 mm', ['format=21 × 29.7 cm']],
    ['Zeichenblock,21x29,7 cm', ['format=21 × 29.7 cm']],
    ['Kleber, 0,5 l', ['volume=0.5 l']],
    ['Zeichenblock,A4,20 Blatt', ['format=A4', 'sheets=20']],
  ])('%j: the comma of a number parts nothing', (name, traits) => {
    expect(names.read(name).traits.map(({ kind, value }) => `${kind}=${value}`)).toEqual(traits);
  });
});

describe('which article fits', () => {
  it.each([
    ['Heft A4 Lin. 25', 'Schulheft, A4, Lineatur 25, liniert mit Rand', 'Schulheft, A4, liniert'],
    ['Heft A4 liniert mit Rand', 'Schulheft, A4, Lineatur 25, liniert mit Rand', 'Schulheft, A4, liniert'],
    ['Heft A4 liniert', 'Schulheft, A4, liniert', 'Schulheft, A4, Lineatur 25, liniert mit Rand'],
    ['Heft A5 kariert', 'Schulheft, A5, kariert', 'Schulheft, A4, kariert'],
    ['Bleistift', 'Bleistift, HB', 'Bleistift, 2B'],
    ['Bleistift 2B', 'Bleistift, 2B', 'Bleistift, HB'],
    ['Schere für Linkshänder', 'Bastelschere, Linkshänder, rund', 'Bastelschere, Rechtshänder, rund'],
    ['Schere', 'Bastelschere, Rechtshänder, rund', 'Bastelschere, Linkshänder, rund'],
    ['Schnellhefter', 'Sammelmappe, Schnellhefter', 'Sammelmappe, Gummizugmappe'],
    ['Ordner A4 breit schwarz', 'Ordner, breit 80 mm', 'Ordner, schmal 50 mm, schwarz'],
    [
      'Heft A4 kariert mit Rand',
      'Schulheft, A4, Lineatur 26, kariert mit Rand',
      'Schulheft, A4, kariert mit Doppelrand',
    ],
    ['Heft A4 mit Doppelrand', 'Schulheft, A4, kariert mit Doppelrand', 'Schulheft, A4, kariert mit Rand'],
    ['Lineal aus Kunststoff', 'Lineal, 30 cm, blau', 'Lineal, 30 cm, Buche'],
    ['Holzlineal', 'Lineal, 30 cm, Buche', 'Lineal, 30 cm, blau'],
    ['Wachsmalblöcke', 'Wachsmalkreiden, Blöcke', 'Wachsmalkreiden, Stifte'],
    ['Wachsmalkreide', 'Wachsmalkreiden, Stifte', 'Wachsmalkreiden, Blöcke'],
    ['Tonpapier', 'Tonpapier, 130 g/m²', 'Tonpapier, Fotokarton 300 g/m²'],
    ['Fotokarton', 'Tonpapier, Fotokarton 300 g/m²', 'Tonpapier, 130 g/m²'],
    ['2 Packungen Bleistifte', 'Bleistift, HB, 12 Stück', 'Bleistift, HB'],
    ['2 Packungen Bleistifte', 'Bleistift, HB, 12 Stück', 'Bleistift, HB, 1 Stück'],
    ['2 Packungen Bleistifte', 'Bleistift, HB, 12 Stück', 'Bleistift, HB, 72 Stück'],
    ['2 Packungen Bleistifte 2B', 'Bleistift, 2B', 'Bleistift, HB, 12 Stück'],
    // Who asks for packs is not offered a single one before a pack of an unusual sort.
    ['2 Packungen Bleistifte', 'Bleistift, 2B, 12 Stück', 'Bleistift, HB'],
    ['2 Bleistifte', 'Bleistift, HB', 'Bleistift, HB, 12 Stück'],
    ['1 Klassensatz Scheren', 'Klassensatz Basteln, Scheren', 'Bastelschere, Rechtshänder, rund'],
    ['1 Klassensatz Scheren', 'Bastelschere, Klassensatz 24 im Block', 'Bastelschere, Rechtshänder, rund'],
    ['1 Klassensatz Filzstifte', 'Fasermaler, Klassensatz 144 Stifte', 'Fasermaler, 24 Farben'],
    ['100 Blatt Kopierpapier', 'Kopierpapier, 500 Blatt', 'Kopierpapier, 2500 Blatt'],
    ['1000 Blatt Kopierpapier', 'Kopierpapier, 500 Blatt', 'Kopierpapier, 2500 Blatt'],
    ['2500 Blatt Kopierpapier', 'Kopierpapier, 2500 Blatt', 'Kopierpapier, 500 Blatt'],
    ['1 Paket Kopierpapier', 'Kopierpapier, 500 Blatt', 'Kopierpapier, 2500 Blatt'],
    ['Kopierpapier', 'Kopierpapier', 'Kopierpapier, 100000 Blatt'],
    ['Tonpapier', 'Tonpapier, 10 Blatt', 'Tonpapier, 100 Blatt'],
    ['Tonpapier bunt', 'Tonpapier, 10 Farben', 'Tonpapier, rot'],
    ['Tonpapier bunt', 'Tonpapier, sortiert', 'Tonpapier, rot'],
    ['100 Bogen Tonpapier', 'Tonpapier, 100 Blatt', 'Tonpapier, 10 Blatt'],
    ['construction paper', 'construction paper, 130 gsm', 'construction paper, photo card 300 gsm'],
    ['1 exercise book A4, ruling 25', 'exercise book, A4, ruling 25, lined with margin', 'exercise book, A4, lined'],
  ])('%j is rather %j than %j', (line, right, wrong) => {
    expect(best(line, wrong, right)).toBe(right);
  });

  it('is never another thing', () => {
    expect(match('Heft A5', 'Heftumschlag, A5')).toBeUndefined();
    expect(match('Pinsel', 'Schulheft, A5, liniert')).toBeUndefined();
    expect(match('1 Klassensatz Scheren', 'Klassensatz Basteln, Pinsel und Becher')).toBeUndefined();
  });

  it('says what is not as the line wants it', () => {
    expect(match('Pinsel Nr. 8', 'Schulpinsel, rund', ['Nr. 4'])?.missing).toEqual(['number']);
    expect(match('Pinsel Nr. 8', 'Schulpinsel, rund', ['Nr. 8'])?.missing).toEqual([]);
    expect(match('Schnellhefter rot', 'Schnellhefter', ['Blau'])?.missing).toEqual(['colour']);
    expect(match('Schnellhefter rot oder blau', 'Schnellhefter', ['Blau'])?.missing).toEqual([]);
    expect(match('Heft mit Rand', 'Schulheft, mit Doppelrand')?.missing).toEqual(['margin']);
  });

  it('says that an article is no pack where packs are asked for, unless the thing only comes in packs', () => {
    expect(match('2 Packungen Bleistifte', 'Bleistift, HB')?.missing).toEqual(['unit']);
    expect(match('2 Packungen Bleistifte', 'Bleistift, HB', ['12 Stück'])?.missing).toEqual([]);
    expect(match('2 Packungen Fineliner', 'Fineliner, 10 Farben')?.missing).toEqual([]);
    expect(match('2 Packungen Buntstifte', 'Buntstifte, dreieckig')?.missing).toEqual([]);
  });

  it('lets an article be silent about its material, but not be of another one', () => {
    expect(match('Lineal aus Kunststoff', 'Lineal, 30 cm')?.missing).toEqual([]);
    expect(match('Lineal aus Kunststoff', 'Lineal, 30 cm', ['Buche'])?.missing).toEqual(['material']);
    expect(match('Ordner breit', 'Ordner, schmal 50 mm')?.missing).toEqual(['thickness']);
  });

  it('knows the thing by its last word before the comma, and words by their own', () => {
    expect(names.read('Lindwerk Linus Schulheft, A5').main).toBe('exercise-book');
    expect(names.read('Buntspecht Funkel wax crayons, blocks').main).toBe('wax-crayons');
    expect(names.read('Federlein Fink ink eraser, broad').main).toBe('ink-eraser');
    expect(names.read('Tintoro Sole mechanical pencil, 0.7 mm').main).toBe('mechanical-pencil');
    expect(names.read('Tintoro Sole textile paint, glass paint').main).toBe('textile-paint');
    expect(names.read('Regenbogen face paint, 6 colours').main).toBeUndefined();
    expect(match('1 Zuckertüte', 'Zuckertüte, groß')?.missing).toEqual([]);
  });
});

describe('the verdict on a line', () => {
  const verdict = (line: string, ...articles: readonly string[]) => {
    const found = articles.flatMap((name) => {
      const one = match(line, name);
      return one === undefined ? [] : [{ ...one, traits: names.read(name).traits }];
    });
    return materialVerdict(
      wishOf(line),
      found.toSorted((one, other) => other.score - one.score),
    );
  };

  it.each([
    ['Heft A4 liniert', ['Schulheft, A4, liniert'], 'sure'],
    ['Heft A4', ['Schulheft, A4, liniert', 'Schulheft, A4, kariert'], 'choose'],
    ['Heft A4 blanko', ['Schulheft, A4, liniert'], 'choose'],
    ['1 Heft Lineatur 5', ['Rechenraketen: Rechenheft, Klasse 2'], 'choose'],
    ['1 Heft Lineatur 40', ['Schulheft'], 'choose'],
    ['1 Heft Lineatur 26', ['Schulheft, kariert mit Rand'], 'sure'],
    ['10er Pack Schnellhefter', ['Schnellhefter'], 'choose'],
    ['10er Pack Schnellhefter', ['Schnellhefter, 10 Stück'], 'sure'],
    ['12 Buntstifte', ['Buntstifte, 12 Farben'], 'sure'],
    ['30 Buntstifte', ['Buntstifte, 12 Farben'], 'choose'],
    ['1 Zuckertüte', ['Zuckertüte, groß'], 'didYouMean'],
    ['1 Fineliner', ['Klassensatz Schreiben, Fineliner, 24 Kinder'], 'choose'],
    ['24 Fineliner', ['Klassensatz Schreiben, Fineliner, 24 Kinder'], 'choose'],
    ['1 Fineliner', ['Klassensatz Schreiben, Fineliner, 24 Kinder', 'Fineliner, 0,4 mm'], 'sure'],
    ['1 Schere', ['Bastelschere, Klassensatz 24 im Block'], 'choose'],
    ['1 Klassensatz', ['Klassensatz Schreiben, Fineliner, 24 Kinder'], 'sure'],
    ['1 Mappe blau', ['Gummizugmappe, Blau, 10 Stück', 'Sammelmappe, Schnellhefter, Blau'], 'choose'],
    ['10 Mappen blau', ['Gummizugmappe, Blau, 10 Stück', 'Sammelmappe, Schnellhefter, Blau'], 'sure'],
    ['1 Mappe blau', ['Gummizugmappe, Blau, 10 Stück', 'Sammelmappe, Schnellhefter, Rot'], 'sure'],
    ['1 Mappe blau', ['Gummizugmappe, Blau, 10 Stück'], 'sure'],
    ['1 Klassensatz Scheren', ['Klassensatz Basteln, Scheren'], 'sure'],
    ['2 Klassensätze Scheren', ['Bastelschere, Klassensatz 24 im Block'], 'sure'],
    ['1 Klassensatz Scheren', ['Bastelschere, rund'], 'choose'],
    ['1 Klassensatz Scheren', ['Bastelschere, 24 Stück'], 'choose'],
    ['1 Klassensatz Buntstifte', ['Buntstifte, 12 Farben'], 'choose'],
    ['1 Klassensatz Basteln', ['Klassensatz Basteln, Scheren'], 'sure'],
    ['1 Klassensatz Lesebücher', ['Klassensatz Basteln, Scheren'], 'choose'],
    ['Patronen', ['Tintenpatronen, 30 Stück', 'Patronen, Tintenlöscher'], 'sure'],
    ['10 Patronen', ['Tintenpatronen, 6 Stück'], 'sure'],
    ['25 Briefumschläge', ['Briefumschläge, C6'], 'choose'],
    ['5 Briefumschläge', ['Briefumschläge, C6'], 'sure'],
    ['25 Packungen Briefumschläge', ['Briefumschläge, C6'], 'sure'],
    ['25 Bleistifte', ['Bleistift, HB'], 'sure'],
    ['10 Briefumschläge', ['Briefumschläge, C6, 25 Stück'], 'sure'],
    ['100 Blatt Kopierpapier', ['Kopierpapier, 500 Blatt'], 'sure'],
    ['20 Blatt Kopierpapier', ['Kopierpapier, 500 Blatt'], 'choose'],
    ['100 Blatt Kopierpapier', ['Kopierpapier, 100000 Blatt'], 'choose'],
    ['2 Seidenpapier', ['Seidenpapier, 25 Blatt'], 'sure'],
    ['1 Heft 16 Blatt', ['Schulheft, 96 Blatt'], 'sure'],
    ['2 Packungen Bleistifte', ['Bleistift, HB, 12 Stück', 'Bleistift, HB'], 'sure'],
    ['2 Packungen Bleistifte', ['Bleistift, HB, 12 Stück', 'Bleistift, HB, 72 Stück'], 'choose'],
    ['2 Packungen Bleistifte', ['Bleistift, HB, 12 Stück'], 'sure'],
    ['2 Packungen Bleistifte', ['Bleistift, HB, 13 Stück'], 'choose'],
    ['2 Packungen Bleistifte', ['Bleistift, HB'], 'choose'],
    ['2 Packungen Buntstifte', ['Buntstifte, dreieckig', 'Buntstifte, 24 Farben'], 'sure'],
    ['1 Packung Tonpapier bunt', ['Tonpapier, 130 g/m², A4, rot'], 'choose'],
    ['1 Pkg. Buntpapier', ['Tonpapier, 130 g/m², A4, rot'], 'choose'],
    ['1 Buntpapier', ['Tonpapier, 10 Farben'], 'sure'],
    ['6 Schnellhefter bunt', ['Schnellhefter, blau'], 'choose'],
    // What has one colour is near all the same: the wrong size does not hide it.
    ['Tonpapier bunt A3', ['Tonpapier, A4, rot'], 'choose'],
    ['Ringbuch A4 mit 100 Blatt kariert', ['Ordner, breit 80 mm'], 'choose'],
    ['Ringbuch mit 100 Blatt', ['Ordner, breit 80 mm'], 'choose'],
    ['Ringbuch mit 100 Blatt', ['Ordner, mit 100 Blatt'], 'sure'],
    ['Ringbuch A4', ['Ordner, breit 80 mm'], 'sure'],
    ['1 Register 10-teilig', ['Register, A–Z'], 'choose'],
    ['10er Register', ['Register, 12-teilig'], 'choose'],
    ['12er Register', ['Register, 12-teilig'], 'sure'],
    ['1 Register', ['Register, 12-teilig'], 'sure'],
    ['1 Tacker', ['Klick Tischgerät, Hefter', 'Schnellhefter'], 'sure'],
    ['Heft', [], 'notFound'],
  ] as const)('%j among %j is %j', (line, names, said) => {
    expect(verdict(line, ...names)).toBe(said);
  });
});

describe('pieces to order', () => {
  it.each([
    [10, '1', 10],
    [10, '10', 1],
    [11, '10', 2],
    [1, '25', 1],
  ])('%i pieces in packs of %s are %i', (wanted, pack, pieces) => {
    expect(piecesToOrder(wanted, [{ kind: 'pack', value: pack }], { traits: [] })).toBe(pieces);
  });

  it.each([
    ['10er Pack Schnellhefter', 'Schnellhefter', 10],
    ['10er Pack Schnellhefter', 'Schnellhefter, 5 Stück', 2],
    ['3 Packungen Radiergummis à 10', 'Radiergummi', 30],
    ['2 Packungen Radiergummis à 10', 'Radiergummi, 25 Stück', 1],
    ['30 Buntstifte', 'Buntstifte, 12 Farben', 3],
    ['24 Buntstifte', 'Buntstifte, 12 Farben', 2],
    ['12 Buntstifte', 'Buntstifte, 24 Farben', 1],
    ['24 Buntstifte', 'Buntstifte, dreieckig', 1],
    ['12er Farbkasten', 'Deckfarbkasten, 6 Farben', 1],
    ['1 Pck. à 10 Patronen', 'Tintenpatronen', 1],
    ['2 Malkästen 12 Farben', 'Deckfarbkasten, 24 Farben', 2],
    ['2 Dutzend Bleistifte', 'Bleistift, HB, 10 Stück', 3],
    ['2 Packungen Bleistifte', 'Bleistift, HB, 10 Stück', 2],
    ['2 Packungen Bleistifte', 'Bleistift, HB', 2],
    ['2 Packungen Buntstifte', 'Buntstifte, 12 Stück', 2],
    ['6 Packungen Buntstifte', 'Buntstifte, 12 Farben', 6],
    ['100 Blatt Kopierpapier', 'Kopierpapier, 500 Blatt', 1],
    ['1000 Blatt Kopierpapier', 'Kopierpapier, 500 Blatt', 2],
    ['1001 Blatt Kopierpapier', 'Kopierpapier, 500 Blatt', 3],
    ['2 Pakete Kopierpapier (500 Blatt)', 'Kopierpapier, 500 Blatt', 2],
    ['2 Kopierpapier', 'Kopierpapier, 500 Blatt', 2],
    ['1000 Blatt Kopierpapier', 'Kopierpapier', 1],
    ['20 Blatt Tonpapier', 'Tonpapier, 10 Blatt', 2],
    ['20 Bogen Tonpapier', 'Tonpapier, 10 Blatt', 2],
    ['2 Packungen Tonpapier', 'Tonpapier, 10 Blatt', 2],
    ['2 Hefte 32 Blatt', 'Schulheft, 16 Blatt', 2],
    ['2 Klassensätze Scheren', 'Bastelschere, Klassensatz 24 im Block', 2],
  ])('for %j of %j are %i', (line, name, pieces) => {
    const wish = wishOf(line);
    expect(piecesToOrder(wish.quantity, names.read(name).traits, wish)).toBe(pieces);
  });

  it('are packs where the list asks for packs', () => {
    const pack = [{ kind: 'pack', value: '12' }] as const;
    expect(piecesToOrder(2, pack, { traits: pack })).toBe(2);
  });
});
