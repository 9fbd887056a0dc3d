// What kind of order is shown.

import type { ShownOrder } from '@tornister/application/ports';
import { isMembership } from '@tornister/domain/orders';

/** Whether a membership was ordered, which comes in no parcel. */
export const isMembershipOrder = ({ shipments }: Pick<ShownOrder, 'shipments'>): boolean =>
  isMembership(shipments.flatMap(({ items }) => items));
