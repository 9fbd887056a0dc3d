// What is told of an order as a static part: the tab keeps the shop host's markup, and fetches the code when the order has changed.

import { staticPart } from '../../../react/static-part.tsx';
import type { OrderFactsProps } from './order-facts.tsx';

export const orderFacts = staticPart<OrderFactsProps>('src/components/account/orders/order-facts.tsx', () =>
  import('./order-facts.tsx').then(({ OrderFacts }) => OrderFacts),
);
