// The names (tokens) of the use cases of the checkout.

import type {
  AskPaymentAgain,
  ChangeBasket,
  ChooseDelivery,
  ChoosePayment,
  CompleteShipping,
  ExpressWallet,
  ExtendReservation,
  OpenBasket,
  OpenCheckoutSteps,
  OpenConfirmation,
  OpenedDelivery,
  OpenedLoginStep,
  OpenedMethods,
  OpenedOrder,
  OpenedReservation,
  ReturnFromPayment,
  StoredOrder,
  SubmitOrder,
  ViewBasket,
  ViewLogin,
  ViewPayment,
  ViewReservation,
  ViewSummary,
} from '@tornister/application/checkout';
import type { PreviewConfirmation } from '@tornister/application/confirmation-preview';
import type { Cart } from '@tornister/domain/cart';
import type { PageUseCase } from '../react/use-page-use-case.ts';
import { token } from './tokens.ts';

/** Whether this storefront sells to institutions makes a checkout another one, so its steps are asked for with it. */
export type CheckoutStepsOf = (shop: { readonly isB2b: boolean }) => OpenCheckoutSteps;

/** Use cases between the basket and the confirmation. */
export const checkoutUseCases = {
  askPaymentAgain: token<PageUseCase<AskPaymentAgain, unknown>>('askPaymentAgain'),
  changeBasket: token<ChangeBasket>('changeBasket'),
  chooseDelivery: token<PageUseCase<ChooseDelivery, OpenedDelivery>>('chooseDelivery'),
  choosePayment: token<ChoosePayment>('choosePayment'),
  completeShipping: token<CompleteShipping>('completeShipping'),
  expressWallet: token<ExpressWallet>('expressWallet'),
  extendReservation: token<ExtendReservation>('extendReservation'),
  makeCheckoutReady: token<() => Promise<unknown>>('makeCheckoutReady'),
  openBasket: token<OpenBasket>('openBasket'),
  openConfirmation: token<OpenConfirmation>('openConfirmation'),
  openCheckoutSteps: token<CheckoutStepsOf>('openCheckoutSteps'),
  previewConfirmation: token<PreviewConfirmation>('previewConfirmation'),
  storedOrder: token<StoredOrder>('storedOrder'),
  submitOrder: token<SubmitOrder>('submitOrder'),
  returnFromPayment: token<ReturnFromPayment>('returnFromPayment'),
  viewBasket: token<PageUseCase<ViewBasket, { readonly cart?: Cart }>>('viewBasket'),
  viewLogin: token<PageUseCase<ViewLogin, OpenedLoginStep>>('viewLogin'),
  viewPayment: token<PageUseCase<ViewPayment, OpenedMethods>>('viewPayment'),
  viewReservation: token<PageUseCase<ViewReservation, OpenedReservation>>('viewReservation'),
  viewSummary: token<PageUseCase<ViewSummary, OpenedOrder>>('viewSummary'),
} as const;
