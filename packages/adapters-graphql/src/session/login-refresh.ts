// Exchanges the refresh token of a login for its next tokens.

import type { GatewayError } from '@tornister/application/ports';
import type { ResultAsync } from 'neverthrow';
import { refreshLogin } from '../generated/operations/session.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import type { LoginTokens } from './session-cookies.ts';

export type RefreshedLogin = LoginTokens & {
  /** So long the browser is to keep them, in seconds; nothing for a login that ends with the browser. */
  readonly stayS?: number;
};

/** The next tokens of a login for its refresh token; `gateway.unauthenticated` when the login has ended. */
export const exchangeRefreshToken = (
  transport: GraphqlTransport,
  refreshToken: string,
): ResultAsync<RefreshedLogin, GatewayError> =>
  transport.run(refreshLogin, { refreshToken }, ({ refreshLogin: { isLong, secondsLeft, ...tokens } }) => ({
    jwt: tokens.jwt,
    refreshToken: tokens.refreshToken,
    ...(isLong ? { stayS: secondsLeft } : {}),
  }));
