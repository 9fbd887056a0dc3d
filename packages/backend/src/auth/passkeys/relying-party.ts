// What the shop is to an authenticator: a host, an origin, and an opaque name for each account.

import { createHash } from 'node:crypto';
import type { RequestStorefront } from '../../graphql/context.ts';

export type RelyingParty = { readonly id: string; readonly origin: string };

/** The storefront as a relying party. Its address is one of those in the settings, or of this computer in a demonstration (`isShopAddress`). */
export const relyingPartyOf = ({ baseUrl }: Pick<RequestStorefront, 'baseUrl'>): RelyingParty => {
  const { hostname, origin } = new URL(baseUrl);
  return { id: hostname, origin };
};

/** What authenticators know an account by: it tells nothing, and is the same for all of its passkeys. */
export const userHandleOf = (accountId: string): Buffer =>
  createHash('sha256').update(`passkey-user ${accountId}`).digest();
