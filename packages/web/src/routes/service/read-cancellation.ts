// The fields of the cancellation form.

import type { CancellationForm } from '@tornister/domain/contracts';

/** A cancellation as it was typed. */
export const readCancellation = (typed: (name: string) => string): CancellationForm => ({
  name: typed('name'),
  email: typed('email'),
  contract: typed('contract'),
  reference: typed('reference'),
  kind: typed('kind'),
  reason: typed('reason'),
  endsOn: typed('endsOn'),
});
