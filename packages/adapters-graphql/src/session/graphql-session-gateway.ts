import type { SessionGateway } from '@tornister/application/ports';
import { getCustomerInfo } from '../generated/operations.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { toCustomerInfo } from './session-mapper.ts';
import type { VisitorDoor } from './visitor-door.ts';

/** Who the visitor is; logging in and out goes through the door, because the token is a cookie that no script reads. */
export const createGraphqlSessionGateway = (transport: GraphqlTransport, door: VisitorDoor): SessionGateway => ({
  customerInfo: () => transport.run(getCustomerInfo, { url: null }, toCustomerInfo),
  logIn: door.logIn,
  logOut: door.logOut,
  endGuest: door.endGuest,
});
