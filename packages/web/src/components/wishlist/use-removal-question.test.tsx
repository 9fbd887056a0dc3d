import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useRemovalQuestion } from './use-removal-question.ts';

afterEach(cleanup);

const WITH_ENTRY = { isAsked: false, isRemoving: false };
const REMOVING = { isAsked: false, isRemoving: true };
const EMPTIED = { isAsked: true, isRemoving: false };

/** The question of a list that is in these states, one after the other. */
const aList = (first: typeof WITH_ENTRY) => {
  const { result, rerender } = renderHook(({ isAsked, isRemoving }) => useRemovalQuestion(isAsked, isRemoving), {
    initialProps: first,
  });
  return {
    becomes: (...states: readonly (typeof WITH_ENTRY)[]) => {
      for (const state of states) rerender(state);
    },
    answers: () => act(() => result.current.close()),
    isOpen: () => result.current.isOpen,
  };
};

describe('whether a list that has become empty asks in a dialog (spec 3 §4 "Wishlist entry")', () => {
  it('asks once the removal is done, and not while it is on its way', () => {
    const list = aList(WITH_ENTRY);
    list.becomes(REMOVING, { isAsked: true, isRemoving: true });
    expect(list.isOpen()).toBe(false);
    list.becomes(EMPTIED, EMPTIED);
    expect(list.isOpen()).toBe(true);
  });

  it('takes an answer to one removal: after an undo the next one asks again', () => {
    const list = aList(WITH_ENTRY);
    list.becomes(REMOVING, EMPTIED);
    list.answers();
    list.becomes(EMPTIED);
    expect(list.isOpen()).toBe(false);
    list.becomes(WITH_ENTRY, REMOVING, EMPTIED);
    expect(list.isOpen()).toBe(true);
  });

  it('asks after a removal that overtakes the undo before it', () => {
    const list = aList(WITH_ENTRY);
    list.becomes(REMOVING, EMPTIED);
    list.answers();
    list.becomes(WITH_ENTRY, { isAsked: true, isRemoving: true });
    expect(list.isOpen()).toBe(false);
    list.becomes(EMPTIED);
    expect(list.isOpen()).toBe(true);
  });

  it('does not ask after a removal that leaves something or is refused', () => {
    const list = aList(WITH_ENTRY);
    list.becomes(REMOVING, WITH_ENTRY);
    expect(list.isOpen()).toBe(false);
  });

  it('does not ask on a page that opens so, nor when somebody else empties the list; who adds to it ends the question', () => {
    const list = aList(EMPTIED);
    list.becomes(WITH_ENTRY, EMPTIED);
    expect(list.isOpen()).toBe(false);
    list.becomes(WITH_ENTRY, REMOVING, EMPTIED, WITH_ENTRY);
    expect(list.isOpen()).toBe(false);
    list.becomes(EMPTIED);
    expect(list.isOpen()).toBe(false);
  });
});
