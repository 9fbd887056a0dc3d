// The names (tokens) of the use cases of cart and notices.

import type { AdjustQuantity, AdjustQuantityPorts, EditCart } from '@tornister/application/cart';
import type { Scope } from '@tornister/application/kernel';
import type { OpenFlyout } from '@tornister/application/navigation';
import type { ShowNotices } from '@tornister/application/notices';
import type { QuantityFieldRules } from '@tornister/domain/catalogue';
import type { PageUseCase } from '../react/use-page-use-case.ts';
import { token } from './tokens.ts';

/** Opens a quantity field; every field on a page is one of its own. */
export type OpenQuantity = (
  scope: Scope,
  opened: { readonly quantity: number; readonly rules: QuantityFieldRules },
  onEffect: AdjustQuantityPorts['onEffect'],
) => AdjustQuantity;

/** Use cases of the cart and of notices, which every page of a tab shares. */
export const cartUseCases = {
  editCart: token<EditCart>('editCart'),
  /** Fetches what adds to the cart, for somebody who is about to. */
  makeCartReady: token<() => Promise<unknown>>('makeCartReady'),
  openMiniCart: token<PageUseCase<OpenFlyout, undefined>>('openMiniCart'),
  openQuantity: token<OpenQuantity>('openQuantity'),
  showNotices: token<ShowNotices>('showNotices'),
} as const;
