// Every operation of the schema as a request: read from the schema itself, so that a new one cannot be forgotten.

import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { ADDRESS } from '../support/shopper.ts';
import { type Belongings, PACKSTATION, PASSWORD } from './visitors.ts';

const SCHEMA = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
/** As deep as an answer is asked for; deeper than any personal data lies. */
const DEPTH = 5;

export type Operation = {
  readonly name: string;
  readonly isChange: boolean;
  readonly field: GraphQLField<unknown, unknown>;
};

/** Every operation, queries first. */
export const OPERATIONS: readonly Operation[] = [SCHEMA.getQueryType(), SCHEMA.getMutationType()].flatMap(
  (type, index) =>
    Object.values(type?.getFields() ?? {}).map((field) => ({ name: field.name, isChange: index === 1, field })),
);

/** Everything that can be asked of a type without arguments. */
const selection = (type: GraphQLOutputType, depth: number): string => {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  const fields = isObjectType(named) ? Object.values(named.getFields()) : [];
  const parts = fields
    .filter(({ args, type: of }) => !args.some(isRequiredArgument) && (depth > 0 || !isCompositeType(getNamedType(of))))
    .map((field) => `${field.name}${selection(field.type, depth - 1)}`);
  return ` {${['__typename', ...parts].join(' ')}}`;
};

type Made = (own: Belongings, email: string) => unknown;
const address: Made = (_own, email) => ({ ...ADDRESS, email });
const station: Made = (_own, email) => ({ ...ADDRESS, ...PACKSTATION, email });
const always =
  (value: unknown): Made =>
  () =>
    value;

const CLASS_ENTRY = { title: 'Schere', orderNumber: '', quantity: 1, per: 'CHILD', brand: 'ANY', note: '' };

/** What stands in an argument of a name, in whatever operation. An argument that stands nowhere here is left out. */
const ARGUMENTS: Readonly<Record<string, Made>> = {
  cartId: ({ cartId }) => cartId,
  addressId: ({ addressId }) => addressId,
  orderId: ({ orderId }) => orderId,
  address,
  email: (_own, email) => email,
  password: always('a wrong one'),
  currentPassword: always(PASSWORD),
  newPassword: always(PASSWORD),
  newPasswordRepeated: always(PASSWORD),
  emailToken: always('no-token-of-anybody'),
  refreshToken: always('no-token-of-anybody'),
  honeypotField: always(''),
  counter: always(5),
  file: always('a text in the place of a file'),
  signature: always('no-signature-of-anybody'),
  url: always('/'),
  pageId: always('home'),
  level: always(1),
  limit: always(10),
  urls: always(['/']),
  names: always(['shop']),
  coreCategoryId: always('none'),
  categoryId: always('none'),
  paging: always({ offset: 0, limit: 5 }),
  filter: always({ enumFilters: [], rangeFilters: [], searchTerm: 'stift' }),
  originalQuery: always('stift'),
  searchQuery: always('stift'),
  userQuery: always('stift'),
  productId: always('none'),
  productIds: always(['none']),
  itemId: always('none'),
  wishes: always([{ article: 'pencil', words: [], quantity: 1, traits: [{ kind: 'hardness', value: 'HB' }] }]),
  orderNumbers: always([{ orderNumber: '000pen', quantity: 1 }]),
  selectedVariants: always([]),
  tabId: always('none'),
  methodCode: always('dhl'),
  paymentId: always('INVOICE'),
  orderComment: always('Bitte klingeln'),
  orderReference: always('7b'),
  subscribe: always(true),
  fields: always(['phone', 'floor', 'access'].map((fieldName) => ({ fieldName, fieldValue: '1' }))),
  amazonCheckoutSessionId: always('no-session-of-anybody'),
  buyerReference: always('04011000-12345-03'),
  seenCart: always({ grandTotalCents: 1, productsCount: 1, itemsCount: 1 }),
  priceCents: always(2_900),
  billingAddressId: ({ addressId }) => addressId,
  idempotencyKey: ({ cartId }) => `key-of-the-table-${cartId}`.slice(0, 60),
  domain: always('de'),
  page: always(0),
  format: always('PDF'),
  zipCode: always('00000'),
  hash: always('no-hash.of-anybody'),
  lineItemId: always('none'),
  imageId: always('none'),
  rma: always('RT700001'),
  selectedItems: always([]),
  draft: always({ items: [], labels: 1 }),
  externalId: ({ listId }) => listId,
  wishlistId: ({ listId }) => listId,
  toWishlistId: ({ listId }) => listId,
  entryId: ({ entryId }) => entryId,
  entry: always({ productId: 'ppen', itemId: 'pen', quantity: 3 }),
  teaserListId: always('none'),
  oldExternalId: always('none-0'),
  teaserWishlist: always([{ productId: 'ppen', itemId: 'pen', quantity: 1 }]),
  classListId: ({ classListId }) => classListId,
  classEntryId: ({ classEntryId }) => classEntryId,
  shopAddress: always('http://de.localhost:3000'),
  withPrices: always(true),
  family: always('a-secret-of-a-browser-that-is-nobodys'),
  list: always({ name: 'Klasse 3b', schoolYear: '2026/27', children: 24 }),
  entries: always([CLASS_ENTRY]),
  quantity: always(1),
  commentId: always('no-comment'),
  linkId: always('no-link'),
  invitationId: always('no-invitation'),
  memberId: always('no-member'),
  role: always('reader'),
  comment: always('In Blau'),
  name: always('Klasse 3b'),
  description: always(''),
  version: always(1),
  events: always([{ name: 'page_view', payload: '{}' }]),
  key: always('a-key-of-a-form'),
  encryptedData: always('no-data-of-the-shop'),
  reviewId: always('none'),
  catalogueIds: always(['none']),
  competitionId: always('none'),
};

