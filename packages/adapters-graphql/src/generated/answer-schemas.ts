// Generated from the .graphql files by `npm run codegen`. Do not edit.
import { z } from 'zod';

const FieldError1 = z.object({
  fieldName: z.string(),
  errorMessage: z.string(),
  formName: z.nullable(z.string()),
});

const MutationResult1 = z.object({
  successful: z.boolean(),
  generalErrorMessage: z.nullable(z.string()),
  fieldErrors: z.array(FieldError1),
});

const Mutation1 = z.object({
  forgotPassword: MutationResult1,
});

const Query1 = z.object({
  checkTokenValidity: z.boolean(),
});

const Query2 = z.object({
  getLoginNameOfToken: z.nullable(z.string()),
});

const Mutation2 = z.object({
  changeForgottenPassword: MutationResult1,
});

const Mutation3 = z.object({
  changePassword: MutationResult1,
});

const LoginSession1 = z.object({
  id: z.string(),
  startedAt: z.number(),
  endsAt: z.number(),
  device: z.nullable(z.string()),
  isCurrent: z.boolean(),
});

const Query3 = z.object({
  getSessions: z.array(LoginSession1),
});

const Mutation4 = z.object({
  revokeSessions: MutationResult1,
});

const Query4 = z.object({
  isUniqueEmail: z.boolean(),
});

const Choice1 = z.object({
  code: z.string(),
  name: z.string(),
});

const Query5 = z.object({
  getJobTitles: z.array(Choice1),
  getIndustries: z.array(Choice1),
  getEmployeeCounts: z.array(Choice1),
  getBillingCountries: z.array(Choice1),
  getEmailDomains: z.array(z.string()),
});

const Query6 = z.object({
  getCurrentUploadSignature: z.string(),
});

const FieldError2 = z.object({
  fieldName: z.string(),
  errorMessage: z.string(),
  formName: z.nullable(z.string()),
  maximum: z.nullable(z.number()),
});

const UploadResult1 = z.object({
  id: z.nullable(z.string()),
  fieldErrors: z.array(FieldError2),
});

const Mutation5 = z.object({
  uploadB2bCertificate: UploadResult1,
});

const Address1 = z.object({
  addressId: z.string(),
  salutation: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  schoolOrCompany: z.nullable(z.string()),
  street: z.string(),
  addressAddition: z.nullable(z.string()),
  postCode: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  deliveryEmail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  packstationAddress: z.boolean(),
  isAlsoCustomerAddress: z.boolean(),
});

const Query7 = z.object({
  getBillingAddresses: z.array(Address1),
  getShippingAddresses: z.array(Address1),
  getRestorableAddresses: z.array(z.string()),
  getBillingCountries: z.array(Choice1),
  getDeliveryCountries: z.array(Choice1),
});

const Mutation6 = z.object({
  deleteAddress: MutationResult1,
});

const AddressResult1 = z.object({
  successful: z.boolean(),
  generalErrorMessage: z.nullable(z.string()),
  fieldErrors: z.array(FieldError1),
  address: z.nullable(Address1),
});

const Mutation7 = z.object({
  restoreAddress: AddressResult1,
});

const ContactDetails1 = z.object({
  version: z.int(),
  newsletter: z.enum(['NONE', 'PENDING', 'SUBSCRIBED']),
  deletionDays: z.int(),
  isEmailConfirmed: z.boolean(),
  salutation: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  shownEmail: z.string(),
  phone: z.nullable(z.string()),
  customerNumber: z.nullable(z.string()),
  VATRegistrationNo: z.nullable(z.string()),
  jobTitleCode: z.nullable(z.string()),
  primaryIndustryGroupCode: z.nullable(z.string()),
  numberOfEmployees: z.nullable(z.string()),
});

const Query8 = z.object({
  getContactDetails: ContactDetails1,
});

const Mutation8 = z.object({
  changeAccountData: MutationResult1,
});

const Mutation9 = z.object({
  updateEmail: MutationResult1,
});

const Mutation10 = z.object({
  sendConfirmationLink: MutationResult1,
});

const Query9 = z.object({
  getEmailToConfirm: z.nullable(z.string()),
});

const Mutation11 = z.object({
  confirmEmail: MutationResult1,
});

const Query10 = z.object({
  exportCustomerData: z.string(),
});

const Mutation12 = z.object({
  deleteCurrentCustomerAccount: MutationResult1,
});

const Passkey1 = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  addedAt: z.number(),
  lastUsedAt: z.nullable(z.number()),
});

const Query11 = z.object({
  getPasskeys: z.array(Passkey1),
});

const Mutation13 = z.object({
  passkeyLoginOptions: z.string(),
});

const PasskeyOptionsResult1 = z.object({
  successful: z.boolean(),
  generalErrorMessage: z.nullable(z.string()),
  fieldErrors: z.array(FieldError1),
  options: z.nullable(z.string()),
});

const Mutation14 = z.object({
  passkeyRegistrationOptions: PasskeyOptionsResult1,
});

const Mutation15 = z.object({
  registerPasskey: MutationResult1,
});

const Mutation16 = z.object({
  renamePasskey: MutationResult1,
});

const Mutation17 = z.object({
  removePasskey: MutationResult1,
});

const Mutation18 = z.object({
  tracking_addEvents: z.boolean(),
});

const Mutation19 = z.object({
  recordProductGlanceView: z.boolean(),
});

const PictureSource1 = z.object({
  src: z.string(),
  width: z.int(),
  type: z.nullable(z.string()),
  media: z.nullable(z.string()),
  sizesValue: z.nullable(z.string()),
});

const Picture1 = z.object({
  src: z.string(),
  alt: z.string(),
  title: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
  sources: z.array(PictureSource1),
});

const LabelValue1 = z.object({
  label: z.string(),
  value: z.string(),
});

const Money1 = z.object({
  cents: z.int(),
  currency: z.string(),
});

const BasePrice1 = z.object({
  price: Money1,
  unit: z.string(),
});

const ExtraBadge1 = z.object({
  id: z.string(),
  name: z.string(),
});

const CartLine1 = z.object({
  id: z.string(),
  itemId: z.string(),
  productId: z.string(),
  kind: z.enum(['NORMAL', 'FREE_GIFT', 'PROMOTION_FREE', 'CATALOGUE', 'LIGHTNING_DEAL']),
  name: z.string(),
  brand: z.string(),
  path: z.string(),
  picture: Picture1,
  variantInfoList: z.array(LabelValue1),
  orderNumber: z.string(),
  quantity: z.int(),
  minimumOrderQuantity: z.int(),
  maxQuantity: z.int(),
  unitPrice: Money1,
  strikePrice: z.nullable(Money1),
  basePrice: z.nullable(BasePrice1),
  discountedUnitPrice: z.nullable(Money1),
  positionTotal: Money1,
  savings: z.nullable(Money1),
  availableForSale: z.boolean(),
  deliveryStatusColor: z.enum(['green', 'yellow', 'red']),
  deliveryStatusText: z.string(),
  deliveryStatusLight: z.nullable(z.boolean()),
  extraBadges: z.array(ExtraBadge1),
  textileInfo: z.nullable(z.string()),
  oldElectricalDevicesInfo: z.nullable(z.string()),
  warnings: z.array(z.string()),
  relatedVoucherCode: z.nullable(z.string()),
  primeFaehig: z.boolean(),
  quantityLightning: z.nullable(z.int()),
  quantityNormal: z.nullable(z.int()),
  maxQuantityLightning: z.nullable(z.int()),
  unitPriceLightning: z.nullable(Money1),
  dealSaving: z.nullable(Money1),
  isLightningAmountChanged: z.nullable(z.boolean()),
});

const TaxLine1 = z.object({
  ratePermille: z.int(),
  net: Money1,
  tax: Money1,
});

const CartTotals1 = z.object({
  subtotal: Money1,
  shippingCost: Money1,
  basketValue: Money1,
  promotionsSaving: Money1,
  netValue: Money1,
  tax: z.array(TaxLine1),
  grandtotal: Money1,
  missingToFreeShipping: z.nullable(Money1),
  isPrime: z.nullable(z.boolean()),
  educationalDeliveryTerms: z.nullable(z.string()),
});

const Address2 = z.object({
  addressId: z.string(),
});

const SpeditionField1 = z.object({
  displayName: z.string(),
  fieldName: z.string(),
  fieldValue: z.string(),
});

const FreeArticle1 = z.object({
  promotionId: z.string(),
  itemId: z.string(),
  name: z.string(),
  picture: Picture1,
});

const LightningDealReservation1 = z.object({
  lightningDealReservationTimestampEnd: z.number(),
  extensions: z.int(),
});

