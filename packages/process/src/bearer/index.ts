// Tokens that operators set and programs bring.

export { bringsToken } from './brings-token.ts';
