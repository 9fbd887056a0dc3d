// The shippers that storefronts send with, by their codes. Source: spec 2 §3 "Shipper", spec 1 §9 "Footer payment strip".

import { DHL, SPEDITION } from '../../checkout/shipper-codes.ts';
import type { FreightTerms, ShipperTerms } from './storefront-profile.ts';

type Rates = Pick<ShipperTerms, 'homeCents' | 'abroadCents'>;

const at = <Code extends string>(
  code: Code,
  name: ShipperTerms['name'],
  homeCents: number,
  abroadCents = homeCents,
): ShipperTerms & { readonly code: Code } => ({ code, name, homeCents, abroadCents });

/** Within Germany only; the only one that serves packing stations. */
export const dhl = ({ homeCents, abroadCents }: Rates): ShipperTerms =>
  at(DHL, { de: 'DHL Paket', en: 'DHL parcel' }, homeCents, abroadCents);

/** Parcels at home and abroad, at rates in cents. */
export const dpd = ({ homeCents, abroadCents }: Rates): ShipperTerms =>
  at('dpd', { de: 'DPD', en: 'DPD' }, homeCents, abroadCents);

/** Parcels within Switzerland, at rates in cents. */
export const swissPost = ({ homeCents, abroadCents }: Rates): ShipperTerms =>
  at('swiss-post', { de: 'Die Post', en: 'Swiss Post' }, homeCents, abroadCents);

/** Goods that no parcel takes. */
export const spedition = ({ homeCents, abroadCents }: Rates): FreightTerms =>
  at(
    SPEDITION,
    { de: 'Spedition (Lieferung nach Terminabsprache)', en: 'Freight (delivery by appointment)' },
    homeCents,
    abroadCents,
  );