const Cart1 = z.object({
  id: z.string(),
  positions: z.array(CartLine1),
  itemsCount: z.int(),
  productsCount: z.int(),
  totals: CartTotals1,
  undiscountsTotalSum: Money1,
  totalBasketSavingWithoutPromotions: Money1,
  freeShippingPossible: z.boolean(),
  voucherCodeStatus: z.enum(['NONE', 'REDEEMED', 'DORMANT']),
  voucherMissing: z.nullable(Money1),
  voucherCode: z.nullable(z.string()),
  voucherName: z.nullable(z.string()),
  deliveryCountry: z.string(),
  billingAddress: z.nullable(Address2),
  shippingAddress: z.nullable(Address2),
  orderReference: z.nullable(z.string()),
  orderComment: z.nullable(z.string()),
  speditionsFields: z.array(SpeditionField1),
  freeArticles: z.array(FreeArticle1),
  freeArticleMinPrice: z.nullable(Money1),
  submitted: z.boolean(),
  lightningDealReservation: z.nullable(LightningDealReservation1),
  shortfall: z.nullable(z.string()),
});

const Query12 = z.object({
  shop_findCart: Cart1,
});

const OperationFailure1 = z.object({
  code: z.string(),
  quantity: z.nullable(z.int()),
  minimum: z.nullable(Money1),
  missing: z.nullable(Money1),
});

const AttainableInfo1 = z.object({
  successful: z.boolean(),
  attainable: z.nullable(z.int()),
  failureDescriptions: z.array(z.string()),
  failures: z.array(OperationFailure1),
});

const CartUpdateResult1 = z.object({
  details: Cart1,
  attainableInfos: z.array(AttainableInfo1),
});

const Mutation20 = z.object({
  cart_update: CartUpdateResult1,
});

const ReservationExtension1 = z.object({
  isNoLongerLegalDeal: z.boolean(),
  isQuantityReduced: z.boolean(),
  isRefreshedSuccessfully: z.boolean(),
  changedItemIds: z.array(z.string()),
  details: Cart1,
});

const Mutation21 = z.object({
  extendCurrentUserReservationOnCheckout: ReservationExtension1,
});

const Crumb1 = z.object({
  displayName: z.string(),
  path: z.string(),
  categoryId: z.nullable(z.string()),
});

const LeftNavigationItem1 = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  level: z.int(),
  active: z.boolean(),
});

const TilePrice1 = z.object({
  currentPrice: Money1,
  oldPrice: z.nullable(Money1),
  startFromFlag: z.boolean(),
  basePrice: z.nullable(BasePrice1),
});

const Badges1 = z.object({
  sale: z.boolean(),
  new: z.boolean(),
  popular: z.boolean(),
});

const EnergyEfficiency1 = z.object({
  imgPath: z.string(),
  detailsImgPath: z.string(),
  imgAlt: z.string(),
});

const LightningDealInfo1 = z.object({
  isAvailableLightningDeal: z.boolean(),
  lightningDealTimestampUntil: z.number(),
  lightningReservedPercentageRoundFloor: z.int(),
  lightningSpecialPrice: Money1,
  lightningBasePrice: z.nullable(BasePrice1),
  lightningQuantityMax: z.int(),
});

const TileReplacement1 = z.object({
  name: z.string(),
  path: z.string(),
});

const ProductTile1 = z.object({
  id: z.string(),
  bestItemId: z.string(),
  name: z.string(),
  path: z.string(),
  price: TilePrice1,
  moreVariants: z.boolean(),
  rating: z.nullable(z.number()),
  numberOfRatings: z.int(),
  badges: Badges1,
  extraBadges: z.array(ExtraBadge1),
  image: Picture1,
  manufacturerName: z.string(),
  breadCrumb: z.array(z.string()),
  energyEfficiency: z.nullable(EnergyEfficiency1),
  lightningDealInfo: z.nullable(LightningDealInfo1),
  isShortage: z.boolean(),
  shortageText: z.nullable(z.string()),
  replacement: z.nullable(TileReplacement1),
  discountPercent: z.int(),
  minimumOrderQuantity: z.int(),
});

const TeaserAttribute1 = z.object({
  name: z.string(),
  text: z.nullable(z.string()),
  value: z.nullable(z.string()),
  url: z.nullable(z.string()),
  openLinkInNewWindow: z.nullable(z.boolean()),
  urlPath: z.nullable(z.string()),
  altTag: z.nullable(z.string()),
  imgTitle: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  valueList: z.nullable(z.array(z.string())),
  picture: z.nullable(Picture1),
});

const Teaser1 = z.object({
  id: z.string(),
  name: z.string(),
  template: z.string(),
  type: z.string(),
  teaserWishlistExternalId: z.nullable(z.string()),
  attributes: z.array(TeaserAttribute1),
  productsRecommendations: z.array(ProductTile1),
});

const Teaser2 = z.object({
  id: z.string(),
  name: z.string(),
  template: z.string(),
  type: z.string(),
  teaserWishlistExternalId: z.nullable(z.string()),
  attributes: z.array(TeaserAttribute1),
  productsRecommendations: z.array(ProductTile1),
  tabs: z.array(Teaser1),
});

const GridCell1 = z.object({
  columns: z.int(),
  teasers: z.array(Teaser2),
});

const GridRow1 = z.object({
  cells: z.array(GridCell1),
});

const Sort1 = z.object({
  code: z.string(),
  displayName: z.string(),
  selected: z.boolean(),
});

const FilterValue1 = z.object({
  id: z.string(),
  displayValue: z.string(),
  selected: z.boolean(),
  count: z.int(),
});

const Filter1 = z.object({
  id: z.string(),
  kind: z.enum(['ENUM', 'PRICE', 'RATING']),
  displayName: z.string(),
  values: z.array(FilterValue1),
  min: z.nullable(z.number()),
  max: z.nullable(z.number()),
  minSelected: z.nullable(z.number()),
  maxSelected: z.nullable(z.number()),
});

const CategoryOption1 = z.object({
  id: z.string(),
  name: z.string(),
  count: z.int(),
  selected: z.boolean(),
});

const ProductPage1 = z.object({
  entries: z.array(ProductTile1),
  sorts: z.array(Sort1),
  filters: z.array(Filter1),
  categoryFilter: z.array(CategoryOption1),
  totalCount: z.int(),
});

const Category1 = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  isProductListing: z.boolean(),
  hideBreadcrumb: z.boolean(),
  hideLeftColumn: z.boolean(),
  canonicalDestination: z.nullable(z.string()),
  metaTitle: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
  breadcrumbs: z.array(Crumb1),
  children: z.array(LeftNavigationItem1),
  leftNavigation: z.array(LeftNavigationItem1),
  topsellers: z.array(ProductTile1),
  seoText: z.nullable(z.string()),
  shortageText: z.nullable(z.string()),
  shortageDealText: z.nullable(z.string()),
  picture: z.nullable(Picture1),
  rows: z.array(GridRow1),
  products: ProductPage1,
});

const Query13 = z.object({
  getCategory: z.nullable(Category1),
});

const ContactPoint1 = z.object({
  name: z.string(),
  postalAddress: z.string(),
  electronicAddress: z.string(),
});

const Manufacturer1 = z.object({
  name: z.string(),
  postalAddress: z.string(),
  electronicAddress: z.string(),
  responsiblePerson: z.nullable(ContactPoint1),
});

const OpenGraphImage1 = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
});

const Download1 = z.object({
  name: z.string(),
  url: z.string(),
  sizeText: z.string(),
});

const MediaLink1 = z.object({
  title: z.string(),
  url: z.string(),
});

const Video1 = z.object({
  title: z.string(),
  url: z.string(),
  posterUrl: z.nullable(z.string()),
  captionsUrl: z.string(),
});

const ExtraTab1 = z.object({
  tabId: z.string(),
  title: z.string(),
});

const UnitPrices1 = z.object({
  current: Money1,
  old: z.nullable(Money1),
  list: z.nullable(Money1),
  basePrice: z.nullable(BasePrice1),
  isBestPrice: z.boolean(),
  educationalGross: z.nullable(Money1),
});

const DayRange1 = z.object({
  from: z.int(),
  to: z.int(),
});

const PackageContent1 = z.object({
  amount: z.number(),
  unit: z.string(),
});

const PowerPlug1 = z.object({
  scope: z.string(),
  charge: z.nullable(z.string()),
});

const Item1 = z.object({
  itemId: z.string(),
  orderNumber: z.string(),
  ean: z.nullable(z.string()),
  name: z.string(),
  prices: UnitPrices1,
  discountPercent: z.int(),
  shippingCost: z.nullable(Money1),
  deliveryDays: z.nullable(DayRange1),
  content: z.nullable(PackageContent1),
  powerPlug: z.nullable(PowerPlug1),
  minimumOrderQuantity: z.int(),
  maxQuantity: z.int(),
  availableForSale: z.boolean(),
  images: z.array(Picture1),
  deliveryStatusColor: z.enum(['green', 'yellow', 'red']),
  deliveryStatusText: z.string(),
  deliveryStatusLight: z.nullable(z.boolean()),
  warnings: z.array(z.string()),
  dangerWarnings: z.array(z.string()),
  primeFaehig: z.boolean(),
  lightningDealInfo: z.nullable(LightningDealInfo1),
  variantInfoList: z.array(LabelValue1),
});

