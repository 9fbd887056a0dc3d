import { describe, expect, expectTypeOf, it } from 'vitest';
import { BUSINESS_FIELDS, type CustomerData, sentBusinessData } from './business-data.ts';

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

  it('business customers carry what they filled in', () => {
    expect(sentBusinessData(data, true)).toEqual({ VATRegistrationNo: 'DE123456789', numberOfEmployees: '12' });
    expect(sentBusinessData({}, true)).toEqual({});
    expect(sentBusinessData({ primaryIndustryGroupCode: ' ' }, true)).toEqual({});
  });

  it('nobody else carries any', () => {
    expect(sentBusinessData(data, false)).toEqual({});
  });

  it('a customer also has a number, terms and a method of payment', () => {
    expectTypeOf<keyof CustomerData>().toEqualTypeOf<
      (typeof BUSINESS_FIELDS)[number] | 'customerNumber' | 'termsOfPayment' | 'paymentMethod'
    >();
  });
});
