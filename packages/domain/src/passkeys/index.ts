// Entry of the rules of passkeys.

export * from './passkeys.ts';