const consumer = (email: string) => ({
  email,
  password: PASSWORD,
  passwordRepeated: PASSWORD,
  honeypotField: '',
});

/** Where the same name means something else. */
const OF_OPERATION: Readonly<Record<string, Readonly<Record<string, Made>>>> = {
  getAvailableCarriers: { returnOrder: always({ items: [], labels: 1 }) },
  submitReturnOrder: {
    returnOrder: always({
      hash: 'no-hash.of-anybody',
      items: [],
      regulation: 'refund',
      labels: 0,
      contact: { salutation: 'ms', firstName: 'Nora', lastName: 'Neu', email: 'nora@example.com', phone: '' },
    }),
  },
  reopenCartAfterPayment: { orderId: ({ unpaidOrderId }) => unpaidOrderId },
  payOrder: { orderId: ({ unpaidOrderId }) => unpaidOrderId },
  addProductsToWishlist: { entries: always([{ productId: 'ppen', itemId: 'pen', quantity: 3 }]) },
  cart_update: { data: ({ cartId }) => ({ cartId, ops: [{ addPosition: { itemId: 'pen', quantity: 1 } }] }) },
  registerGuest: { data: (own, email) => ({ email, billingAddress: address(own, email) }) },
  registerCustomer: {
    data: (_own, email) => ({ ...consumer(email), salutation: 'ms', firstName: 'Nora', lastName: 'Neu' }),
  },
  registerB2bCustomer: {
    data: (own, email) => ({
      ...consumer(email),
      address: { ...(address(own, email) as object), schoolOrCompany: 'Waldschule' },
      jobTitleCode: 'secretary',
      primaryIndustryGroupCode: 'primary',
      numberOfEmployees: '10-49',
    }),
  },
  confirmPrimeWaitingList: { token: always('no-place.no-signature') },
  submitCancellation: {
    data: (_own, email) => ({
      name: 'Paul Prime',
      email,
      contract: 'prime',
      reference: '',
      kind: 'ordinary',
      reason: '',
      endsOn: '',
      honeypotField: '',
    }),
    idempotencyKey: (_own, email) => `cancellation-${email.replace('@', '-')}`,
  },
  submitWithdrawal: {
    data: (_own, email) => ({ name: 'Gesa Gast', email, orderNumber: '1', goods: '', honeypotField: '' }),
    idempotencyKey: (_own, email) => `withdrawal-${email.replace('@', '-')}`,
  },
  writeReview: { data: always({ rating: 5, author: 'Nora', title: 'Gut', message: 'Gut' }) },
  reportReview: { data: (_own, email) => ({ reason: 'OTHER', message: 'Falsch', email }) },
  sendContactFormMail: {
    data: (_own, email) => ({ name: 'Nora Neu', email, message: 'Guten Tag', orderId: null }),
  },
  requestCallBack: { data: always({ name: 'Nora Neu', phone: '030 1', time: 'ANY' }) },
  subscribeToCompetition: {
    data: (_own, email) => ({ name: 'Nora Neu', email, acceptsTerms: true, wantsNewsletter: false }),
  },
  updateShippingAddress: { addressId: ({ shippingAddressId }) => shippingAddressId },
  selectShippingAddress: { addressId: ({ shippingAddressId }) => shippingAddressId },
  addPackstationAddress: { address: station },
  updatePackstationAddress: { address: station, addressId: ({ packstationId }) => packstationId },
  updateWishlist: { name: always('Klasse 4b') },
  removeProductFromWishlist: { entry: always({ productId: 'ppen', itemId: 'pen' }) },
  revokeSessions: { id: always(undefined) },
  changeAccountData: {
    version: always(1),
    data: always({ salutation: 'ms', firstName: 'Nora', lastName: 'Neu' }),
  },
  getSharedWishlist: { token: always('no-token-of-anybody') },
  getSharedClassList: { token: always('no-token-of-anybody') },
  promiseForClass: { token: always('no-token-of-anybody') },
  changeClassListEntry: { entry: always(CLASS_ENTRY) },
  joinWishlist: { token: always('no-token-of-anybody') },
  confirmNewsletter: { token: always('no-token-of-anybody') },
  getMailedLink: { kind: always('newsletter'), token: always('no-token-of-anybody') },
  unsubscribeNewsletter: { houseNr: always('7') },
  unsubscribeNewsletterByLink: { token: always('no-token-of-anybody') },
  confirmStockAlert: { token: always('no-token-of-anybody') },
  endStockAlerts: { token: always('no-token-of-anybody'), all: always(true) },
  loginWithPasskey: { credential: always('no answer of any authenticator') },
  registerPasskey: { credential: always('no answer of any authenticator') },
  renamePasskey: { id: always('no-passkey'), name: always('Laptop') },
  removePasskey: { id: always('no-passkey') },
};

