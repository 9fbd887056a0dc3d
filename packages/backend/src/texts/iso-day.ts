// Days as programs write them.

import { type Instant, shopDay } from '@tornister/domain/shared';

/** The day of a moment by the shop's clocks: `2026-11-21`. */
export const isoDay = (at: Instant): string => {
  const { year, month, day } = shopDay(at);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};
