import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GIVEN_ROLES, parseGivenRole, roleAfterJoining } from './list-sharing.ts';
import { WISHLIST_ROLES } from './wishlist.ts';
import { WISHLIST_PERMISSIONS } from './wishlist-roles.ts';

describe('roles that are given', () => {
  it('are all but the creator', () => {
    expect(new Set([...GIVEN_ROLES, 'creator'])).toEqual(new Set(WISHLIST_ROLES));
    expect(WISHLIST_ROLES.map(parseGivenRole)).toEqual([undefined, 'admin', 'editor', 'commentator', 'reader']);
    expect(parseGivenRole('owner')).toBeUndefined();
  });

  it('a link gives what it names and takes nothing away', () => {
    fc.assert(
      fc.property(
        fc.option(fc.constantFrom(...WISHLIST_ROLES), { nil: undefined }),
        fc.constantFrom(...GIVEN_ROLES),
        (before, given) => {
          const after = roleAfterJoining(before, given);
          expect([before, given]).toContain(after);
          for (const role of [before ?? given, given])
            expect(WISHLIST_PERMISSIONS[after]).toEqual(expect.arrayContaining([...WISHLIST_PERMISSIONS[role]]));
        },
      ),
    );
  });
});
