// Where `npm start`, `npm run dev` and `npm run staff` ask the shop of this computer.

import { describe, expect, it } from 'vitest';
// @ts-expect-error The scripts of the repository are plain JavaScript, so that any Node.js runs them.
import { backendUrl, ownBackendUrl, ownHost } from '../../../../scripts/lib/own-addresses.mjs';
// @ts-expect-error The scripts of the repository are plain JavaScript, so that any Node.js runs them.
import { notReady } from '../../../../scripts/lib/run.mjs';

describe('addresses of the shop at this computer', () => {
  it.each([
    [{}, 'http://127.0.0.1:4000'],
    [{ HOST: '', BACKEND_PORT: '' }, 'http://127.0.0.1:4000'],
    [{ HOST: '0.0.0.0', BACKEND_PORT: '4444' }, 'http://127.0.0.1:4444'],
    [{ HOST: '::' }, 'http://127.0.0.1:4000'],
    [{ HOST: '::1' }, 'http://[::1]:4000'],
    [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:4000'],
  ])('are taken from HOST and BACKEND_PORT: %j', (environment, url) => {
    expect(ownBackendUrl(environment)).toBe(url);
    expect(backendUrl(environment)).toBe(url);
    expect(url).toContain(`//${ownHost(environment)}:`);
  });

  it('are those of BACKEND_URL where another backend is named, without the slash at its end', () => {
    expect(backendUrl({ BACKEND_URL: 'http://backend:4000/', HOST: '192.0.2.7' })).toBe('http://backend:4000');
    expect(backendUrl({ BACKEND_URL: 'http://backend/shop//' })).toBe('http://backend/shop');
    expect(backendUrl({ BACKEND_URL: 'http://backend/shop' })).toBe('http://backend/shop');
  });
});

describe('what is said of a process that did not become ready', () => {
  it('names the address that stayed silent, unless the process has ended', () => {
    const url = 'http://127.0.0.1:4000/readyz';
    expect(notReady('backend', url, { exitCode: null, signalCode: null }, 60)).toContain(url);
    expect(notReady('backend', url, { exitCode: 1, signalCode: null }, 60)).toContain('ended before');
  });
});
