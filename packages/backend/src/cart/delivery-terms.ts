// What institutions are told of the terms of delivery beside the sums of a cart. Source: spec 2 §3 "educational delivery terms".

import { type Money, money } from '@tornister/domain/money';
import { inLanguage, profileOf, type Worded } from '@tornister/domain/storefront';
import { offeredShippers } from '../checkout/delivery.ts';
import { termsOf } from '../checkout/store-terms.ts';
import type { RequestStorefront } from '../graphql/context.ts';
import { formatMoney } from '../graphql/format-money.ts';

type Amounts = Readonly<Record<'freeFrom' | 'parcel' | 'freight', string>>;

const WORDS: Worded<(amounts: Amounts) => string> = {
  de: ({ freeFrom, parcel, freight }) =>
    `Lieferbedingungen: frei Haus ab ${freeFrom} Warenwert, sonst ${parcel} Versand; Speditionsware ${freight}. Alle Beträge netto.`,
  en: ({ freeFrom, parcel, freight }) =>
    `Delivery terms: free delivery from ${freeFrom} of goods, otherwise ${parcel} shipping; goods by freight ${freight}. All amounts are net.`,
};

/**
 * The terms of delivery to a country in a sentence, for whoever compares offers or has to justify an order: from which value of the goods parcels are free,
 * what they cost below it with the shipper that is chosen unless somebody chooses another, and what freight costs, which is never free. Nothing in the
 * shops for consumers, nor where nothing is delivered to the country.
 */
export const educationalDeliveryTerms = (
  { store, language }: Pick<RequestStorefront, 'store' | 'language'>,
  deliveryCountry: string,
): string | undefined => {
  if (!profileOf(store).isB2b) return undefined;
  const { freeShippingFrom } = termsOf(store);
  // A cent is below every value from which parcels are free.
  const goods = { worth: money(1, freeShippingFrom.currency), isFree: false };
  const rateOf = (hasFreight: boolean): Money | undefined =>
    offeredShippers({ store, language }, { deliveryType: 'sameAsBilling', deliveryCountry, hasFreight }, goods).find(
      ({ selected }) => selected,
    )?.costs;
  const [parcel, freight] = [rateOf(false), rateOf(true)];
  if (parcel === undefined || freight === undefined) return undefined;
  const amount = (sum: Money): string => formatMoney(sum, store, language);
  return inLanguage(
    WORDS,
    language,
  )({ freeFrom: amount(freeShippingFrom), parcel: amount(parcel), freight: amount(freight) });
};
