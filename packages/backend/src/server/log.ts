// The log of the backend. A database says in its errors which values a statement was to write (names and addresses of whole orders), so
// of an error only what cannot hold a value of somebody's is written down. A mail server puts the recipient into its answer. Source: ASVS 5.0 16.2.5.

import { type DestinationStream, type Logger, pino } from 'pino';
import type { Settings } from '../settings.ts';

/** Properties of errors that name things of the program and of the database, never contents. */
const TELLING = ['type', 'message', 'stack', 'code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'];

/** Of the answer of a mail server: its words are its own, and name people. */
const TELLING_OF_MAILS = ['type', 'code', 'responseCode', 'command'];

const ADDRESS = /[^\s<>"'(),;:=/]+@[^\s<>"'(),;:/]+/g;
const withoutAddresses = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(ADDRESS, '…@…') : value;

/** An error as it stands in the log. */
const loggedError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const whole: Readonly<Record<string, unknown>> = pino.stdSerializers.err(error);
  const names = whole.responseCode === undefined ? TELLING : TELLING_OF_MAILS;
  return Object.fromEntries(
    names.flatMap((name) => (whole[name] === undefined ? [] : [[name, withoutAddresses(whole[name])]])),
  );
};

/** The log, in JSON lines. */
export const createLog = (level: Settings['logLevel'], destination?: DestinationStream): Logger => {
  const options = { level, base: { process: 'backend' }, serializers: { err: loggedError } };
  return destination === undefined ? pino(options) : pino(options, destination);
};
