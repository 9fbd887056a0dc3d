// The log of the shop host, in JSON lines; whatever is written while a request is answered carries its id.

import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestId } from './request-id.ts';
import type { Settings } from './settings.ts';

export const createLog = (level: Settings['logLevel'], destination?: DestinationStream): Logger => {
  const options = {
    level,
    base: { process: 'shop-host' },
    mixin: (line: object) => {
      const requestId = currentRequestId();
      return requestId === undefined || 'requestId' in line ? {} : { requestId };
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
};
