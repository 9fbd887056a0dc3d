// The words of returns: reasons, what can become of the goods, carriers, and what is worth knowing of freight.

import type { RegulationCode, ReturnCarrierCode, ReturnReasonName } from '@tornister/domain/returns';
import type { Worded } from '@tornister/domain/storefront';

type Offer = { readonly name: string; readonly description: string };

/** What becomes of the money: by the provider that took it, by a transfer, or by way of an invoice, which may be open. */
type MoneyOffer = Offer & { readonly byTransfer: string; readonly onInvoice: string };

export type ReturnWords = {
  readonly reasons: Readonly<Record<ReturnReasonName, string>>;
  readonly regulations: Readonly<Record<RegulationCode, MoneyOffer>>;
  /** Of goods that were to be sent anew and of which there were too few. */
  readonly replacementShort: Offer;
  readonly carriers: Readonly<Record<ReturnCarrierCode, Offer>>;
  readonly freight: string;
};

const GERMAN: ReturnWords = {
  reasons: {
    dislike: 'Gefällt nicht',
    size: 'Passt nicht in Format oder Ausführung',
    mistake: 'Falsch oder zu viel bestellt',
    late: 'Kam zu spät',
    damaged: 'Beschädigt angekommen',
    defective: 'Funktioniert nicht',
    wrong: 'Falscher Artikel geliefert',
    other: 'Anderer Grund',
  },
  regulations: {
    refund: {
      name: 'Geld zurück',
      description: 'Wir erstatten den Betrag auf dem Weg, auf dem Sie bezahlt haben.',
      byTransfer: 'Wir überweisen Ihnen den Betrag zurück.',
      onInvoice: 'Von einer offenen Rechnung ziehen wir den Betrag ab, bezahltes Geld überweisen wir zurück.',
    },
    replacement: {
      name: 'Ersatz',
      description: 'Wir schicken den Artikel neu, sobald Ihr Paket da ist. Ist er ausverkauft, erstatten wir das Geld.',
      byTransfer:
        'Wir schicken den Artikel neu, sobald Ihr Paket da ist. Ist er ausverkauft, überweisen wir das Geld zurück.',
      onInvoice:
        'Wir schicken den Artikel neu, sobald Ihr Paket da ist. Ist er ausverkauft, ziehen wir den Betrag von einer offenen Rechnung ab; bezahltes Geld überweisen wir zurück.',
    },
  },
  replacementShort: {
    name: 'Ersatz (nicht mehr vorrätig)',
    description: 'Den gewünschten Ersatz können wir nicht schicken: Es sind nicht mehr genug Stücke da.',
  },
  carriers: {
    dhl: { name: 'DHL', description: 'Abgabe in jeder Filiale, an jeder Packstation und bei der Zustellkraft.' },
    dpd: { name: 'DPD', description: 'Abgabe in jedem Pickup Paketshop.' },
    'swiss-post': { name: 'Die Post', description: 'Abgabe in jeder Filiale und an jedem My Post 24-Automaten.' },
  },
  freight: 'Sperriges Gut: Wir holen es bei Ihnen ab und melden uns für einen Termin.',
};

const ENGLISH: ReturnWords = {
  reasons: {
    dislike: 'Do not like it',
    size: 'Size or version does not fit',
    mistake: 'Ordered by mistake or too many',
    late: 'Came too late',
    damaged: 'Arrived damaged',
    defective: 'Does not work',
    wrong: 'Wrong item delivered',
    other: 'Another reason',
  },
  regulations: {
    refund: {
      name: 'Money back',
      description: 'We refund the amount the way you paid it.',
      byTransfer: 'We transfer the amount back to you.',
      onInvoice: 'We take the amount off an open invoice, and transfer back what was paid.',
    },
    replacement: {
      name: 'Replacement',
      description: 'We send the item anew as soon as your parcel is here. If it is sold out, we refund the money.',
      byTransfer:
        'We send the item anew as soon as your parcel is here. If it is sold out, we transfer the money back.',
      onInvoice:
        'We send the item anew as soon as your parcel is here. If it is sold out, we take the amount off an open invoice, and transfer back what was paid.',
    },
  },
  replacementShort: {
    name: 'Replacement (out of stock)',
    description: 'We cannot send the replacement that you asked for: there are not enough pieces left.',
  },
  carriers: {
    dhl: { name: 'DHL', description: 'Hand it in at any branch, any parcel station or to the delivery driver.' },
    dpd: { name: 'DPD', description: 'Hand it in at any Pickup parcel shop.' },
    'swiss-post': { name: 'Swiss Post', description: 'Hand it in at any branch or any My Post 24 terminal.' },
  },
  freight: 'Bulky goods: we collect them from you and will get in touch about a date.',
};

export const RETURN_WORDS: Worded<ReturnWords> = { de: GERMAN, en: ENGLISH };
