import { expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import { createIsInvited } from './is-invited.ts';
import { dropRedirect, keepRedirect } from './stored-redirect.ts';

it('is invited who wants a shared list and has to log in for it, until a login has followed it (spec 3 §2)', () => {
  const cookies = createInMemoryCookieJar();
  const isInvited = createIsInvited(cookies);
  expect(isInvited()).toBe(false);
  keepRedirect(cookies, { kind: 'share-data', target: '/myaccount/wishlist/?share=x' });
  expect(isInvited()).toBe(true);
  dropRedirect(cookies);
  expect(isInvited()).toBe(false);
});

it('is not invited who wants another page', () => {
  const cookies = createInMemoryCookieJar();
  keepRedirect(cookies, { kind: 'business', target: '/cat/1001/' });
  expect(createIsInvited(cookies)()).toBe(false);
});
