import { ENDED_LOGIN_COOKIE_S } from '@tornister/domain/session';
import { describe, expect, it, vi } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import { dropRedirect, keepRedirect, REDIRECT_COOKIE, readRedirect, takeRedirect } from './stored-redirect.ts';

describe('a page that waits for the next login', () => {
  it.each(['business', 'share-data'] as const)('is found again with its kind: %s', (kind) => {
    const cookies = createInMemoryCookieJar();
    keepRedirect(cookies, { kind, target: '/papier/?a=b:c' });
    expect(readRedirect(cookies)).toEqual({ kind, target: '/papier/?a=b:c' });
  });

  it('waits as long as a login that has ended', () => {
    const set = vi.fn();
    keepRedirect({ get: () => undefined, set }, { kind: 'business', target: '/papier/' });
    expect(set).toHaveBeenCalledExactlyOnceWith(REDIRECT_COOKIE, 'business:/papier/', {
      maxAgeSeconds: ENDED_LOGIN_COOKIE_S,
    });
  });

  it('waits for the member whose login has ended, where it is a page of the business shop, and is followed once', () => {
    const taken = (kind: 'business' | 'share-data', login: string) => {
      const cookies = createInMemoryCookieJar({ securityLogout: 'member school-a' });
      keepRedirect(cookies, { kind, target: '/papier/' });
      cookies.set('X-JWT-exist', login, {});
      return [takeRedirect(cookies)?.target, readRedirect(cookies)];
    };
    expect(taken('business', 'school-a')).toEqual(['/papier/', undefined]);
    expect(taken('business', 'school-b')).toEqual([undefined, undefined]);
    expect(taken('share-data', 'school-b')).toEqual(['/papier/', undefined]);
  });

  it.each(['', 'business:', 'share-data', 'other:/papier/', ' business:/papier/', '/papier/'])(
    'is none where the cookie is none of ours: %j',
    (written) => {
      expect(readRedirect(createInMemoryCookieJar({ [REDIRECT_COOKIE]: written }))).toBeUndefined();
    },
  );

  it('is forgotten, and nothing is removed where there is none', () => {
    const remove = vi.fn();
    dropRedirect({ get: () => undefined, remove });
    expect(remove).not.toHaveBeenCalled();
    dropRedirect({ get: () => 'business:/papier/', remove });
    expect(remove).toHaveBeenCalledExactlyOnceWith(REDIRECT_COOKIE);
  });
});
