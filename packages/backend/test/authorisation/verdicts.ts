// Who may do what: the verdict on every operation of the schema for every kind of visitor, in one place. `walk-verdicts.ts` walks it
// against the real backend. A new operation gets a line in VERDICTS (and a value in operations.ts for each new required argument);
// without one the test fails. A verdict that fits no rule is a row of its own.

import { VISITORS, type VisitorKind } from './visitors.ts';

/** `yes`: it is done or answered. `no`: the form is refused. `nothing`: there is no such thing for this visitor. Otherwise the code of the refusal. */
export type Verdict =
  | 'yes'
  | 'no'
  | 'nothing'
  | 'BAD_REQUEST'
  | 'CART_NOT_FOUND'
  | 'INVALID_TOKEN'
  | 'NOT_FOUND'
  | 'REVOKED_TOKEN'
  | 'USER_ID_REQUIRED'
  | 'VALID_TOKEN_REQUIRED';
type Row = Readonly<Record<VisitorKind, Verdict>>;

const everyone = (verdict: Verdict): Row =>
  Object.fromEntries(VISITORS.map((kind) => [kind, verdict])) as Record<VisitorKind, Verdict>;

/** The same for everybody, whoever asks: the catalogue, its texts, lists of forms. */
const PUBLIC = everyone('yes');

/** Whoever has the cart's id and the visitor's; a member's cart needs the login as well. */
const OWN_CART: Row = {
  ...PUBLIC,
  nobody: 'USER_ID_REQUIRED',
  idsOnly: 'CART_NOT_FOUND',
  stranger: 'CART_NOT_FOUND',
  ended: 'REVOKED_TOKEN',
};

/** The own cart of somebody who is logged in as a guest or a member. */
const OWN_CART_AND_LOGIN: Row = {
  ...OWN_CART,
  nobody: 'VALID_TOKEN_REQUIRED',
  anonymous: 'VALID_TOKEN_REQUIRED',
  idsOnly: 'VALID_TOKEN_REQUIRED',
};

/** An entry of the own address book; others learn nothing of it. */
const OWN_ADDRESS: Row = { ...OWN_CART_AND_LOGIN, stranger: 'NOT_FOUND' };

/** The account's own affairs; a guest has no account. */
const MEMBER: Row = { ...OWN_CART_AND_LOGIN, guest: 'VALID_TOKEN_REQUIRED', stranger: 'yes' };

/** An own order, with the login that it was placed with; for everybody else there is no such order. */
const OWN_ORDER: Row = {
  ...PUBLIC,
  nobody: 'nothing',
  anonymous: 'nothing',
  idsOnly: 'nothing',
  stranger: 'nothing',
  ended: 'nothing',
};

/** No order of this hash, number or postcode; a login that has ended is told in any case. */
const NO_RETURN: Row = { ...everyone('nothing'), ended: 'REVOKED_TOKEN' };

/** The own lists, a member's with the login; a list of somebody else is not there. */
const OWN_LIST: Row = {
  ...PUBLIC,
  nobody: 'USER_ID_REQUIRED',
  idsOnly: 'VALID_TOKEN_REQUIRED',
  stranger: 'NOT_FOUND',
  ended: 'REVOKED_TOKEN',
};

/** What a member does with the own lists; everybody else keeps one list, without comments. */
const MEMBERS_LIST: Row = { ...MEMBER, stranger: 'NOT_FOUND' };

