// Ways in which school things come: colours, packs, rulings, formats, sizes, grades. Shared by the families.

import type { Axis, Choice, VariantAxis } from './family.ts';
import type { Pair } from './pair.ts';

/** A text that both languages share, like `A4`; the decimal comma becomes a point in English. */
export const same = (text: string): Pair => [text, text.replace(/(\d),(\d)/g, '$1.$2')];

const COLOURS = {
  red: { text: ['Rot', 'red'], css: '#e2574c' },
  orange: { text: ['Orange', 'orange'], css: '#f08a3c' },
  yellow: { text: ['Gelb', 'yellow'], css: '#f2c230' },
  lime: { text: ['Hellgrün', 'light green'], css: '#9ccb4b' },
  green: { text: ['Grün', 'green'], css: '#3f9e57' },
  mint: { text: ['Mint', 'mint'], css: '#6fcbb0' },
  teal: { text: ['Petrol', 'teal'], css: '#2b8c94' },
  sky: { text: ['Hellblau', 'light blue'], css: '#7cc0ea' },
  blue: { text: ['Blau', 'blue'], css: '#3f7fd0' },
  navy: { text: ['Dunkelblau', 'navy'], css: '#2f437f' },
  violet: { text: ['Violett', 'violet'], css: '#8166cf' },
  pink: { text: ['Rosa', 'pink'], css: '#ef94b8' },
  berry: { text: ['Beere', 'berry'], css: '#b8447f' },
  brown: { text: ['Braun', 'brown'], css: '#94633f' },
  sand: { text: ['Sand', 'sand'], css: '#d9bf94' },
  white: { text: ['Weiß', 'white'], css: '#f4f3ee' },
  grey: { text: ['Grau', 'grey'], css: '#8f96a6' },
  black: { text: ['Schwarz', 'black'], css: '#3a3b4a' },
  beech: { text: ['Buche', 'beech'], css: '#e3bb84' },
  maple: { text: ['Ahorn', 'maple'], css: '#ecd6ae' },
  oak: { text: ['Eiche', 'oak'], css: '#c69a62' },
} as const satisfies Record<string, { text: Pair; css: string }>;
export type ColourKey = keyof typeof COLOURS;

const colourChoice = (key: ColourKey): Choice => ({ ...COLOURS[key], motif: { colour: COLOURS[key].css } });

/** Items in several colours, as tiles. */
export const colours = (...keys: readonly ColourKey[]): VariantAxis => ({
  id: 'colour',
  label: ['Farbe', 'Colour'],
  type: 'tile',
  values: keys.map(colourChoice),
});

/** Products of one colour each. */
export const colourAxis = (...keys: readonly ColourKey[]): Axis => ({
  id: 'colour',
  label: ['Farbe', 'Colour'],
  values: keys.map(colourChoice),
});

const packPrice = (pieces: number): number =>
  Number((pieces * (pieces === 1 ? 1 : pieces < 10 ? 0.95 : pieces < 25 ? 0.89 : 0.83)).toFixed(3));

/** Items in packs of several sizes, dearer by less than the number of pieces; the picture shows how many they are. */
export const packs = (...pieces: readonly number[]): VariantAxis => ({
  id: 'pack',
  label: ['Packung', 'Pack'],
  type: 'dropdown',
  values: pieces.map((count) => ({
    text: count === 1 ? ['1 Stück', '1 piece'] : [`${count} Stück`, `${count} pieces`],
    price: packPrice(count),
    amount: count,
    ...(count > 1 ? { motif: { pieces: count } } : {}),
  })),
});

/** Items in sizes with a price factor each; a size may be a number of pieces, which its picture shows. */
export const sizes = (
  label: Pair,
  type: 'tile' | 'dropdown',
  ...values: readonly (readonly [Pair, price: number, amount?: number, pieces?: number])[]
): VariantAxis => ({
  id: 'size',
  label,
  type,
  values: values.map(([text, price, amount, pieces]) => ({
    text,
    price,
    amount: amount ?? 1,
    ...(pieces === undefined ? {} : { motif: { pieces } }),
  })),
});

/** Items by volume, with the content that the base price is counted from; the first is the plainest. */
export const volumes = (...values: readonly (readonly [string, number, number])[]): VariantAxis => ({
  id: 'volume',
  label: ['Inhalt', 'Content'],
  type: 'tile',
  values: values.map(([text, amount, price]) => ({ text: same(text), amount, price, motif: { label: text } })),
});

/** Products that differ in one trait of the given name. */
export const axis = (id: string, label: Pair, ...values: readonly Choice[]): Axis => ({ id, label, values });

/** A choice with its text and its price factor. */
export const option = (text: Pair, price = 1, more: Omit<Choice, 'text' | 'price'> = {}): Choice => ({
  text,
  price,
  ...more,
});

export const RULINGS: Axis = axis(
  'ruling',
  ['Lineatur', 'Ruling'],
  option(['liniert', 'lined'], 1, {
    motif: { style: 'lined' },
    note: [
      'Die Linien sind zart genug, dass am Ende nur die Schrift zu sehen ist.',
      'The lines are faint enough that in the end only the writing shows.',
    ],
  }),
  option(['kariert', 'squared'], 1, {
    motif: { style: 'squared' },
    note: [
      'Das Karoraster hilft beim Rechnen untereinander, Stelle unter Stelle.',
      'The squares help with written sums, digit below digit.',
    ],
  }),
  option(['Lineatur 1', 'ruling 1'], 1, {
    motif: { style: 'primary' },
    note: [
      'Die farbig hinterlegte Mitte zeigt Erstklässlern, wo die kleinen Buchstaben wohnen.',
      'The tinted middle band shows first-graders where small letters live.',
    ],
  }),
  option(['blanko', 'blank'], 0.97, { motif: { style: 'blank' } }),
);

export const GRADES: Axis = axis(
  'grade',
  ['Klassenstufe', 'Grade'],
  option(['Klasse 1', 'grade 1'], 1, { shelf: 'klasse-1' }),
  option(['Klasse 2', 'grade 2'], 1, { shelf: 'klasse-2' }),
  option(['Klasse 3', 'grade 3'], 1.04, { shelf: 'klasse-3' }),
  option(['Klasse 4', 'grade 4'], 1.04, { shelf: 'klasse-4' }),
);

/** Grades as a trait that does not decide the shelf. */
export const gradeSpans = (...spans: readonly string[]): Axis =>
  axis('grade', ['Klassenstufe', 'Grade'], ...spans.map((span) => option([`Klasse ${span}`, `grade ${span}`])));

/** Motifs that are printed on bags, cases and bottles. */
export const PRINTS: Axis = axis(
  'print',
  ['Motiv', 'Motif'],
  option(['Sternenhimmel', 'Starry Sky'], 1, { motif: { style: 'stars', accent: '#ffe28a' } }),
  option(['Wellenreiter', 'Wave Rider'], 1, { motif: { style: 'waves', accent: '#d9f1fb' } }),
  option(['Blätterwald', 'Leafy Woods'], 1, { motif: { style: 'leaves', accent: '#c7eaa6' } }),
  option(['Raketenstart', 'Lift-off'], 1.03, { motif: { style: 'rocket', accent: '#f08a3c' } }),
  option(['Tupfentanz', 'Dancing Dots'], 1, { motif: { style: 'dots', accent: '#fff1c9' } }),
);
