// Days and years as the shop counts them, in its time zone.

import { type Instant, instantOf, SHOP_TIME_ZONE } from '@tornister/domain/shared';

const PARTS = new Intl.DateTimeFormat('en-US', {
  timeZone: SHOP_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

type Moment = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>>;

const momentOf = (at: number): Moment =>
  Object.fromEntries(PARTS.formatToParts(at).map(({ type, value }) => [type, Number(value)])) as Moment;

/** How far the shop's clocks are ahead of UTC at a moment. */
const aheadAt = (at: number): number => {
  const { year, month, day, hour, minute, second } = momentOf(at);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000;
};

/** When a calendar day begins; clocks are never changed at midnight here, so the difference just before it is that of its start. */
export const startOfShopDay = (year: number, month: number, day: number): Instant => {
  const midnight = Date.UTC(year, month - 1, day);
  return instantOf(midnight - aheadAt(midnight - aheadAt(midnight)));
};
