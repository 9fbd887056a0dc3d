// Logging in with a passkey: the backend gives a challenge, the visitor's device signs it. Not in the specification; WebAuthn Level 3, ADR 0021.

import type { ResultAsync } from 'neverthrow';
import type { GatewayError, PasskeyCeremony, PasskeyGateway, SessionGateway } from '../ports/index.ts';
import { finishLogin, type LoggedIn, type LogInPorts } from './log-in.ts';
import { type PasskeyError, passkeyError } from './passkey-error.ts';

/** Logs in on the page at `path` with whichever passkey the visitor chooses; what follows is that of every login. */
export type LogInWithPasskey = (
  wish: { readonly stayLogged: boolean },
  path: string,
) => ResultAsync<LoggedIn, PasskeyError | GatewayError>;

export type LogInWithPasskeyPorts = Omit<LogInPorts, 'session'> & {
  readonly session: Pick<SessionGateway, 'logInWithPasskey'>;
  readonly passkeys: Pick<PasskeyGateway, 'loginOptions'>;
  readonly ceremony: Pick<PasskeyCeremony, 'use'>;
};

/** Makes the command of the button that logs in with a passkey. */
export const createLogInWithPasskey =
  ({ session, passkeys, ceremony, ...ports }: LogInWithPasskeyPorts): LogInWithPasskey =>
  ({ stayLogged }, path) =>
    passkeys
      .loginOptions()
      .andThen((options) => ceremony.use(options).mapErr(passkeyError))
      .andThen((credential) => session.logInWithPasskey({ credential, stayLogged, mergeCart: true }))
      .map((answer) => finishLogin(ports, answer, { path, method: 'passkey' }));
