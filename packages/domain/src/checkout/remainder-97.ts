// The remainder that the check digits of ISO/IEC 7064 MOD 97-10 are about: of a Leitweg-ID and of an IBAN.

const MODULUS = 97;

/** The remainder of digits and capitals, read as one number; letters count as two digits, from A = 10 to Z = 35. */
export const remainder97 = (text: string): number => {
  let remainder = 0;
  for (const letter of text) {
    const value = Number.parseInt(letter, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % MODULUS;
  }
  return remainder;
};
