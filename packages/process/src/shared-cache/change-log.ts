// What a process knows of the changes that were announced: which tag has changed last when. Whatever it cannot know of counts as changed.

import { type Changes, EVERYTHING, type Position } from './shared-store.ts';

/** Tags beyond that are forgotten, and all that was made before then counts as changed. */
const MOST_TAGS = 50_000;
const NUMBER_BITS = 24n;

/** A position as a number that can be compared. */
export const sequenceOf = (position: Position): bigint => {
  const [, ms = '0', number = '0'] = /^(\d{1,16})-(\d{1,8})$/.exec(position) ?? [];
  return (BigInt(ms) << NUMBER_BITS) + BigInt(number);
};

/** What something was made of, and as of which position in the list of changes. */
export type Marks = {
  readonly tags: readonly string[];
  readonly since: bigint;
};

export type ChangeLog = {
  /** The newest position that is known, in the list's own words. */
  readonly position: () => Position;
  readonly sequence: () => bigint;
  readonly learn: (changes: Changes) => void;
  /** Begins anew at a position: nothing is known of what was before. */
  readonly restart: (position: Position) => void;
  /** How often it has begun anew; what was made before belongs to another list. */
  readonly epoch: () => number;
  readonly hasChanged: (marks: Marks) => boolean;
};

/** A log that knows nothing of what was before the beginning of the list. */
export const createChangeLog = (mostTags: number = MOST_TAGS): ChangeLog => {
  let position: Position = '0-0';
  let knownFrom = 0n;
  let epoch = 0;
  const changedAt = new Map<string, bigint>();
  const forgetTags = (): void => {
    changedAt.clear();
    knownFrom = sequenceOf(position);
  };
  return {
    position: () => position,
    sequence: () => sequenceOf(position),
    learn: ({ after }) => {
      for (const change of after) {
        position = change.position;
        for (const tag of change.tags) changedAt.set(tag, sequenceOf(position));
      }
      if (changedAt.size > mostTags) forgetTags();
    },
    restart: (from) => {
      position = from;
      epoch += 1;
      forgetTags();
    },
    epoch: () => epoch,
    hasChanged: ({ tags, since }) => {
      if (since < knownFrom) return true;
      const isLater = (tag: string): boolean => (changedAt.get(tag) ?? 0n) > since;
      return isLater(EVERYTHING) || tags.some(isLater);
    },
  };
};
