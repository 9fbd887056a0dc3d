// The buyer reference of an electronic invoice to an authority: its Leitweg-ID, with coarse address, fine address and check digits.
// Source: spec 2 §4 "X_RECHNUNG also needs a buyer reference", §5; format of the Leitweg-ID 2.0.2 (KoSIT), ISO/IEC 7064 MOD 97-10.

import { err, ok, type Result } from 'neverthrow';
import type { Brand } from '../shared/brand.ts';
import { remainder97 } from './remainder-97.ts';

/** Like `04011000-1234512345-06`. */
export type LeitwegId = Brand<string, 'LeitwegId'>;

/** Digits of the coarse address: the state, then where the office stands in it. */
const COARSE_LENGTHS: readonly number[] = [2, 3, 5, 8, 9, 12];

/** Longest fine address, in letters and digits. */
export const FINE_ADDRESS_MAX_LENGTH = 30;

/** States 01 to 16, and 99 for the federation. */
const isStateCode = (code: number): boolean => (code >= 1 && code <= 16) || code === 99;

/** Two check digits make the number congruent to 1 (ISO/IEC 7064). */
const CONGRUENT_TO = 1;

/**
 * Reads a Leitweg-ID; spaces around it and small letters are forgiven.
 *
 * `buyer-reference.missing` when nothing was typed, `buyer-reference.malformed` when it does not have the form,
 * `buyer-reference.wrong-check-digits` when a digit must have been mistyped.
 */
export const parseBuyerReference = (typed: string): Result<LeitwegId, BuyerReferenceError> => {
  const id = typed.trim().toUpperCase();
  if (id === '') return err({ kind: 'buyer-reference.missing' });
  if (!hasLeitwegForm(id)) return err({ kind: 'buyer-reference.malformed' });
  return remainder97(id.replaceAll('-', '')) === CONGRUENT_TO
    ? ok(id as LeitwegId)
    : err({ kind: 'buyer-reference.wrong-check-digits' });
};

const hasLeitwegForm = (id: string): boolean => {
  const [coarse = '', ...rest] = id.split('-');
  const check = rest.at(-1) ?? '';
  const fine = rest.length === 2 ? rest[0] : undefined;
  return (
    rest.length <= 2 &&
    /^\d+$/.test(coarse) &&
    COARSE_LENGTHS.includes(coarse.length) &&
    isStateCode(Number(coarse.slice(0, 2))) &&
    (fine === undefined || new RegExp(`^[A-Z0-9]{1,${FINE_ADDRESS_MAX_LENGTH}}$`).test(fine)) &&
    /^\d{2}$/.test(check)
  );
};

export type BuyerReferenceError =
  | { readonly kind: 'buyer-reference.missing' }
  | { readonly kind: 'buyer-reference.malformed' }
  | { readonly kind: 'buyer-reference.wrong-check-digits' };
