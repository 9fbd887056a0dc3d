import { describe, expect, it } from 'vitest';
import { aCartLine, aNumberedLine } from '../../test/builders/a-cart-line.ts';
import { instantOf } from '../shared/instant.ts';
import {
  canComeBack,
  canUndoRemoval,
  LINE_UNDO_WINDOW_MS,
  type LineRemoval,
  NO_REMOVAL,
  stepLineRemoval,
  undoOperation,
  withLineBack,
} from './line-removal.ts';

const at = instantOf;
const line = aCartLine({ quantity: 3 });
const removed = stepLineRemoval(NO_REMOVAL, { kind: 'removed', line, index: 1, now: at(1_000) });

describe('undoing a deletion (spec 2 §4, §9)', () => {
  it('is possible for 8 s', () => {
    expect(LINE_UNDO_WINDOW_MS).toBe(8_000);
    expect(removed).toEqual({ kind: 'undoable', line, index: 1, until: 9_000 });
    expect([8_999, 9_000, 9_001].map((now) => canUndoRemoval(removed, at(now)))).toEqual([true, false, false]);
  });

  it('ends with the first tick at its end', () => {
    expect(stepLineRemoval(removed, { kind: 'ticked', now: at(8_999) })).toBe(removed);
    expect(stepLineRemoval(removed, { kind: 'ticked', now: at(9_000) })).toEqual(NO_REMOVAL);
  });

  it('adds the item again at its place, with its quantity', () => {
    expect(undoOperation(removed, at(8_999))._unsafeUnwrap()).toEqual({
      kind: 'add-position',
      itemId: 'item-1',
      quantity: 3,
      at: 1,
    });
    const refusal = { kind: 'cart.nothing-to-undo' };
    expect(undoOperation(removed, at(9_000))._unsafeUnwrapErr()).toEqual(refusal);
    expect(undoOperation(NO_REMOVAL, at(0))._unsafeUnwrapErr()).toEqual(refusal);
  });

  it('offers a printed catalogue, which comes back as what it was', () => {
    const catalogue = aCartLine({ kind: { kind: 'catalogue' } });
    const gone = stepLineRemoval(removed, { kind: 'removed', line: catalogue, index: 0, now: at(2_000) });
    expect(gone).toEqual({ kind: 'undoable', line: catalogue, index: 0, until: 10_000 });
    expect(undoOperation(gone, at(2_000))._unsafeUnwrap()).toMatchObject({ kind: 'add-position', quantity: 1, at: 0 });
  });

  it('offers nothing for gifts, which would come back as paid goods', () => {
    expect([canComeBack(line), canComeBack({ kind: { kind: 'free-gift' } })]).toEqual([true, false]);
    const gifts = [{ kind: 'free-gift' }, { kind: 'promotion-free' }] as const;
    for (const kind of gifts) {
      const gift = { ...line, kind };
      expect(stepLineRemoval(removed, { kind: 'removed', line: gift, index: 0, now: at(2_000) })).toEqual(NO_REMOVAL);
      expect(undoOperation({ kind: 'undoable', line: gift, index: 0, until: at(9_000) }, at(2_000)).isErr()).toBe(true);
    }
  });

  it('holds for the latest deleted line only', () => {
    const other = aNumberedLine(2);
    const again = stepLineRemoval(removed, { kind: 'removed', line: other, index: 0, now: at(5_000) });
    expect(again).toEqual({ kind: 'undoable', line: other, index: 0, until: 13_000 });
  });

  it('waits while the notice is looked at, and goes on with what was left', () => {
    const held = stepLineRemoval(removed, { kind: 'hold', now: at(7_000) });
    expect(held).toEqual({ kind: 'held', line, index: 1, remainingMs: 2_000 });
    expect(stepLineRemoval(held, { kind: 'ticked', now: at(50_000) })).toBe(held);
    expect(stepLineRemoval(held, { kind: 'hold', now: at(50_000) })).toBe(held);
    expect(canUndoRemoval(held, at(50_000))).toBe(true);
    expect(undoOperation(held, at(50_000)).isOk()).toBe(true);
    expect(stepLineRemoval(held, { kind: 'release', now: at(50_000) })).toMatchObject({
      kind: 'undoable',
      until: 52_000,
    });
  });

  it('cannot be held once it is over, nor released when it is not held', () => {
    expect(stepLineRemoval(removed, { kind: 'hold', now: at(9_000) })).toBe(removed);
    expect(stepLineRemoval(removed, { kind: 'hold', now: at(8_999) }).kind).toBe('held');
    expect(stepLineRemoval(NO_REMOVAL, { kind: 'hold', now: at(0) })).toBe(NO_REMOVAL);
    expect(stepLineRemoval(removed, { kind: 'release', now: at(2_000) })).toBe(removed);
  });

  it('is over when it is dismissed', () => {
    expect(stepLineRemoval(removed, { kind: 'dismissed' })).toEqual(NO_REMOVAL);
  });

  it('shows the line at its place again', () => {
    const [first, last] = [aNumberedLine(8), aNumberedLine(9)];
    expect(withLineBack([first, last], removed)).toEqual([first, line, last]);
    const none: LineRemoval = NO_REMOVAL;
    expect(withLineBack([first], none)).toEqual([first]);
  });
});
