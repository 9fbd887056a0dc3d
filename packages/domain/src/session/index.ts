// Entry of the rules of login, session and visitor.

export * from './account-forms.ts';
export * from './cookies.ts';
export * from './failure.ts';
export * from './form-notice.ts';
export * from './login-change.ts';
export * from './login-flyout.ts';
export * from './login-form.ts';
export * from './login-state.ts';
export * from './login-tokens.ts';
export * from './lost-answer.ts';
export * from './post-login-target.ts';
export * from './prime.ts';
export * from './registration.ts';
export * from './registration-names.ts';
export * from './session-notice.ts';
export * from './tab-sync.ts';
export * from './transport.ts';
export * from './typed-by.ts';
export * from './user-data.ts';
export * from './visitor.ts';
