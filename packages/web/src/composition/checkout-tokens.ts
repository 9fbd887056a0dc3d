import type {
  ChoosePayment,
  CompleteShipping,
  OpenBasket,
  OpenConfirmation,
  ReturnFromPayment,
  SubmitOrder,
  WalkCheckout,
} from '@tornister/application/checkout';
import { token } from './tokens.ts';

/** Whether this storefront sells to institutions makes a checkout another one, so the walk is asked for with it. */
export type OpenWalk = (shop: { readonly isB2b: boolean }) => WalkCheckout;

/** Use cases between the basket and the confirmation. */
export const checkoutUseCases = {
  choosePayment: token<ChoosePayment>('choosePayment'),
  completeShipping: token<CompleteShipping>('completeShipping'),
  openBasket: token<OpenBasket>('openBasket'),
  openConfirmation: token<OpenConfirmation>('openConfirmation'),
  openWalk: token<OpenWalk>('openWalk'),
  submitOrder: token<SubmitOrder>('submitOrder'),
  returnFromPayment: token<ReturnFromPayment>('returnFromPayment'),
} as const;
