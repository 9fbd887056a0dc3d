import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GIVEN_ROLES, linksThatEnd, parseGivenRole, roleAfterJoining } from './list-sharing.ts';
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

  it('who is taken off a list, or gets a lower role, comes back to what they were by no link', () => {
    expect(linksThatEnd('reader', undefined)).toEqual(GIVEN_ROLES);
    expect(linksThatEnd('admin', 'editor')).toEqual(['admin']);
    expect(linksThatEnd('editor', 'reader')).toEqual(['commentator', 'editor', 'admin']);
    expect(linksThatEnd('editor', 'editor')).toEqual([]);
    expect(linksThatEnd('reader', 'admin')).toEqual([]);
    fc.assert(
      fc.property(fc.constantFrom(...GIVEN_ROLES), fc.constantFrom(...GIVEN_ROLES), (before, after) => {
        const isLowered = GIVEN_ROLES.indexOf(after) < GIVEN_ROLES.indexOf(before);
        const ended = linksThatEnd(before, after);
        for (const role of GIVEN_ROLES.filter((each) => !ended.includes(each)))
          expect(roleAfterJoining(after, role)).toBe(isLowered ? after : roleAfterJoining(after, role));
        if (!isLowered) expect(ended).toEqual([]);
        expect(ended).not.toContain(after);
      }),
    );
  });
});
