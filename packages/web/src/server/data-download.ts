// GET /api/my-data/: everything that the shop holds about a member, as a file, for this member and nobody else.

import { createGraphqlContactGateway } from '@tornister/adapters-graphql/account';
import { PATHS } from '@tornister/domain/routing';
import type { Context } from 'hono';
import { retryAfter } from '../respond.ts';
import type { BackendLinks } from './backend-link.ts';
import type { EndpointEnvironment } from './endpoints.ts';

const plain = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** Answers the file; who is not logged in logs in first. */
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
      (error) => {
        if (error.kind === 'gateway.unauthenticated') return context.redirect(PATHS.login, 303);
        return error.kind === 'gateway.throttled'
          ? plain(429, error.message, retryAfter(error.retryAfterSeconds))
          : plain(503, 'The shop cannot be reached.', retryAfter(10));
      },
    );
  };
