// The customer number field of the business shop. Source: spec 3 §5 "Customer number", §9.

import { presence, type Rule } from './rule.ts';
import { maxLength } from './validators.ts';

/** Longest customer number in characters; spec 3 §9. */
export const CUSTOMER_NUMBER_MAX_LENGTH = 80;

/** A customer number is required when the field is, and has at most 80 characters. */
export const customerNumberRule = ({ isRequired }: { readonly isRequired: boolean }): Rule =>
  presence(isRequired, maxLength(CUSTOMER_NUMBER_MAX_LENGTH));

/** A customer number as it is looked up: without spaces around it, in small letters. Capitals tell no institution from another. */
export const tidyCustomerNumber = (typed: string): string => typed.trim().toLowerCase();
