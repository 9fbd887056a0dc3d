// The areas whose use cases no browsed page needs. A module of its own, so that the first load does not carry their names.

import type { AreaModule } from '../composition/area-module.ts';
import type { AreaName } from './page-entry.ts';

/** Areas that are named in the first load (`page-needs.ts`). */
export type BrowsedArea = 'browse' | 'content' | 'listing' | 'product' | 'quantity' | 'session';
export type FurtherArea = Exclude<AreaName, BrowsedArea>;

export const FURTHER_AREAS: Readonly<Record<FurtherArea, () => Promise<Readonly<Record<string, AreaModule>>>>> = {
  'seen-products': () => import('../composition/seen-products.module.ts'),
  slider: () => import('../composition/slider.module.ts'),
  account: () => import('../composition/account.module.ts'),
  prime: () => import('../composition/prime.module.ts'),
  'prime-status': () => import('../composition/prime-status.module.ts'),
  contracts: () => import('../composition/contracts.module.ts'),
  'declared-steps': () => import('../composition/declared-steps.module.ts'),
  newsletter: () => import('../composition/newsletter.module.ts'),
  orders: () => import('../composition/orders.module.ts'),
  service: () => import('../composition/service.module.ts'),
  returns: () => import('../composition/returns.module.ts'),
  wishlist: () => import('../composition/wishlist.module.ts'),
  'list-changes': () => import('../composition/list-changes.module.ts'),
  typing: () => import('../composition/typing.module.ts'),
  email: () => import('../composition/email.module.ts'),
  steps: () => import('../composition/steps.module.ts'),
  delivery: () => import('../composition/delivery.module.ts'),
  ordering: () => import('../composition/ordering.module.ts'),
  checkout: () => import('../composition/checkout.module.ts'),
  'class-list': () => import('../composition/class-list.module.ts'),
  'class-ticks': () => import('../composition/class-ticks.module.ts'),
  'material-list': () => import('../composition/material-list.module.ts'),
  'order-form': () => import('../composition/order-form.module.ts'),
};
