import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { checkDigitsOf } from '../../test/builders/leitweg-check-digits.ts';
import { FINE_ADDRESS_MAX_LENGTH, parseBuyerReference } from './buyer-reference.ts';

const kindOf = (typed: string): string =>
  parseBuyerReference(typed).match(
    (id) => id,
    ({ kind }) => kind,
  );
const withDigits = (coarse: string, fine?: string): string =>
  [coarse, ...(fine === undefined ? [] : [fine]), checkDigitsOf(coarse, fine)].join('-');

describe('Leitweg-IDs', () => {
  it('are read with spaces around them and small letters', () => {
    expect(kindOf('04011000-1234512345-06')).toBe('04011000-1234512345-06');
    expect(kindOf(' 04011000-1234512345-06 ')).toBe('04011000-1234512345-06');
    const withLetters = withDigits('991', 'ABC12');
    expect(kindOf(withLetters.toLowerCase())).toBe(withLetters);
    expect(kindOf(withDigits('991'))).toBe(withDigits('991'));
  });

  it('are missing when nothing was typed', () => {
    expect([kindOf(''), kindOf('  ')]).toEqual(['buyer-reference.missing', 'buyer-reference.missing']);
  });

  it('have right check digits', () => {
    expect(checkDigitsOf('04011000', '1234512345')).toBe('06');
    expect(kindOf('04011000-1234512345-07')).toBe('buyer-reference.wrong-check-digits');
    expect(kindOf('04011000-1234512354-06')).toBe('buyer-reference.wrong-check-digits');
  });

  it.each(['04', '040', '04011', '04011000', '040110001', '040110001234'])(
    'may have the coarse address %s',
    (coarse) => {
      expect(kindOf(withDigits(coarse))).toBe(withDigits(coarse));
    },
  );

  it.each([
    '0',
    '0401',
    '040110',
    '0401100',
    '0401100012',
    '04011000123',
    '0401100012345',
    '0A',
    'X4011000',
    '04A11000',
    '0401100A',
  ])('may not have the coarse address %s', (coarse) => {
    expect(kindOf(`${coarse}-06`)).toBe('buyer-reference.malformed');
  });

  it('begin with a state from 01 to 16 or with 99', () => {
    for (const state of ['01', '16', '99']) expect(kindOf(withDigits(state))).toBe(withDigits(state));
    for (const state of ['00', '17', '98']) expect(kindOf(`${state}-06`)).toBe('buyer-reference.malformed');
  });

  it('have a fine address of at most 30 letters and digits, or none', () => {
    const longest = 'A'.repeat(FINE_ADDRESS_MAX_LENGTH);
    expect(kindOf(withDigits('991', longest))).toBe(withDigits('991', longest));
    for (const id of [
      `991-${longest}A-06`,
      '991--06',
      '991-A_B-06',
      '991-Ä-06',
      '991-A-B-06',
      '991-A',
      '991',
      '991-A-6',
      '991-A-006',
      '991-A-0X',
    ])
      expect(kindOf(id)).toBe('buyer-reference.malformed');
  });
});

describe('Leitweg-IDs as laws', () => {
  const coarse = fc.constantFrom('04', '991', '08111', '04011000', '040110001', '160110001234');
  const fine = fc.stringMatching(/^[A-Z0-9]{1,30}$/);

  it('the number with letters as two digits leaves 1 when divided by 97 (ISO/IEC 7064)', () => {
    fc.assert(
      fc.property(coarse, fine, (one, other) => {
        const letters = `${one}${other}${checkDigitsOf(one, other.toLowerCase())}`;
        const digits = [...letters].map((letter) => String(Number.parseInt(letter, 36))).join('');
        expect(BigInt(digits) % 97n).toBe(1n);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('every address with its check digits is read', () => {
    fc.assert(
      fc.property(coarse, fine, (one, other) => {
        expect(parseBuyerReference(withDigits(one, other)).isOk()).toBe(true);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('one mistyped digit is always found', () => {
    fc.assert(
      fc.property(
        coarse,
        fc.stringMatching(/^[0-9]{1,30}$/),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (one, other, place, more) => {
          const at = place % other.length;
          const wrong = String((Number(other[at]) + more) % 10);
          const mistyped = `${other.slice(0, at)}${wrong}${other.slice(at + 1)}`;
          expect(kindOf(`${one}-${mistyped}-${checkDigitsOf(one, other)}`)).toBe('buyer-reference.wrong-check-digits');
        },
      ),
      { numRuns: NUM_RUNS },
    );
  });
});
