// A login that the backend does not accept any more: expired, revoked, or a cookie that was spoilt. Source: spec 2 §4 "An invalid or
// revoked token sets the security-logout flag", spec 1 §2 "A set security-logout flag shows a message and forces one logout".

import { LOGOUT_EFFECTS } from '@tornister/domain/account';
import { effectsOfNavigation } from '@tornister/domain/routing';
import { COOKIES, USER_DATA_KEY } from '@tornister/domain/session';
import type { CookieJar, DeviceStore, Notice, TabChannel } from '../ports/index.ts';

/** Whether the login of this browser has ended a short while ago, without anybody logging out or in since. */
export const hasLoginEnded = (cookies: Pick<CookieJar, 'get'>): boolean =>
  cookies.get(COOKIES.securityLogout) !== undefined;

/** What is told of a login that has ended, once; nothing when none has. */
export type TakeEndedLogin = () => Notice | undefined;

export type TakeEndedLoginPorts = {
  readonly cookies: Pick<CookieJar, 'get' | 'remove'>;
  readonly device: Pick<DeviceStore, 'remove'>;
  readonly tabs: Pick<TabChannel, 'send'>;
};

/** The shop host has forgotten the token already; here the device forgets the rest, and the flag with it, so that it happens once. */
export const createTakeEndedLogin =
  ({ cookies, device, tabs }: TakeEndedLoginPorts): TakeEndedLogin =>
  () => {
    const { notices, forcesLogout } = effectsOfNavigation({
      isLoggedOutJustNow: false,
      isSecurityLogoutSet: hasLoginEnded(cookies),
      openModals: [],
    });
    if (forcesLogout) {
      cookies.remove(COOKIES.securityLogout);
      device.remove(USER_DATA_KEY);
      tabs.send(LOGOUT_EFFECTS.tabSync);
    }
    const [first] = notices;
    return first && { id: first.key, tone: first.level, message: first.key };
  };
