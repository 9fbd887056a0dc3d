// Transport rule: tells when the other side does not publish what was asked. Whoever asks is of another build, whatever becomes of this one call.

import type { GatewayError } from '@tornister/application/ports';
import type { ResultAsync } from 'neverthrow';
import type { GraphqlTransport } from './graphql-transport.ts';
import type { GraphqlUpload } from './graphql-upload.ts';

const told = <Answer>(answer: ResultAsync<Answer, GatewayError>, tell: () => void): ResultAsync<Answer, GatewayError> =>
  answer.orTee(({ kind }) => {
    if (kind === 'gateway.outdated') tell();
  });

/** The same transport; the failure itself goes on to whoever asked. */
export const tellingOutdated = ({ run }: GraphqlTransport, tell: () => void): GraphqlTransport => ({
  run: (...asked) => told(run(...asked), tell),
});

/** The same for files. */
export const uploadTellingOutdated = ({ send }: GraphqlUpload, tell: () => void): GraphqlUpload => ({
  send: (...asked) => told(send(...asked), tell),
});
