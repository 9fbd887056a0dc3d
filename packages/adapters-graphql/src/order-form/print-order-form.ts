// The visitor's cart as an order form to be printed: a file that only the shop host asks for.

import type { DownloadFile, GatewayError } from '@tornister/application/ports';
import { okAsync, type ResultAsync } from 'neverthrow';
import { generatePdfForm } from '../generated/operations/order-form.ts';
import type { VisitorSession } from '../session/visitor-session.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';

/** The file; nothing where the visitor has no cart. */
export const printOrderForm = (
  transport: GraphqlTransport,
  session: VisitorSession,
): ResultAsync<DownloadFile | undefined, GatewayError> => {
  const cartId = session.cartId();
  return cartId === undefined
    ? okAsync(undefined)
    : transport.run(generatePdfForm, { cartId }, (answer): DownloadFile => answer.generatePdfForm);
};
