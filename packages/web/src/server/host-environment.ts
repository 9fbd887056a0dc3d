// What the routes of the shop host know of a request.

import type { IncomingMessage } from 'node:http';
import type { Visit } from './visitor.ts';

export type HostEnvironment = {
  readonly Bindings: { readonly incoming: IncomingMessage };
  readonly Variables: { readonly visit: Visit };
};
