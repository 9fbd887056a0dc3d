// Translates the customer info from the schema's words into the domain's.

import { LOGIN_STATES, parseVisitorType, UNKNOWN_VISITOR, type Visitor } from '@tornister/domain/session';
import type { GetCustomerInfoQuery } from '../generated/operations.ts';
import { present, same } from '../shared/parts-mapper.ts';

/** Words that this shop does not know are those of a visitor of whom nothing is known. */
export const toVisitor = ({ getCustomerInfo: info }: GetCustomerInfoQuery): Visitor => ({
  isExistingCustomer: info.isExistingCustomer,
  isNewCustomer: info.isNewCustomer,
  isGuest: info.isGuest,
  isInternal: info.isInternal,
  visitorType: parseVisitorType(info.visitorType),
  visitorLoginState:
    LOGIN_STATES.find((state) => state === info.visitorLoginState) ?? UNKNOWN_VISITOR.visitorLoginState,
  primeInfo: { ...UNKNOWN_VISITOR.primeInfo, status: info.primeInfo.status },
  ...present('email', info.email, same),
});
