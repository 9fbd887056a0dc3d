// The port `PasskeyCeremony`, on the browser's WebAuthn.

import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { CeremonyError, PasskeyCeremony } from '@tornister/application/ports';
import { ResultAsync } from 'neverthrow';

type Failure = Extract<CeremonyError, { kind: 'ceremony.failed' }>['failure'];

/** What is asked of the library that speaks to the browser. */
export type WebAuthn = {
  readonly startRegistration: (asked: Parameters<typeof startRegistration>[0]) => Promise<unknown>;
  readonly startAuthentication: (asked: Parameters<typeof startAuthentication>[0]) => Promise<unknown>;
};

/**
 * Why a ceremony failed, by the names of WebAuthn Level 3 §5.1.3, §5.1.4. For the sake of privacy a browser says the same of somebody who
 * cancelled, of a device without a passkey and of time that ran out; only the last shows in how long it took.
 */
const failureOf = (error: unknown, hasRunOut: boolean): Failure => {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
      return hasRunOut ? 'timedOut' : 'cancelled';
    case 'AbortError':
      return 'cancelled';
    case 'InvalidStateError':
      return 'alreadyRegistered';
    default:
      return 'unsupported';
  }
};

/** Asks the authenticators of this browser; `now` is in milliseconds. */
export const createBrowserCeremony = (
  webAuthn: WebAuthn = { startRegistration, startAuthentication },
  now: () => number = Date.now,
): PasskeyCeremony => {
  const held = (
    options: string,
    start: (optionsJSON: never) => Promise<unknown>,
  ): ReturnType<PasskeyCeremony['use']> => {
    const asked = JSON.parse(options) as { readonly timeout?: number };
    const startedAt = now();
    return ResultAsync.fromPromise(
      start(asked as never).then((credential) => JSON.stringify(credential)),
      (error): CeremonyError => ({
        kind: 'ceremony.failed',
        failure: failureOf(error, asked.timeout !== undefined && now() - startedAt >= asked.timeout),
      }),
    );
  };
  return {
    create: (options) => held(options, (optionsJSON) => webAuthn.startRegistration({ optionsJSON })),
    use: (options) => held(options, (optionsJSON) => webAuthn.startAuthentication({ optionsJSON })),
  };
};
