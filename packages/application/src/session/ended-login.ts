// A login that the backend does not accept any more: expired, revoked, or a cookie that was spoilt. Source: spec 2 §4 "An invalid or
// revoked token sets the security-logout flag", spec 1 §2 "A set security-logout flag shows a message and forces one logout".

import { LOGOUT_EFFECTS } from '@tornister/domain/account';
import { effectsOfNavigation } from '@tornister/domain/routing';
import { COOKIES, USER_DATA_KEY } from '@tornister/domain/session';
import type { Scope } from '../kernel/index.ts';
import type { CookieJar, DeviceStore, Notice, TabChannel } from '../ports/index.ts';
import { hasLoginEnded } from './has-login-ended.ts';
import type { WatchLogin } from './watch-login.ts';

const effectsHere = (cookies: Pick<CookieJar, 'get'>) =>
  effectsOfNavigation({ isLoggedOutJustNow: false, isSecurityLogoutSet: hasLoginEnded(cookies), openModals: [] });

/** What is told of a login that has ended; the flag is left where it is. */
export const endedLoginNotice = (cookies: Pick<CookieJar, 'get'>): Notice | undefined => {
  const [first] = effectsHere(cookies).notices;
  return first && { id: first.key, tone: first.level, message: first.key };
};

/** The same, with the flag taken, so that it is told once: for the shop host, where nothing else is to be forgotten. */
export const takeEndedLoginNotice = (cookies: Pick<CookieJar, 'get' | 'remove'>): Notice | undefined => {
  const notice = endedLoginNotice(cookies);
  if (notice !== undefined) cookies.remove(COOKIES.securityLogout);
  return notice;
};

/** What is told of a login that has ended, once; nothing when none has. */
export type TakeEndedLogin = () => Notice | undefined;

export type TakeEndedLoginPorts = {
  readonly cookies: Pick<CookieJar, 'get' | 'remove'>;
  readonly device: Pick<DeviceStore, 'remove'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly login: Pick<WatchLogin, 'state$'>;
};

/**
 * The shop host has forgotten the token already; here the device forgets the rest, and the flag with it, so that it happens once. Each answer that was
 * under way says of the same login that it has ended, also after that was told: the flag is taken again then, and nothing is told until somebody has
 * logged in.
 */
export const createTakeEndedLogin = (
  scope: Scope,
  { cookies, device, tabs, login }: TakeEndedLoginPorts,
): TakeEndedLogin => {
  let told: string | undefined;
  scope.during(login.state$).subscribe((now) => {
    if (now.login !== 'anonymous') told = undefined;
  });
  return () => {
    const person = cookies.get(COOKIES.securityLogout);
    const { forcesLogout } = effectsHere(cookies);
    const notice = takeEndedLoginNotice(cookies);
    if (!forcesLogout || person === told) return undefined;
    told = person;
    device.remove(USER_DATA_KEY);
    tabs.send(LOGOUT_EFFECTS.tabSync);
    return notice;
  };
};
