// Every kind of visitor that the table of verdicts knows, each with things of its own or with those of somebody else.

import { cheapHash, insertAccount } from '../support/accounts.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import type { TestShop } from '../support/test-shop.ts';

export const VISITORS = [
  'nobody',
  'anonymous',
  'guest',
  'member',
  'idsOnly',
  'stranger',
  'business',
  'internal',
  'ended',
] as const;
export type VisitorKind = (typeof VISITORS)[number];

/** Stands in everything that belongs to the owner, and nowhere else. */
export const OWNERS_MARK = 'Geheimnis';
export const PASSWORD = 'rote-socke-7';

/** What operations ask about. */
export type Belongings = {
  readonly cartId: string;
  readonly addressId: string;
  readonly shippingAddressId: string;
  readonly packstationId: string;
  /** A placed order, and one whose payment is open. */
  readonly orderId: string;
  readonly unpaidOrderId: string;
  /** A list with an entry, below which members have commented. */
  readonly listId: string;
  readonly entryId: string;
  /** The list of a class with a row, of members. */
  readonly classListId: string;
  readonly classEntryId: string;
};
export type Caller = { readonly headers: Readonly<Record<string, string>>; readonly belongings: Belongings };

const LOGIN = `mutation($email:String,$number:String,$password:String!){
  login(email:$email,customerNumber:$number,password:$password){jwt userId}}`;
export const PACKSTATION = { street: '12345678', addressAddition: 'Packstation 145' };
const addressForm = (operation: string): string =>
  `mutation($id:ID!,$address:AddressInput!){added:${operation}(cartId:$id,address:$address){
    address{addressId} fieldErrors{fieldName errorMessage}}}`;

type Account = 'owner' | 'stranger' | 'internal' | 'ended' | 'school';

let accounts = 0;
const passwordHash = cheapHash(PASSWORD);

/** Opens an account of its own for every visitor, and logs in to it. */
const enterAs = async ({ services }: TestShop, shopper: Shopper, account: Account): Promise<void> => {
  accounts += 1;
  const isSchool = account === 'school';
  const number = String(700_900 + accounts);
  const email = `${account}.${accounts}@example.com`;
  await insertAccount(services.database, {
    id: `account-${accounts}`,
    email,
    customer_number: isSchool ? number : null,
    password_hash: await passwordHash,
    kind: isSchool ? 'business' : 'member',
    is_internal: account === 'internal',
    first_name: account,
    last_name: account === 'owner' ? OWNERS_MARK : account,
  });
  const { login } = await shopper.call<{ login: { jwt: string; userId: string } }>(LOGIN, {
    ...(isSchool ? { number } : { email }),
    password: PASSWORD,
  });
  shopper.headers['x-jwt'] = login.jwt;
  shopper.headers['x-ishop-api-userid'] = login.userId;
};

/** A visitor with an account, a cart and an address, who has ordered twice. */
const shopAs = async (
  shop: TestShop,
  account: Account | 'guest',
): Promise<{ shopper: Shopper; belongings: Belongings }> => {
  const shopper = await createShopper(shop, account === 'school' ? 'b2b' : 'de');
  const lastName = account === 'owner' ? OWNERS_MARK : 'Anders';
  const address = {
    ...ADDRESS,
    lastName,
    email: shopper.email,
    ...(account === 'school' ? { schoolOrCompany: 'Waldschule' } : {}),
  };
  if (account !== 'guest') await enterAs(shop, shopper, account);
  const order = async (paymentId: string, isFirst = false): Promise<string> => {
    // One of two is enough to send back, and what is kept can be reviewed.
    await shopper.add('pen', isFirst ? 2 : 1);
    if (isFirst && account === 'guest') await shopper.becomeGuest(address);
    else await addAddress(shopper, address);
    await shopper.choosePayment(paymentId);
    const answer = await shopper.submit(await shopper.cart(), `key-${shopper.cartId}-${paymentId}`);
    if (answer.orderId === null || answer.newCartId === null) throw new Error(answer.errorMessage ?? 'No order.');
    shopper.cartId = answer.newCartId;
    return answer.orderId;
  };
  const { cartId } = (await shopper.call<{ shopInit: { cartId: string } }>('mutation{shopInit{cartId}}')).shopInit;
  if (account !== 'guest') shopper.cartId = cartId;
  const orderId = await order('INVOICE', true);
  const unpaidOrderId = await order('PAYPAL');
  await shopper.add('pen', 1);
  const addressId = await addAddress(shopper, address);
  const shippingAddressId = await addAddress(shopper, address, 'addShippingAddress');
  const packstationId = await addAddress(shopper, { ...address, ...PACKSTATION }, 'addPackstationAddress');
  const list = await addToList(shopper);
  if (account !== 'guest') await shopper.call(COMMENT, { ...list, comment: lastName });
  const classList = account === 'guest' ? NO_CLASS_LIST : await addClassList(shopper, lastName);
  const own = { ...classList, addressId, shippingAddressId, packstationId, orderId, unpaidOrderId, ...list };
  return { shopper, belongings: { cartId: shopper.cartId, ...own } };
};

