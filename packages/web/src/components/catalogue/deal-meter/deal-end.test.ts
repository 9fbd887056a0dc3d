import { createWatchTime } from '@tornister/application/browse';
import type { Scope } from '@tornister/application/kernel';
import { createHandDrivenClock } from '@tornister/application/testing';
import type { Instant } from '@tornister/domain/shared';
import { instantOf } from '@tornister/domain/shared';
import { afterEach, describe, expect, it } from 'vitest';
import { aShop } from '../../../../test/render-in-shop.tsx';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { endsAt, followDeals } from './deal-end.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const follow = (start: number) => {
  const clock = createHandDrivenClock(start);
  const watchTime = (scope: Scope, opened: Instant) => createWatchTime(scope, { clock }, opened);
  followDeals(
    aShop({
      services: [
        [browseUseCases.readTime, clock.now],
        [browseUseCases.watchTime, watchTime],
      ],
    }),
  );
  return clock;
};

const showDeal = (until: number): HTMLElement => {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(endsAt({ until: instantOf(until) })))
    element.setAttribute(name, String(value));
  document.body.append(element);
  return element;
};

describe('the deal of a tile in an open page', () => {
  it('is seen until its end and not from then on', () => {
    const deal = showDeal(10_000);
    const clock = follow(0);
    clock.pass(9_999);
    expect(deal.hasAttribute('data-deal-over')).toBe(false);
    clock.pass(1);
    expect(deal.hasAttribute('data-deal-over')).toBe(true);
  });

  it('leaves a tile that it has covered as a link', () => {
    document.body.innerHTML = '<article><a data-opens-after="/prod/1/">Heft</a></article>';
    const link = document.querySelector('a');
    link?.parentElement?.append(showDeal(10_000));
    const clock = follow(0);
    clock.pass(9_999);
    expect(link?.getAttribute('href')).toBeNull();
    clock.pass(1);
    expect(link?.getAttribute('href')).toBe('/prod/1/');
  });

  it('is not seen when the page came late, and a tile that comes later is looked after too', () => {
    const late = showDeal(10_000);
    const clock = follow(10_000);
    expect(late.hasAttribute('data-deal-over')).toBe(true);
    const next = showDeal(20_000);
    clock.pass(1_000);
    expect(next.hasAttribute('data-deal-over')).toBe(false);
    clock.pass(9_000);
    expect(next.hasAttribute('data-deal-over')).toBe(true);
  });
});
