// What is wrong with a form of the lists, whose code comes with the first form that is refused.

import { withTexts } from '../../i18n/part-texts.ts';
import { deferredView } from '../../react/deferred-view.tsx';
import type { RefusedFormProps } from './refused-form.tsx';

/** The mistakes of a form; most forms have none. */
export const RefusedForm = deferredView<RefusedFormProps>(
  ...withTexts('src/components/wishlist/refused-form.tsx', () =>
    import('./refused-form.tsx').then((module) => module.RefusedForm),
  ),
);
