// Logging out. Source: spec 2 §4 "Logout".

import { LOGOUT_EFFECTS } from '@tornister/domain/account';
import { USER_DATA_KEY } from '@tornister/domain/session';
import { SESSION_STORAGE_KEYS } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { ClientStore, DeviceStore, GatewayError, Notice, SessionGateway, TabChannel } from '../ports/index.ts';

/** Logs out, forgets who was here in all tabs, and answers what the next page tells. A new cart id comes with the logout. */
export type LogOut = () => ResultAsync<Notice, GatewayError>;

export type LogOutPorts = {
  readonly session: Pick<SessionGateway, 'logOut'>;
  readonly device: Pick<DeviceStore, 'remove'>;
  /** What was typed and is not saved: nothing of it is for the next person at this computer. */
  readonly drafts: Pick<DeviceStore, 'remove'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly store: ClientStore;
};

/** Makes the command of the logout form. */
export const createLogOut =
  ({ session, device, drafts, tabs, store }: LogOutPorts): LogOut =>
  () =>
    session.logOut().map(() => {
      const { tabSync, notice } = LOGOUT_EFFECTS;
      device.remove(USER_DATA_KEY);
      drafts.remove(SESSION_STORAGE_KEYS.checkout);
      tabs.send(tabSync);
      store.reset();
      return { id: notice, tone: 'success', message: notice };
    });
