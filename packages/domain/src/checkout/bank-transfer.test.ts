import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHF } from '../../test/arbitraries/money.arbitrary.ts';
import { NUM_RUNS } from '../../test/budget.ts';
import { money } from '../money/money.ts';
import {
  EPC_HIGHEST_CENTS,
  EPC_HOLDER_MAX_LENGTH,
  EPC_REFERENCE_MAX_LENGTH,
  epcPayload,
  formatIban,
  isBic,
  parseIban,
} from './bank-transfer.ts';

const IBAN = 'DE02120300000000202051';
const iban = parseIban(IBAN)._unsafeUnwrap();
const transfer = { holder: 'Tornister', iban, bic: 'BYLADEM1001', amount: money(1_299), reference: '2600001' };

describe('an IBAN (ISO 13616)', () => {
  it.each([IBAN, 'AT611904300234573201', 'CH9300762011623852957', 'LI21088100002324013AA', 'GB82WEST12345698765432'])(
    '%s is one',
    (text) => {
      expect(parseIban(text)._unsafeUnwrap()).toBe(text);
    },
  );

  it('is read with spaces and small letters, and written in groups of four', () => {
    expect(parseIban(' de02 1203 0000 0000 2020 51 ')._unsafeUnwrap()).toBe(IBAN);
    expect(formatIban(iban)).toBe('DE02 1203 0000 0000 2020 51');
  });

  it.each(['', 'DE', '02120300000000202051', `${IBAN}0`, IBAN.slice(0, -1), 'DE0212030000000020205!'])(
    '%j is none',
    (text) => {
      expect(parseIban(text)._unsafeUnwrapErr()).toEqual({ kind: 'iban.malformed' });
    },
  );

  it('no single mistyped digit goes unnoticed, and no two swapped neighbours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 21 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = (Number(IBAN[at]) + by) % 10;
        const mistyped = IBAN.slice(0, at) + digit + IBAN.slice(at + 1);
        expect(parseIban(mistyped)._unsafeUnwrapErr()).toEqual({ kind: 'iban.wrong-check-digits' });
        const swapped = IBAN.slice(0, at - 1) + IBAN[at] + IBAN[at - 1] + IBAN.slice(at + 1);
        if (at > 4 && swapped !== IBAN) expect(parseIban(swapped).isErr()).toBe(true);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

it('a BIC has 8 or 11 letters and digits', () => {
  expect(['BYLADEM1', 'BYLADEM1001'].every(isBic)).toBe(true);
  expect(['', 'BYLADEM', 'BYLADEM10', 'BYLADEM10011', 'byladem1', '1YLADEM1'].some(isBic)).toBe(false);
});

describe('the code that banking apps read (EPC069-12)', () => {
  it('names the bank, the holder, the account, the amount and the reference', () => {
    expect(epcPayload(transfer)._unsafeUnwrap()).toBe(
      'BCD\n002\n1\nSCT\nBYLADEM1001\nTornister\nDE02120300000000202051\nEUR12.99\n\n\n2600001',
    );
    const { bic: _bic, ...withoutBic } = transfer;
    expect(epcPayload(withoutBic)._unsafeUnwrap().split('\n')[4]).toBe('');
  });

  it('is for euros, from one cent to the highest amount', () => {
    const of = (amount: ReturnType<typeof money>) => epcPayload({ ...transfer, amount });
    expect([0, 1, EPC_HIGHEST_CENTS, EPC_HIGHEST_CENTS + 1].map((amount) => of(money(amount)).isOk())).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(of(money(1, CHF))._unsafeUnwrapErr()).toEqual({ kind: 'epc.not-euro' });
  });

  it('keeps to its limits and its lines, whatever the holder and the reference are', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (holder, reference) => {
        const lines = epcPayload({ ...transfer, holder, reference })
          ._unsafeUnwrap()
          .split('\n');
        expect(lines).toHaveLength(11);
        expect(Array.from(lines[5] ?? '').length).toBeLessThanOrEqual(EPC_HOLDER_MAX_LENGTH);
        expect(Array.from(lines[10] ?? '').length).toBeLessThanOrEqual(EPC_REFERENCE_MAX_LENGTH);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
