// Translates the customer info from the schema's words into the domain's.

import type { CustomerInfo } from '@tornister/application/ports';
import type { GetCustomerInfoQuery, VisitorType } from '../generated/operations.ts';
import { present, same } from '../shared/parts-mapper.ts';

const VISITOR_TYPES: Readonly<Record<VisitorType, CustomerInfo['visitorType']>> = {
  default: 'default',
  guest: 'guest',
  existing_customer: 'existing-customer',
  new_customer: 'new-customer',
};

export const toCustomerInfo = ({ getCustomerInfo: info }: GetCustomerInfoQuery): CustomerInfo => ({
  isExistingCustomer: info.isExistingCustomer,
  isNewCustomer: info.isNewCustomer,
  isGuest: info.isGuest,
  isInternal: info.isInternal,
  visitorType: VISITOR_TYPES[info.visitorType],
  visitorLoginState: info.visitorLoginState,
  primeStatus: info.primeInfo.status,
  ...present('email', info.email, same),
});
