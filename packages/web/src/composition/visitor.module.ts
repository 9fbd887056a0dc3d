// Binds what every page of a tab knows of the login: who is there, and the account flyout of the header.

import { createOpenFlyout } from '@tornister/application/navigation';
import { createWatchLogin } from '@tornister/application/session';
import { mayHaveLists } from '@tornister/application/wishlist';
import { canOpenAccountFlyout, concernsWishlists } from '@tornister/domain/session';
import { filter } from 'rxjs';
import { areaModule } from './area-module.ts';
import { ports } from './ports.ts';
import { lifetime } from './tokens.ts';
import { visitorUseCases } from './visitor-tokens.ts';

/** Logging in and out itself comes with the forms that do it (`session.module.ts`). */
export const visitorModule = areaModule((bind) => {
  bind(visitorUseCases.accountFlyout, [lifetime, ports.clock], (scope, clock) =>
    createOpenFlyout(scope, { clock }, canOpenAccountFlyout),
  );
  bind(visitorUseCases.mayHaveLists, [ports.cookieJar], (cookies) => () => mayHaveLists(cookies));
  bind(visitorUseCases.listsChanged, [ports.tabChannel], (tabs) => tabs.messages$.pipe(filter(concernsWishlists)));
  bind(
    visitorUseCases.watchLogin,
    [
      lifetime,
      ports.clock,
      ports.cookieJar,
      ports.localStore,
      ports.sessionStore,
      ports.tabChannel,
      ports.pageVisibility,
      ports.clientStore,
    ],
    (scope, clock, cookies, device, drafts, tabs, visibility, store) =>
      createWatchLogin(scope, { clock, cookies, device, drafts, tabs, visibility, store }),
  );
});
