import { describe, expect, it } from 'vitest';
import type { Secrets } from '../server/secrets.ts';
import { API_TOKEN_SECONDS, isApiToken, issueApiToken } from './api-token.ts';

const secretsWith = (jwt: string): Secrets => ({
  jwt,
  shopClientId: 'shop',
  shopClientSecret: 'secret-of-the-shop-host',
  payment: 'secret-of-the-sandbox',
});

const NOW = 1_000_000;

describe('the shop host\'s own token (spec 2 §7 "Transport")', () => {
  it('is good until its hour is over, also when it has been shown before', async () => {
    const secrets = secretsWith('a'.repeat(40));
    const token = await issueApiToken(secrets, NOW);
    const verdicts = [];
    for (const seconds of [0, API_TOKEN_SECONDS - 1, API_TOKEN_SECONDS]) {
      verdicts.push(await isApiToken(secrets, token, NOW + seconds));
    }
    expect(verdicts).toEqual([true, true, false]);
  });

  it('is refused when a letter of it was changed, also right after the good one', async () => {
    const secrets = secretsWith('b'.repeat(40));
    const token = await issueApiToken(secrets, NOW);
    expect(await isApiToken(secrets, token, NOW)).toBe(true);
    expect(await isApiToken(secrets, `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`, NOW)).toBe(false);
  });

  it('is good while the secret that it was made with is named as the one before, and nothing is made with that', async () => {
    const [old, next] = ['e'.repeat(40), 'f'.repeat(40)];
    const token = await issueApiToken(secretsWith(old), NOW);
    const changed = { ...secretsWith(next), jwtBefore: old };
    expect(await isApiToken(changed, token, NOW)).toBe(true);
    expect(await isApiToken(secretsWith(next), await issueApiToken(changed, NOW), NOW)).toBe(true);
    expect(await isApiToken(secretsWith(next), token, NOW)).toBe(false);
  });

  it('opens no other shop', async () => {
    const token = await issueApiToken(secretsWith('c'.repeat(40)), NOW);
    expect(await isApiToken(secretsWith('d'.repeat(40)), token, NOW)).toBe(false);
  });
});
