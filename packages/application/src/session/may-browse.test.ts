import { LOGGED_IN_COOKIE } from '@tornister/domain/session';
import { expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import { createMayBrowse } from './may-browse.ts';

it.each([
  ['a stranger of the business shop', {}, true, false],
  ['a school', { [LOGGED_IN_COOKIE]: '1' }, true, true],
  ['a consumer', {}, false, true],
])('%s (spec 1 §2)', (_who, has, requiresLogin, may) => {
  expect(createMayBrowse(createInMemoryCookieJar(has), { requiresLogin })()).toBe(may);
});

it('looks at the login as it is now', () => {
  const cookies = createInMemoryCookieJar({ [LOGGED_IN_COOKIE]: '1' });
  const mayBrowse = createMayBrowse(cookies, { requiresLogin: true });
  cookies.remove(LOGGED_IN_COOKIE);
  expect(mayBrowse()).toBe(false);
});
