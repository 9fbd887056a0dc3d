export * from './login-state.ts';
export * from './visitor.ts';
