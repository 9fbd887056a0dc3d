// What the shop knows about a customer beside the addresses, and what of it only business customers carry.
// Source: spec 2 §3 "Address", "Customer data also carries …", §6 "Business customer: … carries VAT and industry fields".

/** Fields that belong to an institution, by the names of the backend. */
export const BUSINESS_FIELDS = [
  'VATRegistrationNo',
  'jobTitleCode',
  'primaryIndustryGroupCode',
  'numberOfEmployees',
] as const;
export type BusinessField = (typeof BUSINESS_FIELDS)[number];

/** Empty or absent when it is not known. */
export type BusinessData = Readonly<Partial<Record<BusinessField, string>>>;

export type CustomerData = BusinessData & {
  readonly customerNumber?: string;
  readonly termsOfPayment?: string;
  readonly paymentMethod?: string;
};

/** The VAT and industry fields that are sent: those of a business customer that are filled in, and none of anybody else. */
export const sentBusinessData = (data: BusinessData, isB2b: boolean): BusinessData =>
  Object.fromEntries(
    BUSINESS_FIELDS.flatMap((field) => {
      const value = isB2b ? (data[field]?.trim() ?? '') : '';
      return value === '' ? [] : [[field, value] as const];
    }),
  );
