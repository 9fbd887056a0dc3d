// Which storefronts send goods to packing stations. Source: spec 2 §4 "Shipper rules".

import type { StorefrontProfile } from './profiles/storefront-profile.ts';

/** Dhl alone goes there. Pages know the carriers of their storefront by its footer, and carry no price list of shippers. */
export const servesPackingStations = ({ footer }: Pick<StorefrontProfile, 'footer'>): boolean =>
  footer.carriers.includes('dhl');
