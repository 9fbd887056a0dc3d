// The port `SessionGateway`, on GraphQL and the visitor's session.

import type { SessionGateway } from '@tornister/application/ports';
import { getCustomerInfo } from '../generated/operations/session.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { toVisitor } from './session-mapper.ts';
import type { VisitorSession } from './visitor-session.ts';

/** Who the visitor is; logging in and out goes through the session, because the token is a cookie that no script reads. */
export const createGraphqlSessionGateway = (transport: GraphqlTransport, session: VisitorSession): SessionGateway => ({
  customerInfo: () => transport.run(getCustomerInfo, { url: null }, toVisitor),
  logIn: session.logIn,
  logInWithPasskey: session.logInWithPasskey,
  register: session.register,
  logOut: session.logOut,
  endGuest: session.endGuest,
});
