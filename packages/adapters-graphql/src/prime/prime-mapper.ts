// Translates the offer of the prime membership and its orders into the domain's words.

import type { PrimeOffer, PrimeOutcome, PrimeRefusal, RunningPrime } from '@tornister/application/ports';
import { offeredPaymentId, UNREADABLE_SUBMIT_ERROR } from '@tornister/domain/checkout';
import { brandId, instantOf, type OrderId } from '@tornister/domain/shared';
import { err, ok, type Result } from 'neverthrow';
import type {
  GetPrimeMembershipQuery,
  GetPrimeOfferQuery,
  SubmitPrimeSubscriptionMutation,
} from '../generated/operations.ts';
import { toMoney } from '../mapping/parts-mapper.ts';
import { toSubmittedOrder } from '../mapping/submitted-order.ts';

export const toPrimeOffer = ({ getPrimeOffer: offer }: GetPrimeOfferQuery): PrimeOffer | undefined =>
  offer === null
    ? undefined
    : {
        price: toMoney(offer.price),
        ...(offer.startsAt === null ? {} : { startsAt: instantOf(offer.startsAt) }),
        endsAt: instantOf(offer.endsAt),
        methods: offer.paymentMethods.map(({ paymentId, displayName, description }) => ({
          paymentId: offeredPaymentId(paymentId),
          displayName,
          description,
          selected: false,
          enabled: true,
        })),
      };

export const toRunningPrime = ({ getPrimeMembership: running }: GetPrimeMembershipQuery): RunningPrime | undefined => {
  if (running === null) return undefined;
  const { deliversHere, renewal } = running;
  return {
    deliversHere,
    ...(renewal && { renewal: { isAgreed: renewal.isAgreed, price: toMoney(renewal.price) } }),
  };
};

/** Everything without an order is a refusal. */
export const toPrimeOutcome = ({
  submitPrimeSubscription: answer,
}: SubmitPrimeSubscriptionMutation): Result<PrimeOutcome, PrimeRefusal> => {
  const { orderId, errorMessage } = answer;
  if (errorMessage !== null || orderId === null)
    return err({ kind: 'prime.refused', message: errorMessage ?? UNREADABLE_SUBMIT_ERROR });
  return ok(toSubmittedOrder(answer, { orderId: brandId<OrderId>(orderId) }));
};