const VariantOption1 = z.object({
  value: z.string(),
  label: z.string(),
  image: z.nullable(z.string()),
  css: z.nullable(z.string()),
  disabled: z.boolean(),
  selected: z.boolean(),
  position: z.int(),
  hasDiscount: z.boolean(),
  itemId: z.nullable(z.string()),
});

const VariantAttribute1 = z.object({
  name: z.string(),
  displayName: z.string(),
  position: z.int(),
  type: z.enum(['tile', 'dropdown']),
  options: z.array(VariantOption1),
});

const ProductDetail1 = z.object({
  productId: z.string(),
  name: z.string(),
  metaTitle: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
  robotsMeta: z.nullable(z.string()),
  canonical: z.nullable(z.string()),
  path: z.string(),
  teaser: z.string(),
  longDescription: z.string(),
  shortFacts: z.array(z.string()),
  scopeOfDelivery: z.array(z.string()),
  dataAndFacts: z.array(LabelValue1),
  features: z.array(z.string()),
  labels: z.array(z.string()),
  manufacturer: Manufacturer1,
  rating: z.nullable(z.number()),
  numberOfRatings: z.int(),
  badges: Badges1,
  extraBadges: z.array(ExtraBadge1),
  isBook: z.boolean(),
  isShortage: z.boolean(),
  shortageText: z.nullable(z.string()),
  reservedDealText: z.nullable(z.string()),
  hasMultipleItems: z.boolean(),
  hasSamePricesForAllItems: z.boolean(),
  areAllDeliveryTimesTheSame: z.boolean(),
  startFromPrice: Money1,
  discountPercent: z.int(),
  openGraphImage: z.nullable(OpenGraphImage1),
  images: z.array(Picture1),
  energyEfficiency: z.nullable(EnergyEfficiency1),
  energyClass: z.nullable(z.string()),
  energyDataSheet: z.nullable(Download1),
  breadcrumbs: z.array(Crumb1),
  downloads: z.array(Download1),
  audioSamples: z.array(MediaLink1),
  videoLinks: z.array(Video1),
  warranty: z.nullable(z.string()),
  textileCare: z.array(z.string()),
  textileComposition: z.nullable(z.string()),
  oldElectricalDevicesInfo: z.nullable(z.string()),
  rightOfWithdrawalInfo: z.nullable(z.string()),
  extraTabs: z.array(ExtraTab1),
  replacementProduct: z.nullable(ProductTile1),
  accessories: z.array(ProductTile1),
  bestItem: Item1,
  variantAttributes: z.array(VariantAttribute1),
});

const Query14 = z.object({
  getProductById: z.nullable(ProductDetail1),
});

const Query15 = z.object({
  getProductTiles: z.array(ProductTile1),
});

const Query16 = z.object({
  getItemById: z.nullable(Item1),
});

const VariantInformation1 = z.object({
  variantAttributes: z.array(VariantAttribute1),
  bestItem: Item1,
  configuredItemId: z.nullable(z.string()),
});

const Query17 = z.object({
  getVariantInformation: z.nullable(VariantInformation1),
});

const ExtraTabContent1 = z.object({
  content: z.string(),
});

const Query18 = z.object({
  getExtraTabContents: z.nullable(ExtraTabContent1),
});

const Review1 = z.object({
  ratingId: z.string(),
  rating: z.int(),
  author: z.string(),
  title: z.string(),
  date: z.string(),
  message: z.string(),
  helpfulRating: z.int(),
  shopComment: z.nullable(z.string()),
  isVerified: z.boolean(),
  language: z.string(),
});

const Reviews1 = z.object({
  reviews: z.array(Review1),
  count: z.int(),
  average: z.number(),
  countsByStar: z.array(z.int()),
});

const Query19 = z.object({
  getReviewsByProduct: Reviews1,
});

const Cart2 = z.object({
  id: z.string(),
  positions: z.array(CartLine1),
  itemsCount: z.int(),
  productsCount: z.int(),
  totals: CartTotals1,
  undiscountsTotalSum: Money1,
  totalBasketSavingWithoutPromotions: Money1,
  freeShippingPossible: z.boolean(),
  voucherCodeStatus: z.enum(['NONE', 'REDEEMED', 'DORMANT']),
  voucherMissing: z.nullable(Money1),
  voucherCode: z.nullable(z.string()),
  voucherName: z.nullable(z.string()),
  deliveryCountry: z.string(),
  billingAddress: z.nullable(Address1),
  shippingAddress: z.nullable(Address1),
  orderReference: z.nullable(z.string()),
  orderComment: z.nullable(z.string()),
  speditionsFields: z.array(SpeditionField1),
  freeArticles: z.array(FreeArticle1),
  freeArticleMinPrice: z.nullable(Money1),
  submitted: z.boolean(),
  lightningDealReservation: z.nullable(LightningDealReservation1),
  shortfall: z.nullable(z.string()),
});

const ShipperTariff1 = z.object({
  homeCountry: z.string(),
  home: Money1,
  abroad: Money1,
});

const Shipper1 = z.object({
  code: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  costs: Money1,
  tariff: ShipperTariff1,
  selected: z.boolean(),
  info: z.nullable(z.enum(['PACKSTATION_DHL_ONLY', 'DHL_GERMANY_ONLY', 'FREIGHT_ONLY'])),
});

const CartTotals2 = z.object({
  subtotal: Money1,
  shippingCost: Money1,
  basketValue: Money1,
  promotionsSaving: Money1,
  netValue: Money1,
  tax: z.array(TaxLine1),
  grandtotal: Money1,
  missingToFreeShipping: z.nullable(Money1),
  isPrime: z.nullable(z.boolean()),
});

const WalletCheckout1 = z.object({
  isOffered: z.boolean(),
  paymentDescriptor: z.nullable(z.string()),
});

const OrderOfCart1 = z.object({
  orderId: z.string(),
  newCartId: z.string(),
});

const ShippingStepDetails1 = z.object({
  cart: Cart2,
  shippers: z.array(Shipper1),
  otherTotals: z.array(CartTotals2),
  billingCountries: z.array(Choice1),
  deliveryCountries: z.array(Choice1),
  billingAddresses: z.array(Address1),
  shippingAddresses: z.array(Address1),
  packstationAddresses: z.array(Address1),
  walletCheckout: WalletCheckout1,
  order: z.nullable(OrderOfCart1),
});

const Query20 = z.object({
  getShippingStepDetails: ShippingStepDetails1,
});

const PaymentMethod1 = z.object({
  paymentId: z.string(),
  displayName: z.string(),
  description: z.string(),
  selected: z.boolean(),
  enabled: z.boolean(),
  buyerReference: z.nullable(z.string()),
  isPrepaid: z.boolean(),
});

const PaymentInfo1 = z.object({
  paymentMethods: z.array(PaymentMethod1),
  selectedMethodId: z.nullable(z.string()),
  agreedMethodId: z.nullable(z.string()),
});

const Query21 = z.object({
  getPaymentInfo: PaymentInfo1,
});

const BankTransfer1 = z.object({
  holder: z.string(),
  iban: z.string(),
  bic: z.nullable(z.string()),
  amount: Money1,
  reference: z.string(),
  qrCode: z.nullable(z.string()),
});

const PiecesAtPrice1 = z.object({
  quantity: z.int(),
  unitPrice: Money1,
});

const OrderLine1 = z.object({
  itemId: z.string(),
  orderNumber: z.string(),
  name: z.string(),
  path: z.string(),
  picture: Picture1,
  variantInfoList: z.array(LabelValue1),
  deliveryStatusText: z.nullable(z.string()),
  quantity: z.int(),
  unitPrice: Money1,
  mixedPrices: z.nullable(z.array(PiecesAtPrice1)),
  positionTotal: Money1,
});

const ThankYouPageData1 = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  orderedAt: z.number(),
  email: z.string(),
  paymentMethod: z.string(),
  paymentState: z.enum(['NOT_REQUIRED', 'PENDING', 'PAID', 'DECLINED', 'CANCELLED']),
  isCalledOff: z.boolean(),
  isExpressWallet: z.boolean(),
  isByAppointment: z.boolean(),
  payableUntil: z.nullable(z.number()),
  isGuestOrder: z.boolean(),
  guestToken: z.nullable(z.string()),
  bankTransfer: z.nullable(BankTransfer1),
  lines: z.array(OrderLine1),
  totals: CartTotals2,
  billingAddress: Address1,
  deliveryAddress: Address1,
  voucherCode: z.nullable(z.string()),
  orderReference: z.nullable(z.string()),
  buyerReference: z.nullable(z.string()),
});

