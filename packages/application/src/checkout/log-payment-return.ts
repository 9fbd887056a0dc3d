// Logs what a payment provider has said in the address by which it leads back. Source: spec 2 §2 "Checkout payment", §8 "Payment errors".

import type { QueryEntries } from '@tornister/domain/listing';
import { paymentReturnOf } from '@tornister/domain/routing';
import type { Logger } from '../ports/index.ts';

/** Once for each return, by what finds out what became of the payment. The tab that shows the page reports it (`report-pages.ts`). */
export const logPaymentReturn = (logger: Logger, query: QueryEntries): void => {
  const { errorCode, cancelled } = paymentReturnOf(query);
  if (errorCode !== undefined) logger.warn('A payment failed', { errorCode });
  if (cancelled !== undefined) logger.info('A payment was called off', { paymentId: cancelled.paymentId });
};
