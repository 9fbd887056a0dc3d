// Decides which products the shop has, before any of them is made: so that products can point at each other and come in a stream.

import type { BrandKey } from './brands.ts';
import { BRANDS, type Brand, FURTHER_LINES } from './brands.ts';
import { FAMILIES } from './families/index.ts';
import type { Choice, Family } from './family.ts';
import type { Pair } from './pair.ts';
import { hashOf } from './random.ts';

const FIRST_PRODUCT_ID = 20_001;

export type Draft = {
  readonly index: number;
  readonly id: string;
  /** Seed and id: what chance is drawn from for this product. */
  readonly mark: string;
  /** With what its choices say instead. */
  readonly family: Family;
  readonly brandKey: BrandKey;
  readonly brand: Brand;
  readonly title: Pair;
  /** Place of the product within its family. */
  readonly place: number;
  readonly line: number;
  /** One choice for each axis of the family. */
  readonly choices: readonly Choice[];
};

export type Plan = { readonly drafts: readonly Draft[]; readonly byFamily: ReadonlyMap<string, readonly Draft[]> };

const combinationsOf = (family: Family): number =>
  (family.axes ?? []).reduce((count, axis) => count * axis.values.length, 1);

const linesOf = (brand: Brand): number => brand.lines.length + FURTHER_LINES.length;

const capacityOf = (family: Family): number => {
  const combinations = combinationsOf(family);
  if (family.titles) return combinations * family.titles.length;
  return combinations * family.brands.reduce((sum, key) => sum + linesOf(BRANDS[key]), 0);
};

/** How many products each family gets: by share, never more than it has names for. */
const allotments = (products: number): readonly number[] => {
  const counts = FAMILIES.map(() => 0);
  const capacities = FAMILIES.map(capacityOf);
  let left = Math.min(
    products,
    capacities.reduce((sum, capacity) => sum + capacity, 0),
  );
  while (left > 0) {
    const open = FAMILIES.map((family, index) =>
      (counts[index] ?? 0) < (capacities[index] ?? 0) ? (family.share ?? 1) : 0,
    );
    const weight = open.reduce((sum, share) => sum + share, 0);
    const round = left;
    open.forEach((share, index) => {
      const wanted = Math.min(left, Math.max(share > 0 ? 1 : 0, Math.floor((round * share) / weight)));
      const given = Math.min(wanted, (capacities[index] ?? 0) - (counts[index] ?? 0));
      counts[index] = (counts[index] ?? 0) + given;
      left -= given;
    });
  }
  return counts;
};

const choicesAt = (family: Family, combination: number): readonly Choice[] => {
  let rest = combination;
  return (family.axes ?? []).map((axis) => {
    const choice = axis.values[rest % axis.values.length];
    rest = Math.floor(rest / axis.values.length);
    if (choice === undefined) throw new Error(`Axis ${axis.id} of ${family.key} is empty`);
    return choice;
  });
};

/** The family as it is for products of these choices; one axis of a family at most says more than its words. */
const familyFor = (family: Family, choices: readonly Choice[]): Family => {
  const said = choices.find(({ has }) => has !== undefined)?.has;
  return said ? { ...family, ...said, facts: { ...family.facts, ...said.facts } } : family;
};

const lineName = (brandKey: BrandKey, brand: Brand, line: number): string => {
  const own = brand.lines[line];
  if (own !== undefined) return own;
  const further = FURTHER_LINES[(line - brand.lines.length + hashOf(brandKey)) % FURTHER_LINES.length];
  return further ?? brand.name;
};

const draftAt = (family: Family, place: number, index: number, seed: number): Draft => {
  const combinations = combinationsOf(family);
  const choices = choicesAt(family, place % combinations);
  const round = Math.floor(place / combinations);
  const brandKey = family.brands[round % family.brands.length];
  if (brandKey === undefined) throw new Error(`Family ${family.key} has no brand`);
  const brand: Brand = BRANDS[brandKey];
  const line = family.titles ? 0 : Math.floor(round / family.brands.length);
  const name = lineName(brandKey, brand, line);
  const title = family.titles?.[round] ?? ([name, name] as const);
  const id = String(FIRST_PRODUCT_ID + index);
  return {
    index,
    id,
    mark: `${seed}-${id}`,
    family: familyFor(family, choices),
    brandKey,
    brand,
    title,
    place,
    line,
    choices,
  };
};

/** The products of a shop of the given size, family by family. */
export const planProducts = (products: number, seed: number): Plan => {
  const counts = allotments(products);
  const drafts: Draft[] = [];
  const byFamily = new Map<string, Draft[]>();
  FAMILIES.forEach((family, position) => {
    const own = Array.from({ length: counts[position] ?? 0 }, (_, place) =>
      draftAt(family, place, drafts.length + place, seed),
    );
    drafts.push(...own);
    byFamily.set(family.key, own);
  });
  return { drafts, byFamily };
};
