// Binds what every page knows of the visitor's consent.

import { createAskForConsent } from '@tornister/application/consent';
import { areaModule } from './area-module.ts';
import { consentUseCases } from './consent-tokens.ts';
import { ports } from './ports.ts';
import { openedSite } from './shop.ts';

export const consentModule = areaModule((bind) => {
  bind(
    consentUseCases.askForConsent,
    [ports.cookieJar, ports.clock, ports.privacySignal, openedSite],
    (cookies, clock, privacySignal, { profile }) =>
      createAskForConsent({ cookies, clock, privacySignal }, profile.consentPurposes),
  );
});
