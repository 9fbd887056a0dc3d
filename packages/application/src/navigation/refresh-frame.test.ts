import { REFETCH_AFTER_MS } from '@tornister/domain/routing';
import { instantOf } from '@tornister/domain/shared';
import { parseFeatureSwitches } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { createHandDrivenClock } from '../../testing/index.ts';
import type { ShopFrame } from './open-frame.ts';
import { createRefreshFrame } from './refresh-frame.ts';

const frameWith = (hotline: string): ShopFrame => ({
  menu: [],
  footer: { usps: [], blocks: [], socialLinks: [], bottomLinks: [] },
  switches: parseFeatureSwitches([]),
  pages: [],
  hotline,
});

const OPENED = frameWith('030 1');

/** A tab, and a backend that answers when the test says so; without an answer it is away. */
const open = () => {
  const clock = createHandDrivenClock();
  const asked: ShopFrame[] = [];
  let answer: (frame: ShopFrame | undefined) => void = () => undefined;
  const ask = (before: ShopFrame): Promise<ShopFrame> => {
    asked.push(before);
    return new Promise((resolve, reject) => {
      answer = (frame) => (frame === undefined ? reject(new Error('away')) : resolve(frame));
    });
  };
  const refresh = createRefreshFrame(clock, ask, { frame: OPENED, since: instantOf(0) });
  return { clock, asked, refresh, answer: (frame?: ShopFrame) => answer(frame) };
};

describe('menu and footer of a tab that stays open (spec 1 §4 "Background")', () => {
  it('are asked for again by a navigation after ten minutes, and not before', async () => {
    const { clock, asked, refresh, answer } = open();
    clock.pass(REFETCH_AFTER_MS - 1);
    expect(refresh.isDue(OPENED)).toBe(false);
    clock.pass(1);
    expect(refresh.isDue(OPENED)).toBe(true);
    const next = refresh.frame();
    await Promise.resolve();
    answer(frameWith('030 2'));
    expect((await next).hotline).toBe('030 2');
    expect(refresh.isDue(await next)).toBe(false);
    expect(asked).toEqual([OPENED]);
    clock.pass(REFETCH_AFTER_MS);
    expect(refresh.isDue(await next)).toBe(true);
  });

  it('are asked for once where a second navigation takes the place of the first, which then shows them', async () => {
    const { clock, asked, refresh, answer } = open();
    clock.pass(REFETCH_AFTER_MS);
    const given = refresh.frame();
    expect(refresh.isDue(OPENED)).toBe(true);
    const next = refresh.frame();
    await Promise.resolve();
    answer(frameWith('030 2'));
    expect(await next).toBe(await given);
    expect(refresh.isDue(OPENED)).toBe(true);
    expect(refresh.isDue(await refresh.frame())).toBe(false);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['nobody answers', undefined],
    ['they say the same', frameWith('030 1')],
  ])('are the very same, and rendered no more, where %s', async (_when, answered) => {
    const { clock, refresh, answer } = open();
    clock.pass(REFETCH_AFTER_MS);
    const next = refresh.frame();
    await Promise.resolve();
    answer(answered);
    expect(await next).toBe(OPENED);
    expect(refresh.isDue(OPENED)).toBe(false);
  });
});