const Query22 = z.object({
  getThankYouPageData: z.nullable(ThankYouPageData1),
});

const Mutation22 = z.object({
  addBillingAddress: AddressResult1,
});

const Mutation23 = z.object({
  addShippingAddress: AddressResult1,
});

const Mutation24 = z.object({
  addPackstationAddress: AddressResult1,
});

const Mutation25 = z.object({
  updateBillingAddress: AddressResult1,
});

const Mutation26 = z.object({
  updateShippingAddress: AddressResult1,
});

const Mutation27 = z.object({
  updatePackstationAddress: AddressResult1,
});

const Mutation28 = z.object({
  selectBillingAddress: MutationResult1,
});

const Mutation29 = z.object({
  selectShippingAddress: MutationResult1,
});

const Mutation30 = z.object({
  setShippingMethod: MutationResult1,
});

const Mutation31 = z.object({
  saveSpeditionsData: MutationResult1,
});

const SelectedPaymentResult1 = z.object({
  successful: z.boolean(),
  errorMessage: z.nullable(z.string()),
});

const Mutation32 = z.object({
  setSelectedPayment: SelectedPaymentResult1,
});

const Mutation33 = z.object({
  setOrderComment: MutationResult1,
});

const Mutation34 = z.object({
  setOrderReference: MutationResult1,
});

const Mutation35 = z.object({
  setOrderNewsletterSubscribe: MutationResult1,
});

const ComputopField1 = z.object({
  name: z.string(),
  value: z.string(),
});

const ComputopData1 = z.object({
  action: z.string(),
  fields: z.array(ComputopField1),
});

const SubmitResult1 = z.object({
  computopData: z.nullable(ComputopData1),
  errorMessage: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  redirectUrl: z.nullable(z.string()),
  newCartId: z.nullable(z.string()),
});

const Mutation36 = z.object({
  submitCart: SubmitResult1,
});

const Mutation37 = z.object({
  reopenCartAfterPayment: z.nullable(z.string()),
});

const Mutation38 = z.object({
  payOrder: z.nullable(SubmitResult1),
});

const WalletSessionResult1 = z.object({
  successful: z.boolean(),
  errorMessage: z.nullable(z.string()),
  redirectUrl: z.nullable(z.string()),
});

const Mutation39 = z.object({
  createWalletSession: WalletSessionResult1,
});

const ClassList1 = z.object({
  externalId: z.string(),
  name: z.string(),
  schoolYear: z.string(),
  children: z.int(),
  closesOn: z.nullable(z.string()),
  isClosed: z.boolean(),
  version: z.int(),
  entryCount: z.int(),
  isShared: z.boolean(),
});

const Query23 = z.object({
  getClassLists: z.array(ClassList1),
});

const OrderFormItem1 = z.object({
  itemId: z.string(),
  name: z.string(),
  path: z.string(),
  picture: Picture1,
  variantInfoList: z.array(LabelValue1),
  orderNumber: z.string(),
  unitPrice: Money1,
  minimumOrderQuantity: z.int(),
  maxQuantity: z.int(),
  availableForSale: z.boolean(),
});

const ClassListEntry1 = z.object({
  externalId: z.string(),
  title: z.string(),
  quantity: z.int(),
  per: z.enum(['CHILD', 'CLASS']),
  brand: z.enum(['ANY', 'EXACT']),
  note: z.string(),
  version: z.int(),
  promised: z.int(),
  promisedHere: z.int(),
  item: z.nullable(OrderFormItem1),
  replacement: z.nullable(OrderFormItem1),
});

const ClassListLink1 = z.object({
  url: z.string(),
  qrCode: z.string(),
});

const OpenedClassList1 = z.object({
  list: ClassList1,
  entries: z.array(ClassListEntry1),
  link: z.nullable(ClassListLink1),
});

const Query24 = z.object({
  getClassList: z.nullable(OpenedClassList1),
});

const ClassListSheet1 = z.object({
  fileName: z.string(),
  contentType: z.string(),
  base64: z.string(),
});

const Query25 = z.object({
  getClassListSheet: z.nullable(ClassListSheet1),
});

const SharedClassList1 = z.object({
  name: z.string(),
  schoolYear: z.string(),
  closesOn: z.nullable(z.string()),
  isClosed: z.boolean(),
  entries: z.array(ClassListEntry1),
});

const Query26 = z.object({
  getSharedClassList: z.nullable(SharedClassList1),
});

const FieldError3 = z.object({
  fieldName: z.string(),
  errorMessage: z.string(),
  maximum: z.nullable(z.number()),
});

const ClassListResult1 = z.object({
  successful: z.boolean(),
  generalErrorMessage: z.nullable(z.string()),
  fieldErrors: z.array(FieldError3),
  open: z.nullable(z.int()),
  classListId: z.nullable(z.string()),
});

const Mutation40 = z.object({
  createClassList: ClassListResult1,
});

const Mutation41 = z.object({
  updateClassList: ClassListResult1,
});

const Mutation42 = z.object({
  removeClassList: ClassListResult1,
});

const Mutation43 = z.object({
  copyClassList: ClassListResult1,
});

const Mutation44 = z.object({
  addClassListEntries: ClassListResult1,
});

const Mutation45 = z.object({
  changeClassListEntry: ClassListResult1,
});

const Mutation46 = z.object({
  removeClassListEntry: ClassListResult1,
});

const Mutation47 = z.object({
  shareClassList: ClassListResult1,
});

const Mutation48 = z.object({
  unshareClassList: ClassListResult1,
});

const Mutation49 = z.object({
  promiseForClass: ClassListResult1,
});

const ActiveAbTest1 = z.object({
  id: z.string(),
  trackingCode: z.string(),
});

const Seller1 = z.object({
  legalName: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  email: z.string(),
  telephone: z.string(),
  vatId: z.string(),
  profiles: z.array(z.string()),
});

const PageDetails1 = z.object({
  redirectUrl: z.nullable(z.string()),
  pageType: z.enum(['HOMEPAGE', 'CONTENT', 'CATEGORY', 'PRODUCT', 'REDIRECT', 'TEMPORARY_REDIRECT', 'GONE', 'UNKNOWN']),
  categoryId: z.nullable(z.string()),
  productId: z.nullable(z.string()),
  title: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
  rows: z.array(GridRow1),
  activeAbTests: z.array(ActiveAbTest1),
  openGraphImage: z.nullable(OpenGraphImage1),
  storefronts: z.nullable(z.array(z.string())),
  breadcrumbs: z.array(Crumb1),
  seller: z.nullable(Seller1),
});

const Query27 = z.object({
  getPageDetails: PageDetails1,
});

const Usp1 = z.object({
  image: z.nullable(Picture1),
  headline: z.string(),
  subheadline: z.nullable(z.string()),
  text: z.nullable(z.string()),
  link: z.nullable(z.string()),
});

const FooterLink1 = z.object({
  label: z.string(),
  url: z.string(),
  external: z.boolean(),
});

const FooterBlock1 = z.object({
  headline: z.string(),
  type: z.string(),
  content: z.nullable(z.string()),
  link: z.nullable(z.string()),
  links: z.array(FooterLink1),
});

const PageGrid1 = z.object({
  usps: z.array(Usp1),
  links: z.array(FooterBlock1),
});

const Query28 = z.object({
  getFooter: PageGrid1,
});

const NavigationItem1 = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  icon: z.nullable(z.string()),
  isSale: z.boolean(),
  isExcludedFromNav: z.boolean(),
  hasChildren: z.boolean(),
});

const NavigationItem2 = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  icon: z.nullable(z.string()),
  isSale: z.boolean(),
  isExcludedFromNav: z.boolean(),
  hasChildren: z.boolean(),
  picture: z.nullable(Picture1),
  children: z.array(NavigationItem1),
});

const NavigationItem3 = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  icon: z.nullable(z.string()),
  isSale: z.boolean(),
  isExcludedFromNav: z.boolean(),
  hasChildren: z.boolean(),
  picture: z.nullable(Picture1),
  children: z.array(NavigationItem2),
});

const Query29 = z.object({
  getNavigationTree: z.array(NavigationItem3),
});

const GlobalParameter1 = z.object({
  name: z.string(),
  entry: z.string(),
  value: z.string(),
});

const Query30 = z.object({
  getGlobalParameters: z.array(GlobalParameter1),
});

const Query31 = z.object({
  getExistingPages: z.array(z.string()),
});

const DeclarationResult1 = z.object({
  successful: z.boolean(),
  receivedAt: z.nullable(z.number()),
  fieldErrors: z.array(FieldError1),
});

