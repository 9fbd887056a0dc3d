export * from './login-effects.ts';
