import { describe, expect, it } from 'vitest';
import { packingStationOffer } from '../checkout/shipper-rules.ts';
import { servesPackingStations } from './packing-stations.ts';
import { PROFILES } from './profiles/index.ts';
import { tradingTermsOf } from './profiles/terms.ts';

describe('storefronts that send goods to packing stations (spec 2 §4)', () => {
  it('are those of Germany: no dhl brings anything from Austria or Switzerland', () => {
    const serving = PROFILES.filter(servesPackingStations).map(({ store }) => store);
    expect(serving).toEqual(['de', 'b2b']);
  });

  it('are those whose shippers go there', () => {
    for (const profile of PROFILES) {
      const offer = packingStationOffer(tradingTermsOf(profile.store).shippers);
      expect(servesPackingStations(profile), profile.store).toBe(offer !== 'none');
    }
  });
});
