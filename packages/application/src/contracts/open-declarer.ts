// What a declaration about a contract is opened with: what is known of the member who declares. Source: § 356a BGB.

import type { ResultAsync } from 'neverthrow';
import type { ContactFormData, GatewayError, ServiceGateway } from '../ports/index.ts';

export type OpenDeclarer = () => ResultAsync<ContactFormData, GatewayError>;

/** Makes the question for name, e-mail address and those orders that one can withdraw from; nothing is known of anybody but a member. */
export const createOpenDeclarer =
  ({ service }: { readonly service: Pick<ServiceGateway, 'contactFormData'> }): OpenDeclarer =>
  () =>
    service
      .contactFormData()
      .map((known) => ({ ...known, orders: known.orders.filter((order) => order.isWithdrawable) }));
