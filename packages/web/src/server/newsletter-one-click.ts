// POST /api/newsletter-unsubscribe/: what mail programs post when somebody presses their own button to unsubscribe (RFC 8058). They come from
// no page of this shop and bring no cookie; the token in the address is all that counts.

import { createGraphqlNewsletterGateway } from '@tornister/adapters-graphql/newsletter';
import type { Context } from 'hono';
import { retryAfter } from '../respond.ts';
import type { BackendLinks } from './backend-link.ts';
import type { EndpointEnvironment } from './endpoints.ts';

/** Where mail programs post to; it stands in the header `List-Unsubscribe`. */
export const ONE_CLICK_PATH = '/api/newsletter-unsubscribe';

/** Whether a path, with or without its slash, is the one that mail programs post to. */
export const isOneClick = (path: string): boolean => path.replace(/\/$/, '') === ONE_CLICK_PATH;

const plain = (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** Unsubscribes; never a redirect, which mail programs do not follow. */
export const newsletterOneClick =
  (links: BackendLinks) =>
  async (context: Context<EndpointEnvironment>): Promise<Response> => {
    const token = context.req.query('token') ?? '';
    const gateway = createGraphqlNewsletterGateway(links.forRequest().visitorTransport(context.get('visit')));
    return gateway.unsubscribeByLink(token).match(
      () => plain(200, 'Unsubscribed.'),
      (error) => {
        if (error.kind === 'gateway.refused') return plain(404, 'This link is not good.');
        return error.kind === 'gateway.throttled'
          ? plain(429, error.message, retryAfter(error.retryAfterSeconds))
          : plain(503, 'The shop cannot be reached.', retryAfter(10));
      },
    );
  };
