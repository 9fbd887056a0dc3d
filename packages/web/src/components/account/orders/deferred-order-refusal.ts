// Why an order was not ordered again, whose code comes with the first answer that did not come.

import { withTexts } from '../../../i18n/part-texts.ts';
import { deferredView } from '../../../react/deferred-view.tsx';
import type { ErrorSummaryProps } from '../../ui/error-summary/error-summary.tsx';

/** What is wrong with the form as a whole; it has no fields. */
export const OrderRefusal = deferredView<ErrorSummaryProps>(
  ...withTexts('src/components/ui/error-summary/error-summary.tsx', () =>
    import('../../ui/error-summary/error-summary.tsx').then((module) => module.ErrorSummary),
  ),
);
