import { STORE_CODES } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { educationalDeliveryTerms } from './delivery-terms.ts';

const said = (...asked: Parameters<typeof educationalDeliveryTerms>): string | undefined =>
  educationalDeliveryTerms(...asked)?.replaceAll('\u00a0', ' ');

describe('the terms of delivery to institutions (spec 2 §3 "educational delivery terms")', () => {
  it.each([
    [
      'de',
      'DE',
      'Lieferbedingungen: frei Haus ab 75,00 € Warenwert, sonst 4,90 € Versand; Speditionsware 29,00 €. Alle Beträge netto.',
    ],
    [
      'en',
      'DE',
      'Delivery terms: free delivery from €75.00 of goods, otherwise €4.90 shipping; goods by freight €29.00. All amounts are net.',
    ],
    [
      'de',
      'AT',
      'Lieferbedingungen: frei Haus ab 75,00 € Warenwert, sonst 9,90 € Versand; Speditionsware 49,00 €. Alle Beträge netto.',
    ],
  ] as const)('are in %s, to %s, the rates of the checkout', (language, country, sentence) => {
    expect(said({ store: 'b2b', language }, country)).toBe(sentence);
  });

  it('are said to nobody else', () => {
    for (const store of STORE_CODES.filter((one) => one !== 'b2b'))
      expect(said({ store, language: 'de' }, 'DE')).toBeUndefined();
  });
});
