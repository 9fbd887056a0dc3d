// The keys of what a visitor is told after a form about the account; no page that is browsed needs them. Source: spec 2 §8 "Success notices".

/** After a registration; spec 2 §8. */
export const REGISTERED_NOTICE = 'vue.user.registerPage.notification.successRegister';
/** After a password was changed; spec 2 §8. */
export const PASSWORD_CHANGED_NOTICE = 'vue.user.password.notification.successfulChange';

/** Somebody logged in in another tab while this one asked who is there. */
export const LOGGED_IN_ELSEWHERE_NOTICE = 'vue.checkout.login.elsewhere';
