import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawThatMeets } from '../../test/law-that-meets.ts';
import { isPostcodeOf, isSamePostcode, POSTCODE_RULES, postcodeExample, tidyPostcode } from './postcode.ts';

describe('postcodes', () => {
  it.each([
    ['DE', ['01067', '73479'], ['1067', '734790', '7347a', '']],
    ['AT', ['1010', '9992'], ['0101', '101', '10100']],
    ['CH', ['1000', '9658'], ['0999', '965', '96580']],
    ['LI', ['9485', '9489', '9490', '9498'], ['9484', '9499', '94850', '8001']],
    ['IT', ['39100', '00118'], ['3910', '391000']],
    ['FR', ['67000'], ['6700']],
    ['LU', ['1009'], ['0109']],
    ['BE', ['4700'], ['0470', '47000']],
    ['NL', ['1011 AB', '1011AB'], ['0111 AB', '1011', '1011 A', '1011 ABC']],
    ['DK', ['6400', '0800'], ['640', '64000']],
    ['PL', ['00-950'], ['00950', '000-95']],
    ['CZ', ['110 00', '11000'], ['1100', '110 000']],
    ['XX', ['A', 'AB-12 C', '1234567890'], ['', '-1', '1-', 'AB_1', '12345678901']],
  ])('fit %s', (country, right, wrong) => {
    expect(right.filter((postcode) => !isPostcodeOf(country, postcode))).toEqual([]);
    expect(wrong.filter((postcode) => isPostcodeOf(country, postcode))).toEqual([]);
  });

  it('are kept without the country before them, in capitals, with single spaces', () => {
    expect(
      [' d-73479 ', 'CH - 8001', 'A-1010', 'FL-9490', '1011  ab', 'PL-', 'D-', 'L 1 8JQ'].map(tidyPostcode),
    ).toEqual(['73479', '8001', '1010', '9490', '1011 AB', 'PL-', 'D-', 'L 1 8JQ']);
  });

  it.each([
    ['DE-73479', '73479'],
    ['d 73479', '73479'],
    ['AT-1010', '1010'],
    ['LI-9490', '9490'],
    ['IT-39100', '39100'],
    ['CH 8001', '8001'],
    ['LI 9490', '9490'],
    ['fl 9490', '9490'],
    ['CZ 110 00', '110 00'],
    ['CZ-110 00', '110 00'],
    ['PL-00-950', '00-950'],
    ['PL 00-950', '00-950'],
    ['NL 1011 AB', '1011 AB'],
    ['NL-1011 AB', '1011 AB'],
  ])('%s is %s', (one, other) => {
    expect([isSamePostcode(one, other), tidyPostcode(one)]).toEqual([true, other]);
  });

  it('fit with the country before them, however it is written', () => {
    for (const country of Object.keys(POSTCODE_RULES))
      for (const sign of ['-', ' ', ' - ', '- ']) {
        const example = postcodeExample(country) ?? '';
        expect(tidyPostcode(`${country.toLowerCase()}${sign}${example}`)).toBe(example);
        expect(isSamePostcode(`${country}${sign}${example}`, example)).toBe(true);
      }
  });

  it('have an example for every country in the list, which fits', () => {
    for (const country of Object.keys(POSTCODE_RULES))
      expect(isPostcodeOf(country, postcodeExample(country) ?? '')).toBe(true);
    for (const country of Object.keys(POSTCODE_RULES))
      for (const spoiled of [`X${postcodeExample(country)}`, `${postcodeExample(country)}X`])
        expect(isPostcodeOf(country, spoiled)).toBe(false);
    expect(postcodeExample('XX')).toBeUndefined();
  });

  it.each([
    ['73479', ' D-73479 '],
    ['73479', '734 79'],
    ['1011 AB', '1011ab'],
    ['00-950', '00950'],
  ])('%j is the same as %j', (one, other) => {
    expect([isSamePostcode(one, other), isSamePostcode(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['73479', '73478'],
    ['73479', '7347'],
    ['8001', 'CH'],
    ['73479', ''],
  ])('%j is another one than %j', (one, other) => {
    expect([isSamePostcode(one, other), isSamePostcode(other, one)]).toEqual([false, false]);
  });

  it('are tidy once tidied', () => {
    const anything = fc.string({ unit: fc.constantFrom(...'dAchFLpznk -0123456789\t'), maxLength: 10 });
    const before = (country: string) =>
      fc.constantFrom('', ' ', `${country}-`, `${country.toLowerCase()} `, 'D - ', 'd-');
    const typed = fc.constantFrom(...Object.entries(POSTCODE_RULES)).chain(([country, { pattern }]) =>
      fc.record({
        country: fc.constant(country),
        text: fc.oneof(anything, {
          weight: 3,
          arbitrary: fc
            .tuple(before(country), fc.stringMatching(pattern), fc.constantFrom('', ' ', '\t'))
            .map((parts) => parts.join('')),
        }),
      }),
    );
    lawThatMeets(typed, ({ country, text }) => {
      const tidy = tidyPostcode(text);
      expect(tidyPostcode(tidy)).toBe(tidy);
      return isPostcodeOf(country, tidy);
    });
  });
});
