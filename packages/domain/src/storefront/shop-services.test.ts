import { describe, expect, it } from 'vitest';
import { type ServiceSettings, shopServicesOf } from './shop-services.ts';
import { STORE_CODES } from './storefront.ts';

const settings: ServiceSettings = {
  consentSettings: { de: 'c-de', at: 'c-at', ch: 'c-ch', b2b: 'c-b2b' },
  tagManagerSources: { de: 't-de', at: 't-at', ch: 't-ch', b2b: 't-b2b' },
};

describe('services of each shop (spec 1 §1)', () => {
  it('are consent settings and a tag-manager source of its own for de, at, ch and b2b', () => {
    expect(STORE_CODES.map((store) => [store, shopServicesOf(settings, store)])).toStrictEqual([
      ['de', { consentSettings: 'c-de', tagManagerSource: 't-de', tracksErrors: false }],
      ['at', { consentSettings: 'c-at', tagManagerSource: 't-at', tracksErrors: false }],
      ['ch', { consentSettings: 'c-ch', tagManagerSource: 't-ch', tracksErrors: false }],
      ['b2b', { consentSettings: 'c-b2b', tagManagerSource: 't-b2b', tracksErrors: false }],
    ]);
  });

  it('track errors where a token is configured, and hand it to nobody', () => {
    const tracked = shopServicesOf({ ...settings, errorTrackingToken: 'secret' }, 'de');
    expect(tracked).toStrictEqual({ consentSettings: 'c-de', tagManagerSource: 't-de', tracksErrors: true });
    expect(shopServicesOf({ ...settings, errorTrackingToken: '' }, 'de').tracksErrors).toBe(false);
  });
});
