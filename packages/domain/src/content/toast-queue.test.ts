import { describe, expect, it } from 'vitest';
import {
  addToast,
  DEFAULT_TOAST_POSITION,
  dismissToast,
  isDraggedAway,
  TOAST_DRAG_SHARE,
  TOAST_TIMEOUT_MS,
  TOASTS_PER_POSITION,
  type Toast,
  toastFrom,
} from './toast-queue.ts';

describe('toasts (spec 3 §4, §5, §9)', () => {
  const toast = (id: string, changes: Partial<Toast> = {}): Toast =>
    toastFrom({ id, kind: 'info', text: { kind: 'key', key: 'k' }, ...changes });

  it('stay 10000 ms at the top right unless said otherwise', () => {
    expect([TOAST_TIMEOUT_MS, DEFAULT_TOAST_POSITION, TOAST_DRAG_SHARE]).toEqual([10_000, 'top-right', 0.6]);
    expect(toastFrom({ kind: 'error', text: { kind: 'server', message: 'Nein' } })).toEqual({
      id: 'Nein',
      kind: 'error',
      text: { kind: 'server', message: 'Nein' },
      position: 'top-right',
      timeoutMs: 10_000,
    });
    expect(toastFrom({ kind: 'info', text: { kind: 'key', key: 'k' } }).id).toBe('k');
    expect(toast('x', { timeoutMs: 5, position: 'bottom-left' })).toMatchObject({
      id: 'x',
      timeoutMs: 5,
      position: 'bottom-left',
    });
  });

  it('duplicate ids are ignored', () => {
    const queue = addToast([], toast('a'));
    expect(addToast(queue, toast('a', { kind: 'error' }))).toBe(queue);
    expect(addToast(queue, toast('a', { position: 'bottom-left' }))).toBe(queue);
  });

  it('at most 20 show per position', () => {
    const fill = (count: number) =>
      Array.from({ length: count }, (_none, index) => toast(String(index))).reduce(addToast, []);
    expect(TOASTS_PER_POSITION).toBe(20);
    expect([19, 20, 21].map((count) => fill(count).length)).toEqual([19, 20, 20]);
    const full = fill(20);
    expect(addToast(full, toast('x', { position: 'bottom-left' }))).toHaveLength(21);
  });

  it('go when dismissed', () => {
    const queue = addToast(addToast([], toast('a')), toast('b'));
    expect(dismissToast(queue, 'a').map(({ id }) => id)).toEqual(['b']);
    expect(dismissToast(queue, 'z')).toBe(queue);
  });

  it('are dragged away at 60 % of their width, to either side', () => {
    const drag = (distancePx: number) => isDraggedAway({ distancePx, widthPx: 100 });
    expect([59, 60, 61, -59, -60].map(drag)).toEqual([false, true, true, false, true]);
    expect(isDraggedAway({ distancePx: 0, widthPx: 0 })).toBe(false);
  });
});
