// A product family of the demo shop: one kind of thing with its words, its makers, its variants and its prices.
// The generator makes many products of it. Families are data; how they become products is in `make-product.ts`.

import type { EnergyClass } from '@tornister/domain/catalogue';
import type { BaseUnit } from '../catalogue/catalogue-records.ts';
import type { Motif } from '../pictures/picture-spec.ts';
import type { BrandKey } from './brands.ts';
import type { Pair } from './pair.ts';

export type Choice = {
  readonly text: Pair;
  /** Factor on the price; 1 when absent. */
  readonly price?: number;
  /** Factor on content, weight and pieces, like 10 for a pack of ten. */
  readonly amount?: number;
  readonly css?: string;
  /** What the choice changes on the picture. */
  readonly motif?: Partial<Motif>;
  /** The last part of the category, when the choice decides the shelf. */
  readonly shelf?: string;
  /** One more sentence for the description. */
  readonly note?: Pair;
  /** Said of its products in place of what the family says; facts come on top of the family's. */
  readonly has?: Partial<
    Pick<Family, 'short' | 'scope' | 'body' | 'facts' | 'textile' | 'electrical' | 'hasAudio' | 'hasManual'>
  >;
  /** Factor on the electricity that a device uses; 1 when absent. */
  readonly energy?: number;
};

/** A way in which products of a family differ; its choice stands in the name and is a filter. */
export type Axis = { readonly id: string; readonly label: Pair; readonly values: readonly Choice[] };
/** A way in which items of one product differ. */
export type VariantAxis = Axis & { readonly type: 'tile' | 'dropdown' };

export type WarningKey =
  | 'small-parts'
  | 'long-cord'
  | 'adult-supervision'
  | 'magnets'
  | 'sharp-edges'
  | 'protective-gear'
  | 'not-for-climbing'
  | 'functional-edges'
  | 'packaging'
  | 'batteries'
  | 'strangulation'
  | 'eye-distance';
export type HazardKey =
  | 'flammable'
  | 'irritant-eyes'
  | 'aerosol'
  | 'sensitising'
  | 'corrosive'
  | 'contains-biocide'
  | 'hot-plate';
export type CareKey =
  | 'wash-30'
  | 'wash-40'
  | 'wash-60'
  | 'hand-wash'
  | 'no-wash'
  | 'no-bleach'
  | 'no-tumble'
  | 'iron-low'
  | 'no-iron'
  | 'line-dry'
  | 'no-dry-clean';
export type FactKey =
  | 'material'
  | 'size'
  | 'content'
  | 'paper'
  | 'sheets'
  | 'ruling'
  | 'age'
  | 'grade'
  | 'pages'
  | 'binding'
  | 'language'
  | 'pieces'
  | 'lead'
  | 'tip'
  | 'volume'
  | 'load'
  | 'norm'
  | 'power'
  | 'battery'
  | 'screen'
  | 'connection'
  | 'opacity'
  | 'drying'
  | 'cleaning'
  | 'seal'
  | 'players'
  | 'duration'
  | 'seat'
  | 'tuning'
  | 'diameter'
  | 'magnification'
  | 'range'
  | 'warm-light'
  | 'assembly'
  | 'surface';

/** What an energy label says: the class and, where the label has it, the use in 1,000 hours of the plainest product. */
export type EnergyRating = { readonly energyClass: EnergyClass; readonly kilowattHours?: number };

export type Family = {
  readonly key: string;
  /** Key of the main category, like `schreiben/bleistifte/grafit`. */
  readonly category: string;
  readonly also?: readonly string[];
  readonly noun: Pair;
  readonly brands: readonly BrandKey[];
  /** Line names of the family's own; otherwise those of the brand. Books carry their titles here. */
  readonly titles?: readonly Pair[];
  readonly axes?: readonly Axis[];
  readonly variants?: readonly VariantAxis[];
  /** Gross cents of the plainest item. */
  readonly price: number;
  /** Grams of the plainest item. */
  readonly weight: number;
  readonly motif: Motif;
  /** Opening sentences; each product takes one. */
  readonly lead: readonly Pair[];
  /** What it is made of and what it can do. */
  readonly body: readonly Pair[];
  /** A hint from the classroom. */
  readonly tip: Pair;
  readonly short: readonly Pair[];
  readonly scope: Pair;
  /** The parts of a set, named one by one in the place of `scope`: each can be sent back by itself. */
  readonly parts?: readonly Pair[];
  readonly facts: Partial<Readonly<Record<FactKey, Pair>>>;
  /** Content of the plainest item, for the price per unit. */
  readonly base?: { readonly amount: number; readonly unit: BaseUnit };
  readonly warnings?: readonly WarningKey[];
  readonly hazards?: readonly HazardKey[];
  readonly textile?: { readonly composition: Pair; readonly care: readonly CareKey[] };
  readonly electrical?: {
    readonly plug?: Pair;
    readonly charge?: Pair;
    readonly battery?: boolean;
    readonly energy?: readonly EnergyRating[];
  };
  readonly isBook?: boolean;
  /** Costs nothing, and one goes with an order: printed catalogues. */
  readonly isCatalogue?: boolean;
  readonly isFreight?: boolean;
  readonly hasAudio?: boolean;
  readonly hasVideo?: boolean;
  readonly hasManual?: boolean;
  readonly hasWorksheet?: boolean;
  readonly warrantyYears?: number;
  readonly minimum?: number;
  /** A further tab on the product page. */
  readonly tab?: { readonly id: string; readonly title: Pair; readonly html: Pair };
  /** Families whose products go with these. */
  readonly goesWith?: readonly string[];
  /** How many products the family gets beside others; 1 when absent. */
  readonly share?: number;
  readonly keywords?: Pair;
};

/** Books keep their price by law, and catalogues cost nothing: neither is ever reduced. */
export const hasFixedPrice = ({ isBook, isCatalogue }: Pick<Family, 'isBook' | 'isCatalogue'>): boolean =>
  isBook === true || isCatalogue === true;
