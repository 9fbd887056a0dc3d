// What every way into an account brings about on the device: the names are kept, the other tabs learn of it, and what the tab knew of the
// visitor from before is forgotten. Source: spec 2 §4 "Login success".

import { type LoginEffects, loginEffects } from '@tornister/domain/account';
import { mergeNoticeOf } from '@tornister/domain/cart';
import { USER_DATA_KEY, writeUserData } from '@tornister/domain/session';
import type { ClientStore, DeviceStore, LoginAnswer, TabChannel } from '../ports/index.ts';

export type EnteredPorts = {
  readonly device: Pick<DeviceStore, 'write'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly store: ClientStore;
};

/** Brings about what `loginEffects` says, and answers it. */
export const entered = ({ device, tabs, store }: EnteredPorts, { cartId, ...answer }: LoginAnswer): LoginEffects => {
  const effects = loginEffects(
    { ...answer, ...(cartId === undefined ? {} : { updatedCartId: cartId }) },
    mergeNoticeOf(answer),
  );
  device.write(USER_DATA_KEY, writeUserData(effects.userData));
  tabs.send(effects.tabSync);
  store.reset();
  return effects;
};