const Mutation50 = z.object({
  submitWithdrawal: DeclarationResult1,
});

const Mutation51 = z.object({
  submitCancellation: DeclarationResult1,
});

const SitemapSize1 = z.object({
  products: z.int(),
  changedAt: z.nullable(z.number()),
});

const Query32 = z.object({
  getSitemapSize: SitemapSize1,
});

const SitemapEntry1 = z.object({
  id: z.string(),
  path: z.string(),
  title: z.string(),
  changedAt: z.nullable(z.number()),
});

const SitemapPages1 = z.object({
  categories: z.array(SitemapEntry1),
  pages: z.array(SitemapEntry1),
});

const Query33 = z.object({
  getSitemapPages: SitemapPages1,
});

const Query34 = z.object({
  getSitemapProducts: z.array(SitemapEntry1),
});

const BasePrice2 = z.object({
  unit: z.string(),
});

const UnitPrices2 = z.object({
  current: Money1,
  old: z.nullable(Money1),
  basePrice: z.nullable(BasePrice2),
});

const Picture2 = z.object({
  src: z.string(),
});

const Item2 = z.object({
  itemId: z.string(),
  orderNumber: z.string(),
  ean: z.nullable(z.string()),
  prices: UnitPrices2,
  availableForSale: z.boolean(),
  lightningDealInfo: z.nullable(LightningDealInfo1),
  images: z.array(Picture2),
  variantInfoList: z.array(LabelValue1),
});

const FeedOffer1 = z.object({
  item: Item2,
  shippingCost: Money1,
  content: z.nullable(PackageContent1),
  weightGrams: z.int(),
});

const FeedProduct1 = z.object({
  productId: z.string(),
  name: z.string(),
  description: z.string(),
  path: z.string(),
  manufacturerName: z.string(),
  categories: z.array(z.string()),
  energyClass: z.nullable(z.string()),
  offers: z.array(FeedOffer1),
});

const FeedPage1 = z.object({
  products: z.array(FeedProduct1),
  next: z.nullable(z.string()),
});

const Query35 = z.object({
  getProductFeed: FeedPage1,
});

const MaterialCandidate1 = z.object({
  item: OrderFormItem1,
  quantity: z.int(),
  needed: z.int(),
  missing: z.array(z.string()),
});

const MaterialAnswer1 = z.object({
  verdict: z.enum(['SURE', 'CHOOSE', 'DID_YOU_MEAN', 'NOT_FOUND']),
  candidates: z.array(MaterialCandidate1),
});

const Query36 = z.object({
  findMaterial: z.array(MaterialAnswer1),
});

const Query37 = z.object({
  checkEmailSubscribed: z.boolean(),
});

const Query38 = z.object({
  getMailedLink: z.enum(['open', 'used', 'expired', 'unknown']),
});

const Mutation52 = z.object({
  subscribeToNewsletter: MutationResult1,
});

const Mutation53 = z.object({
  confirmNewsletter: MutationResult1,
});

const Mutation54 = z.object({
  unsubscribeNewsletter: MutationResult1,
});

const Mutation55 = z.object({
  unsubscribeNewsletterByLink: MutationResult1,
});

const Mutation56 = z.object({
  unsubscribeOwnNewsletter: MutationResult1,
});

const Mutation57 = z.object({
  askForStock: MutationResult1,
});

const Mutation58 = z.object({
  confirmStockAlert: MutationResult1,
});

const Mutation59 = z.object({
  endStockAlerts: MutationResult1,
});

const OrderNumberVerdict1 = z.object({
  status: z.enum(['FOUND', 'RAISED', 'LOWERED', 'REPLACED', 'NOT_FOR_SALE', 'UNKNOWN', 'CART_FULL']),
  quantity: z.int(),
  item: z.nullable(OrderFormItem1),
  suggestions: z.array(OrderFormItem1),
});

const Mutation60 = z.object({
  validateBestellschein: z.array(OrderNumberVerdict1),
});

const BestellscheinResult1 = z.object({
  details: Cart1,
  verdicts: z.array(OrderNumberVerdict1),
});

const Mutation61 = z.object({
  validateAndAddToCartBestellschein: BestellscheinResult1,
});

const Mutation62 = z.object({
  generatePdfForm: ClassListSheet1,
});

const Tracking1 = z.object({
  link: z.string(),
  code: z.string(),
});

const ShipmentItem1 = z.object({
  lineNo: z.string(),
  itemId: z.string(),
  sku: z.string(),
  name: z.string(),
  path: z.string(),
  picture: Picture1,
  variantInfoList: z.array(LabelValue1),
  deliveryStatusText: z.nullable(z.string()),
  quantity: z.int(),
  price: Money1,
  mixedPrices: z.nullable(z.array(PiecesAtPrice1)),
  positionTotal: Money1,
  isReturnable: z.boolean(),
  isAlreadyReturned: z.boolean(),
  reviewLink: z.nullable(z.string()),
});

const Shipment1 = z.object({
  status: z.enum(['PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED']),
  isReplacement: z.boolean(),
  announcedAt: z.nullable(z.number()),
  packedAt: z.nullable(z.number()),
  sentAt: z.nullable(z.number()),
  deliveredAt: z.nullable(z.number()),
  carrier: z.nullable(z.string()),
  expectedDelivery: z.nullable(z.number()),
  tracking: z.nullable(Tracking1),
  items: z.array(ShipmentItem1),
});

const OrderSummary1 = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  state: z.enum(['AWAITING_PAYMENT', 'PLACED', 'CANCELLED']),
  paymentState: z.enum(['NOT_REQUIRED', 'PENDING', 'PAID', 'DECLINED', 'CANCELLED']),
  orderedAt: z.number(),
  cancelledAt: z.nullable(z.number()),
  paymentMethod: z.string(),
  total: Money1,
  reference: z.nullable(z.string()),
  shipments: z.array(Shipment1),
  returnHash: z.string(),
});

const OrderPageInfo1 = z.object({
  totalElements: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
  elementsPerPage: z.int(),
});

const OrdersPage1 = z.object({
  orders: z.array(OrderSummary1),
  pageInfo: OrderPageInfo1,
});

const Query39 = z.object({
  getOrdersV2: OrdersPage1,
});

const Query40 = z.object({
  getOrderYears: z.array(z.int()),
});

const SpeditionField2 = z.object({
  fieldName: z.string(),
  displayName: z.string(),
  fieldValue: z.string(),
});

const DeclaredWithdrawal1 = z.object({
  receivedAt: z.number(),
  goods: z.string(),
});

const OrderWithdrawal1 = z.object({
  period: z.enum(['NOT_BEGUN', 'RUNNING', 'OVER']),
  endsAt: z.nullable(z.number()),
  declared: z.array(DeclaredWithdrawal1),
});

const Refund1 = z.object({
  reason: z.enum(['ORDER_CANCELLED', 'CALLED_OFF', 'SECOND_CAPTURE', 'WRONG_AMOUNT', 'UNKNOWN_PAYMENT', 'RETURNED']),
  way: z.enum(['PROVIDER', 'TRANSFER', 'INVOICE']),
  amount: Money1,
  state: z.enum(['REQUESTED', 'DONE', 'REFUSED']),
  at: z.number(),
});

const PriorReturnItem1 = z.object({
  name: z.string(),
  component: z.nullable(z.string()),
  quantity: z.int(),
});

const PriorReturn1 = z.object({
  rma: z.string(),
  state: z.enum(['ANNOUNCED', 'ARRIVED', 'SETTLED']),
  announcedAt: z.number(),
  arrivedAt: z.nullable(z.number()),
  settledAt: z.nullable(z.number()),
  regulation: z.string(),
  carrier: z.nullable(z.string()),
  outcome: z.nullable(z.enum(['REFUNDED', 'CREDITED', 'REPLACED'])),
  amount: z.nullable(Money1),
  refund: z.nullable(Refund1),
  items: z.array(PriorReturnItem1),
});

const OrderDetails1 = z.object({
  summary: OrderSummary1,
  email: z.string(),
  totals: CartTotals2,
  billingAddress: Address1,
  deliveryAddress: Address1,
  speditionsFields: z.array(SpeditionField2),
  comment: z.nullable(z.string()),
  voucherCode: z.nullable(z.string()),
  buyerReference: z.nullable(z.string()),
  payableUntil: z.nullable(z.number()),
  bankTransfer: z.nullable(BankTransfer1),
  invoiceFormats: z.array(z.enum(['PDF', 'XML'])),
  withdrawal: z.nullable(OrderWithdrawal1),
  returns: z.array(PriorReturn1),
  refunds: z.array(Refund1),
});

const Query41 = z.object({
  getOrderDetailsV2: z.nullable(OrderDetails1),
});

const Query42 = z.object({
  getInvoice: z.nullable(ClassListSheet1),
});

