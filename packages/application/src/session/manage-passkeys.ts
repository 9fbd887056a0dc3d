// The passkeys of a member: looked at, added, named, removed. Not in the specification; WebAuthn Level 3, ADR 0021.

import {
  checkCurrentPassword,
  checkPasskeyName,
  PASSKEY_ADDED_NOTICE,
  PASSKEY_REMOVED_NOTICE,
  PASSKEY_RENAMED_NOTICE,
} from '@tornister/domain/passkeys';
import type { FieldError } from '@tornister/domain/shared';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { GatewayError, Notice, OwnersProof, Passkey, PasskeyCeremony, PasskeyGateway } from '../ports/index.ts';
import { type PasskeyError, passkeyError } from './passkey-error.ts';

type Failed = PasskeyError | GatewayError;

/** Each change answers what the page tells next. */
export type ManagePasskeys = {
  readonly passkeys: () => ResultAsync<readonly Passkey[], GatewayError>;
  /** Has the device make a passkey, after the owner has proved to be there: by the password, or without one by another passkey. */
  readonly add: (form: { readonly currentPassword: string }) => ResultAsync<Notice, Failed>;
  readonly rename: (id: string, name: string) => ResultAsync<Notice, Failed>;
  readonly remove: (id: string) => ResultAsync<Notice, GatewayError>;
};

export type ManagePasskeysPorts = {
  readonly gateway: PasskeyGateway;
  readonly ceremony: PasskeyCeremony;
  /** The storefront's host: passkeys of others do not work here. */
  readonly host: string;
};

const invalid = ({ errors }: { readonly errors: readonly FieldError[] }): Failed => ({
  kind: 'passkey.refused',
  errors,
});

const successNotice = (message: string): Notice => ({ id: message, tone: 'success', message });

/** Makes the commands of the list of passkeys. */
export const createManagePasskeys = ({ gateway, ceremony, host }: ManagePasskeysPorts): ManagePasskeys => {
  const byPasskey = (): ResultAsync<OwnersProof, Failed> =>
    gateway
      .loginOptions()
      .andThen((options) => ceremony.use(options).mapErr(passkeyError))
      .map((credential) => ({ credential }));

  const byPassword = (typed: string): ResultAsync<OwnersProof, Failed> =>
    checkCurrentPassword(typed)
      .mapErr(invalid)
      .asyncMap(async (proof) => proof);

  /** Whoever has no other passkey here needs the password, and is told so at its field. */
  const proof = (currentPassword: string): ResultAsync<OwnersProof, Failed> => {
    if (currentPassword !== '') return byPassword(currentPassword);
    return gateway
      .passkeys()
      .andThen((all) => (all.some((passkey) => passkey.host === host) ? byPasskey() : byPassword('')));
  };

  return {
    passkeys: gateway.passkeys,
    add: ({ currentPassword }) =>
      proof(currentPassword)
        .andThen(gateway.registrationOptions)
        .andThen((options) => ceremony.create(options).mapErr(passkeyError))
        .andThen(gateway.register)
        .map(() => successNotice(PASSKEY_ADDED_NOTICE)),
    rename: (id, name) => {
      const checked = checkPasskeyName(name);
      if (checked.isErr()) return errAsync(invalid(checked.error));
      return gateway.rename(id, checked.value.name).map(() => successNotice(PASSKEY_RENAMED_NOTICE));
    },
    remove: (id) => gateway.remove(id).map(() => successNotice(PASSKEY_REMOVED_NOTICE)),
  };
};
