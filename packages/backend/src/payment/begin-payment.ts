// Where the shopper goes to pay: a form that the browser posts for cards, an address for wallets. The order and its stock are already
// held when the shopper gets there. Source: spec 2 §4 "Submit", §3 "Submit result".

import type { PaymentId } from '@tornister/domain/checkout';
import type { Money } from '@tornister/domain/money';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { unguessableId } from '../server/ids.ts';
import { sealPaymentData } from './payment-data.ts';

export const MERCHANT_ID = 'shop';
export const CARD_PATH = '/sandbox/card';
export const WALLET_PATH = '/sandbox/wallet';

type Payment = { readonly orderId: string; readonly paymentId: PaymentId; readonly amount: Money };

/** The next step of a submission that is paid elsewhere. */
export const beginPayment = (
  { secrets, settings, storefront, now }: RequestContext,
  { orderId, paymentId, amount }: Payment,
): Pick<Answer<'SubmitResult'>, 'computopData' | 'redirectUrl'> => {
  const transId = unguessableId();
  const sealed = sealPaymentData(secrets.payment, {
    transId,
    orderId,
    paymentId,
    amountCents: amount.cents,
    currency: amount.currency,
    baseUrl: storefront.baseUrl,
    language: storefront.language,
    createdAt: now(),
  });
  if (paymentId !== 'CREDIT_CARD') {
    const query = new URLSearchParams({ MerchantID: MERCHANT_ID, Len: String(sealed.length), Data: sealed.data });
    return { redirectUrl: `${settings.publicUrl}${WALLET_PATH}?${query}` };
  }
  const fields = { MerchantID: MERCHANT_ID, TransID: transId, Len: String(sealed.length), Data: sealed.data };
  return {
    computopData: {
      action: `${settings.publicUrl}${CARD_PATH}`,
      fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
    },
  };
};
