// The keys of what a visitor is told about the session; who is told what is decided by the guards of the routes and by the effects of
// a navigation. Source: spec 1 §2 "On every navigation", "Business global rule", §8; spec 2 §2, §8 "Session expired".

/** After a logout; spec 1 §2. */
export const LOGOUT_NOTICE = 'vue.user.logout.message';
/** After a logout of which the backend has not heard. */
export const LOGIN_LEFT_OPEN_NOTICE = 'vue.user.logout.leftOpen';
/** Together with a forced logout; spec 1 §2. */
export const SECURITY_LOGOUT_NOTICE = 'vue.message.securityLogout';
/** In the business shop; spec 1 §8. */
export const SESSION_EXPIRED_NOTICE = 'vue.message.sessionExpired';
/** In the checkout; spec 1 §8. */
export const CHECKOUT_SESSION_EXPIRED_NOTICE = 'vue.checkout.message.sessionExpired';
/** On the register page of somebody who has an account; spec 1 §2, §8. */
export const ALREADY_LOGGED_IN_NOTICE = 'vue.user.registerPage.notification.alreadyLoggedIn';

/** Toast of an internal error. */
export const INTERNAL_ERROR_KEY = 'vue.message.internalError';
