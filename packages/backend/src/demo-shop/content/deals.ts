// Lightning deals, spread over products and windows so that some always run.

import { type Instant, SECOND_MS } from '@tornister/domain/shared';
import type { ProductBundle } from '../../catalogue/catalogue-records.ts';
import type { DealRecord } from '../../catalogue/deals/deal-record.ts';
import { isDiscontinued } from '../make-items.ts';
import type { Draft, Plan } from '../plan.ts';
import { isReducedProduct, shopPrice } from '../prices.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Length of a deal's window and how much of it is left when the shop is filled, in seconds. */
const DEAL_TIMES: readonly (readonly [cycle: number, left: number])[] = [
  [2 * MINUTE, 50],
  [15 * MINUTE, 9 * MINUTE],
  [HOUR, 42 * MINUTE],
  [3 * HOUR, 100 * MINUTE],
  [8 * HOUR, 5 * HOUR],
  [DAY, 13 * HOUR],
  [DAY, 22 * HOUR],
  [2 * DAY, 31 * HOUR],
  [3 * DAY, 2.5 * DAY],
  [5 * DAY, 4 * DAY],
  [7 * DAY, 5.2 * DAY],
  [7 * DAY, 6.5 * DAY],
];
const DEALS = 24;
const DEAL_FACTOR = 0.72;

/** Lightning deals on products that are not reduced otherwise and whose price is not fixed. */
export const makeDeals = (plan: Plan, make: (draft: Draft) => ProductBundle, now: Instant): readonly DealRecord[] => {
  const fit = plan.drafts.filter(
    (draft) =>
      !draft.family.isBook &&
      !draft.family.isFreight &&
      !isDiscontinued(draft) &&
      !isReducedProduct(draft.index, false) &&
      draft.family.price >= 300 &&
      draft.family.category !== 'geschenkartikel',
  );
  const step = Math.max(1, Math.floor(fit.length / DEALS));
  const chosen = fit.filter((_, index) => index % step === 0).slice(0, DEALS);
  return chosen.flatMap((draft, index): readonly DealRecord[] => {
    const item = make(draft).items.find(({ isAvailable }) => isAvailable);
    if (item === undefined) return [];
    const [cycleSeconds, leftOfFirst] = DEAL_TIMES[index % DEAL_TIMES.length] ?? [DAY, HOUR];
    // Of two deals with the same window one ends in the middle of the other's.
    const left = leftOfFirst + (index < DEAL_TIMES.length ? 0 : cycleSeconds / 2);
    const allowance = 20 + (index % 5) * 15;
    const nowSeconds = Math.floor(now / SECOND_MS);
    return [
      {
        id: `deal-${index + 1}`,
        itemId: item.id,
        specialPriceCents: Math.min(shopPrice(item.priceCents * DEAL_FACTOR), item.priceCents - 1),
        quantityMax: 2 + (index % 4),
        allowance,
        reservedAtStart: index === 7 ? allowance : Math.floor((allowance * ((index * 17) % 90)) / 100),
        cycleSeconds,
        phaseSeconds: (((nowSeconds + left) % cycleSeconds) + cycleSeconds) % cycleSeconds,
      },
    ];
  });
};
