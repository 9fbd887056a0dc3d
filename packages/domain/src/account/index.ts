// Entry of the account's rules.

export * from './login-effects.ts';
