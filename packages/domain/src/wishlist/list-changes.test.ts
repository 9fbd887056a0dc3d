import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FollowedList,
  followedListQuery,
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
const aFollowedList: fc.Arbitrary<FollowedList> = fc.oneof(
  anId.map((id) => ({ kind: 'list' as const, id })),
  anId.map((token) => ({ kind: 'link' as const, token })),
);

describe('streams of changes (issue 15)', () => {
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

  it('takes ids of 10 to 64 characters, one list at a time, and nothing else', () => {
    const lists = (id: string) => parsed(`list=${id}`) !== undefined;
    expect(['a'.repeat(9), 'a'.repeat(10), 'a'.repeat(64), 'a'.repeat(65)].map(lists)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(parsed('sort=name')).toBeUndefined();
    expect(parsed(`list=${'a'.repeat(20)}&link=${'b'.repeat(20)}`)).toBeUndefined();
    expect(parsed('link=../graphql?a')).toBeUndefined();
  });
});
