// The keys of what a visitor is told after a form about the account; no page that is browsed needs them. Source: spec 2 §8 "Success notices".

/** After a registration; spec 2 §8. */
export const REGISTERED_NOTICE = 'vue.user.registerPage.notification.successRegister';
/** After a password was changed; spec 2 §8. */
export const PASSWORD_CHANGED_NOTICE = 'vue.user.password.notification.successfulChange';

/** A registration was to take a guest's order along that is the guest's no more, or that nothing proves any more to be theirs; spec 2 §7. */
export const GUEST_ORDER_GONE_MESSAGE = 'vue.register.guestOrderGone';

/** Somebody logged in in another tab while this one asked who is there. */
export const LOGGED_IN_ELSEWHERE_NOTICE = 'vue.checkout.login.elsewhere';
