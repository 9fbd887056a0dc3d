// What a login and a logout change on the device. Source: spec 2 §4 "Login state", §7 "Browser calls to the shop host"; spec 1 §4.

import { LOGIN_LEFT_OPEN_NOTICE, LOGOUT_NOTICE } from '../session/session-notice.ts';
import { LOGIN_CHANGED, type TabSync } from '../session/tab-sync.ts';
import type { UserData } from '../session/user-data.ts';
import type { CartId } from '../shared/brand.ts';

/** What `login-action` answers when it let somebody in. */
export type LoginSuccess = UserData & {
  readonly updatedCartId?: CartId;
  /** The account was to be deleted, and is not since somebody has logged in to it. */
  readonly accountKept?: boolean;
};

/** Key of the notice that an account is not deleted after all. */
export const ACCOUNT_KEPT_NOTICE = 'vue.account.kept';

export type LoginEffects = {
  readonly resetsStore: true;
  readonly tabSync: TabSync;
  readonly userData: UserData;
  /** Key of the notice. */
  readonly notice?: string;
};

/**
 * A login resets the client store, tells the other tabs, keeps the names, and says that the account is kept, or what became of the carts, where
 * there is something to say.
 */
export const loginEffects = (answer: LoginSuccess, mergeNotice: string | undefined): LoginEffects => {
  const { firstName, lastName, updatedCartId, accountKept = false } = answer;
  const notice = accountKept ? ACCOUNT_KEPT_NOTICE : mergeNotice;
  return {
    resetsStore: true,
    tabSync: { ...LOGIN_CHANGED, ...(updatedCartId !== undefined && { cartId: updatedCartId }) },
    userData: { firstName, lastName },
    ...(notice !== undefined && { notice }),
  };
};

/** A logout tells the other tabs that cart and wishlists are another visitor's now. */
export const LOGOUT_EFFECTS: { readonly tabSync: TabSync } = { tabSync: LOGIN_CHANGED };

/**
 * What is said after a logout: that it is done, or, as a warning, that only this browser is logged out, because the backend could not be told to
 * end the session (`hasEnded` is false). A member can end it later in the list of logins. Source: spec 2 §4 "Logout".
 */
export const logoutNotice = (hasEnded: boolean): { readonly tone: 'success' | 'warning'; readonly message: string } =>
  hasEnded ? { tone: 'success', message: LOGOUT_NOTICE } : { tone: 'warning', message: LOGIN_LEFT_OPEN_NOTICE };
