// The name of a cart for everybody who must not have its id: forms, scripts, other tabs. Both processes know it by the same rule.

import { createHash } from 'node:crypto';

/** So many hexadecimal digits: 128 bits, and never as long as an id. */
export const CART_REFERENCE_LENGTH = 32;

const REFERENCE = new RegExp(`^[0-9a-f]{${CART_REFERENCE_LENGTH}}$`);

/** The reference of a cart. It tells one cart from another, and nobody finds the id by it. */
export const cartReference = (cartId: string): string =>
  createHash('sha256').update(cartId).digest('hex').slice(0, CART_REFERENCE_LENGTH);

/** Whether a text from outside has the shape of a reference; an id never has. */
export const isCartReference = (text: string): boolean => REFERENCE.test(text);
