import {
  createContinueAsGuest,
  createInterruptedForms,
  createLogIn,
  createLogOut,
} from '@tornister/application/session';
import { areaModule } from './area-module.ts';
import { ports } from './ports.ts';
import { sessionUseCases } from './session-tokens.ts';
import { openedSite } from './shop.ts';

/** Logging in, logging out, going on as a guest. */
export const sessionModule = areaModule((bind) => {
  bind(
    sessionUseCases.logIn,
    [ports.sessionGateway, ports.cookieJar, ports.localStore, ports.tabChannel, ports.clientStore, openedSite],
    (session, cookies, device, tabs, store, { storefront }) =>
      createLogIn({ session, cookies, device, tabs, store, isB2b: storefront.isB2b }),
  );
  bind(
    sessionUseCases.logOut,
    [ports.sessionGateway, ports.localStore, ports.tabChannel, ports.clientStore],
    (session, device, tabs, store) => createLogOut({ session, device, tabs, store }),
  );
  bind(
    sessionUseCases.continueAsGuest,
    [ports.checkoutGateway, ports.cookieJar, ports.tabChannel],
    (checkout, cookies, tabs) => createContinueAsGuest({ checkout, cookies, tabs }),
  );
  bind(sessionUseCases.interruptedForms, [ports.cookieJar], (cookies) => createInterruptedForms({ cookies }));
});
