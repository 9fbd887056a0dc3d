// Loader of the route of the order confirmation.

import { NOT_SEEN, type OpenedConfirmation } from '@tornister/application/checkout';
import type { GatewayError } from '@tornister/application/ports';
import { firstValue, type QueryEntries } from '@tornister/domain/listing';
import type { SampleOrder } from '@tornister/domain/orders';
import {
  CONFIRMATION_ORDER_PARAMETER,
  confirmationGuard,
  type GuardDecision,
  PATHS,
  ROUTE_PARAMETERS,
} from '@tornister/domain/routing';
import { brandId, type OrderId } from '@tornister/domain/shared';
import { okAsync } from 'neverthrow';
import type { LoaderFunctionArgs } from 'react-router';
import { checkoutUseCases } from '../../composition/checkout-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { showNotice } from '../notices.ts';
import { answerOf, confirmationAddress, leave, paymentReturnAddress, shownBefore } from './open-step.ts';

/** The sample order that staff look at; nothing for everybody else, and for an address that asks for none. */
const previewOf = async (shop: Shop, query: QueryEntries): Promise<SampleOrder | undefined> =>
  firstValue(query, ROUTE_PARAMETERS.preview) === undefined
    ? undefined
    : (await shop.get(checkoutUseCases.previewConfirmation)(query)).unwrapOr(undefined);

/** Leads on whoever has an order that is not to be confirmed here. */
const leadOn = (shop: Shop, opened: OpenedConfirmation, named: string): void => {
  if (opened.kind === 'wait') throw redirectTo(paymentReturnAddress(named), 303);
  if (opened.kind === 'shown-before') throw shownBefore(shop, opened.orderNumber);
  if (opened.kind === 'pay-again') throw redirectTo(PATHS.payment, 303);
};

/** Leaves for where a guard leads. An order that this browser has placed, by a login that nobody comes back with, is not passed over in silence. */
const leaveUnseen = (shop: Shop, decision: GuardDecision, isRemembered: boolean): never => {
  if (isRemembered) showNotice(shop, NOT_SEEN);
  return leave(shop, decision);
};

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  const query = [...new URL(request.url).searchParams];
  const named = new URL(request.url).searchParams.get(CONFIRMATION_ORDER_PARAMETER) ?? '';
  const isPreview = firstValue(query, ROUTE_PARAMETERS.preview) !== undefined;
  const stored = shop.get(checkoutUseCases.storedOrder)();
  // With its id in the address the order is asked for.
  if (stored !== undefined && named === '' && !isPreview) return leave(shop, confirmationGuard(stored, query, false));
  // The id in the address only says which order is meant: the backend gives it to the session that placed it and to nobody else.
  const opened = await answerOf(
    { shop, path: confirmationAddress(named) },
    named === ''
      ? okAsync<OpenedConfirmation, GatewayError>({ kind: 'unknown' })
      : shop.get(checkoutUseCases.openConfirmation)(brandId<OrderId>(named)),
  );
  leadOn(shop, opened, named);
  // Under another name than an order: nothing was bought, so nothing is measured of it.
  if (opened.kind === 'called-off') {
    const { orderId, orderNumber, isGuestOrder } = opened.order;
    return { calledOff: { orderId, orderNumber, isGuestOrder }, isPayless: false };
  }
  const order = opened.kind === 'confirmed' ? opened.order : undefined;
  // Under another name than an order: it is no purchase, so nothing is measured of it.
  const sample = order === undefined ? await previewOf(shop, query) : undefined;
  // The address names nothing that is to be seen here, and this browser remembers another order than it does: that one is asked for next.
  const other = sample === undefined && stored !== named ? stored : undefined;
  const decision = confirmationGuard(order?.orderId ?? other, query, sample !== undefined);
  if (decision.kind === 'stay' && order !== undefined)
    return {
      order,
      isPayless: opened.kind === 'confirmed' && opened.isPayless,
      isExpressWallet: order.isExpressWallet,
    };
  if (decision.kind !== 'stay' || sample === undefined) return leaveUnseen(shop, decision, stored === named);
  return { sample, isPayless: false };
};
