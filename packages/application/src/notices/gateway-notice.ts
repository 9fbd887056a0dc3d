// Makes the notice that a shopper sees when a call has failed.

import type { GatewayError, Notice } from '../ports/index.ts';

/**
 * What a shopper is told about a failed call: the server's own sentence where it has one (spec 2 §8 "Mutation failures"), otherwise the
 * kind of the error, which the channel puts into words. The same error shows once.
 */
export const gatewayNotice = (error: GatewayError): Notice => {
  const hasWords = error.kind === 'gateway.refused' || error.kind === 'gateway.throttled';
  const message = hasWords && error.message !== '' ? error.message : error.kind;
  return { id: message, tone: 'error', message };
};
