// Figures of the shop are the operator's: they tell competitors how much is sold and attackers how near it is to its limits.

import { isLoopbackHost } from '@tornister/domain/storefront';
import { bringsToken } from '../bearer/index.ts';

export type MetricsReader = {
  /** The address at the other end of the connection. */
  readonly socketAddress: string;
  /** The name that was asked for, without a port. */
  readonly hostname: string;
  /** A header of the request by its name in small letters. */
  readonly header: (name: string) => string | undefined;
};

/** What every proxy writes that is set up as it should be; a request with one of these did not start at this computer. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'] as const;

/**
 * With a token: whoever brings it as `Authorization: Bearer`, from anywhere. Without one: only a program at this computer, which asks for
 * a name of this computer, so that neither a proxy at this computer nor a page that a browser here was made to load can read it.
 */
export const mayReadMetrics = (
  { socketAddress, hostname, header }: MetricsReader,
  token: string | undefined,
): boolean => {
  if (token !== undefined) return bringsToken(header('authorization'), token);
  if (PROXY_HEADERS.some((name) => header(name) !== undefined)) return false;
  return isLoopbackHost(socketAddress.replace(/^::ffff:/, '')) && isLoopbackHost(hostname);
};
