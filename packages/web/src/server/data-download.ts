// GET /api/my-data/: everything that the shop holds about a member, as a file, for this member and nobody else.

import { createGraphqlContactGateway } from '@tornister/adapters-graphql/account';
import { PATHS } from '@tornister/domain/routing';
import type { Context } from 'hono';
import type { BackendLinks } from './backend-link.ts';
import type { EndpointEnvironment } from './endpoints.ts';
import { failedDownload } from './file-download.ts';

/** Answers the file; who is not logged in logs in first, and comes back to the page with its link. */
export const dataDownload =
  (links: BackendLinks) =>
  async (context: Context<EndpointEnvironment>): Promise<Response> => {
    const gateway = createGraphqlContactGateway(links.forRequest().visitorTransport(context.get('visit')));
    return gateway.exportData().match(
      (text) =>
        new Response(text, {
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'content-disposition': 'attachment; filename="tornister-my-data.json"',
            'cache-control': 'private, no-store',
            'x-content-type-options': 'nosniff',
          },
        }),
      (error) => failedDownload(context, error, PATHS.contactDetails),
    );
  };
