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

/** What is asked of a card, in the order of the form. */
const CARD_FIELDS = ['number', 'expiry', 'cvc'] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type TypedCard = Readonly<Record<CardField, string>>;

export type CardVerdict =
  | { readonly kind: 'accepted' | 'declined' }
  /** What cannot be of a card. */
  | { readonly kind: 'invalid'; readonly fields: readonly CardField[] };

/** What the sandbox says to a card; cards hold to the end of their month. */
export const checkCard = ({ number, expiry, cvc }: TypedCard, now: Date): CardVerdict => {
  const digits = number.replace(/[\s-]/g, '');
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry.trim()) ?? [];
  const isRight: Readonly<Record<CardField, boolean>> = {
    number: /^\d{13,19}$/.test(digits) && hasCheckDigit(digits),
    expiry: month !== '' && new Date(2_000 + Number(year), Number(month), 1) > now,
    cvc: /^\d{3,4}$/.test(cvc.trim()),
  };
  const fields = CARD_FIELDS.filter((field) => !isRight[field]);
  if (fields.length > 0) return { kind: 'invalid', fields };
  return { kind: digits === DECLINED_CARD ? 'declined' : 'accepted' };
};
