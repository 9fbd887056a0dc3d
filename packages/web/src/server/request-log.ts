// One line for every answered request: what was asked for by its path, what came of it, how long it took. Who asked, and what was searched
// for, is nobody's business here: no address, no query string, no cookie. Source: ASVS 5.0 16.2.

import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** Longer paths are nobody's links. */
const LONGEST_PATH = 200;

const CLIENT_CLOSED_REQUEST = 499;
const FAULTS_FROM = 500;

/** Where a query or a fragment begins, also where a program on the way has escaped its mark. */
const BEYOND_PATH = /(?:[?#]|%(?:25)*(?:3f|23)).*$/is;

/** A letter of ASCII that is escaped, once or several times. */
const ESCAPED = /%(?:25)*([0-7][0-9a-f])/gi;
const HEX = 16;

/**
 * Who has the token of a class list may open it; the log opens nothing. A link that was copied wrongly leads nowhere and still names the token: so case
 * and number of slashes do not count, and of what follows nothing is shown. It is the only page that has a token in its path.
 */
const SECRET_PATH = /((?:^|[\\/])classlist[\\/])[\\/]*[^\\/].*?([\\/]?)$/is;

/** The path of a request line, without what was searched or filtered for, and without what opens something. */
export const loggedPath = (url: string): string => {
  const path = url.replace(/^https?:\/\/[^/]*/i, '').replace(BEYOND_PATH, '');
  const plain = path.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, HEX)));
  return (SECRET_PATH.test(plain) ? plain.replace(SECRET_PATH, '$1-$2') : path).slice(0, LONGEST_PATH);
};

/** Files of the build, pictures and health checks would drown what matters; they are written at level `debug`. */
const isNoise = (path: string): boolean => /^\/(?:assets|images|downloads|healthz|readyz|metrics)(?:\/|$)/.test(path);

/** What came of a request. */
export type Outcome = {
  /** 499 when the visitor went away before the answer was complete. */
  readonly status: number;
  readonly ms: number;
};

/** The line of a request. */
type Line = Outcome & { readonly requestId: string; readonly method: string; readonly path: string };

/** Reports what came of a request once it is answered or given up. */
export const whenAnswered = (
  outgoing: ServerResponse,
  tell: (outcome: Outcome) => void,
  now: () => number = () => performance.now(),
): void => {
  const begun = now();
  outgoing.once('close', () => {
    const status = outgoing.writableFinished ? outgoing.statusCode : CLIENT_CLOSED_REQUEST;
    tell({ status, ms: Math.round((now() - begun) * 10) / 10 });
  });
};

/** Writes the line: faults of the shop as warnings, the rest as information. */
export const logAnswered = (log: Logger, line: Line): void => {
  if (line.status >= FAULTS_FROM) log.warn(line, 'Request failed');
  else if (isNoise(line.path)) log.debug(line, 'Request answered');
  else log.info(line, 'Request answered');
};