const Mutation63 = z.object({
  cancelOrder: z.nullable(z.enum(['CANCELLED', 'TOO_LATE'])),
});

const Mutation64 = z.object({
  subscribeToPrimeWaitingList: MutationResult1,
});

const Mutation65 = z.object({
  confirmPrimeWaitingList: z.boolean(),
});

const PaymentMethod2 = z.object({
  paymentId: z.string(),
  displayName: z.string(),
  description: z.string(),
});

const PrimeOffer1 = z.object({
  price: Money1,
  startsAt: z.nullable(z.number()),
  endsAt: z.number(),
  paymentMethods: z.array(PaymentMethod2),
});

const Query43 = z.object({
  getPrimeOffer: z.nullable(PrimeOffer1),
});

const PrimeRenewal1 = z.object({
  isAgreed: z.boolean(),
  price: Money1,
});

const PrimeMembership1 = z.object({
  deliversHere: z.boolean(),
  renewal: z.nullable(PrimeRenewal1),
});

const Query44 = z.object({
  getPrimeMembership: z.nullable(PrimeMembership1),
});

const Mutation66 = z.object({
  agreeToPrimeRenewal: z.boolean(),
});

const Mutation67 = z.object({
  endPrimeRenewal: z.boolean(),
});

const SubmitResult2 = z.object({
  computopData: z.nullable(ComputopData1),
  errorMessage: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  redirectUrl: z.nullable(z.string()),
});

const Mutation68 = z.object({
  submitPrimeSubscription: SubmitResult2,
});

const ReturnReason1 = z.object({
  name: z.string(),
  displayName: z.string(),
  needsComment: z.boolean(),
  needsImage: z.boolean(),
});

const ReturnComponent1 = z.object({
  sku: z.string(),
  name: z.string(),
  returnableQuantity: z.int(),
});

const ReturnableLine1 = z.object({
  id: z.string(),
  itemId: z.string(),
  lineNo: z.string(),
  name: z.string(),
  sku: z.string(),
  path: z.string(),
  picture: Picture1,
  price: Money1,
  orderedQuantity: z.int(),
  shippedQuantity: z.int(),
  returnableQuantity: z.int(),
  wholeQuantity: z.int(),
  reasons: z.array(ReturnReason1),
  additionalInfo: z.nullable(z.string()),
  components: z.array(ReturnComponent1),
});

const ReturnImage1 = z.object({
  id: z.string(),
  lineId: z.string(),
  preview: z.string(),
});

const ReturnContact1 = z.object({
  salutation: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
});

const ReturnItem1 = z.object({
  lineId: z.string(),
  quantity: z.int(),
  reason: z.nullable(z.string()),
  comment: z.string(),
  images: z.array(z.string()),
  componentSku: z.nullable(z.string()),
});

const ReturnDraft1 = z.object({
  items: z.array(ReturnItem1),
  regulation: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  labels: z.int(),
});

const ReturnOrder1 = z.object({
  hash: z.string(),
  orderId: z.string(),
  salesOrderNo: z.string(),
  orderDate: z.number(),
  lines: z.array(ReturnableLine1),
  priorReturns: z.array(PriorReturn1),
  images: z.array(ReturnImage1),
  contact: ReturnContact1,
  draft: ReturnDraft1,
});

const Query45 = z.object({
  findOrderForReturn: z.nullable(ReturnOrder1),
});

const Query46 = z.object({
  findOrderForReturnByHash: z.nullable(ReturnOrder1),
});

const ReturnOffer1 = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
});

const Query47 = z.object({
  getAvailableRegulations: z.nullable(z.array(ReturnOffer1)),
});

const Query48 = z.object({
  getAvailableCarriers: z.nullable(z.array(ReturnOffer1)),
});

const Query49 = z.object({
  getReturnLabel: z.nullable(ClassListSheet1),
});

const Mutation69 = z.object({
  saveReturnDraft: z.nullable(z.boolean()),
});

const UploadResult2 = z.object({
  id: z.nullable(z.string()),
  fieldErrors: z.array(FieldError1),
});

const Mutation70 = z.object({
  uploadReturnImage: z.nullable(UploadResult2),
});

const Mutation71 = z.object({
  removeReturnImage: z.nullable(z.boolean()),
});

const ReturnSubmitResult1 = z.object({
  isError: z.boolean(),
  errorMsg: z.nullable(z.string()),
  rma: z.nullable(z.string()),
});

const Mutation72 = z.object({
  submitReturnOrder: z.nullable(ReturnSubmitResult1),
});

const SearchLink1 = z.object({
  url: z.string(),
});

const SearchResult1 = z.object({
  link: z.nullable(SearchLink1),
  correctedTerm: z.nullable(z.string()),
  products: ProductPage1,
});

const Query50 = z.object({
  search: SearchResult1,
});

const SearchHubCheck1 = z.object({
  redirectPath: z.nullable(z.string()),
  query: z.string(),
  originalQuery: z.string(),
});

const Query51 = z.object({
  checkSearchHub: SearchHubCheck1,
});

const QueryCheck1 = z.object({
  link: z.nullable(SearchLink1),
});

const Query52 = z.object({
  checkQuery: QueryCheck1,
});

const LongtailFilter1 = z.object({
  name: z.string(),
  values: z.array(z.string()),
});

const LongtailAdjustment1 = z.object({
  filters: z.array(LongtailFilter1),
  searchQuery: z.string(),
});

const Query53 = z.object({
  adjustLongtailSearchQuery: z.nullable(LongtailAdjustment1),
});

const SuggestQuery1 = z.object({
  suggest: z.string(),
});

const ProductTile2 = z.object({
  name: z.string(),
  path: z.string(),
  image: Picture1,
});

const SuggestQueries1 = z.object({
  suggestQueries: z.array(SuggestQuery1),
  products: z.array(ProductTile2),
});

const Query54 = z.object({
  getSuggestQueries: SuggestQueries1,
});

const RatingData1 = z.object({
  productId: z.string(),
  name: z.string(),
  path: z.string(),
  picture: Picture1,
  isWritten: z.boolean(),
});

const Query55 = z.object({
  decryptRatingData: z.nullable(RatingData1),
});

const ReviewOfProduct1 = z.object({
  ratingId: z.string(),
  productId: z.string(),
  author: z.string(),
  title: z.string(),
  message: z.string(),
  rating: z.int(),
  language: z.string(),
});

const Query56 = z.object({
  getReviewById: z.nullable(ReviewOfProduct1),
});

const Mutation73 = z.object({
  writeReview: MutationResult1,
});

const Mutation74 = z.object({
  voteReviewHelpful: z.nullable(z.int()),
});

const Mutation75 = z.object({
  reportReview: MutationResult1,
});

const ContactOrder1 = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  state: z.enum(['AWAITING_PAYMENT', 'PLACED', 'CANCELLED']),
  isWithdrawable: z.boolean(),
  orderedAt: z.number(),
});

const ContactFormData1 = z.object({
  name: z.string(),
  email: z.string(),
  shownEmail: z.string(),
  phone: z.string(),
  orders: z.array(ContactOrder1),
});

const Query57 = z.object({
  getContactFormData: ContactFormData1,
});

const Mutation76 = z.object({
  sendContactFormMail: MutationResult1,
});

const Mutation77 = z.object({
  requestCallBack: MutationResult1,
});

const PrintedCatalogue1 = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  pages: z.int(),
  language: z.string(),
  picture: Picture1,
  path: z.nullable(z.string()),
});

const Query58 = z.object({
  getPrintedCatalogues: z.array(PrintedCatalogue1),
  getBillingCountries: z.array(Choice1),
});

const Mutation78 = z.object({
  orderPrintedCatalogues: MutationResult1,
});

const Competition1 = z.object({
  id: z.string(),
  title: z.string(),
  terms: z.string(),
  closesAt: z.number(),
  isOpen: z.boolean(),
});

const Query59 = z.object({
  getCompetition: z.nullable(Competition1),
});

const Mutation79 = z.object({
  subscribeToCompetition: MutationResult1,
});

const PrimeInfo1 = z.object({
  status: z.string(),
  abo: z.boolean(),
  startDate: z.nullable(z.string()),
  endDate: z.nullable(z.string()),
});

const CustomerInfo1 = z.object({
  isExistingCustomer: z.boolean(),
  isNewCustomer: z.boolean(),
  isGuest: z.boolean(),
  isInternal: z.boolean(),
  visitorType: z.enum(['default', 'guest', 'existing_customer', 'new_customer']),
  visitorLoginState: z.string(),
  email: z.nullable(z.string()),
  primeInfo: PrimeInfo1,
});

const Query60 = z.object({
  getCustomerInfo: CustomerInfo1,
});

const ShopInit1 = z.object({
  cartId: z.string(),
  userId: z.string(),
});

const Mutation80 = z.object({
  shopInit: ShopInit1,
});

