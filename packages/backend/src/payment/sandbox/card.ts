// Whether what was typed can be a card, and whether the sandbox accepts it. Numbers are looked at and forgotten.

/** The test card that is declined. */
const DECLINED_CARD = '4000000000000002';

/** The check digit of card numbers (Luhn). */
const hasCheckDigit = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

export type TypedCard = { readonly number: string; readonly expiry: string; readonly cvc: string };

/** `invalid` for what cannot be a card, otherwise what the sandbox says to it; cards hold to the end of their month. */
export const checkCard = ({ number, expiry, cvc }: TypedCard, now: Date): 'accepted' | 'declined' | 'invalid' => {
  const digits = number.replace(/[\s-]/g, '');
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry.trim()) ?? [];
  const isInTime = month !== '' && new Date(2_000 + Number(year), Number(month), 1) > now;
  if (!/^\d{13,19}$/.test(digits) || !hasCheckDigit(digits) || !isInTime || !/^\d{3,4}$/.test(cvc.trim()))
    return 'invalid';
  return digits === DECLINED_CARD ? 'declined' : 'accepted';
};
