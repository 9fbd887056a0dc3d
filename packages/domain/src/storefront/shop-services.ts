// The services of others that each shop has of its own. Source: spec 1 §1 "Sample of what differs per store".

import type { StoreCode } from './profiles/index.ts';

/** What the configuration says: consent settings and a tag-manager source for every shop, one error tracker for all of them. */
export type ServiceSettings = {
  readonly consentSettings: Readonly<Record<StoreCode, string>>;
  readonly tagManagerSources: Readonly<Record<StoreCode, string>>;
  /** Secret of the error-tracking service; absent where errors are not reported. */
  readonly errorTrackingToken?: string;
};

export type ShopServices = {
  readonly consentSettings: string;
  readonly tagManagerSource: string;
  readonly tracksErrors: boolean;
};

/** Every shop (de, at, b2b, ch) has consent settings and a tag manager of its own; errors are tracked when a token is configured. The token itself is never handed to a page. */
export const shopServicesOf = (settings: ServiceSettings, store: StoreCode): ShopServices => ({
  consentSettings: settings.consentSettings[store],
  tagManagerSource: settings.tagManagerSources[store],
  tracksErrors: (settings.errorTrackingToken ?? '') !== '',
});
