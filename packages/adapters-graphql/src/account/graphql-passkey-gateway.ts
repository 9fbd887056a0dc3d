// The port `PasskeyGateway`, on GraphQL.

import type { Passkey, PasskeyGateway } from '@tornister/application/ports';
import { instantOf } from '@tornister/domain/shared';
import { err, ok } from 'neverthrow';
import {
  getPasskeys,
  passkeyLoginOptions,
  passkeyRegistrationOptions,
  registerPasskey,
  removePasskey,
  renamePasskey,
} from '../generated/operations/account.ts';
import type { GetPasskeysQuery } from '../generated/operations.ts';
import { present, same } from '../mapping/parts-mapper.ts';
import { accepted, refused } from '../mapping/refusals.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';

const toPasskey = ({ id, name, host, addedAt, lastUsedAt }: GetPasskeysQuery['getPasskeys'][number]): Passkey => ({
  id,
  name,
  host,
  addedAt: instantOf(addedAt),
  ...present('lastUsedAt', lastUsedAt, instantOf),
});

/** The visitor's passkeys. Logging in with one goes through the session, because the tokens are cookies that no script reads. */
export const createGraphqlPasskeyGateway = (transport: GraphqlTransport): PasskeyGateway => ({
  passkeys: () => transport.run(getPasskeys, {}, (answer) => answer.getPasskeys.map(toPasskey)),
  loginOptions: () => transport.run(passkeyLoginOptions, {}, (answer) => answer.passkeyLoginOptions),
  registrationOptions: (proof) =>
    transport
      .run(
        passkeyRegistrationOptions,
        { currentPassword: null, credential: null, ...proof },
        ({ passkeyRegistrationOptions: { successful, options, generalErrorMessage, fieldErrors } }) =>
          successful && options !== null ? ok(options) : err(refused(generalErrorMessage, fieldErrors)),
      )
      .andThen(same),
  register: (credential) =>
    transport.run(registerPasskey, { credential }, (answer) => accepted(answer.registerPasskey)).andThen(same),
  rename: (id, name) =>
    transport.run(renamePasskey, { id, name }, (answer) => accepted(answer.renamePasskey)).andThen(same),
  remove: (id) => transport.run(removePasskey, { id }, (answer) => accepted(answer.removePasskey)).andThen(same),
});
