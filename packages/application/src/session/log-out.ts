// Logging out. Source: spec 2 §4 "Logout".

import { LOGOUT_EFFECTS, logoutNotice } from '@tornister/domain/account';
import { keptWithoutConsent } from '@tornister/domain/analytics';
import { USER_DATA_KEY } from '@tornister/domain/session';
import { SESSION_STORAGE_KEYS } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type {
  ClientStore,
  CookieJar,
  DeviceStore,
  GatewayError,
  Notice,
  SessionGateway,
  TabChannel,
} from '../ports/index.ts';
import { dropInterrupted } from './interrupted-form.ts';
import { dropRedirect } from './stored-redirect.ts';

/**
 * Logs out and answers what the next page tells. Names, what was kept by a consent, as products that were looked at, a form that was interrupted and the page that was wanted are forgotten, in all tabs: the
 * next person at this computer finds nothing of them, even where the shop could not be reached. Where only this browser is logged out, the notice says so; an
 * error says that somebody is still logged in.
 */
export type LogOut = () => ResultAsync<Notice, GatewayError>;

export type LogOutPorts = {
  readonly session: Pick<SessionGateway, 'logOut'>;
  readonly cookies: Pick<CookieJar, 'get' | 'remove'>;
  readonly device: Pick<DeviceStore, 'remove'>;
  /** What was typed and is not saved, and what was measured: nothing of it is for the next person at this computer. */
  readonly drafts: Pick<DeviceStore, 'remove'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly store: ClientStore;
};

/** Makes the command of the logout form. */
export const createLogOut =
  ({ session, cookies, device, drafts, tabs, store }: LogOutPorts): LogOut =>
  () => {
    const forget = () => {
      device.remove(USER_DATA_KEY);
      const kept = keptWithoutConsent([]);
      for (const key of kept.local) device.remove(key);
      for (const key of [SESSION_STORAGE_KEYS.checkout, ...kept.session]) drafts.remove(key);
      dropInterrupted(cookies);
      dropRedirect(cookies);
      tabs.send(LOGOUT_EFFECTS.tabSync);
      store.reset();
    };
    return session
      .logOut()
      .andTee(forget)
      .orTee(forget)
      .map((hasEnded) => {
        const notice = logoutNotice(hasEnded);
        return { id: notice.message, ...notice };
      });
  };
