import type { StoredRedirect } from '@tornister/domain/session';
import { expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import { readInterrupted } from './interrupted-form.ts';
import { keepInterrupted } from './keep-interrupted.ts';
import { createLeaveLogin } from './leave-login.ts';
import { keepRedirect, readRedirect } from './stored-redirect.ts';

it.each<[StoredRedirect, StoredRedirect | undefined]>([
  [{ kind: 'share-data', target: '/myaccount/wishlist/?share=x' }, undefined],
  [
    { kind: 'business', target: '/cat/1001/' },
    { kind: 'business', target: '/cat/1001/' },
  ],
])('%j is %j once the login form has gone away (spec 3 §4 "Login")', (stored, left) => {
  const cookies = createInMemoryCookieJar();
  keepRedirect(cookies, stored);
  createLeaveLogin(cookies)('/');
  expect(readRedirect(cookies)).toEqual(left);
});

it.each([
  ['/myaccount/register/', true],
  ['/myaccount/resetpassword/', true],
  ['/cat/1001/', false],
])('a shared list still waits on %s, which leads to a login: %s', (next, waits) => {
  const cookies = createInMemoryCookieJar();
  keepRedirect(cookies, { kind: 'share-data', target: '/myaccount/wishlist/?share=x' });
  createLeaveLogin(cookies)(next);
  expect(readRedirect(cookies) !== undefined).toBe(waits);
});

it.each([
  ['the shared list itself', '/myaccount/wishlist/?share=x', false],
  ['another page', '/myaccount/contact-details/', true],
])('what was posted on %s still waits then: %s', (_, path, waits) => {
  const cookies = createInMemoryCookieJar();
  keepRedirect(cookies, { kind: 'share-data', target: '/myaccount/wishlist/?share=x' });
  keepInterrupted(cookies, { path, typed: { intent: 'join' } });
  createLeaveLogin(cookies)('/cat/1001/');
  expect(readInterrupted(cookies) !== undefined).toBe(waits);
});

it('a form that waits for the login alone still waits then', () => {
  const cookies = createInMemoryCookieJar();
  keepInterrupted(cookies, { path: '/myaccount/wishlist/', typed: { name: 'Klasse 3b' } });
  createLeaveLogin(cookies)('/cat/1001/');
  expect(readInterrupted(cookies)?.typed).toEqual({ name: 'Klasse 3b' });
});
