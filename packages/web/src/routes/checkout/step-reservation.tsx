// The countdown of reserved deals in a step of the checkout.

import type { OpenedReservation } from '@tornister/application/checkout';
import { useRevalidator } from 'react-router';
import { DealReservation } from '../../components/checkout/deal-reservation/deal-reservation.tsx';

export type StepReservationProps = {
  /** Nothing where the cart has no deals. */
  readonly reserved: OpenedReservation | undefined;
  /** The path of the step. */
  readonly page: string;
  /** Whether the step shows the new sums by itself when the deals have ended; the summary asks first. */
  readonly takesNewSums?: boolean;
};

/** How long the deals are reserved; what is typed into the step stays when they are extended or have ended. */
export const StepReservation = ({ reserved, page, takesNewSums = true }: StepReservationProps) => {
  const { revalidate } = useRevalidator();
  if (reserved === undefined) return null;
  return <DealReservation {...reserved} page={page} {...(takesNewSums ? { onEnd: revalidate } : {})} />;
};
