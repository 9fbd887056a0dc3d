// Entry of the use cases of login, logout, account and guest.

export * from './continue-as-guest.ts';
export * from './ended-login.ts';
export * from './enter-account-page.ts';
export * from './enter-business-page.ts';
export * from './form-drafts.ts';
export * from './has-login-ended.ts';
export * from './interrupted-form.ts';
export * from './is-invited.ts';
export * from './keep-interrupted.ts';
export * from './leave-login.ts';
export * from './log-in.ts';
export * from './log-in-with-passkey.ts';
export * from './log-out.ts';
export * from './login-help.ts';
export * from './manage-passkeys.ts';
export * from './may-browse.ts';
export * from './passkey-error.ts';
export * from './passwords.ts';
export * from './register.ts';
export * from './stored-redirect.ts';
export * from './type-email.ts';
export * from './upload-certificate.ts';
export * from './watch-login.ts';