/** The verdicts, by operation. */
export const VERDICTS: Readonly<Record<string, Row>> = {
  getPageDetails: PUBLIC,
  getFooter: PUBLIC,
  getGridByPageId: PUBLIC,
  getNavigationTree: PUBLIC,
  getGlobalParameters: PUBLIC,
  getExistingPages: PUBLIC,
  getSitemapSize: PUBLIC,
  getSitemapPages: PUBLIC,
  getSitemapProducts: PUBLIC,
  getProductFeed: PUBLIC,
  getMainCategoryFromCategoryId: everyone('nothing'),
  getCategory: everyone('nothing'),
  search: PUBLIC,
  checkSearchHub: PUBLIC,
  checkQuery: PUBLIC,
  adjustLongtailSearchQuery: everyone('nothing'),
  getSuggestQueries: PUBLIC,
  getProductById: everyone('nothing'),
  getProductTiles: PUBLIC,
  getItemById: everyone('nothing'),
  getVariantInformation: everyone('nothing'),
  getExtraTabContents: everyone('nothing'),
  getReviewsByProduct: PUBLIC,
  getJobTitles: PUBLIC,
  getIndustries: PUBLIC,
  getEmployeeCounts: PUBLIC,
  getBillingCountries: PUBLIC,
  getEmailDomains: PUBLIC,
  getDeliveryCountries: PUBLIC,
  recordProductGlanceView: PUBLIC,
  tracking_addEvents: PUBLIC,

  decryptRatingData: everyone('nothing'),
  getReviewById: everyone('nothing'),
  writeReview: everyone('NOT_FOUND'),
  // A visitor votes once, so that it has to be known who votes.
  voteReviewHelpful: { ...everyone('nothing'), nobody: 'USER_ID_REQUIRED', ended: 'REVOKED_TOKEN' },
  reportReview: everyone('NOT_FOUND'),
  // What the shop knows of a member opens the form; for everybody else it is empty.
  getContactFormData: PUBLIC,
  getPrintedCatalogues: PUBLIC,
  getCompetition: everyone('nothing'),
  sendContactFormMail: PUBLIC,
  requestCallBack: PUBLIC,
  // The small shop has neither printed catalogues nor competitions.
  orderPrintedCatalogues: everyone('no'),
  subscribeToCompetition: everyone('NOT_FOUND'),

  getCustomerInfo: { ...PUBLIC, ended: 'REVOKED_TOKEN' },
  isUniqueEmail: PUBLIC,
  getCurrentUploadSignature: { ...PUBLIC, nobody: 'USER_ID_REQUIRED', ended: 'REVOKED_TOKEN' },
  // Asked without a file here; who may hand one in is tested in http/certificates.test.ts.
  uploadB2bCertificate: everyone('BAD_REQUEST'),
  // The hash, or number and postcode, open a return for everybody: nothing without them. With them: http/returns.test.ts.
  findOrderForReturn: NO_RETURN,
  findOrderForReturnByHash: NO_RETURN,
  getAvailableRegulations: NO_RETURN,
  getAvailableCarriers: NO_RETURN,
  getReturnLabel: NO_RETURN,
  saveReturnDraft: NO_RETURN,
  uploadReturnImage: everyone('BAD_REQUEST'),
  removeReturnImage: NO_RETURN,
  submitReturnOrder: NO_RETURN,
  checkTokenValidity: PUBLIC,
  // Only the bearer of a good link learns whose it is: http/passwords.test.ts.
  getLoginNameOfToken: everyone('nothing'),
  shopInit: PUBLIC,
  login: everyone('no'),
  logout: PUBLIC,
  // The token says whose login it is, whoever asks.
  refreshLogin: everyone('INVALID_TOKEN'),
  // Schools order with an account; the form says so.
  registerGuest: {
    ...OWN_CART,
    member: 'BAD_REQUEST',
    stranger: 'BAD_REQUEST',
    internal: 'BAD_REQUEST',
    business: 'no',
  },
  registerCustomer: {
    ...PUBLIC,
    member: 'BAD_REQUEST',
    stranger: 'BAD_REQUEST',
    business: 'BAD_REQUEST',
    internal: 'BAD_REQUEST',
  },
  registerB2bCustomer: everyone('BAD_REQUEST'),
  forgotPassword: PUBLIC,
  changeForgottenPassword: everyone('no'),
  changePassword: MEMBER,
  getSessions: MEMBER,
  revokeSessions: MEMBER,
  // Of the own address only; who has no account is told nothing.
  checkEmailSubscribed: PUBLIC,
  subscribeToNewsletter: PUBLIC,
  confirmNewsletter: everyone('no'),
  // The token says which link it is, whoever asks; here it is one of nobody: `unknown`. It is not used up by it.
  getMailedLink: PUBLIC,
  unsubscribeNewsletter: PUBLIC,
  unsubscribeNewsletterByLink: everyone('no'),
  unsubscribeOwnNewsletter: MEMBER,
  // Anybody may ask; the test's article is in stock, so that nobody has to wait for it.
  askForStock: everyone('no'),
  confirmStockAlert: everyone('no'),
  endStockAlerts: everyone('no'),
  getContactDetails: MEMBER,
  exportCustomerData: MEMBER,
  deleteCurrentCustomerAccount: MEMBER,
  getEmailToConfirm: { ...MEMBER, member: 'nothing', stranger: 'nothing', business: 'nothing', internal: 'nothing' },
  // A version that was shown is needed, a new address and the token of a mail.
  changeAccountData: { ...MEMBER, business: 'no' },
  updateEmail: MEMBER,
  sendConfirmationLink: MEMBER,
  confirmEmail: { ...MEMBER, member: 'no', stranger: 'no', business: 'no', internal: 'no' },
  // A challenge belongs to the visitor who asked for it.
  passkeyLoginOptions: { ...PUBLIC, nobody: 'USER_ID_REQUIRED' },
  loginWithPasskey: everyone('no'),
  getPasskeys: MEMBER,
  passkeyRegistrationOptions: MEMBER,
  registerPasskey: { ...MEMBER, member: 'no', stranger: 'no', business: 'no', internal: 'no' },
  // What is not the caller's own is not there, and not told.
  renamePasskey: MEMBER,
  removePasskey: MEMBER,

  shop_findCart: OWN_CART,
  cart_update: OWN_CART,
  generatePdfForm: OWN_CART,
  validateBestellschein: PUBLIC,
  findMaterial: PUBLIC,
  validateAndAddToCartBestellschein: OWN_CART,
  mergeCarts: OWN_CART_AND_LOGIN,
  getShippingStepDetails: OWN_CART,
  getPaymentInfo: OWN_CART,
  setShippingMethod: OWN_CART,
  setOrderComment: OWN_CART,
  setOrderReference: OWN_CART,
  setOrderNewsletterSubscribe: OWN_CART,
  // The invoice of consumers is no method of the business edition.
  setSelectedPayment: { ...OWN_CART, business: 'no' },
  saveSpeditionsData: OWN_CART,

  addBillingAddress: OWN_CART_AND_LOGIN,
  addShippingAddress: OWN_CART_AND_LOGIN,
  addPackstationAddress: OWN_CART_AND_LOGIN,
  updateBillingAddress: OWN_CART_AND_LOGIN,
  updateShippingAddress: OWN_CART_AND_LOGIN,
  updatePackstationAddress: OWN_CART_AND_LOGIN,
  selectBillingAddress: OWN_CART_AND_LOGIN,
  selectShippingAddress: OWN_CART_AND_LOGIN,
  deleteAddress: OWN_ADDRESS,
  // One that is not removed is there; a foreign one is as little there as one that never was.
  restoreAddress: { ...OWN_CART_AND_LOGIN, stranger: 'no' },
  getBillingAddresses: { ...OWN_CART_AND_LOGIN, stranger: 'yes' },
  getShippingAddresses: { ...OWN_CART_AND_LOGIN, stranger: 'yes' },
  getRestorableAddresses: { ...OWN_CART_AND_LOGIN, stranger: 'yes' },

  // Others are answered that they have no lists, which tells nothing.
  getAllWishlists: { ...PUBLIC, ended: 'REVOKED_TOKEN' },
  getCommentsPerWishlist: OWN_LIST,
  addProductToWishlist: OWN_LIST,
  addProductsToWishlist: OWN_LIST,
  // Curated lists are content; nothing of them is anybody's. What the table asks about is not sold.
  getWishlistVariants: PUBLIC,
  getWishlistFromTeaserId: everyone('nothing'),
  getTotalsForTeaserWishlist: everyone('nothing'),
  replaceItemInTeaserWishlist: everyone('nothing'),
  addProductsToCartFromTeaserWishlist: OWN_CART,
  removeProductFromWishlist: OWN_LIST,
  changeQtyInWishlist: OWN_LIST,
  replaceItemInWishlist: OWN_LIST,
  moveWishlistEntry: OWN_LIST,
  createWishlist: { ...MEMBERS_LIST, stranger: 'yes' },
  updateWishlist: MEMBERS_LIST,
  activateWishlist: MEMBERS_LIST,
  // The list that is asked about is the default one, which stays.
  removeWishlist: { ...MEMBERS_LIST, member: 'no', business: 'no', internal: 'no' },
  addWishlistComment: MEMBERS_LIST,
  removeWishlistComment: MEMBERS_LIST,
  getSharedWishlist: everyone('nothing'),
  shareWishlist: MEMBERS_LIST,
  revokeWishlistLink: MEMBERS_LIST,
  inviteToWishlist: MEMBERS_LIST,
  revokeWishlistInvitation: MEMBERS_LIST,
  joinWishlist: { ...MEMBERS_LIST, member: 'NOT_FOUND', business: 'NOT_FOUND', internal: 'NOT_FOUND' },
  // The list that is asked about is the own one, which nobody leaves.
  leaveWishlist: { ...MEMBERS_LIST, member: 'no', business: 'no', internal: 'no' },
  changeWishlistMember: { ...MEMBERS_LIST, member: 'NOT_FOUND', business: 'NOT_FOUND', internal: 'NOT_FOUND' },

  getClassLists: MEMBER,
  // A list of somebody else is not there.
  getClassList: { ...MEMBER, stranger: 'nothing' },
  getClassListSheet: { ...MEMBER, stranger: 'nothing' },
  createClassList: MEMBER,
  updateClassList: MEMBERS_LIST,
  removeClassList: MEMBERS_LIST,
  copyClassList: MEMBERS_LIST,
  addClassListEntries: MEMBERS_LIST,
  changeClassListEntry: MEMBERS_LIST,
  removeClassListEntry: MEMBERS_LIST,
  shareClassList: MEMBERS_LIST,
  unshareClassList: MEMBERS_LIST,
  // Whoever has the link; this one leads nowhere.
  getSharedClassList: everyone('nothing'),
  promiseForClass: everyone('NOT_FOUND'),

  extendCurrentUserReservationOnCheckout: OWN_CART,
  // The wallet is not for institutions.
  createWalletSession: { ...OWN_CART, business: 'no' },
  // There is no such session.
  completeWalletCheckout: { ...OWN_CART, anonymous: 'no', guest: 'no', member: 'no', business: 'no', internal: 'no' },
  // None of these carts was taken over from the wallet.
  abortWalletCheckout: {
    ...OWN_CART,
    anonymous: 'nothing',
    guest: 'nothing',
    member: 'nothing',
    business: 'nothing',
    internal: 'nothing',
  },
  submitCart: OWN_CART_AND_LOGIN,
  // An ended login is told, so that its owner logs in again instead of missing an order.
  getThankYouPageData: { ...OWN_ORDER, ended: 'REVOKED_TOKEN' },
  getOrdersV2: MEMBER,
  getOrderYears: MEMBER,
  getOrderDetailsV2: { ...OWN_ORDER, ended: 'REVOKED_TOKEN' },
  // No invoice is issued before the goods have left.
  getInvoice: { ...everyone('nothing'), ended: 'REVOKED_TOKEN' },
  // A consumer's right; nobody logs in for it.
  submitCancellation: PUBLIC,
  getPrimeOffer: { ...PUBLIC, business: 'nothing' },
  // Nobody of them has a membership.
  getPrimeMembership: everyone('nothing'),
  submitPrimeSubscription: { ...MEMBER, business: 'BAD_REQUEST' },
  agreeToPrimeRenewal: { ...MEMBER, business: 'BAD_REQUEST' },
  endPrimeRenewal: { ...MEMBER, business: 'BAD_REQUEST' },
  subscribeToPrimeWaitingList: { ...PUBLIC, business: 'BAD_REQUEST' },
  confirmPrimeWaitingList: PUBLIC,
  submitWithdrawal: { ...PUBLIC, business: 'BAD_REQUEST' },
  cancelOrder: { ...OWN_ORDER, ended: 'REVOKED_TOKEN' },
  // The school has no wallet to pay by, so that none of its orders waits for a payment.
  reopenCartAfterPayment: { ...OWN_ORDER, nobody: 'USER_ID_REQUIRED', business: 'nothing', ended: 'REVOKED_TOKEN' },
  // An order that is paid already, like the school's, answers itself.
  payOrder: { ...OWN_ORDER, nobody: 'USER_ID_REQUIRED', ended: 'REVOKED_TOKEN' },
  // Answers the own open cart, or begins a visit anew: of a foreign cart it neither tells nor changes anything.
  confirmationCleanup: { ...PUBLIC, ended: 'REVOKED_TOKEN' },
};

/** What is to come out when each kind of visitor asks for an operation. */
export const verdictsOf = (operation: string): Row => {
  const row = VERDICTS[operation];
  if (row === undefined) throw new Error(`No verdict on ${operation}: write one into verdicts.ts.`);
  return row;
};
