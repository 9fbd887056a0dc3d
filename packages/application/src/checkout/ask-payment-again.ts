// A page that waits for a payment to be decided asks again by itself. Source: spec 2 §2 "/computop/success".

import type { Observable } from 'rxjs';
import type { Scope } from '../kernel/index.ts';
import type { Clock } from '../ports/index.ts';

/** The page asks again after so long. Without scripts it is not loaded again by itself: nobody can use a page that is taken away under the hands. */
const ASK_PAYMENT_AGAIN_MS = 3_000;

export type AskPaymentAgain = {
  /** Whoever listens is to ask again then. Once for each listener, so that a slow answer is waited for before the next question. */
  readonly due$: Observable<void>;
};

/** Makes the moment at which a page asks again, while it is there. */
export const createAskPaymentAgain = (
  scope: Scope,
  { clock }: { readonly clock: Pick<Clock, 'after$'> },
): AskPaymentAgain => ({
  due$: scope.during(clock.after$(ASK_PAYMENT_AGAIN_MS)),
});
