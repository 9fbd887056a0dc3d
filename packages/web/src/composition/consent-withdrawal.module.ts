// Binds what forgets after a consent was withdrawn; it comes with the page of the consent, whose form the shop host takes.

import { createForgetWithdrawn } from '@tornister/application/consent';
import { areaModule } from './area-module.ts';
import { consentWithdrawalUseCases } from './consent-withdrawal-tokens.ts';
import { ports } from './ports.ts';

export const consentWithdrawalModule = areaModule((bind) => {
  bind(
    consentWithdrawalUseCases.forgetWithdrawn,
    [ports.sessionStore, ports.localStore, ports.cookieJar],
    (sessionStore, localStore, cookies) => createForgetWithdrawn({ sessionStore, localStore, cookies }),
  );
});
