// GET /api/return-label/: the labels of a return as a file, for whoever has the hash of its order. Whose login has ended comes back to its page.

import { createGraphqlReturnsGateway } from '@tornister/adapters-graphql/returns';
import { ROUTE_PARAMETERS } from '@tornister/domain/routing';
import type { Context } from 'hono';
import { announcedHref, RMA_PARAMETER } from '../components/returns/return-addresses.ts';
import type { BackendLinks } from './backend-link.ts';
import type { EndpointEnvironment } from './endpoints.ts';
import { failedDownload, fileAnswer, type MissingFile, missingDownload } from './file-download.ts';

const MISSING: MissingFile = { words: { de: 'Diese Rücksendung gibt es nicht.', en: 'There is no such return.' } };

/** Answers the file; a return of another order is not found. */
export const returnLabelDownload =
  (links: BackendLinks) =>
  async (context: Context<EndpointEnvironment>): Promise<Response> => {
    const hash = context.req.query(ROUTE_PARAMETERS.returnOrder) ?? '';
    const rma = context.req.query(RMA_PARAMETER) ?? '';
    if (hash === '' || rma === '') return missingDownload(context, MISSING);
    const link = links.forRequest();
    const visit = context.get('visit');
    const gateway = createGraphqlReturnsGateway(link.visitorTransport(visit), link.visitorUpload(visit));
    return gateway.label(hash, rma).match(
      (file) => (file === undefined ? missingDownload(context, MISSING) : fileAnswer(file)),
      (error) => failedDownload(context, error, announcedHref({ hash, rma })),
    );
  };
