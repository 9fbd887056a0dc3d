// The request id: made here, written into the answer, every log line of the shop host and every call to the backend, so that what
// one request did can be found again. What a visitor sends as one counts only when the operator's own proxy wrote it.

import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BACKEND_HEADERS, plainAddress } from '@tornister/domain/calls';
import type { IsTrustedProxy } from './client-address.ts';

/** What the backend takes for a name, too. */
const REQUEST_ID = /^[\w-]{8,64}$/;

const requests = new AsyncLocalStorage<string>();

/** The id that the proxy in front gave the request, or a new one. */
export const requestIdOf = ({ headers, socket }: IncomingMessage, isTrusted: IsTrustedProxy): string => {
  const given = headers[BACKEND_HEADERS.requestId];
  const isBelieved =
    typeof given === 'string' && REQUEST_ID.test(given) && isTrusted(plainAddress(socket.remoteAddress ?? ''));
  return isBelieved ? given : randomUUID();
};

/** Does the work of a request; whatever it awaits knows the id. */
export const withRequestId = <Answer>(id: string, work: () => Answer): Answer => requests.run(id, work);

/** The header that names a request in its own answer. */
export const requestIdHeaderOf = (id: string): Readonly<Record<string, string>> => ({
  [BACKEND_HEADERS.requestId]: id,
});

/** The header that names the request which is being answered, for what is asked of the backend; none outside of a request. */
export const requestIdHeader = (): Readonly<Record<string, string>> => {
  const id = requests.getStore();
  return id === undefined ? {} : requestIdHeaderOf(id);
};

/** The id of the request that is being answered; undefined for what the shop host does by itself. */
export const currentRequestId = (): string | undefined => requests.getStore();
