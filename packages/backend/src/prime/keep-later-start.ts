// Keeps with the order of a membership when its year begins, where that is not with its payment. Source: docs/adr/0028.

import type { Instant } from '@tornister/domain/shared';
import type { Transaction } from '../database/database.ts';

/** Writes down that the year of an order begins with the end of the running one. */
export const keepLaterStart = async (transaction: Transaction, orderId: string, startsAt: Instant): Promise<void> => {
  await transaction.updateTable('orders').set({ membership_starts_at: startsAt }).where('id', '=', orderId).execute();
};
