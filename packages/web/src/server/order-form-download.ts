// GET /api/order-form/: the visitor's cart as an order form to be printed and signed. Source: spec 2 §7 "generatePdfForm".

import { printOrderForm } from '@tornister/adapters-graphql/order-form';
import { createBackendSession } from '@tornister/adapters-graphql/session';
import type { Context } from 'hono';
import type { BackendLinks } from './backend-link.ts';
import type { EndpointEnvironment } from './endpoints.ts';
import { failedDownload, fileAnswer, type MissingFile, missingDownload } from './file-download.ts';
import { createSessionCookies } from './session-cookies.ts';

const MISSING: MissingFile = {
  words: { de: 'Es gibt keinen Warenkorb, der gedruckt werden könnte.', en: 'There is no basket to be printed.' },
};

/** Answers the file; whoever has no cart has nothing to print. */
export const orderFormDownload =
  (links: BackendLinks) =>
  (context: Context<EndpointEnvironment>): Promise<Response> => {
    const visit = context.get('visit');
    const transport = links.forRequest().visitorTransport(visit);
    const session = createBackendSession(transport, createSessionCookies(visit.cookies), {
      isB2b: visit.site.storefront.isB2b,
    });
    return printOrderForm(transport, session).match(
      (file) => (file === undefined ? missingDownload(context, MISSING) : fileAnswer(file)),
      (error) => failedDownload(context, error),
    );
  };
