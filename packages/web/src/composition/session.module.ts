// Wires the use cases of login, logout and account.

import { createPassedNotices } from '@tornister/application/notices';
import {
  createChangePassword,
  createContinueAsGuest,
  createEnterAccountPage,
  createEnterBusinessPage,
  createInterruptedForms,
  createIsInvited,
  createLogIn,
  createLogInWithPasskey,
  createLogOut,
  createManagePasskeys,
  createOpenLoginHelp,
  createRegister,
  createRemindPassword,
  createReplacePassword,
  createTakeEndedLogin,
  createUploadCertificate,
} from '@tornister/application/session';
import { ownHostsOf } from '../seo/site-addresses.ts';
import { areaModule } from './area-module.ts';
import { ports } from './ports.ts';
import { sessionUseCases } from './session-tokens.ts';
import { openedSite } from './shop.ts';
import { lifetime } from './tokens.ts';
import { visitorUseCases } from './visitor-tokens.ts';

/** Logging in, logging out, going on as a guest, and who may open which page of the account. */
export const sessionModule = areaModule((bind) => {
  bind(
    sessionUseCases.logIn,
    [
      ports.sessionGateway,
      ports.cookieJar,
      ports.localStore,
      ports.tabChannel,
      ports.clientStore,
      ports.analytics,
      openedSite,
    ],
    (session, cookies, device, tabs, store, analytics, site) => {
      const { isB2b } = site.storefront;
      return createLogIn({ session, cookies, device, tabs, store, analytics, isB2b, ownHosts: ownHostsOf(site) });
    },
  );
  bind(
    sessionUseCases.logInWithPasskey,
    [
      ports.sessionGateway,
      ports.passkeyGateway,
      ports.passkeyCeremony,
      ports.cookieJar,
      ports.localStore,
      ports.tabChannel,
      ports.clientStore,
      ports.analytics,
      openedSite,
    ],
    (session, passkeys, ceremony, cookies, device, tabs, store, analytics, site) => {
      const visitor = { cookies, device, tabs, store, analytics };
      const { isB2b } = site.storefront;
      return createLogInWithPasskey({ session, passkeys, ceremony, ...visitor, isB2b, ownHosts: ownHostsOf(site) });
    },
  );
  bind(
    sessionUseCases.managePasskeys,
    [ports.passkeyGateway, ports.passkeyCeremony, openedSite],
    (gateway, ceremony, { baseUrl }) => createManagePasskeys({ gateway, ceremony, host: new URL(baseUrl).hostname }),
  );
  bind(
    sessionUseCases.register,
    [
      ports.sessionGateway,
      ports.accountGateway,
      ports.cookieJar,
      ports.localStore,
      ports.tabChannel,
      ports.clientStore,
      openedSite,
    ],
    (session, account, cookies, device, tabs, store, site) => {
      const { isB2b } = site.storefront;
      return createRegister({ session, account, cookies, device, tabs, store, isB2b, ownHosts: ownHostsOf(site) });
    },
  );
  bind(sessionUseCases.openLoginHelp, [ports.contentGateway, openedSite], (content, { profile }) =>
    createOpenLoginHelp(content, profile.traits),
  );
  bind(sessionUseCases.uploadCertificate, [ports.accountGateway], (account) => createUploadCertificate({ account }));
  bind(sessionUseCases.readRegistrationChoices, [ports.accountGateway], (account) => account.registrationChoices);
  bind(
    sessionUseCases.logOut,
    [ports.sessionGateway, ports.cookieJar, ports.localStore, ports.sessionStore, ports.tabChannel, ports.clientStore],
    (session, cookies, device, drafts, tabs, store) => createLogOut({ session, cookies, device, drafts, tabs, store }),
  );
  bind(
    sessionUseCases.continueAsGuest,
    [ports.checkoutGateway, ports.cookieJar, ports.tabChannel, ports.clientStore],
    (checkout, cookies, tabs, store) => createContinueAsGuest({ checkout, cookies, tabs, store }),
  );
  bind(sessionUseCases.enterAccountPage, [ports.cookieJar, openedSite], (cookies, { storefront }) =>
    createEnterAccountPage({ cookies, isB2b: storefront.isB2b }),
  );
  bind(sessionUseCases.enterBusinessPage, [ports.cookieJar, openedSite], (cookies, { storefront, brandId }) =>
    createEnterBusinessPage({ cookies, isB2b: storefront.isB2b, brandId }),
  );
  bind(
    sessionUseCases.takeEndedLogin,
    [lifetime, ports.cookieJar, ports.localStore, ports.tabChannel, visitorUseCases.watchLogin],
    (scope, cookies, device, tabs, login) => createTakeEndedLogin(scope, { cookies, device, tabs, login }),
  );
  bind(
    sessionUseCases.remindPassword,
    [ports.accountGateway, ports.cookieJar, openedSite],
    (account, cookies, { storefront }) => createRemindPassword({ account, cookies, isB2b: storefront.isB2b }),
  );
  bind(sessionUseCases.replacePassword, [ports.accountGateway], (account) => createReplacePassword({ account }));
  bind(sessionUseCases.changePassword, [ports.accountGateway], (account) => createChangePassword({ account }));
  bind(sessionUseCases.viewLogins, [ports.accountGateway], (account) => account);
  bind(sessionUseCases.interruptedForms, [ports.cookieJar], (cookies) => createInterruptedForms({ cookies }));
  bind(sessionUseCases.isInvited, [ports.cookieJar], createIsInvited);
  bind(sessionUseCases.passedNotices, [ports.cookieJar], (cookies) => createPassedNotices({ cookies }));
});
