// Visitors who go away before their request was read or answered: nothing has failed, and nobody is there any more to be told anything.

import type { IncomingMessage } from 'node:http';

/** What the server under the routes says where it has no error of the connection. */
const CLOSED = 'Client connection prematurely closed.';

/** A request, and the signal that ends with its connection. */
type Asked = {
  readonly incoming: Pick<IncomingMessage, 'complete' | 'destroyed' | 'errored'>;
  readonly signal: Pick<AbortSignal, 'aborted'>;
};

/** Whether an error only says that the body has not arrived as a whole, or that what was done for a request ended with it. */
export const isBrokenOff = (error: Error, { incoming, signal }: Asked): boolean => {
  if (error.name === 'AbortError' && signal.aborted) return true;
  // What else fails meanwhile is a fault as it is at any time.
  if (incoming.complete || !incoming.destroyed) return false;
  return error === incoming.errored || error.name === 'AbortError' || error.message === CLOSED;
};
