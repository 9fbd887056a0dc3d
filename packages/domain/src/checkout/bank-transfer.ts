// Paying in advance: the account that the money goes to, and the code that banking apps read. Source: spec 2 §3 "Payment method"; ISO
// 13616 (IBAN), ISO 9362 (BIC), EPC069-12 version 2.1 (QR code for credit transfers).

import { err, ok, type Result } from 'neverthrow';
import { decimalOf } from '../money/arithmetic.ts';
import type { Money } from '../money/money.ts';
import type { Brand } from '../shared/brand.ts';
import { remainder97 } from './remainder-97.ts';

/** Without spaces, like `DE02120300000000202051`. */
export type Iban = Brand<string, 'Iban'>;

export type BankAccount = {
  readonly holder: string;
  readonly iban: Iban;
  /** Without it the code still works within the SEPA. */
  readonly bic?: string;
};

export type BankTransfer = BankAccount & { readonly amount: Money; readonly reference: string };

/** Length of the IBAN in the countries around; of any other it is between 15 and 34. */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  DE: 22,
  FR: 27,
  IT: 27,
  LI: 21,
  LU: 20,
  NL: 18,
};

/** Letters and digits of the country, the check digits and the account. */
const IBAN_FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const BIC_FORM = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/**
 * Reads an IBAN; spaces and small letters are forgiven. `iban.malformed` without the form or the length of its country,
 * `iban.wrong-check-digits` when a digit must have been mistyped.
 */
export const parseIban = (typed: string): Result<Iban, IbanError> => {
  const iban = typed.replace(/\s/g, '').toUpperCase();
  const length = IBAN_LENGTHS[iban.slice(0, 2)];
  if (!IBAN_FORM.test(iban) || (length !== undefined && iban.length !== length)) return err({ kind: 'iban.malformed' });
  return remainder97(iban.slice(4) + iban.slice(0, 4)) === 1
    ? ok(iban as Iban)
    : err({ kind: 'iban.wrong-check-digits' });
};

/** In groups of four, as people read and type it. */
export const formatIban = (iban: Iban): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** Whether a text has the form of a BIC: 8 or 11 letters and digits. */
export const isBic = (text: string): boolean => BIC_FORM.test(text);

/** Limits of the code (EPC069-12). */
export const EPC_HOLDER_MAX_LENGTH = 70;
export const EPC_REFERENCE_MAX_LENGTH = 140;
export const EPC_HIGHEST_CENTS = 99_999_999_999;

/**
 * What the QR code of a transfer says. `epc.not-euro` and `epc.amount-out-of-range` where the standard knows no code; holder and reference
 * are cut to its limits.
 *
 * @example
 * epcPayload({ holder: 'Shop', iban, amount: money(1299), reference: '2600001' }) // 'BCD\n002\n1\nSCT\n\nShop\nDE02...\nEUR12.99\n\n\n2600001'
 */
export const epcPayload = ({ holder, iban, bic = '', amount, reference }: BankTransfer): Result<string, EpcError> => {
  if (amount.currency !== 'EUR') return err({ kind: 'epc.not-euro' });
  if (amount.cents < 1 || amount.cents > EPC_HIGHEST_CENTS) return err({ kind: 'epc.amount-out-of-range' });
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    oneLine(holder, EPC_HOLDER_MAX_LENGTH),
    iban,
    `EUR${decimalOf(amount)}`,
    '',
    '',
    oneLine(reference, EPC_REFERENCE_MAX_LENGTH),
  ];
  return ok(lines.join('\n'));
};

const oneLine = (text: string, maximum: number): string =>
  Array.from(text.split(/\s+/).join(' ').trim()).slice(0, maximum).join('');

export type IbanError = { readonly kind: 'iban.malformed' | 'iban.wrong-check-digits' };
export type EpcError = { readonly kind: 'epc.not-euro' | 'epc.amount-out-of-range' };
