// The base price that stands beside every price of goods sold by weight, volume, length or area: per 1 kg, 1 l, 1 m³, 1 m or 1 m².
// Source: §§ 4, 5 PAngV; spec 3 §9 "the base price per 1.0 unit"; spec 1 §3 "basePrice, basePriceUnit".

import { err, ok, type Result } from 'neverthrow';
import type { AmountOutOfRange } from './arithmetic.ts';
import { type Money, money } from './money.ts';

/** The units that the law allows for a base price. */
export type LegalUnit = 'kg' | 'l' | 'm³' | 'm' | 'm²';

/** Units in which the contents of a package are stated, with the legal unit and how many of them make one. */
export const CONTENT_UNITS = {
  mg: { legal: 'kg', perLegalUnit: 1_000_000 },
  g: { legal: 'kg', perLegalUnit: 1_000 },
  kg: { legal: 'kg', perLegalUnit: 1 },
  ml: { legal: 'l', perLegalUnit: 1_000 },
  cl: { legal: 'l', perLegalUnit: 100 },
  l: { legal: 'l', perLegalUnit: 1 },
  'cm³': { legal: 'm³', perLegalUnit: 1_000_000 },
  'm³': { legal: 'm³', perLegalUnit: 1 },
  mm: { legal: 'm', perLegalUnit: 1_000 },
  cm: { legal: 'm', perLegalUnit: 100 },
  m: { legal: 'm', perLegalUnit: 1 },
  'cm²': { legal: 'm²', perLegalUnit: 10_000 },
  'm²': { legal: 'm²', perLegalUnit: 1 },
} as const satisfies Record<string, { legal: LegalUnit; perLegalUnit: number }>;

export type ContentUnit = keyof typeof CONTENT_UNITS;

/** What one piece holds, like 250 ml; for a set, all of its parts together. */
export type PackageContent = { readonly amount: number; readonly unit: ContentUnit };

/** Contents are counted in millionths of their unit. */
const PARTS_OF_CONTENT = 1_000_000;

/** How much of the legal unit every base price is for, and is written for: 1.0 of it. Source: spec 3 §9; § 5 (1) PAngV. */
export const BASE_PRICE_AMOUNT = 1;

export type LegalBasePrice = { readonly price: Money; readonly unit: LegalUnit };

/**
 * The price of 1.0 legal unit, rounded half up and counted in whole numbers, so that half cents are seen as such; contents count with six decimals.
 * `money.no-content` when the package holds nothing, `money.out-of-range` when it or the price is too large to be counted.
 *
 * @example
 * basePrice(money(199), { amount: 250, unit: 'ml' }) // 7.96 per l
 */
export const basePrice = (price: Money, content: PackageContent): Result<LegalBasePrice, BasePriceError> => {
  if (!(content.amount > 0 && Number.isFinite(content.amount))) return err({ kind: 'money.no-content' });
  const { legal, perLegalUnit } = CONTENT_UNITS[content.unit];
  const counted = Math.round(content.amount * PARTS_OF_CONTENT);
  if (counted === 0) return err({ kind: 'money.no-content' });
  if (!Number.isFinite(counted)) return err({ kind: 'money.out-of-range' });
  const parts = BigInt(counted);
  const whole = BigInt(price.cents) * BigInt(perLegalUnit) * BigInt(PARTS_OF_CONTENT);
  const cents = Number((2n * whole + parts) / (2n * parts));
  return Number.isSafeInteger(cents)
    ? ok({ price: money(cents, price.currency), unit: legal })
    : err({ kind: 'money.out-of-range' });
};

/** A base price may be left out when it is the price itself, that is for a package of exactly one legal unit (§ 4 (1) PAngV). */
export const isBasePriceRequired = (content: PackageContent): boolean =>
  content.amount > 0 && content.amount !== CONTENT_UNITS[content.unit].perLegalUnit;

export type BasePriceError = { readonly kind: 'money.no-content' } | AmountOutOfRange;
