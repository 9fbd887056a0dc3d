import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  BUSINESS_FIELDS,
  type CustomerData,
  checkBusinessData,
  sentBusinessData,
  tidyVatNumber,
  vatNumberRule,
} from './business-data.ts';

describe('data of institutions (spec 2 §3, §6)', () => {
  const data = { VATRegistrationNo: ' DE123456789 ', jobTitleCode: '', numberOfEmployees: '12' };

  it('are the VAT number, job title, industry and number of employees', () => {
    expect(BUSINESS_FIELDS).toEqual([
      'VATRegistrationNo',
      'jobTitleCode',
      'primaryIndustryGroupCode',
      'numberOfEmployees',
    ]);
  });

  it('are asked for as a whole: every choice that is missing is named, with a VAT number that cannot be one', () => {
    const nothing = { VATRegistrationNo: '1', jobTitleCode: '', primaryIndustryGroupCode: ' ', numberOfEmployees: '' };
    expect(checkBusinessData(nothing)._unsafeUnwrapErr()).toEqual([
      { field: 'VATRegistrationNo', message: 'vatNumberIncorrect' },
      { field: 'primaryIndustryGroupCode', message: 'requiredField' },
      { field: 'jobTitleCode', message: 'requiredField' },
      { field: 'numberOfEmployees', message: 'requiredField' },
    ]);
  });

  it('business customers carry what they filled in', () => {
    expect(sentBusinessData(data, true)).toEqual({ VATRegistrationNo: 'DE123456789', numberOfEmployees: '12' });
    expect(sentBusinessData({}, true)).toEqual({});
    expect(sentBusinessData({ primaryIndustryGroupCode: ' ' }, true)).toEqual({});
  });

  it('nobody else carries any', () => {
    expect(sentBusinessData(data, false)).toEqual({});
  });

  it.each([
    '',
    '  ',
    'DE123456789',
    'de 123.456-789',
    'ATU12345678',
    'XX12',
    'CHE-123.456.789 MWST',
    'CHE-123.456.789 TVA',
  ])('the VAT number %j could be one', (typed) => {
    expect(vatNumberRule(typed)).toBeUndefined();
  });

  it.each(['123456789', 'D123456789', 'DE1', `DE${'1'.repeat(14)}`, 'DE12345678ß', '<b>'])(
    'the VAT number %j is none',
    (typed) => {
      expect(vatNumberRule(typed)).toEqual({ message: 'vatNumberIncorrect' });
    },
  );

  it('a VAT number is kept in capitals, without spaces, dots and dashes', () => {
    expect(tidyVatNumber(' che-123.456.789 ')).toBe('CHE123456789');
  });

  it('a customer also has a number and a method of payment', () => {
    expectTypeOf<keyof CustomerData>().toEqualTypeOf<
      (typeof BUSINESS_FIELDS)[number] | 'customerNumber' | 'paymentMethod'
    >();
  });
});
