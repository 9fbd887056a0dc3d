// Demo shop: chooses the pictures of products and items.

import { pictureIdOf } from '../pictures/picture-address.ts';
import type { PictureRecord } from '../pictures/picture-record.ts';
import type { Motif, PictureSpec, PictureView } from '../pictures/picture-spec.ts';
import type { Text } from '../texts/text.ts';
import type { Choice, Family } from './family.ts';
import { hashOf } from './random.ts';
import type { Bilingual } from './texts.ts';

export const GROUNDS = [
  '#dfeef9',
  '#fdeccf',
  '#e6f3df',
  '#f9e2e6',
  '#ece4f7',
  '#ddf2ee',
  '#f6efe2',
  '#e3eaf6',
] as const;

const COLOURS = ['#3f7fd0', '#e2574c', '#3f9e57', '#f2c230', '#8166cf', '#f08a3c', '#2b8c94', '#b8447f'] as const;
const SPARE_COLOUR = '#3f7fd0';

const VIEWS: readonly (readonly PictureView[])[] = [
  ['main', 'detail', 'scene'],
  ['main', 'set', 'scene', 'detail'],
  ['main', 'scene'],
  ['main', 'detail', 'set'],
];

const VIEW_WORDS: Readonly<Record<PictureView, Bilingual>> = {
  main: { de: '', en: '' },
  detail: { de: ', Nahaufnahme', en: ', close-up' },
  set: { de: ', mit Verpackung', en: ', with its packaging' },
  scene: { de: ', auf dem Tisch', en: ', on the desk' },
};

/** A picture with its name. */
export const pictureOf = (spec: PictureSpec, alt: Text): PictureRecord => ({ id: pictureIdOf(spec), spec, alt });

/** What stands on the pictures of an item: the family's motif, changed by the choices that were made. */
export const motifOf = (family: Family, product: string, choices: readonly Choice[]): Motif => {
  const isOwnDrawing = !family.motif.draw.startsWith('emoji:');
  const colour = COLOURS[hashOf(product) % COLOURS.length] ?? SPARE_COLOUR;
  const start: Motif = isOwnDrawing && !family.motif.colour ? { ...family.motif, colour } : family.motif;
  return Object.assign({}, start, ...choices.map(({ motif }) => motif));
};

/** Two to four pictures of an item; the items of a product share ground and views, so that only the colour changes. */
export const itemPictures = (motif: Motif, product: string, name: Bilingual): readonly PictureRecord[] => {
  const hash = hashOf(product);
  const ground = GROUNDS[(hash >>> 4) % GROUNDS.length] ?? GROUNDS[0];
  const views = VIEWS[(hash >>> 8) % VIEWS.length] ?? ['main', 'scene'];
  return views.map((view) =>
    pictureOf(
      { kind: 'product', motif, view, ground, turn: (hash >>> 12) % 30 },
      { de: name.de + VIEW_WORDS[view].de, en: name.en + VIEW_WORDS[view].en },
    ),
  );
};
