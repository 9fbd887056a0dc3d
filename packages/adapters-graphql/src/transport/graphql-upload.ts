// Sends an operation with a file beside it, as the GraphQL multipart request specification has it, and gives its answer as a `Result`.

import type { GatewayError } from '@tornister/application/ports';
import { ok, Result, ResultAsync } from 'neverthrow';
import { classifyError } from './classify-error.ts';
import { type GraphqlTransportOptions, unanswered } from './graphql-transport.ts';
import type { Operation } from './operation.ts';
import { readEnvelope } from './read-envelope.ts';
import { unreadable } from './unreadable.ts';

type WithFile = { readonly file: Blob };

export type GraphqlUpload = {
  /** Runs an operation whose variable `file` is a file. */
  readonly send: <Answer, Variables extends WithFile, Mapped>(
    operation: Operation<Answer, Variables>,
    variables: Variables,
    map: (answer: Answer) => Mapped,
  ) => ResultAsync<Mapped, GatewayError>;
};

/** The body: the operation, where its file goes, and the file under a name that says nothing. */
const bodyOf = (text: string, { file, ...variables }: WithFile): FormData => {
  const body = new FormData();
  body.set('operations', JSON.stringify({ query: text, variables: { ...variables, file: null } }));
  body.set('map', JSON.stringify({ 0: ['variables.file'] }));
  body.set('0', file, 'file');
  return body;
};

/** Uploads over a network whose rules leave a body with a file alone: it is neither batched nor sent again. */
export const createGraphqlUpload = ({
  url,
  fetch,
  read = (_operation, answer) => ok(answer),
}: Pick<GraphqlTransportOptions, 'url' | 'fetch' | 'read'>): GraphqlUpload => {
  const ask = async (text: string, variables: WithFile): Promise<unknown> =>
    readEnvelope(await fetch(url, { method: 'POST', body: bodyOf(text, variables) }).catch(unanswered));
  return {
    send: <Answer, Variables extends WithFile, Mapped>(
      { name, text }: Operation<Answer, Variables>,
      variables: Variables,
      map: (answer: Answer) => Mapped,
    ) =>
      ResultAsync.fromPromise(ask(text, variables), classifyError)
        .andThen((answer) => read(name, answer))
        .andThen((answer) => Result.fromThrowable(map, (thrown) => unreadable(name, thrown))(answer as Answer)),
  };
};
