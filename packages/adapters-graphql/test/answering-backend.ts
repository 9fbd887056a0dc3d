// A backend that answers what a test says, where no recording is needed: msw stands for the network, and an answer that the schema does not
// promise is refused as the shop host refuses it.

import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { readAnswer } from '../src/answers/read-answer.ts';
import { createGraphqlTransport, type GraphqlTransport } from '../src/transport/index.ts';

const BACKEND = 'http://backend.test/graphql';

type Asked = readonly [operation: string, variables: unknown];

type AnsweringBackend = {
  readonly transport: GraphqlTransport;
  /** What was asked so far, the first question first. */
  readonly asked: readonly Asked[];
};

/** Hands out backends for single tests, each with its answer to every operation that may be asked of it. */
export const answeringBackends = (): ((answers: Readonly<Record<string, object>>) => AnsweringBackend) => {
  const server = setupServer();
  beforeAll(() => server.listen());
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  return (answers) => {
    const asked: Asked[] = [];
    server.use(
      http.post(BACKEND, async ({ request }) => {
        const operation = request.headers.get('x-operation') ?? '';
        const { variables } = (await request.json()) as { readonly variables: unknown };
        asked.push([operation, variables]);
        const data = answers[operation];
        return HttpResponse.json(
          data === undefined ? { errors: [{ message: `No answer to ${operation}` }] } : { data },
        );
      }),
    );
    const transport = createGraphqlTransport({
      url: BACKEND,
      fetch: (url, init) => fetch(url, init as RequestInit),
      read: readAnswer,
    });
    return { transport, asked };
  };
};

/** What mutations answer that have done what they were asked. */
export const DONE = { successful: true, generalErrorMessage: null, fieldErrors: [] };
