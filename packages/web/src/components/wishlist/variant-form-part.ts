// The choice of a variant, whose code comes when the first one is opened: a list is shown without it.

import { deferredView } from '../../react/deferred-view.tsx';
import type { VariantFormProps } from './variant-form.tsx';

/** The form in which another item of the product is chosen. */
export const VariantForm = deferredView<VariantFormProps>('src/components/wishlist/variant-form.tsx', () =>
  import('./variant-form.tsx').then((module) => module.VariantForm),
);