const Cart3 = z.object({
  id: z.string(),
  itemsCount: z.int(),
});

const MergedCart1 = z.object({
  cart: Cart3,
  hasBroughtGoods: z.boolean(),
  hasKeptOwnVoucher: z.boolean(),
  hasKeptOwnGift: z.boolean(),
  shortfall: z.nullable(z.string()),
});

const Mutation81 = z.object({
  mergeCarts: MergedCart1,
});

const GuestResult1 = z.object({
  successfull: z.boolean(),
  errorMessage: z.nullable(z.string()),
  fieldErrors: z.array(FieldError1),
  jwt: z.nullable(z.string()),
  refreshToken: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  cartId: z.nullable(z.string()),
});

const Mutation82 = z.object({
  registerGuest: GuestResult1,
});

const Mutation83 = z.object({
  completeWalletCheckout: GuestResult1,
});

const Mutation84 = z.object({
  abortWalletCheckout: z.nullable(z.string()),
});

const LoginResult1 = z.object({
  successfull: z.boolean(),
  errorMessage: z.nullable(z.string()),
  fieldErrors: z.array(FieldError1),
  jwt: z.nullable(z.string()),
  refreshToken: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  deviceToken: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  accountKept: z.nullable(z.boolean()),
});

const Mutation85 = z.object({
  login: LoginResult1,
});

const Mutation86 = z.object({
  loginWithPasskey: LoginResult1,
});

const RefreshedLogin1 = z.object({
  jwt: z.string(),
  refreshToken: z.string(),
  isLong: z.boolean(),
  secondsLeft: z.int(),
});

const Mutation87 = z.object({
  refreshLogin: RefreshedLogin1,
});

const RegisterResult1 = z.object({
  successfull: z.boolean(),
  errorMessage: z.nullable(z.string()),
  fieldErrors: z.array(FieldError1),
  jwt: z.nullable(z.string()),
  refreshToken: z.nullable(z.string()),
  userId: z.nullable(z.string()),
  deviceToken: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  customerNumber: z.nullable(z.string()),
});

const Mutation88 = z.object({
  registerCustomer: RegisterResult1,
});

const Mutation89 = z.object({
  registerB2bCustomer: RegisterResult1,
});

const Mutation90 = z.object({
  logout: z.boolean(),
});

const Mutation91 = z.object({
  confirmationCleanup: ShopInit1,
});

const WishlistVariant1 = z.object({
  itemId: z.string(),
  label: z.string(),
  price: Money1,
  isSaleable: z.boolean(),
  minimumOrderQuantity: z.int(),
  maxQuantity: z.int(),
});

const WishlistPrices1 = z.object({
  current: Money1,
  old: z.nullable(Money1),
  basePrice: z.nullable(BasePrice1),
  savings: z.nullable(Money1),
  lightning: z.nullable(Money1),
});

const WishlistItem1 = z.object({
  itemId: z.string(),
  productId: z.string(),
  name: z.string(),
  brand: z.string(),
  crumbs: z.array(z.string()),
  path: z.string(),
  image: Picture1,
  orderNumber: z.string(),
  minimumOrderQuantity: z.int(),
  maxQuantity: z.int(),
  variantInfoList: z.array(LabelValue1),
  badges: Badges1,
  extraBadges: z.array(ExtraBadge1),
  unitPrices: WishlistPrices1,
  lightningDealInfo: z.nullable(LightningDealInfo1),
  energyEfficiency: z.nullable(EnergyEfficiency1),
  deliveryStatusColor: z.enum(['green', 'yellow', 'red']),
  deliveryStatusText: z.string(),
  deliveryStatusLight: z.nullable(z.boolean()),
  areAllDeliveryTimesTheSame: z.boolean(),
  primeFaehig: z.boolean(),
  hasMultipleItems: z.boolean(),
  hasSamePricesForAllItems: z.boolean(),
});

const WishlistEntry1 = z.object({
  externalId: z.string(),
  quantity: z.int(),
  isRemoved: z.boolean(),
  isSaleable: z.boolean(),
  replacement: z.nullable(ProductTile1),
  totals: Money1,
  item: WishlistItem1,
});

const TeaserWishlistEntry1 = z.object({
  isVariantOpen: z.boolean(),
  variants: z.array(WishlistVariant1),
  entry: WishlistEntry1,
});

const TeaserWishlist1 = z.object({
  externalId: z.string(),
  name: z.string(),
  description: z.string(),
  image: z.nullable(Picture1),
  entries: z.array(TeaserWishlistEntry1),
  totals: z.nullable(Money1),
});

const Query61 = z.object({
  getWishlistFromTeaserId: z.nullable(TeaserWishlist1),
});

const Query62 = z.object({
  getTotalsForTeaserWishlist: z.nullable(Money1),
});

const Mutation92 = z.object({
  replaceItemInTeaserWishlist: z.nullable(TeaserWishlistEntry1),
});

const TeaserWishlistPosition1 = z.object({
  productId: z.string(),
  itemId: z.nullable(z.string()),
  quantity: z.int(),
});

const ChangedTeaserPosition1 = z.object({
  productId: z.string(),
  itemId: z.string(),
  quantity: z.int(),
  wantedQuantity: z.int(),
});

const TeaserWishlistToCart1 = z.object({
  details: Cart1,
  variantsToChoose: z.array(TeaserWishlistPosition1),
  quantityChanged: z.array(ChangedTeaserPosition1),
  maxInCart: z.array(TeaserWishlistPosition1),
  successfullyAdded: z.array(TeaserWishlistPosition1),
});

const Mutation93 = z.object({
  addProductsToCartFromTeaserWishlist: TeaserWishlistToCart1,
});

const WishlistReference1 = z.object({
  externalId: z.string(),
  productId: z.string(),
  itemId: z.string(),
  quantity: z.int(),
});

const Wishlist1 = z.object({
  externalId: z.string(),
  name: z.string(),
  active: z.boolean(),
  isDefault: z.boolean(),
  isCreator: z.boolean(),
  isAdmin: z.boolean(),
  isEditor: z.boolean(),
  isCommentator: z.boolean(),
  references: z.array(WishlistReference1),
});

const Query63 = z.object({
  getAllWishlists: z.array(Wishlist1),
});

const WishlistLink1 = z.object({
  externalId: z.string(),
  token: z.string(),
  role: z.enum(['reader', 'commentator', 'editor', 'admin']),
});

const WishlistMember1 = z.object({
  externalId: z.string(),
  name: z.string(),
  role: z.enum(['reader', 'commentator', 'editor', 'admin']),
});

const WishlistInvitation1 = z.object({
  externalId: z.string(),
  email: z.nullable(z.string()),
  role: z.enum(['reader', 'commentator', 'editor', 'admin']),
  expiresAt: z.number(),
});

const WishlistSharing1 = z.object({
  links: z.array(WishlistLink1),
  members: z.array(WishlistMember1),
  invitations: z.array(WishlistInvitation1),
});

const Wishlist2 = z.object({
  externalId: z.string(),
  name: z.string(),
  description: z.string(),
  createdAt: z.number(),
  version: z.int(),
  revision: z.nullable(z.string()),
  active: z.boolean(),
  isDefault: z.boolean(),
  isStandardList: z.boolean(),
  isCreator: z.boolean(),
  isAdmin: z.boolean(),
  isEditor: z.boolean(),
  isCommentator: z.boolean(),
  ownerName: z.nullable(z.string()),
  sharing: z.nullable(WishlistSharing1),
  entries: z.array(WishlistEntry1),
});

const Query64 = z.object({
  getAllWishlists: z.array(Wishlist2),
});

const SharedWishlist1 = z.object({
  role: z.enum(['reader', 'commentator', 'editor', 'admin']),
  isJoined: z.boolean(),
  list: Wishlist2,
});

const Query65 = z.object({
  getSharedWishlist: z.nullable(SharedWishlist1),
});

const Query66 = z.object({
  getWishlistVariants: z.array(WishlistVariant1),
});

const WishlistComment1 = z.object({
  externalId: z.string(),
  comment: z.string(),
  name: z.string(),
  displayedDate: z.string(),
  allowedToDeleteByUser: z.boolean(),
});

const PositionComments1 = z.object({
  positionId: z.string(),
  comments: z.array(WishlistComment1),
});

const Query67 = z.object({
  getCommentsPerWishlist: z.array(PositionComments1),
});

const FieldError4 = z.object({
  formName: z.nullable(z.string()),
  fieldName: z.string(),
  errorMessage: z.string(),
});

const WishlistResult1 = z.object({
  successful: z.boolean(),
  generalErrorMessage: z.nullable(z.string()),
  fieldErrors: z.array(FieldError4),
  merkzettel: z.nullable(Wishlist1),
});

const Mutation94 = z.object({
  addProductToWishlist: WishlistResult1,
});

