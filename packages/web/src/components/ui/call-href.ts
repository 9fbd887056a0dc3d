// The address that calls a telephone number.

/** `tel:` with the digits of the number, and its "+" if it has one: spaces, brackets and dashes are for readers. */
export const callHref = (number: string): string => `tel:${number.replace(/[^+\d]/gu, '')}`;
