// Whom the mail about a parcel goes to. Source: spec 2 §3 "hasDeliveryEmail, deliveryEmail", §4 "saves the delivery emails".

import { tidyEmail } from '../forms/email-address.ts';

export type ParcelMailRecipient = {
  readonly email: string;
  /** Who has ordered may see what the order has: its page, its invoice. Anybody else learns of the parcel alone. */
  readonly isOrderer: boolean;
};

/** The delivery e-mail of the address that the parcel goes to, where it has one; else who has ordered. Case tells no two mailboxes apart. */
export const parcelMailRecipient = ({
  email,
  deliveryEmail = email,
}: {
  readonly email: string;
  readonly deliveryEmail?: string;
}): ParcelMailRecipient => {
  const isOrderer = ['', tidyEmail(email)].includes(tidyEmail(deliveryEmail));
  return { email: (isOrderer ? email : deliveryEmail).trim(), isOrderer };
};
