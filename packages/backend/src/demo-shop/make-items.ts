// Demo shop: generates the items of a product with prices, stock and order numbers.

import { CATALOGUE_MAX_QUANTITY } from '@tornister/domain/cart';
import type { AttributeRecord, DeliveryStatus, ItemRecord } from '../catalogue/catalogue-records.ts';
import { FREIGHT_DAYS, STOCK_DAYS } from './delivery-days.ts';
import { type Choice, hasFixedPrice, type VariantAxis } from './family.ts';
import { itemPictures, motifOf } from './make-pictures.ts';
import type { Draft } from './plan.ts';
import { priceCourse, shopPrice, steady } from './prices.ts';
import { createRandom, hashOf, type Random } from './random.ts';
import type { Bilingual } from './texts.ts';
import { textOf } from './texts.ts';

const ORDER_NUMBERS = 900_000;
const FIRST_ORDER_NUMBER = 100_000;
/** Has no divisor in common with the number of order numbers, so that no number comes twice. */
const ORDER_NUMBER_STRIDE = 7_919;
const ITEMS_PER_PRODUCT = 9;
const LINE_TIERS = [1, 0.93, 1.09, 1.18];
const PRIME_LIMIT_GRAMS = 15_000;
/** Spec 3 §9 "quantity field default maximum". */
const MAX_QUANTITY = 999;
const FREIGHT_MAX_QUANTITY = 50;

/** The address of a choice among the values of an attribute: lower case letters, digits, hyphens. */
export const optionValueOf = (choice: Choice): string => slugOf(choice.text[1]);

/** Lower case letters, digits and hyphens of a text. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The ways in which the items of a product differ: every seventh product has one item only, large families are thinned out. */
export const variantsOf = (draft: Draft): readonly VariantAxis[] => {
  const variants = draft.family.variants ?? [];
  const [first, second] = variants;
  if (first === undefined || draft.index % 7 === 3) return [];
  if (second !== undefined && draft.index % 4 === 0)
    return [thinned(first, 3, draft.place), thinned(second, 3, draft.place)];
  const only = second !== undefined && draft.index % 4 === 1 ? second : first;
  return [thinned(only, draft.index % 2 ? 4 : 5, draft.place)];
};

/** Longer rows of choices, like the sizes of brushes, are shared out among the products of a family. */
const LONG_ROW = 7;

const thinned = (axis: VariantAxis, most: number, place: number): VariantAxis => {
  const { values } = axis;
  const from = values.length < LONG_ROW ? 0 : (place * most) % values.length;
  return { ...axis, values: [...values.slice(from), ...values.slice(0, from)].slice(0, most) };
};

/** What a product is where its items do not differ: one option of each way that it does not offer. */
export const settledChoices = (draft: Draft): readonly { readonly axis: VariantAxis; readonly choice: Choice }[] => {
  const open = new Set(variantsOf(draft).map((axis) => axis.id));
  return (draft.family.variants ?? [])
    .filter((axis) => !open.has(axis.id))
    .flatMap((axis) => {
      const index = axis.id === 'colour' ? draft.index % axis.values.length : 0;
      const choice = axis.values[index];
      return choice === undefined ? [] : [{ axis, choice }];
    });
};

/** The attributes of a product as the page offers them. */
export const attributesOf = (draft: Draft): readonly AttributeRecord[] =>
  variantsOf(draft).map((axis) => ({
    name: axis.id,
    displayName: textOf(axis.label),
    type: axis.type,
    options: axis.values.map((choice) => ({
      value: optionValueOf(choice),
      label: textOf(choice.text),
      ...(choice.css ? { css: choice.css } : {}),
    })),
  }));

const combinations = (axes: readonly VariantAxis[]): readonly (readonly Choice[])[] =>
  axes.reduce<readonly (readonly Choice[])[]>(
    (rows, axis) => rows.flatMap((row) => axis.values.map((choice) => [...row, choice])),
    [[]],
  );

const factor = (choices: readonly Choice[], of: 'price' | 'amount'): number =>
  choices.reduce((product, choice) => product * (choice[of] ?? 1), 1);

