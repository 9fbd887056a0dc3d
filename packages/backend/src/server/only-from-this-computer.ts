// Pages of the demonstration that only somebody at this very computer may see.

import type { HttpBindings } from '@hono/node-server';
import { isLoopbackHost } from '@tornister/domain/storefront';
import type { MiddlewareHandler } from 'hono';

/**
 * Answers 404 unless the request came in over loopback and asked for a name of this computer: a page of a stranger's site that a
 * browser here was made to load (DNS rebinding) comes over loopback, too, but under that site's name.
 */
export const onlyFromThisComputer: MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> = async (http, next) => {
  const address = http.env.incoming?.socket.remoteAddress ?? '';
  const { hostname } = new URL(http.req.url);
  if (!isLoopbackHost(address.replace(/^::ffff:/, '')) || !isLoopbackHost(hostname)) return http.notFound();
  return next();
};
