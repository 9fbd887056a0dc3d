// What a declaration about a contract is opened with, so that members need not type what the shop knows.

import type { ContactFormData } from '@tornister/application/ports';
import { contractUseCases } from '../../composition/contracts-tokens.ts';
import type { Shop } from '../../composition/shop.ts';

/** Name, e-mail address and orders of a member. A failure leaves the empty form: a right does not wait for a backend. */
export const knownDeclarer = async (shop: Shop): Promise<ContactFormData | undefined> =>
  (await shop.get(contractUseCases.openDeclarer)()).unwrapOr(undefined);
