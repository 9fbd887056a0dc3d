// The address books of a guest or member outside of a checkout. Source: spec 2 §7 "getBillingAddresses; getShippingAddresses".

import { ok, type ResultAsync, safeTry } from 'neverthrow';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { requireLogin } from '../visitor/require-visitor.ts';
import { listAddresses } from './addresses.ts';
import { type AddressKind, USES } from './edit-address-book.ts';
import { showAddress } from './show-address.ts';

/** The addresses of these books, in their order. */
export const addressesIn = (
  context: RequestContext,
  books: readonly AddressKind[],
): ResultAsync<Answer<'Address'>[], Refusal> =>
  safeTry(async function* () {
    const { userId } = yield* requireLogin(context);
    const uses = books.flatMap((kind) => USES[kind]);
    return ok((await listAddresses(context.database, userId, uses)).map(showAddress));
  });
