// What a visitor is told when a session ends, and when a logout is forced. Source: spec 1 §2 "On every navigation", "Business
// global rule", §8; spec 2 §2, §8 "Session expired".

import type { LoginState } from './login-state.ts';

export const LOGOUT_NOTICE = 'vue.user.logout.message';
export const SECURITY_LOGOUT_NOTICE = 'vue.message.securityLogout';
export const SESSION_EXPIRED_NOTICE = 'vue.message.sessionExpired';
export const CHECKOUT_SESSION_EXPIRED_NOTICE = 'vue.checkout.message.sessionExpired';

/** After a registration; spec 2 §8. */
export const REGISTERED_NOTICE = 'vue.user.registerPage.notification.successRegister';
/** After a password was changed; spec 2 §8. */
export const PASSWORD_CHANGED_NOTICE = 'vue.user.password.notification.successfulChange';

export type NavigationDuty = {
  /** Key of the notice to show. */
  readonly notice?: typeof LOGOUT_NOTICE | typeof SECURITY_LOGOUT_NOTICE;
  readonly forcesLogout: boolean;
  /** The flag goes with the forced logout, so that it happens once. */
  readonly clearsSecurityFlag: boolean;
};

/** On every navigation: a set security-logout flag warns and forces one logout; otherwise a logout that was asked for is confirmed. */
export const navigationDuty = (visit: {
  readonly hasSecurityLogoutFlag: boolean;
  readonly hasJustLoggedOut: boolean;
}): NavigationDuty => {
  if (visit.hasSecurityLogoutFlag) {
    return { notice: SECURITY_LOGOUT_NOTICE, forcesLogout: true, clearsSecurityFlag: true };
  }
  return {
    forcesLogout: false,
    clearsSecurityFlag: false,
    ...(visit.hasJustLoggedOut && { notice: LOGOUT_NOTICE }),
  };
};

/** The notice of an expired session: the checkout has words of its own. */
export const sessionExpiredNotice = (place: 'checkout' | 'shop') =>
  place === 'checkout' ? CHECKOUT_SESSION_EXPIRED_NOTICE : SESSION_EXPIRED_NOTICE;

/** What polling the cookies found: somebody came, somebody went, or another kind of visitor took over. */
export type LoginChange = 'none' | 'logged-in' | 'logged-out';

/** Compares two looks at the cookies; from guest to member is a login. */
export const loginChange = (before: LoginState, after: LoginState): LoginChange => {
  if (before === after) return 'none';
  return after === 'anonymous' ? 'logged-out' : 'logged-in';
};
