// Every text that an operation of the shop asks for is either an editor's, and spelled as the storefront spells, or named here as another's.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { expect, it } from 'vitest';
import { inSpelling } from './spelling.ts';

const inBackend = (file: string): string => readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8');
const SCHEMA = buildSchema(inBackend('schema.graphql'));
const OPERATIONS: readonly string[] = Object.values(JSON.parse(inBackend('operations.json')));

/** What is asked for under a name, with an ß and its place in the schema in every text. */
const sampleOf = (document: DocumentNode, type: GraphQLObjectType, { selections }: SelectionSetNode): object =>
  Object.assign(
    {},
    ...selections.map((selection): object => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return sampleOf(document, type, selection.selectionSet);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const found = document.definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === selection.name.value,
        );
        return found?.kind === Kind.FRAGMENT_DEFINITION ? sampleOf(document, type, found.selectionSet) : {};
      }
      const { name, alias, selectionSet } = selection;
      const field = type.getFields()[name.value];
      const answered = field && getNamedType(field.type);
      const value =
        selectionSet !== undefined && isObjectType(answered)
          ? sampleOf(document, answered, selectionSet)
          : answered?.name === 'String' && `ß ${type.name}.${name.value}`;
      return { [alias?.value ?? name.value]: value };
    }),
  );

/** The texts of all operations that are answered as they are in a storefront without ß. */
const untouched = (): readonly string[] => {
  const found = OPERATIONS.flatMap((text) => {
    const document = parse(text);
    return document.definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const root = SCHEMA.getRootType(definition.operation);
      const data = root ? { ...sampleOf(document, root, definition.selectionSet) } : {};
      return [...JSON.stringify(inSpelling({ data }, false)).matchAll(/ß ([\w.]+)/gu)].map(([, place = '']) => place);
    });
  });
  return [...new Set(found)].sort();
};

/** What people wrote, themselves or about themselves. */
const OF_PEOPLE = {
  Address:
    'addressAddition city country deliveryEmail email firstName lastName phone postCode salutation schoolOrCompany street',
  Cart: 'orderComment orderReference',
  ClassList: 'name schoolYear',
  ClassListEntry: 'note title',
  ContactDetails: 'VATRegistrationNo email firstName lastName phone salutation shownEmail',
  ContactFormData: 'email name phone shownEmail',
  CustomerInfo: 'email',
  DeclaredWithdrawal: 'goods',
  LoginResult: 'firstName lastName',
  OrderDetails: 'buyerReference comment email',
  OrderSummary: 'reference',
  Passkey: 'name',
  PaymentMethod: 'buyerReference',
  Query: 'exportCustomerData getEmailToConfirm getLoginNameOfToken',
  RegisterResult: 'firstName lastName',
  ReturnContact: 'email firstName lastName phone salutation',
  // With the shop's answer to it, which is a letter to its author.
  Review: 'author message shopComment title',
  ReviewOfProduct: 'author message title',
  SearchHubCheck: 'originalQuery query',
  LongtailAdjustment: 'searchQuery',
  SharedClassList: 'name schoolYear',
  ThankYouPageData: 'buyerReference email orderReference',
  WalletCheckout: 'paymentDescriptor',
  Wishlist: 'description name ownerName',
  WishlistComment: 'comment name',
  WishlistInvitation: 'email',
  WishlistMember: 'name',
};

/** Keys, numbers, addresses of pages, days and files: another letter would be another thing. */
const OF_MACHINES = {
  BankTransfer: 'bic holder iban qrCode reference',
  Cart: 'deliveryCountry voucherCode',
  CartLine: 'path',
  Category: 'canonicalDestination path',
  ClassList: 'closesOn',
  ClassListLink: 'qrCode url',
  ClassListResult: 'generalErrorMessage',
  ClassListSheet: 'base64 contentType fileName',
  ComputopData: 'action',
  ComputopField: 'name value',
  ContactDetails: 'customerNumber',
  ContactOrder: 'orderNumber',
  ContactPoint: 'electronicAddress',
  Crumb: 'path',
  CustomerInfo: 'visitorLoginState',
  Download: 'url',
  EnergyEfficiency: 'detailsImgPath imgPath',
  FeedProduct: 'path',
  FieldError: 'fieldName formName',
  FooterLink: 'url',
  GuestResult: 'jwt refreshToken',
  InvoiceFile: 'base64 contentType fileName',
  LeftNavigationItem: 'path',
  LoginResult: 'deviceToken jwt refreshToken',
  LongtailFilter: 'name values',
  Manufacturer: 'electronicAddress',
  MediaLink: 'url',
  Money: 'currency',
  Mutation: 'passkeyLoginOptions',
  NavigationItem: 'path',
  OpenGraphImage: 'url',
  OperationFailure: 'code',
  OrderDetails: 'voucherCode',
  OrderFormItem: 'path',
  OrderLine: 'path',
  OrderSummary: 'orderNumber',
  PageDetails: 'redirectUrl',
  Passkey: 'host',
  PasskeyOptionsResult: 'generalErrorMessage options',
  PdfForm: 'base64 contentType fileName',
  Picture: 'src',
  PictureSource: 'src',
  PrimeInfo: 'endDate startDate status',
  PrintedCatalogue: 'path',
  ProductDetail: 'canonical path',
  ProductTile: 'path',
  Query: 'getCurrentUploadSignature getEmailDomains getExistingPages',
  RatingData: 'path',
  RefreshedLogin: 'jwt refreshToken',
  RegisterResult: 'customerNumber deviceToken jwt refreshToken',
  ReturnImage: 'preview',
  ReturnLabelFile: 'base64 contentType fileName',
  ReturnOrder: 'salesOrderNo',
  ReturnableLine: 'path',
  Review: 'date language',
  ReviewOfProduct: 'language',
  SearchHubCheck: 'redirectPath',
  SearchLink: 'url',
  SharedClassList: 'closesOn',
  ShipmentItem: 'path',
  SitemapEntry: 'path',
  SubmitResult: 'redirectUrl',
  TeaserAttribute: 'url urlPath',
  ThankYouPageData: 'guestToken orderNumber voucherCode',
  TileReplacement: 'path',
  Tracking: 'code link',
  Video: 'captionsUrl posterUrl url',
  WalletSessionResult: 'redirectUrl',
  Wishlist: 'revision',
  WishlistComment: 'displayedDate',
  WishlistItem: 'path',
  WishlistLink: 'token',
  WishlistResult: 'generalErrorMessage',
};

/** The program's own words, which are written without ß, and names of firms, countries and devices. */
const OF_THE_PROGRAM = {
  AddressResult: 'generalErrorMessage',
  CartTotals: 'educationalDeliveryTerms',
  Choice: 'name',
  Country: 'name',
  LoginSession: 'device',
  MutationResult: 'generalErrorMessage',
  OrderSummary: 'paymentMethod',
  PaymentMethod: 'description displayName',
  PriorReturn: 'carrier regulation',
  ReturnDraft: 'carrier regulation',
  ReturnSubmitResult: 'errorMsg',
  Shipment: 'carrier',
  ThankYouPageData: 'paymentMethod',
};

const placesOf = (fields: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(fields).flatMap(([type, names]) => names.split(' ').map((name) => `${type}.${name}`));

it('respells every text of every published operation that is nobody else’s than the editors’', () => {
  expect(untouched()).toEqual([OF_PEOPLE, OF_MACHINES, OF_THE_PROGRAM].flatMap(placesOf).sort());
});
