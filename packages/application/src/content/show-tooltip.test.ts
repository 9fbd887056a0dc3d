import { TOOLTIP_TIMEOUT_MS } from '@tornister/domain/content';
import { describe, expect, it } from 'vitest';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import { createInMemoryDeviceStore } from '../../testing/doubles/in-memory-device-store.ts';
import { createScope } from '../kernel/index.ts';
import { createShowTooltip } from './show-tooltip.ts';

const open = (sessionStore = createInMemoryDeviceStore(), feature = 'order-form') => {
  const clock = createHandDrivenClock();
  const scope = createScope();
  return { clock, scope, sessionStore, tooltip: createShowTooltip(scope, { clock, sessionStore }, feature) };
};

describe('feature tooltip (spec 3 §4)', () => {
  it('shows when its feature appears, and hides by itself after 6,000 ms', () => {
    const { clock, tooltip } = open();
    expect(tooltip.state$.value).toBe(false);
    tooltip.appear();
    clock.pass(TOOLTIP_TIMEOUT_MS - 1);
    expect(tooltip.state$.value).toBe(true);
    clock.pass(1);
    expect(tooltip.state$.value).toBe(false);
  });

  it('shows once per browser session, each feature for itself', () => {
    const { clock, sessionStore, tooltip } = open();
    tooltip.appear();
    clock.pass(0);
    const again = open(sessionStore).tooltip;
    again.appear();
    expect(again.state$.value).toBe(false);
    const other = open(sessionStore, 'lists').tooltip;
    other.appear();
    expect(other.state$.value).toBe(true);
  });

  it.each(['hover', 'focus'] as const)('stays while the %s holds it, and goes when that ends (WCAG 1.4.13)', (hold) => {
    const { clock, tooltip } = open();
    tooltip.appear();
    tooltip[hold](true);
    clock.pass(10 * TOOLTIP_TIMEOUT_MS);
    expect(tooltip.state$.value).toBe(true);
    tooltip[hold](false);
    expect(tooltip.state$.value).toBe(false);
  });

  it('stays for its time after it was held for a moment', () => {
    const { clock, tooltip } = open();
    tooltip.appear();
    tooltip.hover(true);
    clock.pass(1_000);
    tooltip.hover(false);
    expect(tooltip.state$.value).toBe(true);
    clock.pass(TOOLTIP_TIMEOUT_MS - 1_000);
    expect(tooltip.state$.value).toBe(false);
  });

  it('goes at once when it is dismissed, also under the pointer', () => {
    const { tooltip } = open();
    tooltip.appear();
    tooltip.hover(true);
    tooltip.dismiss();
    expect(tooltip.state$.value).toBe(false);
  });

  it('asks the clock for nothing once its page is left', () => {
    const { clock, scope, tooltip } = open();
    tooltip.appear();
    scope.end();
    clock.pass(TOOLTIP_TIMEOUT_MS);
    expect(tooltip.state$.value).toBe(true);
  });
});
