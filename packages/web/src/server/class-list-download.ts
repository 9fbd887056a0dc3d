// GET /api/classlist/: the sheet of a class list as a PDF, for the teacher whose list it is and for nobody else.

import { createGraphqlClassListGateway } from '@tornister/adapters-graphql/class-list';
import { familyShopAddress } from '@tornister/application/class-list';
import type { Context } from 'hono';
import { classListHref, readClassListAddress } from '../components/class-list/class-list-address.ts';
import type { BackendLinks } from './backend-link.ts';
import type { EndpointEnvironment } from './endpoints.ts';
import { failedDownload, fileAnswer, type MissingFile, missingDownload } from './file-download.ts';

const WORDS: MissingFile['words'] = { de: 'Diese Klassenliste gibt es nicht.', en: 'There is no such class list.' };

/** Answers the file; a list of somebody else is not found, and whose login has ended logs in again and comes back to the list. */
export const classListDownload =
  (links: BackendLinks) =>
  async (context: Context<EndpointEnvironment>): Promise<Response> => {
    const { listId, print } = readClassListAddress(new URL(context.req.url).searchParams);
    if (listId === undefined) return missingDownload(context, { words: WORDS });
    const page = classListHref(listId);
    const visit = context.get('visit');
    const gateway = createGraphqlClassListGateway(links.forRequest().visitorTransport(visit));
    return gateway.sheet(listId, familyShopAddress(visit.site), print?.withPrices === true).match(
      (file) => (file === undefined ? missingDownload(context, { page, words: WORDS }) : fileAnswer(file)),
      (error) => failedDownload(context, error, page),
    );
  };
