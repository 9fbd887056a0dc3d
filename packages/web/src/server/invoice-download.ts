// GET /api/invoice/: the invoice of an order as a file, for whoever may open the order's page and for nobody else.

import { createGraphqlOrdersGateway } from '@tornister/adapters-graphql/orders';
import type { InvoiceFile, InvoiceFormat } from '@tornister/application/ports';
import { ORDER_TOKEN_PARAMETER, PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { brandId, type OrderId } from '@tornister/domain/shared';
import type { Context } from 'hono';
import { INVOICE_FORMAT_PARAMETER } from '../components/account/orders/order-addresses.ts';
import { retryAfter } from '../respond.ts';
import type { BackendLinks } from './backend-link.ts';
import type { EndpointEnvironment } from './endpoints.ts';

const FORMATS: ReadonlySet<string> = new Set<InvoiceFormat>(['pdf', 'xml']);
const isFormat = (word: string): word is InvoiceFormat => FORMATS.has(word);

const plain = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

const asFile = ({ fileName, contentType, base64 }: InvoiceFile): Response =>
  new Response(new Uint8Array(Buffer.from(base64, 'base64')), {
    headers: {
      'content-type': contentType,
      'content-disposition': `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });

/** Answers the file; an order of somebody else is not found, and whose login has ended logs in again. */
export const invoiceDownload =
  (links: BackendLinks) =>
  async (context: Context<EndpointEnvironment>): Promise<Response> => {
    const orderId = context.req.query(ROUTE_PARAMETERS.orderId) ?? '';
    const token = context.req.query(ORDER_TOKEN_PARAMETER);
    const format = context.req.query(INVOICE_FORMAT_PARAMETER) ?? '';
    if (orderId === '' || !isFormat(format)) return plain(404, 'There is no such invoice.');
    const gateway = createGraphqlOrdersGateway(links.forRequest().visitorTransport(context.get('visit')));
    const wanted = { orderId: brandId<OrderId>(orderId), ...(token ? { token } : {}) };
    return gateway.invoice(wanted, format).match(
      (file) => (file === undefined ? plain(404, 'There is no such invoice.') : asFile(file)),
      (error) => {
        if (error.kind === 'gateway.unauthenticated') return context.redirect(PATHS.login, 303);
        return error.kind === 'gateway.throttled'
          ? plain(429, error.message, retryAfter(error.retryAfterSeconds))
          : plain(503, 'The shop cannot be reached.', retryAfter(10));
      },
    );
  };
