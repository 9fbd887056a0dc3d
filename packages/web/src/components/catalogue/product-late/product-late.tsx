// What follows on the product page once somebody has scrolled: the bar to buy by, and the products that were seen lately.

import type { ProductState } from '@tornister/application/browse';
import type { Instant, ProductId } from '@tornister/domain/shared';
import { BuyBar } from './buy-bar.tsx';
import { SeenProducts } from './seen-products.tsx';

export type ProductLateProps = { readonly productId: ProductId; readonly state: ProductState; readonly now: Instant };

/** Both stand at the end of the page; the bar sticks to the lower edge of the screen. */
export const ProductLate = ({ productId, state, now }: ProductLateProps) => (
  <>
    <SeenProducts productId={productId} />
    <BuyBar state={state} now={now} />
  </>
);
