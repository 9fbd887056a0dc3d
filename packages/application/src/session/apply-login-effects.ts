// Applies the effects of a login on the device, after a login and after a registration: the names are stored, other tabs are told, and what
// this tab knew of the visitor from before is forgotten. Source: spec 2 §4 "Login success".

import { type LoginEffects, loginEffects } from '@tornister/domain/account';
import { mergeNoticeOf } from '@tornister/domain/cart';
import { USER_DATA_KEY, writeUserData } from '@tornister/domain/session';
import type { ClientStore, DeviceStore, LoginAnswer, TabChannel } from '../ports/index.ts';

export type LoginEffectsPorts = {
  readonly device: Pick<DeviceStore, 'write'>;
  readonly tabs: Pick<TabChannel, 'send'>;
  readonly store: ClientStore;
};

/** Applies what `loginEffects` says, and answers it. */
export const applyLoginEffects = (
  { device, tabs, store }: LoginEffectsPorts,
  { cartId, ...answer }: LoginAnswer,
): LoginEffects => {
  const effects = loginEffects(
    { ...answer, ...(cartId === undefined ? {} : { updatedCartId: cartId }) },
    mergeNoticeOf(answer),
  );
  device.write(USER_DATA_KEY, writeUserData(effects.userData));
  tabs.send(effects.tabSync);
  store.reset();
  return effects;
};
