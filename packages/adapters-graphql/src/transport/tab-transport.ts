// A tab's transport: runs GraphQL operations by `fetch` alone. graphql-request would bring a parser and a printer, 16 KB for documents that are strings.
// A contract test holds the two together (`graphql-transport.test.ts`).

import { type GraphqlTransport, type GraphqlTransportOptions, runningBy, unanswered } from './graphql-transport.ts';
import { readEnvelope } from './read-envelope.ts';

/** A transport over `fetch`. */
export const createTabTransport = ({ url, fetch, headers, read }: GraphqlTransportOptions): GraphqlTransport =>
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