const given = ({ name: operation }: Operation, { name }: GraphQLArgument): Made | undefined =>
  OF_OPERATION[operation]?.[name] ?? ARGUMENTS[name];

/** Required arguments that nothing stands for yet. */
export const missingArguments = (operation: Operation): readonly string[] =>
  operation.field.args
    .filter((argument) => isRequiredArgument(argument) && given(operation, argument) === undefined)
    .map(({ name }) => name);

/** The arguments of an operation about somebody's belongings; the e-mail is that of nobody before. */
export const variablesOf = (operation: Operation, own: Belongings, email: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    operation.field.args.flatMap((argument) => {
      const made = given(operation, argument);
      return made === undefined ? [] : [[argument.name, made(own, email)]];
    }),
  );

/** The request of an operation with these arguments, for everything that can be answered. */
export const requestWith = (operation: Operation, variables: Readonly<Record<string, unknown>>) => {
  const used = operation.field.args.filter(({ name }) => name in variables);
  const declared = used.map(({ name, type }) => `$${name}:${type}`).join();
  const passed = used.map(({ name }) => `${name}:$${name}`).join();
  const [head, args] = used.length === 0 ? ['', ''] : [`(${declared})`, `(${passed})`];
  return {
    query: `${operation.isChange ? 'mutation' : 'query'}${head}{answer:${operation.name}${args}${selection(operation.field.type, DEPTH)}}`,
    variables,
  };
};

/** The request of an operation about somebody's belongings. */
export const requestOf = (operation: Operation, own: Belongings, email: string) =>
  requestWith(operation, variablesOf(operation, own, email));
