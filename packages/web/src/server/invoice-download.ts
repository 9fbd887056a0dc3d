// GET /api/invoice/: the invoice of an order as a file, for whoever may open the order's page and for nobody else.

import { createGraphqlOrdersGateway } from '@tornister/adapters-graphql/orders';
import type { InvoiceFormat } from '@tornister/application/ports';
import { ORDER_TOKEN_PARAMETER, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { brandId, type OrderId } from '@tornister/domain/shared';
import type { Context } from 'hono';
import { INVOICE_FORMAT_PARAMETER, orderHref } from '../components/account/orders/order-addresses.ts';
import type { BackendLinks } from './backend-link.ts';
import type { EndpointEnvironment } from './endpoints.ts';
import { failedDownload, fileAnswer, type MissingFile, missingDownload } from './file-download.ts';

const FORMATS: ReadonlySet<string> = new Set<InvoiceFormat>(['pdf', 'xml']);
const isFormat = (word: string): word is InvoiceFormat => FORMATS.has(word);

const WORDS: MissingFile['words'] = { de: 'Diese Rechnung gibt es nicht.', en: 'There is no such invoice.' };

/** Answers the file; an order of somebody else is not found, and whose login has ended logs in again and comes back to the order. */
export const invoiceDownload =
  (links: BackendLinks) =>
  async (context: Context<EndpointEnvironment>): Promise<Response> => {
    const orderId = context.req.query(ROUTE_PARAMETERS.orderId) ?? '';
    const token = context.req.query(ORDER_TOKEN_PARAMETER);
    const format = context.req.query(INVOICE_FORMAT_PARAMETER) ?? '';
    if (orderId === '' || !isFormat(format)) return missingDownload(context, { words: WORDS });
    const gateway = createGraphqlOrdersGateway(links.forRequest().visitorTransport(context.get('visit')));
    const page = orderHref({ orderId });
    const wanted = { orderId: brandId<OrderId>(orderId), ...(token ? { token } : {}) };
    return gateway.invoice(wanted, format).match(
      // The token of a mail's link opens the order of a guest without a login.
      (file) =>
        file === undefined
          ? missingDownload(context, { page: token ? undefined : page, words: WORDS })
          : fileAnswer(file),
      (error) => failedDownload(context, error, page),
    );
  };