const eanOf = (number: string): string => {
  const digits = `200${number.padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
};

const deliveryOf = (draft: Draft, position: number): { status: DeliveryStatus; days: readonly [number, number] } => {
  const die = hashOf(`${draft.mark}-${position}`) % 100;
  if (draft.family.isFreight)
    return { status: die < 70 ? 'few-days' : 'weeks', days: die < 70 ? FREIGHT_DAYS : [20, 30] };
  if (die < 86) return { status: 'in-stock', days: STOCK_DAYS };
  return die < 95 ? { status: 'few-days', days: [4, 8] } : { status: 'weeks', days: [14, 21] };
};

/** True for products that are no longer sold and show what to buy instead. */
export const isDiscontinued = (draft: Draft): boolean => draft.index % 97 === 13;

/** What all items of a product share while they are made. */
type Frame = {
  readonly draft: Draft;
  readonly axes: readonly VariantAxis[];
  readonly settled: readonly Choice[];
  readonly name: Bilingual;
  readonly tier: number;
  readonly random: Random;
};

const tierOf = ({ family, brand, line, title }: Draft): number =>
  family.isBook ? 1 : brand.tier * (LINE_TIERS[line] ?? 0.9 + (hashOf(title[0]) % 30) / 100);

type PriceFields = Pick<ItemRecord, 'priceCents' | 'priceHistory' | 'listPriceCents' | 'isBestPrice'>;

const pricesOf = ({ draft, tier }: Frame, all: readonly Choice[], position: number): PriceFields => {
  const isFixed = hasFixedPrice(draft.family);
  if (draft.family.isCatalogue) return { ...steady(0), isBestPrice: false };
  const usual = shopPrice(draft.family.price * tier * factor(all, 'price'));
  const listPrice = Math.max(usual + 10, shopPrice(usual * (1.08 + (draft.index % 7) / 40)));
  return {
    ...priceCourse(usual, draft.index, position, isFixed),
    ...(!isFixed && draft.index % 5 === 2 ? { listPriceCents: listPrice } : {}),
    isBestPrice: !isFixed && draft.index % 41 === 1,
  };
};

type StockFields = Pick<ItemRecord, 'stock' | 'deliveryStatus' | 'deliveryDays' | 'isAvailable'>;

const stockOf = ({ draft, axes, random }: Frame, position: number): StockFields => {
  const isDisabled = axes.length > 0 && position > 0 && hashOf(`${draft.mark}/${position}`) % 23 === 0;
  const isAvailable = !isDiscontinued(draft) && !isDisabled;
  const { status, days } = deliveryOf(draft, position);
  if (!isAvailable) return { stock: 0, deliveryStatus: 'unavailable', deliveryDays: days, isAvailable };
  const stock = status === 'in-stock' ? random.between(3, 400) : random.between(0, 12);
  return { stock, deliveryStatus: status, deliveryDays: days, isAvailable };
};

const makeItem = (frame: Frame, choices: readonly Choice[], position: number): ItemRecord => {
  const { draft, axes, settled, name } = frame;
  const { family } = draft;
  const all = [...draft.choices, ...settled, ...choices];
  const amount = factor(all, 'amount');
  const number = (draft.index * ITEMS_PER_PRODUCT + position + 1) * ORDER_NUMBER_STRIDE;
  const orderNumber = String(FIRST_ORDER_NUMBER + (number % ORDER_NUMBERS));
  const weightGrams = Math.max(1, Math.round(family.weight * amount));
  return {
    id: `${draft.id}${String(position + 1).padStart(2, '0')}`,
    orderNumber,
    productId: draft.id,
    attributeValues: Object.fromEntries(
      axes.flatMap((axis, index) => choices.slice(index, index + 1).map((choice) => [axis.id, optionValueOf(choice)])),
    ),
    ...pricesOf(frame, all, position),
    ...stockOf(frame, position),
    minimumOrderQuantity: family.minimum && amount === 1 ? family.minimum : 1,
    maxQuantity: family.isCatalogue ? CATALOGUE_MAX_QUANTITY : family.isFreight ? FREIGHT_MAX_QUANTITY : MAX_QUANTITY,
    ...(family.base
      ? { baseContent: { amount: Number((family.base.amount * amount).toFixed(4)), unit: family.base.unit } }
      : {}),
    weightGrams,
    isPrimeEligible: !family.isFreight && weightGrams < PRIME_LIMIT_GRAMS && draft.index % 9 !== 4,
    position,
    ean: eanOf(orderNumber),
    pictures: itemPictures(motifOf(family, draft.mark, all), draft.mark, name),
  };
};

/** The items of a product, the plainest first. */
export const makeItems = (draft: Draft, name: Bilingual): readonly ItemRecord[] => {
  const axes = variantsOf(draft);
  const settled = settledChoices(draft).map(({ choice }) => choice);
  const frame: Frame = { draft, axes, settled, name, tier: tierOf(draft), random: createRandom(hashOf(draft.mark)) };
  return combinations(axes).map((choices, position) => makeItem(frame, choices, position));
};
