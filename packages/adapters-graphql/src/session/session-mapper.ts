// Translates the customer info from the schema's words into the domain's.

import {
  LOGIN_STATES,
  type PrimeInfo,
  parseVisitorType,
  UNKNOWN_VISITOR,
  type Visitor,
} from '@tornister/domain/session';
import { instantOf } from '@tornister/domain/shared';
import type { GetCustomerInfoQuery } from '../generated/operations.ts';
import { present, same } from '../mapping/parts-mapper.ts';

/** A moment in ISO 8601; what is none is left out. */
const moment = (name: 'startDate' | 'endDate', written: string | null): Partial<PrimeInfo> => {
  const at = Date.parse(written ?? '');
  return Number.isNaN(at) ? {} : { [name]: instantOf(at) };
};

/** Words that this shop does not know are those of a visitor of whom nothing is known. */
export const toVisitor = ({ getCustomerInfo: info }: GetCustomerInfoQuery): Visitor => ({
  isExistingCustomer: info.isExistingCustomer,
  isNewCustomer: info.isNewCustomer,
  isGuest: info.isGuest,
  isInternal: info.isInternal,
  visitorType: parseVisitorType(info.visitorType),
  visitorLoginState:
    LOGIN_STATES.find((state) => state === info.visitorLoginState) ?? UNKNOWN_VISITOR.visitorLoginState,
  primeInfo: {
    status: info.primeInfo.status,
    abo: info.primeInfo.abo,
    ...moment('startDate', info.primeInfo.startDate),
    ...moment('endDate', info.primeInfo.endDate),
  },
  ...present('email', info.email, same),
});
