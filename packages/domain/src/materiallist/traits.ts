// What things of a school's list are like: colour, ruling, margin, hardness, hand and so on, and what lineatures stand for.
// Source: docs/material-lists.md.

/** What a thing is like, of which lists and products speak. */
export type TraitKind =
  | 'ruling'
  | 'pattern'
  | 'margin'
  | 'format'
  | 'turn'
  | 'colour'
  | 'hardness'
  | 'number'
  | 'colours'
  | 'pack'
  | 'unit'
  | 'sheets'
  | 'length'
  | 'hand'
  | 'tip'
  | 'shape'
  | 'hair'
  | 'material'
  | 'thickness'
  | 'weight'
  | 'volume'
  | 'parts'
  | 'brand'
  | 'solvent'
  /** Which of several sorts of one thing: masking tape or clear one, a pen that is permanent or not. */
  | 'sort';

export type Trait = { readonly kind: TraitKind; readonly value: string };

/** Whether both speak of one kind: two colours. */
export const haveKindInCommon = (some: readonly Trait[], others: readonly Trait[]): boolean =>
  some.some(({ kind }) => others.some((other) => other.kind === kind));

/** What is said of a thing also behind "für" and "mit": "Schere für Linkshänder", "Umschlag für A5", "Ringbuch mit 100 Blatt kariert". */
export const isSaidAside = ({ kind }: Trait, article = ''): boolean =>
  kind === 'format' || kind === 'hand' || (kind === 'pattern' && article === 'ring-binder');

/**
 * What the numbers of lineatures stand for (DIN 16552 and the trade's own): 0 to 4 are the lines for learning to write of each grade, 20 to 22
 * blank, lined and squared, 25 and 26 lined or squared with a margin, 27 and 28 the same with one on both sides.
 */
export const RULINGS: ReadonlyMap<string, readonly Trait[]> = new Map(
  '0 primary,1 primary,2 primary,3 primary,4 primary,7 squared,20 blank,21 lined,22 squared,25 lined yes,26 squared yes,27 lined double,28 squared double'
    .split(',')
    .map((row) => {
      const [number = '', ...looks] = row.split(' ');
      return [number, looks.map((value, at): Trait => ({ kind: at === 0 ? 'pattern' : 'margin', value }))];
    }),
);
