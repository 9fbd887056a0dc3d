// What was chosen at the express wallet, read like anything else from outside: the addresses have to be ones that the shop bills and
// delivers to.

import { type Address, parseStreetAddress, type WalletAddress, walletAddressFields } from '@tornister/domain/address';
import { type WalletRefusal, walletAddressRefusal } from '@tornister/domain/checkout';
import { EMAIL_MAX_LENGTH, isEmailAddress } from '@tornister/domain/forms';
import { err, type Result } from 'neverthrow';
import type { AddressFields } from '../../database/account-tables.ts';
import type { RequestContext } from '../../graphql/context.ts';
import type { WalletDecision } from '../../payment/provider.ts';
import { rowFieldsOf } from '../read-address.ts';
import { termsOf } from '../store-terms.ts';

export type ChosenAtWallet = {
  readonly email: string;
  readonly billing: AddressFields;
  /** Absent when the goods go where the bill goes. */
  readonly shipping?: AddressFields;
  readonly paymentDescriptor: string;
};

/** Longer names of a card are cut. */
const DESCRIPTOR_MAX_LENGTH = 80;

/** What an approved session brings into the cart, or why it cannot. */
export const readDecision = (
  { storefront }: Pick<RequestContext, 'storefront'>,
  decision: WalletDecision,
): Result<ChosenAtWallet, WalletRefusal> => {
  if (decision.kind !== 'approved') return err(decision.kind);
  const { billingCountries, deliveryCountries } = termsOf(storefront.store);
  const email = decision.email.trim();
  if (email.length > EMAIL_MAX_LENGTH || !isEmailAddress(email)) return err('addressIncomplete');
  return readIn(decision.billing, email, billingCountries).andThen((billing) => {
    const chosen = { email, billing, paymentDescriptor: decision.paymentDescriptor.slice(0, DESCRIPTOR_MAX_LENGTH) };
    // The goods may not be sent to every country that is billed.
    const delivered = readIn(decision.shipping ?? decision.billing, email, deliveryCountries);
    return delivered.map((shipping) => (decision.shipping === undefined ? chosen : { ...chosen, shipping }));
  });
};

const readIn = (
  address: WalletAddress,
  email: string,
  countries: readonly string[],
): Result<AddressFields, WalletRefusal> =>
  parseStreetAddress(walletAddressFields(address, email), { countries })
    .map((read: Address) => rowFieldsOf(read))
    .mapErr(walletAddressRefusal);
