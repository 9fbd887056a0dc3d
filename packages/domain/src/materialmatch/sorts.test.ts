import { describe, expect, it } from 'vitest';
import { readMaterialList, type Wish } from '../materiallist/index.ts';
import { schoolLexicon } from '../materialwords/index.ts';
import { createNameReader, type Match, matchWish, piecesToOrder } from './index.ts';

const lexicon = schoolLexicon();
const names = createNameReader(lexicon);

const wishOf = (line: string): Wish => {
  const wish = readMaterialList(line, lexicon).wishes[0]?.wish;
  if (wish === undefined) throw new Error(`${line} names nothing`);
  return wish;
};

/** A name as the catalogue writes it, and the choice of a variant behind a bar. */
const match = (line: string, article: string): Match | undefined => {
  const [name = '', choice = ''] = article.split(' | ');
  const read = names.read(name);
  return matchWish(wishOf(line), { name: read, choice: names.readChoice(choice, read) }, lexicon);
};

const best = (line: string, articles: readonly string[]): string | undefined =>
  articles.toSorted((one, other) => (match(line, other)?.score ?? 0) - (match(line, one)?.score ?? 0))[0];

const CHALK = [
  'Papierhase Haken Tafelkreide, Straßenkreide XL',
  'Papierhase Löffel Tafelkreide, bunt',
  'Tonhaus Krug Tafelkreide, weiß | 12 Stück',
];
const CHALK_EN = [
  'Papierhase Haken board chalk, pavement XL',
  'Papierhase Löffel board chalk, coloured',
  'Tonhaus Krug board chalk, white | 12 pieces',
];
const TAPE = [
  'Papierhase Löffel Klebeband, Krepp',
  'Ordnungshelden Stapel Klebeband, Papier, bedruckt',
  'Ordnungshelden Klick Klebeband, transparent | 10 m',
  'Ordnungshelden Stapel Klebeband, doppelseitig | 10 m',
];
const GLUE = ['Malwerkstatt Atelier Bastelkleber, Alleskleber', 'Malwerkstatt Atelier Bastelkleber, Holzleim'];
const SHARPENERS = ['Federlein Primus Dosenspitzer, 1 Loch', 'Federlein Primus Dosenspitzer, 2 Löcher'];

describe('the sort that a line means is the article that comes first, and all that the line says', () => {
  it.each([
    ['weiße Kreide', CHALK, 2],
    ['1 Packung weiße Tafelkreide', CHALK, 2],
    ['Kreide weiß', CHALK, 2],
    ['Kreide', CHALK, 2],
    ['bunte Kreide', CHALK, 1],
    ['Straßenkreide', CHALK, 0],
    ['white chalk', CHALK_EN, 2],
    ['white board chalk', CHALK_EN, 2],
    ['coloured chalk', CHALK_EN, 1],
    ['pavement chalk', CHALK_EN, 0],
    ['Kreppband', TAPE, 0],
    ['Klebeband', TAPE, 2],
    ['tesafilm', TAPE, 2],
    ['doppelseitiges Klebeband', TAPE, 3],
    ['Alleskleber', GLUE, 0],
    ['Holzleim', GLUE, 1],
    ['Spitzer', SHARPENERS, 0],
    ['Doppelspitzer', SHARPENERS, 1],
  ] as const)('%j', (line, articles, at) => {
    const first = best(line, articles.toReversed());
    expect(first).toBe(articles[at]);
    expect(match(line, first ?? '')?.missing).toEqual([]);
  });
});

describe('another sort is not as the line wants it', () => {
  it.each([
    ['Folienstift wasserlöslich', 'Lindwerk Klara Permanentmarker, Rundspitze | Schwarz', ['sort']],
    ['Folienstift', 'Lindwerk Klara Permanentmarker, Rundspitze | Schwarz', ['sort']],
    ['overhead pens water-soluble', 'Lindwerk Klara permanent marker, bullet tip', ['sort']],
    ['Folienstift permanent', 'Lindwerk Klara Permanentmarker, Rundspitze | Schwarz', []],
    ['wasserlösliche Filzstifte', 'Buntspecht Hüpfer Fasermaler, fein 1 mm', []],
    ['wasserfeste Filzstifte', 'Buntspecht Hüpfer Fasermaler, fein 1 mm', ['sort']],
    ['wasserlösliche Buntstifte', 'Federlein Amsel Buntstifte, 12 Farben', ['sort']],
    ['doppelseitiges Klebeband', 'Papierhase Löffel Klebeband, Krepp', ['sort']],
    ['Klebeband transparent', 'Papierhase Löffel Klebeband, Krepp', ['colour']],
    ['weiße Kreide', 'Papierhase Löffel Tafelkreide, bunt', ['colour']],
    ['Kugelschreiber 4-farbig', 'Federlein Primus Kugelschreiber, mittel | 1 Stück', ['colours']],
    ['Textmarker 4 Farben', 'Gut & Grün Kresse Textmarker, Neon | Gelb', ['colours']],
    ['Haarpinsel 8', 'Tintoro Lago Schulpinsel, rund, Borste | Nr. 8', ['hair']],
    ['Haarpinsel 8', 'Tintoro Lago Schulpinsel, rund | Nr. 8', []],
    ['Schere spitz', 'Buntspecht Funkel Bastelschere, Rechtshänder, rund', ['shape']],
    ['Linkshänderschere', 'Buntspecht Funkel Bastelschere, Rechtshänder, rund', ['hand']],
    // The name of an article says its sort, too.
    ['Folienstift wasserlöslich', 'Lindwerk Klara Folienstift, fein', []],
    ['doppelseitiges Klebeband', 'Papierhase Löffel Kreppband', ['sort']],
    ['Folienstift wasserlöslich', 'Lindwerk Klara Folienstift, permanent', ['sort']],
  ])('%j and %j', (line, article, missing) => {
    expect(match(line, article)?.missing).toEqual(missing);
  });

  it('a hole of a sharpener is no hole punch', () => {
    expect(match('Locher', 'Federlein Primus Dosenspitzer, 2 Löcher')).toBeUndefined();
    expect(match('Locher', 'Ordnungshelden Klick Tischgerät, Locher')?.missing).toEqual([]);
  });

  it('ten rolls of ten metres are ten', () => {
    const { traits } = names.read('Ordnungshelden Klick Klebeband, transparent, 10 m');
    expect(piecesToOrder(10, traits, wishOf('10 Klebebänder'))).toBe(10);
  });
});
