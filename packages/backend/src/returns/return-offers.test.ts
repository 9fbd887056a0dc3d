// What the step of a return that asks what should become of the goods says of the money. Source: spec 2 §4 "Returns flow"; docs/adr/0075.

import type { ReturnReasonName } from '@tornister/domain/returns';
import type { Language } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { offeredRegulations } from './return-offers.ts';

const offered = (payment_id: string, language: Language, reason: ReturnReasonName = 'damaged') =>
  offeredRegulations([{ reason }], { payment_id }, language).map(({ code, description }) => [code, description]);

describe('what can become of goods that go back', () => {
  it.each([
    ['INVOICE', 'de', 'Von einer offenen Rechnung ziehen wir den Betrag ab, bezahltes Geld überweisen wir zurück.'],
    ['INVOICE', 'en', 'We take the amount off an open invoice, and transfer back what was paid.'],
    ['VORKASSE', 'de', 'Wir überweisen Ihnen den Betrag zurück.'],
    ['CASH_ON_DELIVERY', 'en', 'We transfer the amount back to you.'],
    ['PAYPAL', 'de', 'Wir erstatten den Betrag auf dem Weg, auf dem Sie bezahlt haben.'],
    ['PAYPAL', 'en', 'We refund the amount the way you paid it.'],
  ] as const)('says how the money of an order by %s goes back (%s)', (payment, language, words) => {
    expect(offered(payment, language)[0]).toEqual(['refund', words]);
    expect(offered(payment, language, 'dislike')).toEqual([['refund', words]]);
  });

  it.each([
    ['INVOICE', 'de', /von einer offenen Rechnung ab; bezahltes Geld überweisen wir zurück\.$/],
    ['INVOICE', 'en', /off an open invoice, and transfer back what was paid\.$/],
    ['VORKASSE', 'de', /überweisen wir das Geld zurück\.$/],
    ['CASH_ON_DELIVERY', 'en', /we transfer the money back\.$/],
    ['PAYPAL', 'de', /erstatten wir das Geld\.$/],
    ['PAYPAL', 'en', /we refund the money\.$/],
  ] as const)('also where goods that should be sent anew are sold out (%s, %s)', (payment, language, words) => {
    expect(offered(payment, language)).toEqual([expect.anything(), ['replacement', expect.stringMatching(words)]]);
  });
});
