// Test doubles of the ports `PasskeyGateway` and `PasskeyCeremony`.

import { checkPasskeyName, PASSKEY_MESSAGES } from '@tornister/domain/passkeys';
import { instantOf } from '@tornister/domain/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type {
  CeremonyError,
  GatewayError,
  OwnersProof,
  Passkey,
  PasskeyCeremony,
  PasskeyGateway,
} from '../../src/ports/index.ts';

export type InMemoryPasskeys = {
  /** The password of the account; without one nobody is logged in. */
  readonly password?: string;
  readonly passkeys?: readonly Passkey[];
};

export type InMemoryPasskeyGateway = PasskeyGateway & {
  /** What owners were proved by, in order. */
  readonly proofs: () => readonly OwnersProof[];
};

/** A passkey of an account. */
export const aPasskey = (fields: Partial<Passkey> = {}): Passkey => ({
  id: 'passkey-1',
  name: 'Laptop',
  host: 'shop.example',
  addedAt: instantOf(1_000),
  ...fields,
});

const UNAUTHENTICATED: GatewayError = { kind: 'gateway.unauthenticated', revoked: false };
const refusedAt = (field: string, message: string): GatewayError => ({
  kind: 'gateway.refused',
  message: '',
  fieldErrors: [{ field, message }],
});

/** Passkeys that keep to the promises of the port: a challenge is a number, and a credential is `signed` or `made` and its number. */
export const createInMemoryPasskeyGateway = ({
  password,
  passkeys = [],
}: InMemoryPasskeys = {}): InMemoryPasskeyGateway => {
  let all = passkeys;
  let asked = 0;
  const open = new Set<string>();
  const proofs: OwnersProof[] = [];
  const challenge = (answer: 'signed' | 'made'): string => {
    asked += 1;
    open.add(`${answer} ${asked}`);
    return JSON.stringify({ challenge: String(asked) });
  };
  const ofMember = <Value>(answer: () => ResultAsync<Value, GatewayError>): ResultAsync<Value, GatewayError> =>
    password === undefined ? errAsync(UNAUTHENTICATED) : answer();
  const spent = (credential: string): ResultAsync<void, GatewayError> =>
    open.delete(credential)
      ? okAsync(undefined)
      : errAsync({ kind: 'gateway.refused', message: PASSKEY_MESSAGES.notAccepted, fieldErrors: [] });
  return {
    passkeys: () => ofMember(() => okAsync(all)),
    loginOptions: () => okAsync(challenge('signed')),
    registrationOptions: (proof) =>
      ofMember(() => {
        proofs.push(proof);
        if ('credential' in proof) return spent(proof.credential).map(() => challenge('made'));
        if (proof.currentPassword === '') return errAsync(refusedAt('currentPassword', 'requiredField'));
        return proof.currentPassword === password
          ? okAsync(challenge('made'))
          : errAsync(refusedAt('currentPassword', 'passwordWrong'));
      }),
    register: (credential) =>
      ofMember(() =>
        spent(credential).andTee(() => {
          all = [aPasskey({ id: `passkey-${all.length + 1}` }), ...all];
        }),
      ),
    rename: (id, name) =>
      ofMember(() => {
        const checked = checkPasskeyName(name);
        if (checked.isErr()) return errAsync(refusedAt('name', checked.error.errors[0]?.message ?? ''));
        all = all.map((passkey) => (passkey.id === id ? { ...passkey, name: checked.value.name } : passkey));
        return okAsync(undefined);
      }),
    remove: (id) =>
      ofMember(() => {
        all = all.filter((passkey) => passkey.id !== id);
        return okAsync(undefined);
      }),
    proofs: () => proofs,
  };
};

export type ScriptedCeremony = PasskeyCeremony & {
  /** Lets the next ceremony fail. */
  readonly failNext: (error: CeremonyError) => void;
};

/** A device that answers the challenges of the gateway above. */
export const createScriptedCeremony = (): ScriptedCeremony => {
  let failure: CeremonyError | undefined;
  const answer = (how: 'signed' | 'made', options: string): ResultAsync<string, CeremonyError> => {
    const error = failure;
    failure = undefined;
    const { challenge } = JSON.parse(options) as { readonly challenge: string };
    return error === undefined ? okAsync(`${how} ${challenge}`) : errAsync(error);
  };
  return {
    create: (options) => answer('made', options),
    use: (options) => answer('signed', options),
    failNext: (error) => {
      failure = error;
    },
  };
};
