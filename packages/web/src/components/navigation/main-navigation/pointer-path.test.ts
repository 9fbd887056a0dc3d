// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { isOnTheWay } from './pointer-path.ts';

const flyout = { left: 0, right: 1200, top: 200, bottom: 600 };
const secondList = { left: 320, right: 600, top: 220, bottom: 580 };

describe('the way of a pointer (spec 3 §4 "Navigation")', () => {
  it('leads from the bar down into the flyout', () => {
    expect(isOnTheWay(flyout, undefined, { x: 100, y: 150 }, { x: 140, y: 180 })).toBe(true);
    expect(isOnTheWay(flyout, undefined, { x: 100, y: 150 }, { x: 180, y: 150 })).toBe(false);
  });

  it('leads from a list to the one beside it, and nowhere when it goes down the list or when there is none', () => {
    expect(isOnTheWay(flyout, secondList, { x: 100, y: 300 }, { x: 150, y: 320 })).toBe(true);
    expect(isOnTheWay(flyout, secondList, { x: 100, y: 300 }, { x: 101, y: 340 })).toBe(false);
    expect(isOnTheWay(flyout, secondList, { x: 400, y: 300 }, { x: 450, y: 300 })).toBe(false);
    expect(isOnTheWay(flyout, undefined, { x: 100, y: 300 }, { x: 150, y: 300 })).toBe(false);
  });
});
