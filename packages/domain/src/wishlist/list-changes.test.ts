import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FollowedList,
  followedListQuery,
  hasToLookAgain,
  LIST_STREAMS_OF_PROCESS,
  LIST_STREAMS_OF_VISITOR,
  mayOpenListStream,
  parseFollowedList,
} from './list-changes.ts';

/** As addresses are read everywhere; ids need no escaping. */
const parsed = (query: string) =>
  parseFollowedList(
    Object.fromEntries(
      query
        .replace('?', '')
        .split('&')
        .map((part) => part.split('=') as [string, string]),
    ),
  );
const anId = fc.stringMatching(/^[\w-]{10,64}$/);
/** A link's, or an invitation's, which is an id with its signature. */
const aToken = fc.oneof(anId, fc.stringMatching(/^[\w-]{24}\.[\w-]{43}$/));
const aRevision = fc.stringMatching(/^[\da-f]{32}$/);
const aFollowedList: fc.Arbitrary<FollowedList> = fc
  .tuple(
    fc.oneof(
      anId.map((id) => ({ kind: 'list' as const, id })),
      aToken.map((token) => ({ kind: 'link' as const, token })),
    ),
    fc.option(aRevision),
  )
  .map(([list, seen]) => (seen === null ? list : { ...list, seen }));

describe('streams of changes (docs/adr/0076)', () => {
  it('has at most 6 for a visitor and 2,000 for a process', () => {
    expect([LIST_STREAMS_OF_VISITOR, LIST_STREAMS_OF_PROCESS]).toEqual([6, 2_000]);
    const open = (ofVisitor: number, ofProcess: number) => mayOpenListStream({ ofVisitor, ofProcess });
    expect([open(5, 5), open(6, 6), open(7, 7)]).toEqual([true, false, false]);
    expect([open(0, 1_999), open(0, 2_000), open(0, 2_001)]).toEqual([true, false, false]);
  });

  it('reads every address that it writes', () => {
    fc.assert(
      fc.property(aFollowedList, (followed) => {
        expect(parsed(followedListQuery(followed))).toEqual(followed);
      }),
    );
  });

  it('takes a state that was seen for none where it is no revision', () => {
    const seen = (typed: string) => parsed(`list=${'a'.repeat(20)}&seen=${typed}`);
    expect(seen('0'.repeat(32))).toMatchObject({ seen: '0'.repeat(32) });
    for (const typed of ['', '0'.repeat(31), '0'.repeat(33), 'g'.repeat(32), 'A'.repeat(32), `${'0'.repeat(32)}'`])
      expect(seen(typed)).toEqual({ kind: 'list', id: 'a'.repeat(20) });
    expect(parsed(`seen=${'0'.repeat(32)}`)).toBeUndefined();
  });

  it('has somebody look again who has not seen the list as it is now', () => {
    fc.assert(
      fc.property(aRevision, aRevision, (seen, now) => {
        expect(hasToLookAgain({ seen }, now)).toBe(seen !== now);
        expect([hasToLookAgain({ seen: now }, now), hasToLookAgain({}, now)]).toEqual([false, true]);
        expect([hasToLookAgain({ seen }, undefined), hasToLookAgain({}, undefined)]).toEqual([true, true]);
      }),
    );
  });

  it('takes ids of 10 to 64 characters and tokens of up to 80, one list at a time, and nothing else', () => {
    const lists = (id: string) => parsed(`list=${id}`) !== undefined;
    expect(['a'.repeat(9), 'a'.repeat(10), 'a'.repeat(64), 'a'.repeat(65)].map(lists)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const links = (token: string) => parsed(`link=${token}`) !== undefined;
    expect(['a'.repeat(9), 'a'.repeat(80), 'a'.repeat(81)].map(links)).toEqual([false, true, false]);
    expect(parsed(`list=${'a'.repeat(20)}.${'b'.repeat(20)}`)).toBeUndefined();
    expect(parsed('sort=name')).toBeUndefined();
    expect(parsed(`list=${'a'.repeat(20)}&link=${'b'.repeat(20)}`)).toBeUndefined();
    expect(parsed('link=../graphql?a')).toBeUndefined();
  });
});
