// What every argument of the schema is that names something: read from the schema itself, so that a new one cannot be forgotten. An argument that
// stands nowhere in this table fails the test of foreign ids.

import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import type { Operation } from './operations.ts';

/** What is somebody's: whoever gives the id of somebody else's is answered as if it did not exist. */
export const PERSONAL = [
  'address',
  'cart',
  'cartLine',
  'certificate',
  'classList',
  'classListEntry',
  'comment',
  'entry',
  'invitation',
  'link',
  'list',
  'listMember',
  'order',
  'orderLine',
  'passkey',
  'return',
  'returnHash',
  'returnImage',
  'session',
  'walletSession',
] as const;
export type Personal = (typeof PERSONAL)[number];

/**
 * `public`: of the catalogue, the content or a list of forms. `secret`: made and signed by the shop, in a mail or for one visitor; whoever has it
 * may, and no id takes its place. `key`: made by the form, good for one repetition of the same visitor.
 */
export type Meaning = Personal | 'public' | 'secret' | 'key';

/** By the last name of the path. */
const BY_NAME: Readonly<Record<string, Meaning>> = {
  addressId: 'address',
  amazonCheckoutSessionId: 'walletSession',
  billingAddressId: 'address',
  shippingAddressId: 'address',
  cartId: 'cart',
  positionId: 'cartLine',
  removePosition: 'cartLine',
  certificateId: 'certificate',
  classListId: 'classList',
  classEntryId: 'classListEntry',
  commentId: 'comment',
  entryId: 'entry',
  externalId: 'list',
  wishlistId: 'list',
  toWishlistId: 'list',
  linkId: 'link',
  invitationId: 'invitation',
  memberId: 'listMember',
  orderId: 'order',
  lineId: 'orderLine',
  lineItemId: 'orderLine',
  images: 'returnImage',
  imageId: 'returnImage',
  hash: 'returnHash',
  rma: 'return',
  emailToken: 'secret',
  encryptedData: 'secret',
  guestToken: 'secret',
  refreshToken: 'secret',
  signature: 'secret',
  token: 'secret',
  idempotencyKey: 'key',
  key: 'key',
  after: 'public',
  catalogueIds: 'public',
  categoryId: 'public',
  competitionId: 'public',
  coreCategoryId: 'public',
  itemId: 'public',
  jobTitleCode: 'public',
  methodCode: 'public',
  numberOfEmployees: 'public',
  pageId: 'public',
  paymentId: 'public',
  primaryIndustryGroupCode: 'public',
  productId: 'public',
  productIds: 'public',
  promotionId: 'public',
  reviewId: 'public',
  rootId: 'public',
  oldExternalId: 'public',
  tabId: 'public',
  teaserListId: 'public',
  category: 'public',
};

/** Where the name alone says too little. */
const BY_PATH: Readonly<Record<string, Meaning>> = {
  'search filter.enumFilters.id': 'public',
  'search filter.rangeFilters.id': 'public',
  'revokeSessions id': 'session',
  'renamePasskey id': 'passkey',
  'removePasskey id': 'passkey',
};

export type IdArgument = { readonly operation: Operation; readonly path: readonly string[] };

/** Texts whose names say that they identify or open something. */
const NAMES_SOMETHING = /(?:id|ids|hash|token|key|rma|encryptedData|signature)$/i;
/** Deeper than any input of the schema. */
const DEPTH = 5;

const idsIn = (path: readonly string[], type: GraphQLInputType): readonly (readonly string[])[] => {
  const named = getNamedType(type);
  if (isInputObjectType(named))
    return path.length > DEPTH
      ? []
      : Object.values(named.getFields()).flatMap((field) => idsIn([...path, field.name], field.type));
  return named.name === 'ID' || (named.name === 'String' && NAMES_SOMETHING.test(path.at(-1) ?? '')) ? [path] : [];
};

/** Every argument of an operation, and every field of its inputs, that names something. */
export const idArgumentsOf = (operation: Operation): readonly IdArgument[] =>
  operation.field.args.flatMap(({ name, type }) => idsIn([name], type).map((path) => ({ operation, path })));

/** What an argument is; undefined for one that nobody has entered. */
export const meaningOf = ({ operation, path }: IdArgument): Meaning | undefined =>
  BY_PATH[`${operation.name} ${path.join('.')}`] ?? BY_NAME[path.at(-1) ?? ''];
