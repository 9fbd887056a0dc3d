// The preview of the confirmation: staff look at it with a sample order. Source: spec 1 §2 "Confirmation", §6 "A preview mode"; spec 2 §2.

import type { QueryEntries } from '@tornister/domain/listing';
import { type SampleOrder, sampleOrderOf } from '@tornister/domain/orders';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { Clock, SessionGateway } from '../ports/index.ts';

export type PreviewConfirmation = (query: QueryEntries) => ResultAsync<SampleOrder | undefined, never>;

type Ports = {
  readonly session: Pick<SessionGateway, 'customerInfo'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly isB2b: boolean;
};

/**
 * Makes the question for the sample order of an address: only staff get one, nobody else and nobody of whom it could not be found out. Who
 * visits is only asked when the address asks for one that can be shown. Nothing is ordered, cleared or counted.
 */
export const createPreviewConfirmation =
  ({ session, clock, isB2b }: Ports): PreviewConfirmation =>
  (query) => {
    const sample = sampleOrderOf(query, isB2b, clock.now());
    if (sample === undefined) return okAsync(undefined);
    return session
      .customerInfo()
      .map(({ isInternal }) => (isInternal ? sample : undefined))
      .orElse(() => okAsync(undefined));
  };