const COMMENT = `mutation($listId:ID!,$entryId:ID!,$comment:String!){
  addWishlistComment(externalId:$listId,entryId:$entryId,comment:$comment){successful}}`;

/** Puts a pen on the visitor's list. */
const addToList = async ({ call }: Shopper): Promise<{ readonly listId: string; readonly entryId: string }> => {
  const { added } = await call<{ added: { list: { id: string; references: readonly { id: string }[] } } }>(
    `mutation{added:addProductToWishlist(entry:{productId:"ppen",itemId:"pen",quantity:2}){
      list:merkzettel{id:externalId references{id:externalId}}}}`,
  );
  return { listId: added.list.id, entryId: added.list.references[0]?.id ?? '' };
};

const NO_CLASS_LIST = { classListId: '', classEntryId: '' };

/** Makes the list of a class with one row; its note is the owner's. */
const addClassList = async ({ call }: Shopper, note: string): Promise<typeof NO_CLASS_LIST> => {
  const { made } = await call<{ made: { classListId: string } }>(
    `mutation($note:String!){made:createClassList(list:{name:"3b",schoolYear:"2026/27",children:24},
      entries:[{title:"Schere",orderNumber:"",quantity:1,per:CHILD,brand:ANY,note:$note}]){classListId}}`,
    { note },
  );
  const { opened } = await call<{ opened: { entries: readonly { externalId: string }[] } }>(
    `query($id:ID!){opened:getClassList(classListId:$id,shopAddress:""){entries{externalId}}}`,
    { id: made.classListId },
  );
  return { classListId: made.classListId, classEntryId: opened.entries[0]?.externalId ?? '' };
};

const addAddress = async (
  shopper: Shopper,
  address: Readonly<Record<string, string>>,
  operation = 'addBillingAddress',
): Promise<string> => {
  const variables = { id: shopper.cartId, address };
  const { added } = await shopper.call<{ added: { address: { addressId: string } | null } }>(
    addressForm(operation),
    variables,
  );
  if (added.address === null) throw new Error(JSON.stringify(added));
  return added.address.addressId;
};

/** The member whose things the others try to get at. */
export const createOwner = (shop: TestShop) => shopAs(shop, 'owner');
export type Owner = Awaited<ReturnType<typeof createOwner>>;
/** Another member, who has as much. */
export const createStranger = (shop: TestShop) => shopAs(shop, 'stranger');

/** A visitor of a kind. Who has nothing of the own asks about what is the owner's. */
export const createCaller = async (shop: TestShop, kind: VisitorKind, owner: Owner): Promise<Caller> => {
  const foreign = owner.belongings;
  switch (kind) {
    case 'nobody':
      return { headers: { 'x-shop-store': 'de', 'x-forwarded-for': '192.0.2.1' }, belongings: foreign };
    case 'anonymous': {
      const shopper = await createShopper(shop);
      await shopper.add('pen', 1);
      return {
        headers: shopper.headers,
        belongings: { ...foreign, cartId: shopper.cartId, ...(await addToList(shopper)) },
      };
    }
    case 'idsOnly': {
      const { 'x-jwt': _session, ...headers } = owner.shopper.headers;
      return { headers, belongings: foreign };
    }
    case 'stranger':
      return { headers: (await shopAs(shop, 'stranger')).shopper.headers, belongings: foreign };
    case 'member':
      return { headers: owner.shopper.headers, belongings: foreign };
    case 'ended': {
      const { shopper, belongings } = await shopAs(shop, 'ended');
      await shopper.call('mutation{logout}');
      return { headers: shopper.headers, belongings };
    }
    default: {
      const account = ({ guest: 'guest', business: 'school', internal: 'internal' } as const)[kind];
      const { shopper, belongings } = await shopAs(shop, account);
      return { headers: shopper.headers, belongings };
    }
  }
};
