import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pause } from './pause.ts';

describe('a pause', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lasts as long as it was asked to', async () => {
    const ended = vi.fn();
    void pause(300).then(ended);
    await vi.advanceTimersByTimeAsync(299);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
  });

  it.each([true, false])('ends with its signal and leaves no timer behind; ended before: %s', async (before) => {
    const controller = new AbortController();
    if (before) controller.abort();
    const pausing = pause(300, controller.signal);
    controller.abort();
    await pausing;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('asks nothing more of a signal once it is over', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const pausing = pause(300, signal);
    await vi.advanceTimersByTimeAsync(300);
    await pausing;
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });
});
