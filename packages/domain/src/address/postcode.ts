// Postcodes by country. Countries whose form the shop does not know are checked for plausible characters only.
// Source: spec 2 §3 "Address"; the countries are those that the storefronts sell and are found to (spec 1 §5 "Hreflang").

type PostcodeRule = { readonly pattern: RegExp; readonly example: string };

/** Form of the postcodes of the countries around the shops, with one that fits. */
export const POSTCODE_RULES: Readonly<Record<string, PostcodeRule>> = {
  DE: { pattern: /^\d{5}$/, example: '73479' },
  AT: { pattern: /^[1-9]\d{3}$/, example: '1010' },
  CH: { pattern: /^[1-9]\d{3}$/, example: '8001' },
  LI: { pattern: /^94(8[5-9]|9[0-8])$/, example: '9490' },
  IT: { pattern: /^\d{5}$/, example: '39100' },
  FR: { pattern: /^\d{5}$/, example: '67000' },
  LU: { pattern: /^[1-9]\d{3}$/, example: '1009' },
  BE: { pattern: /^[1-9]\d{3}$/, example: '4700' },
  NL: { pattern: /^[1-9]\d{3} ?[A-Z]{2}$/, example: '1011 AB' },
  DK: { pattern: /^\d{4}$/, example: '6400' },
  PL: { pattern: /^\d{2}-\d{3}$/, example: '00-950' },
  CZ: { pattern: /^\d{3} ?\d{2}$/, example: '110 00' },
};

/** Of a country that is not in the list: at most 10 characters. */
const ANY_POSTCODE = /^[A-Z0-9](?:[A-Z0-9 -]{0,8}[A-Z0-9])?$/;

/** Signs of the countries of the list on letters, as they stand before a postcode; one letter with a space may begin a postcode of another country. */
const WITH_HYPHEN = /^(?:DE|AT|CH|FL|LI|LU|IT|FR|BE|NL|DK|PL|CZ|[DALIFB])\s?-\s?(?=\d)/;
const WITH_SPACE = /^(?:DE|AT|CH|FL|LI|LU|IT|FR|BE|NL|DK|PL|CZ|[DA]) (?=\d)/;

/** A postcode as it is kept: without the country before it (`D-73479`, `DE-73479`, `D 73479`, `CH 8001`), in capitals, single spaces. */
export const tidyPostcode = (typed: string): string =>
  typed.trim().toUpperCase().replace(/\s+/g, ' ').replace(WITH_HYPHEN, '').replace(WITH_SPACE, '');

/** Whether a tidy postcode fits the country. */
export const isPostcodeOf = (country: string, postcode: string): boolean =>
  (POSTCODE_RULES[country]?.pattern ?? ANY_POSTCODE).test(postcode);

/** Whether two postcodes are the same one, as people write them: with the country before it, other spaces or hyphens, in small letters. */
export const isSamePostcode = (one: string, other: string): boolean => withoutSigns(one) === withoutSigns(other);

const withoutSigns = (postcode: string): string => tidyPostcode(postcode).replace(/[ -]/g, '');

/** A postcode that would fit the country, for the message beside the field. */
export const postcodeExample = (country: string): string | undefined => POSTCODE_RULES[country]?.example;
