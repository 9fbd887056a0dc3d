// A guest form that was sent twice, by a double click or a lost answer, makes one guest: the second request still names the visitor from before,
// whose cart has gone to the guest.

import { createHash } from 'node:crypto';
import { brandId, type CartId, type UserId } from '@tornister/domain/shared';
import { ok, type Result } from 'neverthrow';
import { json } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';

/** The same form again within a minute is the same wish; later it is a stranger's who knows old ids. */
export const SAME_FORM_MS = 60_000;

export type GuestForm = {
  /** The visitor from before, the cart, and all that was filled in: who does not know the address does not know the form. */
  readonly userId: UserId;
  readonly cartId: string;
  readonly content: unknown;
  readonly now: number;
};

/** Whom a form has made: the visitor's new id and that of the cart. */
export type Guest = { readonly userId: UserId; readonly cartId: CartId };

const scopeOf = ({ userId }: GuestForm): string => `guest ${userId}`;
const hashOf = ({ content }: GuestForm): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** The guest whom this very form has made a moment ago. */
const guestOfForm = async (transaction: Transaction, form: GuestForm): Promise<Guest | undefined> => {
  const row = await transaction
    .selectFrom('idempotency_keys')
    .select('response')
    .where('scope', '=', scopeOf(form))
    .where('key', '=', form.cartId)
    .where('request_hash', '=', hashOf(form))
    .where('created_at', '>', form.now - SAME_FORM_MS)
    .executeTakeFirst();
  const { userId, cartId } = (row?.response ?? {}) as { readonly userId?: string; readonly cartId?: string };
  if (userId === undefined || cartId === undefined) return undefined;
  return { userId: brandId<UserId>(userId), cartId: brandId<CartId>(cartId) };
};

/** Remembers which guest a form has made. */
const rememberGuest = async (transaction: Transaction, form: GuestForm, guest: Guest): Promise<void> => {
  await transaction
    .insertInto('idempotency_keys')
    .values({
      scope: scopeOf(form),
      key: form.cartId,
      request_hash: hashOf(form),
      response: json(guest),
      created_at: form.now,
    })
    .execute();
};

/**
 * Makes a guest of a form, or answers the one that it has made already. Of two at the same time the second finds that the cart is gone, and
 * then the guest. Without a form the guest is made in any case.
 */
export const guestOnce = async <Refused>(
  transaction: Transaction,
  form: GuestForm | undefined,
  make: () => PromiseLike<Result<Guest, Refused>>,
): Promise<Result<Guest, Refused>> => {
  if (form === undefined) return make();
  const known = await guestOfForm(transaction, form);
  if (known !== undefined) return ok(known);
  const made = await make();
  if (made.isOk()) {
    await rememberGuest(transaction, form, made.value);
    return made;
  }
  const other = await guestOfForm(transaction, form);
  return other === undefined ? made : ok(other);
};
