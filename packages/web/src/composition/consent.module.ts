// Binds what every page knows of the visitor's consent.

import { createAskForConsent, createForgetWithdrawn } from '@tornister/application/consent';
import { areaModule } from './area-module.ts';
import { consentUseCases } from './consent-tokens.ts';
import { ports } from './ports.ts';
import { openedSite } from './shop.ts';

export const consentModule = areaModule((bind) => {
  bind(
    consentUseCases.askForConsent,
    [
      ports.cookieJar,
      ports.clock,
      ports.privacySignal,
      ports.pageVisibility,
      ports.sessionStore,
      ports.localStore,
      openedSite,
    ],
    (cookies, clock, privacySignal, visibility, sessionStore, localStore, { profile }) =>
      createAskForConsent(
        {
          cookies,
          clock,
          privacySignal,
          visibility,
          forgetWithdrawn: createForgetWithdrawn({ sessionStore, localStore, cookies }),
        },
        profile.consentPurposes,
      ),
  );
});
