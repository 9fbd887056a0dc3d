// The transport of a tab, and of the shop host for what it asks in batches: runs GraphQL operations by `fetch` alone. graphql-request would bring a tab a
// parser and a printer, 16 KB for documents that are strings, and reads every answer as text: a part of a batch would be written and parsed once more.
// A contract test holds the two together (`graphql-transport.test.ts`).

import { type GraphqlTransport, type GraphqlTransportOptions, runningBy, unanswered } from './graphql-transport.ts';
import { readEnvelope } from './read-envelope.ts';

/** A transport over `fetch`. */
export const createFetchTransport = ({ url, fetch, headers, read }: GraphqlTransportOptions): GraphqlTransport =>
  runningBy(async ({ name, text }, variables) => {
    const init = {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'content-type': 'application/json',
        ...headers?.(),
        'x-operation': name,
      },
      body: JSON.stringify({ query: text, variables }),
    };
    return readEnvelope(await fetch(url, init).catch(unanswered));
  }, read);
