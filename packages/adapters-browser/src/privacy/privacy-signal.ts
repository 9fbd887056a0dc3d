// The port `PrivacySignal` in a tab.

import type { PrivacySignal } from '@tornister/application/ports';

/** Reads Global Privacy Control where the browser knows it. */
export const createBrowserPrivacySignal = (browser: object): PrivacySignal => ({
  optsOut: () => 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true,
});
