// The e-mail address by which the shop knows the visitor, for the forms that ask for one: a link for a new password, the newsletter, an article
// that is sold out. Source: spec 2 §3 "Auth state", §4 "Shipping step".

import { passwordReminderEmail } from '@tornister/domain/checkout';
import { loginStateOf } from '@tornister/domain/session';
import type { AddressGateway, CookieJar, SessionGateway } from '../ports/index.ts';

/** Empty for whoever is not known, or cannot be asked for: then it is typed. */
export type KnownEmail = () => Promise<string>;

export type KnownEmailPorts = {
  readonly session: Pick<SessionGateway, 'customerInfo'>;
  readonly addresses: Pick<AddressGateway, 'books'>;
  readonly cookies: Pick<CookieJar, 'get'>;
};

/** Makes the question. A guest who has changed the e-mail of the billing address means that one; a member logs in by the account's. */
export const createKnownEmail =
  ({ session, addresses, cookies }: KnownEmailPorts): KnownEmail =>
  async () => {
    const state = loginStateOf((name) => cookies.get(name) !== undefined);
    if (state === 'anonymous') return '';
    const visitor = await session.customerInfo().unwrapOr(undefined);
    const email = visitor?.email ?? '';
    if (state === 'member') return email;
    const books = await addresses.books().unwrapOr(undefined);
    const billed = books?.billingAddresses.map((address) => address.email) ?? [];
    // Of several addresses the one that the guest was last known by counts, as long as it was not changed.
    return billed.includes(email) ? email : passwordReminderEmail(email, billed[0]);
  };
