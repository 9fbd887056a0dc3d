// Why a line of a cart cannot be ordered, in words.

import type { LineProblem } from '@tornister/domain/cart';
import type { TFunction } from 'i18next';
import { textKeyOf } from '../../../i18n/error-messages.ts';

/** The sentence of a problem, with the quantity that could be ordered. */
export const problemText = (t: TFunction<'checkout'>, problem: LineProblem): string => {
  const amount =
    problem.kind === 'cart.below-minimum'
      ? problem.minimum
      : problem.kind === 'cart.above-maximum'
        ? problem.maximum
        : undefined;
  return t(textKeyOf(problem.kind), { amount });
};