const Mutation95 = z.object({
  addProductsToWishlist: WishlistResult1,
});

const Mutation96 = z.object({
  removeProductFromWishlist: WishlistResult1,
});

const Mutation97 = z.object({
  changeQtyInWishlist: WishlistResult1,
});

const Mutation98 = z.object({
  replaceItemInWishlist: WishlistResult1,
});

const Mutation99 = z.object({
  moveWishlistEntry: WishlistResult1,
});

const Mutation100 = z.object({
  createWishlist: WishlistResult1,
});

const Mutation101 = z.object({
  updateWishlist: WishlistResult1,
});

const Mutation102 = z.object({
  activateWishlist: WishlistResult1,
});

const Mutation103 = z.object({
  removeWishlist: WishlistResult1,
});

const Mutation104 = z.object({
  addWishlistComment: WishlistResult1,
});

const Mutation105 = z.object({
  removeWishlistComment: WishlistResult1,
});

const Mutation106 = z.object({
  shareWishlist: WishlistResult1,
});

const Mutation107 = z.object({
  revokeWishlistLink: WishlistResult1,
});

const Mutation108 = z.object({
  inviteToWishlist: WishlistResult1,
});

const Mutation109 = z.object({
  revokeWishlistInvitation: WishlistResult1,
});

const Mutation110 = z.object({
  joinWishlist: WishlistResult1,
});

const Mutation111 = z.object({
  leaveWishlist: WishlistResult1,
});

const Mutation112 = z.object({
  changeWishlistMember: WishlistResult1,
});

/** What the backend promises to answer to each operation. */
export const ANSWER_SCHEMAS: Readonly<Record<string, z.ZodType<unknown>>> = {
  forgotPassword: Mutation1,
  checkTokenValidity: Query1,
  getLoginNameOfToken: Query2,
  changeForgottenPassword: Mutation2,
  changePassword: Mutation3,
  getSessions: Query3,
  revokeSessions: Mutation4,
  isUniqueEmail: Query4,
  getRegistrationChoices: Query5,
  getCurrentUploadSignature: Query6,
  uploadB2bCertificate: Mutation5,
  getAddressBooks: Query7,
  deleteAddress: Mutation6,
  restoreAddress: Mutation7,
  getContactDetails: Query8,
  changeAccountData: Mutation8,
  updateEmail: Mutation9,
  sendConfirmationLink: Mutation10,
  getEmailToConfirm: Query9,
  confirmEmail: Mutation11,
  exportCustomerData: Query10,
  deleteCurrentCustomerAccount: Mutation12,
  getPasskeys: Query11,
  passkeyLoginOptions: Mutation13,
  passkeyRegistrationOptions: Mutation14,
  registerPasskey: Mutation15,
  renamePasskey: Mutation16,
  removePasskey: Mutation17,
  trackingAddEvents: Mutation18,
  recordProductGlanceView: Mutation19,
  shop_findCart: Query12,
  cart_update: Mutation20,
  extendCurrentUserReservationOnCheckout: Mutation21,
  getCategory: Query13,
  getProductById: Query14,
  getProductTiles: Query15,
  getItemById: Query16,
  getVariantInformation: Query17,
  getExtraTabContents: Query18,
  getReviewsByProduct: Query19,
  getShippingStepDetails: Query20,
  getPaymentInfo: Query21,
  getThankYouPageData: Query22,
  addBillingAddress: Mutation22,
  addShippingAddress: Mutation23,
  addPackstationAddress: Mutation24,
  updateBillingAddress: Mutation25,
  updateShippingAddress: Mutation26,
  updatePackstationAddress: Mutation27,
  selectBillingAddress: Mutation28,
  selectShippingAddress: Mutation29,
  setShippingMethod: Mutation30,
  saveSpeditionsData: Mutation31,
  setSelectedPayment: Mutation32,
  setOrderComment: Mutation33,
  setOrderReference: Mutation34,
  setOrderNewsletterSubscribe: Mutation35,
  submitCart: Mutation36,
  reopenCartAfterPayment: Mutation37,
  payOrder: Mutation38,
  createWalletSession: Mutation39,
  getClassLists: Query23,
  getClassList: Query24,
  getClassListSheet: Query25,
  getSharedClassList: Query26,
  createClassList: Mutation40,
  updateClassList: Mutation41,
  removeClassList: Mutation42,
  copyClassList: Mutation43,
  addClassListEntries: Mutation44,
  changeClassListEntry: Mutation45,
  removeClassListEntry: Mutation46,
  shareClassList: Mutation47,
  unshareClassList: Mutation48,
  promiseForClass: Mutation49,
  getPageDetails: Query27,
  getFooter: Query28,
  getNavigationTree: Query29,
  getGlobalParameters: Query30,
  getExistingPages: Query31,
  submitWithdrawal: Mutation50,
  submitCancellation: Mutation51,
  getSitemapSize: Query32,
  getSitemapPages: Query33,
  getSitemapProducts: Query34,
  getProductFeed: Query35,
  findMaterial: Query36,
  checkEmailSubscribed: Query37,
  getMailedLink: Query38,
  subscribeToNewsletter: Mutation52,
  confirmNewsletter: Mutation53,
  unsubscribeNewsletter: Mutation54,
  unsubscribeNewsletterByLink: Mutation55,
  unsubscribeOwnNewsletter: Mutation56,
  askForStock: Mutation57,
  confirmStockAlert: Mutation58,
  endStockAlerts: Mutation59,
  validateBestellschein: Mutation60,
  validateAndAddToCartBestellschein: Mutation61,
  generatePdfForm: Mutation62,
  getOrdersV2: Query39,
  getOrderYears: Query40,
  getOrderDetailsV2: Query41,
  getInvoice: Query42,
  cancelOrder: Mutation63,
  subscribeToPrimeWaitingList: Mutation64,
  getPrimeWaitingListLink: Query38,
  confirmPrimeWaitingList: Mutation65,
  getPrimeOffer: Query43,
  getPrimeMembership: Query44,
  agreeToPrimeRenewal: Mutation66,
  endPrimeRenewal: Mutation67,
  submitPrimeSubscription: Mutation68,
  findOrderForReturn: Query45,
  findOrderForReturnByHash: Query46,
  getAvailableRegulations: Query47,
  getAvailableCarriers: Query48,
  getReturnLabel: Query49,
  saveReturnDraft: Mutation69,
  uploadReturnImage: Mutation70,
  removeReturnImage: Mutation71,
  submitReturnOrder: Mutation72,
  search: Query50,
  checkSearchHub: Query51,
  checkQuery: Query52,
  adjustLongtailSearchQuery: Query53,
  getSuggestQueries: Query54,
  decryptRatingData: Query55,
  getReviewById: Query56,
  writeReview: Mutation73,
  voteReviewHelpful: Mutation74,
  reportReview: Mutation75,
  getContactFormData: Query57,
  sendContactFormMail: Mutation76,
  requestCallBack: Mutation77,
  getPrintedCatalogues: Query58,
  orderPrintedCatalogues: Mutation78,
  getCompetition: Query59,
  subscribeToCompetition: Mutation79,
  getCustomerInfo: Query60,
  shopInit: Mutation80,
  mergeCarts: Mutation81,
  registerGuest: Mutation82,
  completeWalletCheckout: Mutation83,
  abortWalletCheckout: Mutation84,
  login: Mutation85,
  loginWithPasskey: Mutation86,
  refreshLogin: Mutation87,
  registerCustomer: Mutation88,
  registerB2bCustomer: Mutation89,
  logout: Mutation90,
  confirmationCleanup: Mutation91,
  getWishlistFromTeaserId: Query61,
  getTotalsForTeaserWishlist: Query62,
  replaceItemInTeaserWishlist: Mutation92,
  addProductsToCartFromTeaserWishlist: Mutation93,
  getAllWishlistsEssentials: Query63,
  getWishlist: Query64,
  getSharedWishlist: Query65,
  getWishlistVariants: Query66,
  getCommentsPerWishlist: Query67,
  addProductToWishlist: Mutation94,
  addProductsToWishlist: Mutation95,
  removeProductFromWishlist: Mutation96,
  changeQtyInWishlist: Mutation97,
  replaceItemInWishlist: Mutation98,
  moveWishlistEntry: Mutation99,
  createWishlist: Mutation100,
  updateWishlist: Mutation101,
  activateWishlist: Mutation102,
  removeWishlist: Mutation103,
  addWishlistComment: Mutation104,
  removeWishlistComment: Mutation105,
  shareWishlist: Mutation106,
  revokeWishlistLink: Mutation107,
  inviteToWishlist: Mutation108,
  revokeWishlistInvitation: Mutation109,
  joinWishlist: Mutation110,
  leaveWishlist: Mutation111,
  changeWishlistMember: Mutation112,
};
