// A member who has one of everything that an id can name: the order is delivered, a return is announced, a list is shared.

import { instantOf } from '@tornister/domain/shared';
import { json } from '../../src/database/columns.ts';
import { STEP_AFTER_MS, workByClock } from '../../src/orders/clock-warehouse.ts';
import { returnHashOf } from '../../src/returns/return-link.ts';
import { unguessableId } from '../../src/server/ids.ts';
import type { TestShop } from '../support/test-shop.ts';
import { decideAt, openSession } from '../support/wallet.ts';
import type { Personal } from './id-arguments.ts';
import type { createOwner } from './visitors.ts';

export type Ids = Readonly<Record<Personal, string>>;

/** Delivers every order that is there. */
export const deliverOrders = async ({ services: { database, log, now } }: TestShop): Promise<void> => {
  const hourLater = now() + 60 * 60_000;
  let at = hourLater;
  const work = () => workByClock({ database, log, now: () => instantOf(at) });
  await work();
  for (const step of ['packed', 'sent', 'delivered'] as const) {
    at = hourLater + STEP_AFTER_MS[step];
    await work();
  }
};

const SUBMIT_RETURN = `mutation($returnOrder:ReturnOrderInput!,$key:String!){
  answer:submitReturnOrder(returnOrder:$returnOrder,idempotencyKey:$key){errorMsg rma}}`;
const SHARE = `mutation($list:ID!){shareWishlist(externalId:$list,role:reader){successful}}`;
const INVITE = `mutation($list:ID!,$email:String!){inviteToWishlist(externalId:$list,email:$email,role:reader){successful}}`;
const LISTS = `{lists:getAllWishlists{externalId sharing{links{externalId}}}}`;

/** The ids of what a member has, whose order is delivered. */
export const withEverything = async (
  shop: TestShop,
  { shopper, belongings }: Awaited<ReturnType<typeof createOwner>>,
): Promise<Ids> => {
  const { database, secrets, now } = shop.services;
  const { orderId, listId, entryId, cartId, addressId, classListId, classEntryId } = belongings;
  const userId = shopper.headers['x-ishop-api-userid'] ?? '';
  const { id: lineId } = await database
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { id: cartLine } = await database
    .selectFrom('cart_lines')
    .select('id')
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  const { sessions } = await shopper.call<{ sessions: readonly { id: string }[] }>('{sessions:getSessions{id}}');
  const wallet = await openSession({ ...shopper, cartId });
  const { id: walletSession } = await database
    .selectFrom('wallet_sessions')
    .select('id')
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  await decideAt(shop, wallet.redirectUrl);
  const { account_id } = await database
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const hash = returnHashOf(secrets, orderId);
  const contact = { salutation: 'ms', firstName: 'A', lastName: 'B', email: shopper.email, phone: '' };
  const { answer } = await shopper.call<{ answer: { rma: string | null; errorMsg: string | null } }>(SUBMIT_RETURN, {
    key: `return-${orderId}`,
    returnOrder: {
      hash,
      items: [{ lineId, quantity: 1, reason: 'dislike', comment: '', images: [] }],
      regulation: 'refund',
      carrier: 'dhl',
      labels: 1,
      contact,
    },
  });
  if (answer.rma === null) throw new Error(answer.errorMsg ?? 'No return.');
  await shopper.call(SHARE, { list: listId });
  const { lists } = await shopper.call<{
    lists: readonly { externalId: string; sharing: { links: readonly { externalId: string }[] } }[];
  }>(LISTS);
  const link = lists.find(({ externalId }) => externalId === listId)?.sharing.links[0]?.externalId ?? '';
  await shopper.call(INVITE, { list: listId, email: `invited-${unguessableId()}@example.com` });
  const { id: invitation } = await database
    .selectFrom('wishlist_invitations')
    .select('id')
    .where('wishlist_id', '=', listId)
    .executeTakeFirstOrThrow();
  const { id: comment } = await database
    .selectFrom('wishlist_comments')
    .select('id')
    .where('entry_id', '=', entryId)
    .executeTakeFirstOrThrow();
  const [returnImage, certificate, passkey, listMember] = [0, 1, 2, 3].map(() => unguessableId()) as [
    string,
    string,
    string,
    string,
  ];
  await database
    .insertInto('return_images')
    .values({
      id: returnImage,
      order_id: orderId,
      order_line_id: lineId,
      return_id: null,
      type: 'image/png',
      preview: 'data:image/png;base64,AAAA',
      created_at: now(),
    })
    .execute();
  await database
    .insertInto('certificates')
    .values({
      id: certificate,
      user_id: userId,
      account_id: null,
      type: 'application/pdf',
      size_bytes: 1,
      created_at: now(),
      claimed_at: null,
    })
    .execute();
  await database
    .insertInto('passkeys')
    .values({
      id: passkey,
      account_id: account_id ?? '',
      rp_id: 'de.localhost',
      credential_id: passkey,
      public_key: 'none',
      counter: 0,
      transports: json([]),
      name: 'Laptop',
      created_at: now(),
      last_used_at: null,
    })
    .execute();
  const { id: other } = await database
    .selectFrom('users')
    .select('id')
    .where('account_id', 'is', null)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('wishlist_members')
    .values({ id: listMember, wishlist_id: listId, user_id: other, role: 'reader', joined_at: now() })
    .execute();
  return {
    address: addressId,
    cart: cartId,
    cartLine,
    certificate,
    classList: classListId,
    classListEntry: classEntryId,
    comment,
    entry: entryId,
    invitation,
    link,
    list: listId,
    listMember,
    order: orderId,
    orderLine: lineId,
    passkey,
    return: answer.rma,
    returnHash: hash,
    returnImage,
    session: sessions[0]?.id ?? '',
    walletSession,
  };
};
