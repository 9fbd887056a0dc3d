// Entry of the account's rules.

export * from './contact-details.ts';
export * from './login-effects.ts';
export * from './login-name.ts';
