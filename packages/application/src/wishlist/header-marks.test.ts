import { GUEST_COOKIE, LOGGED_IN_COOKIE, UNKNOWN_VISITOR } from '@tornister/domain/session';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aListEntry, aWishlist, createInMemoryCookieJar, createInMemoryWishlistGateway } from '../../testing/index.ts';
import type { SessionGateway, WishlistGateway } from '../ports/index.ts';
import { openHeaderMarks } from './header-marks.ts';

const MEMBER = { [LOGGED_IN_COOKIE]: '1' };
const FULL = createInMemoryWishlistGateway([aWishlist('1'), aWishlist('2', { entries: [aListEntry('7')] })]);
const EMPTY = createInMemoryWishlistGateway([aWishlist('1')]);

const open = async (
  cookies: Readonly<Record<string, string>>,
  status = 'NONE',
  wishlists: Pick<WishlistGateway, 'essentials'> = FULL,
) => {
  let asked = 0;
  const customerInfo: SessionGateway['customerInfo'] = () => {
    asked += 1;
    return status === 'away'
      ? errAsync({ kind: 'gateway.unreachable' })
      : okAsync({ ...UNKNOWN_VISITOR, primeInfo: { status, abo: false } });
  };
  const marks = await openHeaderMarks({
    cookies: createInMemoryCookieJar(cookies),
    wishlists,
    session: { customerInfo },
  });
  return { marks: marks._unsafeUnwrap(), asked };
};

describe('what a page for one visitor says of them in its header', () => {
  it('is whether any list of a member has an entry, and whether they are a prime member', async () => {
    expect((await open(MEMBER)).marks).toEqual({ hasEntries: true, isPrime: false });
    expect((await open(MEMBER, 'ACTIVE', EMPTY)).marks).toEqual({ hasEntries: false, isPrime: true });
    expect((await open(MEMBER, 'PAUSED', EMPTY)).marks).toEqual({ hasEntries: false, isPrime: true });
  });

  it('is said of strangers and guests whose browser has a list, and nobody is asked who they are', async () => {
    for (const login of [{}, { [GUEST_COOKIE]: '1' }])
      expect(await open({ ...login, activeWishlistId: 'mine' }, 'ACTIVE')).toEqual({
        marks: { hasEntries: true, isPrime: false },
        asked: 0,
      });
  });

  it('is nothing for whoever has no lists', async () => {
    expect(await open({})).toEqual({ marks: undefined, asked: 0 });
    expect(await open({ [GUEST_COOKIE]: '1' })).toEqual({ marks: undefined, asked: 0 });
  });

  it('is nothing where one of the answers is missing: the tab asks by itself then', async () => {
    expect((await open(MEMBER, 'away')).marks).toBeUndefined();
    const away = { essentials: () => errAsync({ kind: 'gateway.unreachable' } as const) };
    expect((await open(MEMBER, 'NONE', away)).marks).toBeUndefined();
  });
});
