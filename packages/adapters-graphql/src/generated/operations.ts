// Generated from the .graphql files by `npm run codegen`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type FieldValueInput = {
  readonly fieldName: string;
  readonly fieldValue: string;
};

export type PageType =
  | 'HOMEPAGE'
  | 'CONTENT'
  | 'CATEGORY'
  | 'PRODUCT'
  | 'REDIRECT'
  | 'TEMPORARY_REDIRECT'
  | 'GONE'
  | 'UNKNOWN';

export type DeliveryStatusColor =
  | 'green'
  | 'yellow'
  | 'red';

export type VariantAttributeType =
  | 'tile'
  | 'dropdown';

export type SelectedVariantInput = {
  readonly name: string;
  readonly value: string;
};

export type PagingInput = {
  readonly offset: number;
  readonly limit: number;
};

export type EnumFilterInput = {
  readonly id: string;
  readonly values: ReadonlyArray<string>;
};

export type RangeFilterInput = {
  readonly id: string;
  readonly from: number;
  readonly to: number;
};

export type FilterInput = {
  readonly enumFilters: ReadonlyArray<EnumFilterInput>;
  readonly rangeFilters: ReadonlyArray<RangeFilterInput>;
  /** Search only. */
  readonly searchTerm?: string | null | undefined;
  /** Search only: the category to search in. */
  readonly category?: string | null | undefined;
  /** Search only: the term is not corrected. */
  readonly isExact?: boolean | null | undefined;
};

export type FilterKind =
  | 'ENUM'
  | 'PRICE'
  | 'RATING';

export type VisitorType =
  | 'default'
  | 'guest'
  | 'existing_customer'
  | 'new_customer';

export type CartLineKind =
  | 'NORMAL'
  | 'FREE_GIFT'
  | 'PROMOTION_FREE'
  | 'CATALOGUE'
  | 'LIGHTNING_DEAL';

export type VoucherStatus =
  | 'NONE'
  | 'REDEEMED'
  /** In the cart, but goods are missing for it; it holds again with them. */
  | 'DORMANT';

export type ShipperReason =
  | 'PACKSTATION_DHL_ONLY'
  | 'DHL_GERMANY_ONLY'
  | 'FREIGHT_ONLY';

export type AddPositionInput = {
  readonly itemId: string;
  readonly quantity: number;
  /** Where a new line stands among the paid ones, from 0; at their end where nothing is said. */
  readonly at?: number | null | undefined;
};

export type ChangeQuantityInput = {
  readonly positionId: string;
  readonly quantity: number;
};

export type AddFreeArticleInput = {
  readonly promotionId: string;
  readonly itemId: string;
};

/** Exactly one field is set: one change of the cart. */
export type CartOpInput =
  {   readonly addPosition: AddPositionInput; readonly changeQuantity?: never; readonly removePosition?: never; readonly addVoucher?: never; readonly removeVoucher?: never; readonly addFreeArticle?: never; }
  |  { readonly addPosition?: never;   readonly changeQuantity: ChangeQuantityInput; readonly removePosition?: never; readonly addVoucher?: never; readonly removeVoucher?: never; readonly addFreeArticle?: never; }
  |  { readonly addPosition?: never; readonly changeQuantity?: never;   readonly removePosition: string; readonly addVoucher?: never; readonly removeVoucher?: never; readonly addFreeArticle?: never; }
  |  { readonly addPosition?: never; readonly changeQuantity?: never; readonly removePosition?: never;   readonly addVoucher: string; readonly removeVoucher?: never; readonly addFreeArticle?: never; }
  |  { readonly addPosition?: never; readonly changeQuantity?: never; readonly removePosition?: never; readonly addVoucher?: never;   readonly removeVoucher: string; readonly addFreeArticle?: never; }
  |  { readonly addPosition?: never; readonly changeQuantity?: never; readonly removePosition?: never; readonly addVoucher?: never; readonly removeVoucher?: never;   readonly addFreeArticle: AddFreeArticleInput; };

export type CartUpdateInput = {
  readonly cartId: string;
  readonly ops: ReadonlyArray<CartOpInput>;
  /** The same operations with the same key are done once, and answered alike, for a week. */
  readonly idempotencyKey?: string | null | undefined;
};

/** A row of the order form. */
export type OrderNumberInput = {
  readonly orderNumber: string;
  readonly quantity: number;
};

export type OrderNumberStatus =
  | 'FOUND'
  /** Below the minimum order quantity: the minimum is ordered. */
  | 'RAISED'
  /** More than there is, or than one order may have. */
  | 'LOWERED'
  /** No longer sold; `item` is what is sold in its place. It is not put into the cart unasked. */
  | 'REPLACED'
  | 'NOT_FOR_SALE'
  /** No such order number; `suggestions` are one slip away. */
  | 'UNKNOWN'
  /** The cart takes no more lines. */
  | 'CART_FULL';

/** What a line of a school's list says of a thing: `kind` and `value` are words of the vocabulary, like `ruling` and `25`. */
export type MaterialTraitInput = {
  readonly kind: string;
  readonly value: string;
};

/** A line of a school's list as it was read. */
export type MaterialWishInput = {
  /** A kind of thing of the vocabulary, like `exercise-book`; without one its words are searched for. */
  readonly article?: string | null | undefined;
  readonly words: ReadonlyArray<string>;
  readonly quantity: number;
  readonly traits: ReadonlyArray<MaterialTraitInput>;
};

export type MaterialVerdict =
  /** The first candidate is all that the line says. */
  | 'SURE'
  /** Something that the line asks for is not there, or it leaves open what matters. */
  | 'CHOOSE'
  /** Found by its words. */
  | 'DID_YOU_MEAN'
  | 'NOT_FOUND';

export type AddressInput = {
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly schoolOrCompany?: string | null | undefined;
  readonly street: string;
  readonly addressAddition?: string | null | undefined;
  readonly postCode: string;
  readonly city: string;
  readonly country: string;
  readonly email: string;
  readonly deliveryEmail?: string | null | undefined;
  readonly phone?: string | null | undefined;
};

export type SeenCartInput = {
  readonly grandTotalCents: number;
  readonly productsCount: number;
  readonly itemsCount: number;
  /** Where the bill goes. What is left out of this and the next three is not compared. */
  readonly billingAddressId?: string | null | undefined;
  /** Where the goods go; empty where they go with the bill. */
  readonly shippingAddressId?: string | null | undefined;
  /** How the order is paid; empty where nothing is chosen. */
  readonly paymentId?: string | null | undefined;
  /** Who brings the goods; empty where nobody can. */
  readonly shipperCode?: string | null | undefined;
};

export type PaymentState =
  /** Nothing is due before delivery: invoice and the like. */
  | 'NOT_REQUIRED'
  | 'PENDING'
  | 'PAID'
  | 'DECLINED'
  | 'CANCELLED';

export type OrderState =
  | 'AWAITING_PAYMENT'
  | 'PLACED'
  | 'CANCELLED';

export type ShipmentStatus =
  | 'PROCESSING'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELLED';

export type RefundReason =
  /** The money came after the order was cancelled. */
  | 'ORDER_CANCELLED'
  /** Its customer cancelled the order. */
  | 'CALLED_OFF'
  /** The order was paid already. */
  | 'SECOND_CAPTURE'
  /** It was not the amount of the order. */
  | 'WRONG_AMOUNT'
  /** It belongs to no payment of the order. */
  | 'UNKNOWN_PAYMENT'
  | 'RETURNED';

export type RefundState =
  /** The payment provider was asked, and has not answered yet; or the shop's people were, and have not paid yet. */
  | 'REQUESTED'
  /** The payment provider has agreed, or the shop's people have paid. */
  | 'DONE'
  /** The payment provider has refused: somebody has to see to it. */
  | 'REFUSED';

export type RefundMethod =
  /** The payment provider that took the money pays it back. */
  | 'PROVIDER'
  /** The shop's people transfer it. */
  | 'TRANSFER'
  /** The shop's people take it off an open invoice, or transfer it where that is paid. */
  | 'INVOICE';

export type WithdrawalPeriod =
  /** Not everything has come yet; one may withdraw. */
  | 'NOT_BEGUN'
  | 'RUNNING'
  | 'OVER';

/** What a consumer declares to withdraw from a contract (section 356a BGB); no login and no reason are needed. */
export type WithdrawalInput = {
  readonly name: string;
  /** Where the receipt goes. */
  readonly email: string;
  readonly orderNumber: string;
  /** In the consumer's own words; empty for the whole order. */
  readonly goods: string;
  readonly honeypotField: string;
  /** Where the declaration comes from the page of an order: that order, as getOrderDetailsV2 is asked for it. */
  readonly orderId?: string | null | undefined;
  readonly token?: string | null | undefined;
};

/** What a consumer declares to end a contract that goes on (section 312k BGB); no login is needed. */
export type CancellationInput = {
  readonly name: string;
  /** Where the receipt goes, and how a membership is found. */
  readonly email: string;
  /** prime, or other. */
  readonly contract: string;
  /** A number or other words by which the contract is known; needed for another one than prime. */
  readonly reference: string;
  /** ordinary, or extraordinary. */
  readonly kind: string;
  /** Needed for an extraordinary one. */
  readonly reason: string;
  /** YYYY-MM-DD, or nothing for the next possible day. */
  readonly endsOn: string;
  readonly honeypotField: string;
};

export type CancelOutcome =
  /** Cancelled now, or before. */
  | 'CANCELLED'
  /** Something of it is packed already. */
  | 'TOO_LATE';

export type InvoiceFormat =
  | 'PDF'
  /** EN 16931 in the syntax UBL 2.1 (XRechnung); of an order that asked for it. */
  | 'XML';

export type ReturnState =
  | 'ANNOUNCED'
  | 'ARRIVED'
  | 'SETTLED';

export type ReturnOutcome =
  /** Paid back the way it was paid. */
  | 'REFUNDED'
  /** Taken off an open invoice, or transferred back. */
  | 'CREDITED'
  /** Sent anew. */
  | 'REPLACED';

export type ReturnItemInput = {
  readonly lineId: string;
  readonly quantity: number;
  readonly reason?: string | null | undefined;
  readonly comment: string;
  readonly images: ReadonlyArray<string>;
  readonly componentSku?: string | null | undefined;
};

export type ReturnDraftInput = {
  readonly items: ReadonlyArray<ReturnItemInput>;
  readonly regulation?: string | null | undefined;
  readonly carrier?: string | null | undefined;
  readonly labels: number;
};

export type ReturnContactInput = {
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
};

export type ReturnOrderInput = {
  readonly hash: string;
  readonly items: ReadonlyArray<ReturnItemInput>;
  readonly regulation: string;
  /** Absent for a return without labels. */
  readonly carrier?: string | null | undefined;
  readonly labels: number;
  readonly contact: ReturnContactInput;
};

export type GuestInput = {
  readonly email: string;
  readonly billingAddress: AddressInput;
};

/** A registration of a consumer. One whose `honeypotField` is filled is dropped: the answer is that of a success without a login. */
export type CustomerInput = {
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly passwordRepeated: string;
  /** The customer's first address, when the form asks for it; its e-mail is that of the account. */
  readonly address?: AddressInput | null | undefined;
  /** Of a guest who has just ordered, from ThankYouPageData: the guest's orders and addresses become the account's. Where there are none (any more), also where it is empty, no account is opened, and errorMessage is vue.register.guestOrderGone. */
  readonly guestToken?: string | null | undefined;
  readonly honeypotField: string;
};

/** A registration of a school or another institution; the shop gives the customer number, which is also mailed. */
export type B2bCustomerInput = {
  readonly email: string;
  readonly password: string;
  readonly passwordRepeated: string;
  /** Salutation and name of the person and the address of the institution; `schoolOrCompany` is required here. */
  readonly address: AddressInput;
  readonly VATRegistrationNo?: string | null | undefined;
  /** A code of getJobTitles. */
  readonly jobTitleCode: string;
  /** A code of getIndustries. */
  readonly primaryIndustryGroupCode: string;
  /** A code of getEmployeeCounts. */
  readonly numberOfEmployees: string;
  /** Of uploadB2bCertificate, by the same visitor. */
  readonly certificateId?: string | null | undefined;
  readonly honeypotField: string;
};

export type NewsletterState =
  | 'NONE'
  /** The mail that asks for a confirmation has been sent. */
  | 'PENDING'
  | 'SUBSCRIBED';

export type AccountDataInput = {
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  /** An empty text takes the number away; where nothing is sent it stays. */
  readonly phone?: string | null | undefined;
  /** The business fields are those of registerB2bCustomer; of consumers they are not looked at. */
  readonly VATRegistrationNo?: string | null | undefined;
  readonly jobTitleCode?: string | null | undefined;
  readonly primaryIndustryGroupCode?: string | null | undefined;
  readonly numberOfEmployees?: string | null | undefined;
};

export type TrackingEventInput = {
  readonly name: string;
  /** JSON object with the event's fields. */
  readonly payload: string;
};

export type ReviewInput = {
  /** 1 to 5 stars. */
  readonly rating: number;
  readonly author: string;
  readonly title: string;
  readonly message: string;
};

export type ReportReason =
  | 'ILLEGAL'
  | 'INSULT'
  | 'ADVERTISING'
  | 'FALSE'
  | 'OTHER';

export type ReviewReportInput = {
  readonly reason: ReportReason;
  readonly message: string;
  readonly email: string;
};

export type ContactFormInput = {
  readonly name: string;
  readonly email: string;
  readonly phone?: string | null | undefined;
  readonly message: string;
  /** An own order; every other one is ignored. */
  readonly orderId?: string | null | undefined;
};

export type CallBackTime =
  | 'ANY'
  | 'MORNING'
  | 'NOON'
  | 'AFTERNOON';

export type CallBackInput = {
  readonly name: string;
  readonly phone: string;
  readonly time: CallBackTime;
  readonly topic?: string | null | undefined;
};

export type CompetitionInput = {
  readonly name: string;
  readonly email: string;
  readonly acceptsTerms: boolean;
  readonly wantsNewsletter: boolean;
};

/** The roles that can be given; a list has one creator. */
export type WishlistSharedRole =
  | 'reader'
  | 'commentator'
  | 'editor'
  | 'admin';

/** Without an item its variant is open. */
export type TeaserWishlistInput = {
  readonly productId: string;
  readonly itemId?: string | null | undefined;
  readonly quantity: number;
};

export type WishlistEntryInput = {
  readonly productId: string;
  readonly itemId: string;
  readonly quantity: number;
};

/** What whoever changes an entry saw of it. Is it another one by now the change is refused, so that nobody overwrites what they have not seen. */
export type WishlistSeenInput = {
  readonly itemId: string;
  readonly quantity: number;
};

/** The product and item of a tile, beside the entry that is meant. */
export type WishlistTileInput = {
  readonly productId: string;
  readonly itemId: string;
};

/** Whether every child brings it, or somebody for the whole class. */
export type ClassListShare =
  | 'CHILD'
  | 'CLASS';

export type ClassListBrand =
  | 'ANY'
  /** Exactly this article is meant. */
  | 'EXACT';

export type ClassListInput = {
  readonly name: string;
  readonly schoolYear: string;
  readonly children: number;
  readonly closesOn?: string;
};

export type ClassListEntryInput = {
  readonly title: string;
  /** The article that is meant; empty for none. */
  readonly orderNumber: string;
  readonly quantity: number;
  readonly per: ClassListShare;
  readonly brand: ClassListBrand;
  readonly note: string;
};

/** What a link of a mail is for: the newsletter begins or ends, a wish for an article counts or ends, a place on the waiting list counts. */
export type MailedLinkKind =
  | 'newsletter'
  | 'newsletterEnd'
  | 'stockAlert'
  | 'stockAlertEnd'
  | 'primeWaitingList';

/** open before it was used, used once that is done which it is for, expired when its time is over; unknown for one that the shop did not make, that was cut off, or that a later one has replaced. */
export type MailedLinkState =
  | 'open'
  | 'used'
  | 'expired'
  | 'unknown';

export type ForgotPasswordMutationVariables = Exact<{
  email?: string | null | undefined;
  customerNumber?: string | null | undefined;
  honeypotField: string;
  counter: number;
}>;


export type ForgotPasswordMutation = { readonly forgotPassword: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type CheckTokenValidityQueryVariables = Exact<{
  emailToken: string;
}>;


export type CheckTokenValidityQuery = { readonly checkTokenValidity: boolean };

export type GetLoginNameOfTokenQueryVariables = Exact<{
  emailToken: string;
}>;


export type GetLoginNameOfTokenQuery = { readonly getLoginNameOfToken: string | null };

export type ChangeForgottenPasswordMutationVariables = Exact<{
  emailToken: string;
  newPassword: string;
  newPasswordRepeated: string;
}>;


export type ChangeForgottenPasswordMutation = { readonly changeForgottenPassword: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
  newPasswordRepeated: string;
}>;


export type ChangePasswordMutation = { readonly changePassword: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type GetSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSessionsQuery = { readonly getSessions: ReadonlyArray<{ readonly id: string, readonly startedAt: number, readonly endsAt: number, readonly device: string | null, readonly isCurrent: boolean }> };

export type RevokeSessionsMutationVariables = Exact<{
  id?: string | null | undefined;
}>;


export type RevokeSessionsMutation = { readonly revokeSessions: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type IsUniqueEmailQueryVariables = Exact<{
  email: string;
}>;


export type IsUniqueEmailQuery = { readonly isUniqueEmail: boolean };

export type GetRegistrationChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetRegistrationChoicesQuery = { readonly getEmailDomains: ReadonlyArray<string>, readonly getJobTitles: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly getIndustries: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly getEmployeeCounts: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly getBillingCountries: ReadonlyArray<{ readonly code: string, readonly name: string }> };

export type GetCurrentUploadSignatureQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCurrentUploadSignatureQuery = { readonly getCurrentUploadSignature: string };

export type UploadB2bCertificateMutationVariables = Exact<{
  file: Blob;
  signature: string;
}>;


export type UploadB2bCertificateMutation = { readonly uploadB2bCertificate: { readonly id: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null, readonly maximum: number | null }> } };

export type GetAddressBooksQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAddressBooksQuery = { readonly getRestorableAddresses: ReadonlyArray<string>, readonly getBillingAddresses: ReadonlyArray<{ readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean }>, readonly getShippingAddresses: ReadonlyArray<{ readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean }>, readonly getBillingCountries: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly getDeliveryCountries: ReadonlyArray<{ readonly code: string, readonly name: string }> };

export type DeleteAddressMutationVariables = Exact<{
  addressId: string;
}>;


export type DeleteAddressMutation = { readonly deleteAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type RestoreAddressMutationVariables = Exact<{
  addressId: string;
}>;


export type RestoreAddressMutation = { readonly restoreAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly address: { readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean } | null } };

export type GetContactDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetContactDetailsQuery = { readonly getContactDetails: { readonly version: number, readonly newsletter: NewsletterState, readonly deletionDays: number, readonly isEmailConfirmed: boolean, readonly salutation: string | null, readonly firstName: string, readonly lastName: string, readonly email: string, readonly shownEmail: string, readonly phone: string | null, readonly customerNumber: string | null, readonly VATRegistrationNo: string | null, readonly jobTitleCode: string | null, readonly primaryIndustryGroupCode: string | null, readonly numberOfEmployees: string | null } };

export type ChangeAccountDataMutationVariables = Exact<{
  version: number;
  data: AccountDataInput;
}>;


export type ChangeAccountDataMutation = { readonly changeAccountData: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type UpdateEmailMutationVariables = Exact<{
  email: string;
  currentPassword: string;
}>;


export type UpdateEmailMutation = { readonly updateEmail: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type SendConfirmationLinkMutationVariables = Exact<{ [key: string]: never; }>;


export type SendConfirmationLinkMutation = { readonly sendConfirmationLink: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type GetEmailToConfirmQueryVariables = Exact<{
  emailToken: string;
}>;


export type GetEmailToConfirmQuery = { readonly getEmailToConfirm: string | null };

export type ConfirmEmailMutationVariables = Exact<{
  emailToken: string;
}>;


export type ConfirmEmailMutation = { readonly confirmEmail: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type ExportCustomerDataQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportCustomerDataQuery = { readonly exportCustomerData: string };

export type DeleteCurrentCustomerAccountMutationVariables = Exact<{
  currentPassword: string;
}>;


export type DeleteCurrentCustomerAccountMutation = { readonly deleteCurrentCustomerAccount: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type GetPasskeysQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPasskeysQuery = { readonly getPasskeys: ReadonlyArray<{ readonly id: string, readonly name: string, readonly host: string, readonly addedAt: number, readonly lastUsedAt: number | null }> };

export type PasskeyLoginOptionsMutationVariables = Exact<{ [key: string]: never; }>;


export type PasskeyLoginOptionsMutation = { readonly passkeyLoginOptions: string };

export type PasskeyRegistrationOptionsMutationVariables = Exact<{
  currentPassword?: string | null | undefined;
  credential?: string | null | undefined;
}>;


export type PasskeyRegistrationOptionsMutation = { readonly passkeyRegistrationOptions: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly options: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type RegisterPasskeyMutationVariables = Exact<{
  credential: string;
}>;


export type RegisterPasskeyMutation = { readonly registerPasskey: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type RenamePasskeyMutationVariables = Exact<{
  id: string;
  name: string;
}>;


export type RenamePasskeyMutation = { readonly renamePasskey: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type RemovePasskeyMutationVariables = Exact<{
  id: string;
}>;


export type RemovePasskeyMutation = { readonly removePasskey: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type TrackingAddEventsMutationVariables = Exact<{
  events: ReadonlyArray<TrackingEventInput> | TrackingEventInput;
}>;


export type TrackingAddEventsMutation = { readonly tracking_addEvents: boolean };

export type RecordProductGlanceViewMutationVariables = Exact<{
  productId: string;
  itemId: string;
  domain: string;
}>;


export type RecordProductGlanceViewMutation = { readonly recordProductGlanceView: boolean };

export type BasePricePartsFragment = { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } };

export type CartLinePartsFragment = { readonly id: string, readonly itemId: string, readonly productId: string, readonly kind: CartLineKind, readonly name: string, readonly brand: string, readonly path: string, readonly orderNumber: string, readonly quantity: number, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly textileInfo: string | null, readonly oldElectricalDevicesInfo: string | null, readonly warnings: ReadonlyArray<string>, readonly relatedVoucherCode: string | null, readonly primeFaehig: boolean, readonly quantityLightning: number | null, readonly quantityNormal: number | null, readonly maxQuantityLightning: number | null, readonly isLightningAmountChanged: boolean | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string }, readonly strikePrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly discountedUnitPrice: { readonly cents: number, readonly currency: string } | null, readonly positionTotal: { readonly cents: number, readonly currency: string }, readonly savings: { readonly cents: number, readonly currency: string } | null, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly unitPriceLightning: { readonly cents: number, readonly currency: string } | null, readonly dealSaving: { readonly cents: number, readonly currency: string } | null };

export type CartTotalsPartsFragment = { readonly isPrime: boolean | null, readonly subtotal: { readonly cents: number, readonly currency: string }, readonly shippingCost: { readonly cents: number, readonly currency: string }, readonly basketValue: { readonly cents: number, readonly currency: string }, readonly promotionsSaving: { readonly cents: number, readonly currency: string }, readonly netValue: { readonly cents: number, readonly currency: string }, readonly tax: ReadonlyArray<{ readonly ratePermille: number, readonly net: { readonly cents: number, readonly currency: string }, readonly tax: { readonly cents: number, readonly currency: string } }>, readonly grandtotal: { readonly cents: number, readonly currency: string }, readonly missingToFreeShipping: { readonly cents: number, readonly currency: string } | null };

export type CartPartsFragment = { readonly itemsCount: number, readonly productsCount: number, readonly freeShippingPossible: boolean, readonly voucherCodeStatus: VoucherStatus, readonly voucherCode: string | null, readonly voucherName: string | null, readonly deliveryCountry: string, readonly orderReference: string | null, readonly orderComment: string | null, readonly submitted: boolean, readonly shortfall: string | null, readonly id: string, readonly positions: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly productId: string, readonly kind: CartLineKind, readonly name: string, readonly brand: string, readonly path: string, readonly orderNumber: string, readonly quantity: number, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly textileInfo: string | null, readonly oldElectricalDevicesInfo: string | null, readonly warnings: ReadonlyArray<string>, readonly relatedVoucherCode: string | null, readonly primeFaehig: boolean, readonly quantityLightning: number | null, readonly quantityNormal: number | null, readonly maxQuantityLightning: number | null, readonly isLightningAmountChanged: boolean | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string }, readonly strikePrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly discountedUnitPrice: { readonly cents: number, readonly currency: string } | null, readonly positionTotal: { readonly cents: number, readonly currency: string }, readonly savings: { readonly cents: number, readonly currency: string } | null, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly unitPriceLightning: { readonly cents: number, readonly currency: string } | null, readonly dealSaving: { readonly cents: number, readonly currency: string } | null }>, readonly totals: { readonly educationalDeliveryTerms: string | null, readonly isPrime: boolean | null, readonly subtotal: { readonly cents: number, readonly currency: string }, readonly shippingCost: { readonly cents: number, readonly currency: string }, readonly basketValue: { readonly cents: number, readonly currency: string }, readonly promotionsSaving: { readonly cents: number, readonly currency: string }, readonly netValue: { readonly cents: number, readonly currency: string }, readonly tax: ReadonlyArray<{ readonly ratePermille: number, readonly net: { readonly cents: number, readonly currency: string }, readonly tax: { readonly cents: number, readonly currency: string } }>, readonly grandtotal: { readonly cents: number, readonly currency: string }, readonly missingToFreeShipping: { readonly cents: number, readonly currency: string } | null }, readonly undiscountsTotalSum: { readonly cents: number, readonly currency: string }, readonly totalBasketSavingWithoutPromotions: { readonly cents: number, readonly currency: string }, readonly voucherMissing: { readonly cents: number, readonly currency: string } | null, readonly billingAddress: { readonly addressId: string } | null, readonly shippingAddress: { readonly addressId: string } | null, readonly speditionsFields: ReadonlyArray<{ readonly displayName: string, readonly fieldName: string, readonly fieldValue: string }>, readonly freeArticles: ReadonlyArray<{ readonly promotionId: string, readonly itemId: string, readonly name: string, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } }>, readonly freeArticleMinPrice: { readonly cents: number, readonly currency: string } | null, readonly lightningDealReservation: { readonly lightningDealReservationTimestampEnd: number, readonly extensions: number } | null };

export type Shop_FindCartQueryVariables = Exact<{
  cartId: string;
  calculateShippingCost: boolean;
}>;


export type Shop_FindCartQuery = { readonly shop_findCart: { readonly itemsCount: number, readonly productsCount: number, readonly freeShippingPossible: boolean, readonly voucherCodeStatus: VoucherStatus, readonly voucherCode: string | null, readonly voucherName: string | null, readonly deliveryCountry: string, readonly orderReference: string | null, readonly orderComment: string | null, readonly submitted: boolean, readonly shortfall: string | null, readonly id: string, readonly positions: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly productId: string, readonly kind: CartLineKind, readonly name: string, readonly brand: string, readonly path: string, readonly orderNumber: string, readonly quantity: number, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly textileInfo: string | null, readonly oldElectricalDevicesInfo: string | null, readonly warnings: ReadonlyArray<string>, readonly relatedVoucherCode: string | null, readonly primeFaehig: boolean, readonly quantityLightning: number | null, readonly quantityNormal: number | null, readonly maxQuantityLightning: number | null, readonly isLightningAmountChanged: boolean | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string }, readonly strikePrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly discountedUnitPrice: { readonly cents: number, readonly currency: string } | null, readonly positionTotal: { readonly cents: number, readonly currency: string }, readonly savings: { readonly cents: number, readonly currency: string } | null, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly unitPriceLightning: { readonly cents: number, readonly currency: string } | null, readonly dealSaving: { readonly cents: number, readonly currency: string } | null }>, readonly totals: { readonly educationalDeliveryTerms: string | null, readonly isPrime: boolean | null, readonly subtotal: { readonly cents: number, readonly currency: string }, readonly shippingCost: { readonly cents: number, readonly currency: string }, readonly basketValue: { readonly cents: number, readonly currency: string }, readonly promotionsSaving: { readonly cents: number, readonly currency: string }, readonly netValue: { readonly cents: number, readonly currency: string }, readonly tax: ReadonlyArray<{ readonly ratePermille: number, readonly net: { readonly cents: number, readonly currency: string }, readonly tax: { readonly cents: number, readonly currency: string } }>, readonly grandtotal: { readonly cents: number, readonly currency: string }, readonly missingToFreeShipping: { readonly cents: number, readonly currency: string } | null }, readonly undiscountsTotalSum: { readonly cents: number, readonly currency: string }, readonly totalBasketSavingWithoutPromotions: { readonly cents: number, readonly currency: string }, readonly voucherMissing: { readonly cents: number, readonly currency: string } | null, readonly billingAddress: { readonly addressId: string } | null, readonly shippingAddress: { readonly addressId: string } | null, readonly speditionsFields: ReadonlyArray<{ readonly displayName: string, readonly fieldName: string, readonly fieldValue: string }>, readonly freeArticles: ReadonlyArray<{ readonly promotionId: string, readonly itemId: string, readonly name: string, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } }>, readonly freeArticleMinPrice: { readonly cents: number, readonly currency: string } | null, readonly lightningDealReservation: { readonly lightningDealReservationTimestampEnd: number, readonly extensions: number } | null } };

export type Cart_UpdateMutationVariables = Exact<{
  data: CartUpdateInput;
}>;


export type Cart_UpdateMutation = { readonly cart_update: { readonly details: { readonly itemsCount: number, readonly productsCount: number, readonly freeShippingPossible: boolean, readonly voucherCodeStatus: VoucherStatus, readonly voucherCode: string | null, readonly voucherName: string | null, readonly deliveryCountry: string, readonly orderReference: string | null, readonly orderComment: string | null, readonly submitted: boolean, readonly shortfall: string | null, readonly id: string, readonly positions: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly productId: string, readonly kind: CartLineKind, readonly name: string, readonly brand: string, readonly path: string, readonly orderNumber: string, readonly quantity: number, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly textileInfo: string | null, readonly oldElectricalDevicesInfo: string | null, readonly warnings: ReadonlyArray<string>, readonly relatedVoucherCode: string | null, readonly primeFaehig: boolean, readonly quantityLightning: number | null, readonly quantityNormal: number | null, readonly maxQuantityLightning: number | null, readonly isLightningAmountChanged: boolean | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string }, readonly strikePrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly discountedUnitPrice: { readonly cents: number, readonly currency: string } | null, readonly positionTotal: { readonly cents: number, readonly currency: string }, readonly savings: { readonly cents: number, readonly currency: string } | null, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly unitPriceLightning: { readonly cents: number, readonly currency: string } | null, readonly dealSaving: { readonly cents: number, readonly currency: string } | null }>, readonly totals: { readonly educationalDeliveryTerms: string | null, readonly isPrime: boolean | null, readonly subtotal: { readonly cents: number, readonly currency: string }, readonly shippingCost: { readonly cents: number, readonly currency: string }, readonly basketValue: { readonly cents: number, readonly currency: string }, readonly promotionsSaving: { readonly cents: number, readonly currency: string }, readonly netValue: { readonly cents: number, readonly currency: string }, readonly tax: ReadonlyArray<{ readonly ratePermille: number, readonly net: { readonly cents: number, readonly currency: string }, readonly tax: { readonly cents: number, readonly currency: string } }>, readonly grandtotal: { readonly cents: number, readonly currency: string }, readonly missingToFreeShipping: { readonly cents: number, readonly currency: string } | null }, readonly undiscountsTotalSum: { readonly cents: number, readonly currency: string }, readonly totalBasketSavingWithoutPromotions: { readonly cents: number, readonly currency: string }, readonly voucherMissing: { readonly cents: number, readonly currency: string } | null, readonly billingAddress: { readonly addressId: string } | null, readonly shippingAddress: { readonly addressId: string } | null, readonly speditionsFields: ReadonlyArray<{ readonly displayName: string, readonly fieldName: string, readonly fieldValue: string }>, readonly freeArticles: ReadonlyArray<{ readonly promotionId: string, readonly itemId: string, readonly name: string, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } }>, readonly freeArticleMinPrice: { readonly cents: number, readonly currency: string } | null, readonly lightningDealReservation: { readonly lightningDealReservationTimestampEnd: number, readonly extensions: number } | null }, readonly attainableInfos: ReadonlyArray<{ readonly successful: boolean, readonly attainable: number | null, readonly failureDescriptions: ReadonlyArray<string>, readonly failures: ReadonlyArray<{ readonly code: string, readonly quantity: number | null, readonly minimum: { readonly cents: number, readonly currency: string } | null, readonly missing: { readonly cents: number, readonly currency: string } | null }> }> } };

export type ExtendCurrentUserReservationOnCheckoutMutationVariables = Exact<{
  cartId: string;
}>;


export type ExtendCurrentUserReservationOnCheckoutMutation = { readonly extendCurrentUserReservationOnCheckout: { readonly isNoLongerLegalDeal: boolean, readonly isQuantityReduced: boolean, readonly isRefreshedSuccessfully: boolean, readonly changedItemIds: ReadonlyArray<string>, readonly details: { readonly itemsCount: number, readonly productsCount: number, readonly freeShippingPossible: boolean, readonly voucherCodeStatus: VoucherStatus, readonly voucherCode: string | null, readonly voucherName: string | null, readonly deliveryCountry: string, readonly orderReference: string | null, readonly orderComment: string | null, readonly submitted: boolean, readonly shortfall: string | null, readonly id: string, readonly positions: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly productId: string, readonly kind: CartLineKind, readonly name: string, readonly brand: string, readonly path: string, readonly orderNumber: string, readonly quantity: number, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly textileInfo: string | null, readonly oldElectricalDevicesInfo: string | null, readonly warnings: ReadonlyArray<string>, readonly relatedVoucherCode: string | null, readonly primeFaehig: boolean, readonly quantityLightning: number | null, readonly quantityNormal: number | null, readonly maxQuantityLightning: number | null, readonly isLightningAmountChanged: boolean | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string }, readonly strikePrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly discountedUnitPrice: { readonly cents: number, readonly currency: string } | null, readonly positionTotal: { readonly cents: number, readonly currency: string }, readonly savings: { readonly cents: number, readonly currency: string } | null, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly unitPriceLightning: { readonly cents: number, readonly currency: string } | null, readonly dealSaving: { readonly cents: number, readonly currency: string } | null }>, readonly totals: { readonly educationalDeliveryTerms: string | null, readonly isPrime: boolean | null, readonly subtotal: { readonly cents: number, readonly currency: string }, readonly shippingCost: { readonly cents: number, readonly currency: string }, readonly basketValue: { readonly cents: number, readonly currency: string }, readonly promotionsSaving: { readonly cents: number, readonly currency: string }, readonly netValue: { readonly cents: number, readonly currency: string }, readonly tax: ReadonlyArray<{ readonly ratePermille: number, readonly net: { readonly cents: number, readonly currency: string }, readonly tax: { readonly cents: number, readonly currency: string } }>, readonly grandtotal: { readonly cents: number, readonly currency: string }, readonly missingToFreeShipping: { readonly cents: number, readonly currency: string } | null }, readonly undiscountsTotalSum: { readonly cents: number, readonly currency: string }, readonly totalBasketSavingWithoutPromotions: { readonly cents: number, readonly currency: string }, readonly voucherMissing: { readonly cents: number, readonly currency: string } | null, readonly billingAddress: { readonly addressId: string } | null, readonly shippingAddress: { readonly addressId: string } | null, readonly speditionsFields: ReadonlyArray<{ readonly displayName: string, readonly fieldName: string, readonly fieldValue: string }>, readonly freeArticles: ReadonlyArray<{ readonly promotionId: string, readonly itemId: string, readonly name: string, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } }>, readonly freeArticleMinPrice: { readonly cents: number, readonly currency: string } | null, readonly lightningDealReservation: { readonly lightningDealReservationTimestampEnd: number, readonly extensions: number } | null } } };

export type DealPartsFragment = { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null };

export type ItemPartsFragment = { readonly itemId: string, readonly orderNumber: string, readonly ean: string | null, readonly name: string, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly warnings: ReadonlyArray<string>, readonly dangerWarnings: ReadonlyArray<string>, readonly primeFaehig: boolean, readonly prices: { readonly isBestPrice: boolean, readonly current: { readonly cents: number, readonly currency: string }, readonly old: { readonly cents: number, readonly currency: string } | null, readonly list: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly educationalGross: { readonly cents: number, readonly currency: string } | null }, readonly shippingCost: { readonly cents: number, readonly currency: string } | null, readonly deliveryDays: { readonly from: number, readonly to: number } | null, readonly content: { readonly amount: number, readonly unit: string } | null, readonly powerPlug: { readonly scope: string, readonly charge: string | null } | null, readonly images: ReadonlyArray<{ readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }>, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }> };

export type VariantPartsFragment = { readonly name: string, readonly displayName: string, readonly position: number, readonly type: VariantAttributeType, readonly options: ReadonlyArray<{ readonly value: string, readonly label: string, readonly image: string | null, readonly css: string | null, readonly disabled: boolean, readonly selected: boolean, readonly position: number, readonly hasDiscount: boolean, readonly itemId: string | null }> };

export type CategoryLinkPartsFragment = { readonly id: string, readonly name: string, readonly path: string, readonly level: number, readonly active: boolean };

export type GetCategoryQueryVariables = Exact<{
  coreCategoryId: string;
  paging: PagingInput;
  sortBy?: string | null | undefined;
  filter: FilterInput;
}>;


export type GetCategoryQuery = { readonly getCategory: { readonly id: string, readonly name: string, readonly path: string, readonly isProductListing: boolean, readonly hideBreadcrumb: boolean, readonly hideLeftColumn: boolean, readonly canonicalDestination: string | null, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly seoText: string | null, readonly shortageText: string | null, readonly shortageDealText: string | null, readonly breadcrumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string, readonly categoryId: string | null }>, readonly children: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly level: number, readonly active: boolean }>, readonly leftNavigation: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly level: number, readonly active: boolean }>, readonly topsellers: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null }>, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } | null, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<{ readonly columns: number, readonly teasers: ReadonlyArray<{ readonly id: string, readonly name: string, readonly template: string, readonly type: string, readonly teaserWishlistExternalId: string | null, readonly tabs: ReadonlyArray<{ readonly id: string, readonly name: string, readonly template: string, readonly type: string, readonly teaserWishlistExternalId: string | null, readonly attributes: ReadonlyArray<{ readonly name: string, readonly text: string | null, readonly value: string | null, readonly url: string | null, readonly openLinkInNewWindow: boolean | null, readonly urlPath: string | null, readonly altTag: string | null, readonly imgTitle: string | null, readonly width: number | null, readonly height: number | null, readonly valueList: ReadonlyArray<string> | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } | null }>, readonly productsRecommendations: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null }> }>, readonly attributes: ReadonlyArray<{ readonly name: string, readonly text: string | null, readonly value: string | null, readonly url: string | null, readonly openLinkInNewWindow: boolean | null, readonly urlPath: string | null, readonly altTag: string | null, readonly imgTitle: string | null, readonly width: number | null, readonly height: number | null, readonly valueList: ReadonlyArray<string> | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } | null }>, readonly productsRecommendations: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null }> }> }> }>, readonly products: { readonly totalCount: number, readonly entries: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null }>, readonly sorts: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly selected: boolean }>, readonly filters: ReadonlyArray<{ readonly id: string, readonly kind: FilterKind, readonly displayName: string, readonly min: number | null, readonly max: number | null, readonly minSelected: number | null, readonly maxSelected: number | null, readonly values: ReadonlyArray<{ readonly id: string, readonly displayValue: string, readonly selected: boolean, readonly count: number }> }>, readonly categoryFilter: ReadonlyArray<{ readonly id: string, readonly name: string, readonly count: number, readonly selected: boolean }> } } | null };

export type GetProductByIdQueryVariables = Exact<{
  productId: string;
}>;


export type GetProductByIdQuery = { readonly getProductById: { readonly productId: string, readonly name: string, readonly metaTitle: string | null, readonly metaDescription: string | null, readonly robotsMeta: string | null, readonly canonical: string | null, readonly path: string, readonly teaser: string, readonly longDescription: string, readonly shortFacts: ReadonlyArray<string>, readonly scopeOfDelivery: ReadonlyArray<string>, readonly features: ReadonlyArray<string>, readonly labels: ReadonlyArray<string>, readonly rating: number | null, readonly numberOfRatings: number, readonly isBook: boolean, readonly isShortage: boolean, readonly shortageText: string | null, readonly reservedDealText: string | null, readonly hasMultipleItems: boolean, readonly hasSamePricesForAllItems: boolean, readonly areAllDeliveryTimesTheSame: boolean, readonly discountPercent: number, readonly energyClass: string | null, readonly warranty: string | null, readonly textileCare: ReadonlyArray<string>, readonly textileComposition: string | null, readonly oldElectricalDevicesInfo: string | null, readonly rightOfWithdrawalInfo: string | null, readonly dataAndFacts: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly manufacturer: { readonly name: string, readonly postalAddress: string, readonly electronicAddress: string, readonly responsiblePerson: { readonly name: string, readonly postalAddress: string, readonly electronicAddress: string } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly startFromPrice: { readonly cents: number, readonly currency: string }, readonly openGraphImage: { readonly url: string, readonly width: number, readonly height: number } | null, readonly images: ReadonlyArray<{ readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }>, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly energyDataSheet: { readonly name: string, readonly url: string, readonly sizeText: string } | null, readonly breadcrumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string, readonly categoryId: string | null }>, readonly downloads: ReadonlyArray<{ readonly name: string, readonly url: string, readonly sizeText: string }>, readonly audioSamples: ReadonlyArray<{ readonly title: string, readonly url: string }>, readonly videoLinks: ReadonlyArray<{ readonly title: string, readonly url: string, readonly posterUrl: string | null, readonly captionsUrl: string }>, readonly extraTabs: ReadonlyArray<{ readonly tabId: string, readonly title: string }>, readonly replacementProduct: { readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null } | null, readonly accessories: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null }>, readonly bestItem: { readonly itemId: string, readonly orderNumber: string, readonly ean: string | null, readonly name: string, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly warnings: ReadonlyArray<string>, readonly dangerWarnings: ReadonlyArray<string>, readonly primeFaehig: boolean, readonly prices: { readonly isBestPrice: boolean, readonly current: { readonly cents: number, readonly currency: string }, readonly old: { readonly cents: number, readonly currency: string } | null, readonly list: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly educationalGross: { readonly cents: number, readonly currency: string } | null }, readonly shippingCost: { readonly cents: number, readonly currency: string } | null, readonly deliveryDays: { readonly from: number, readonly to: number } | null, readonly content: { readonly amount: number, readonly unit: string } | null, readonly powerPlug: { readonly scope: string, readonly charge: string | null } | null, readonly images: ReadonlyArray<{ readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }>, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }> }, readonly variantAttributes: ReadonlyArray<{ readonly name: string, readonly displayName: string, readonly position: number, readonly type: VariantAttributeType, readonly options: ReadonlyArray<{ readonly value: string, readonly label: string, readonly image: string | null, readonly css: string | null, readonly disabled: boolean, readonly selected: boolean, readonly position: number, readonly hasDiscount: boolean, readonly itemId: string | null }> }> } | null };

export type GetProductTilesQueryVariables = Exact<{
  productIds: ReadonlyArray<string> | string;
}>;


export type GetProductTilesQuery = { readonly getProductTiles: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null }> };

export type GetItemByIdQueryVariables = Exact<{
  itemId: string;
}>;


export type GetItemByIdQuery = { readonly getItemById: { readonly itemId: string, readonly orderNumber: string, readonly ean: string | null, readonly name: string, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly warnings: ReadonlyArray<string>, readonly dangerWarnings: ReadonlyArray<string>, readonly primeFaehig: boolean, readonly prices: { readonly isBestPrice: boolean, readonly current: { readonly cents: number, readonly currency: string }, readonly old: { readonly cents: number, readonly currency: string } | null, readonly list: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly educationalGross: { readonly cents: number, readonly currency: string } | null }, readonly shippingCost: { readonly cents: number, readonly currency: string } | null, readonly deliveryDays: { readonly from: number, readonly to: number } | null, readonly content: { readonly amount: number, readonly unit: string } | null, readonly powerPlug: { readonly scope: string, readonly charge: string | null } | null, readonly images: ReadonlyArray<{ readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }>, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }> } | null };

export type GetVariantInformationQueryVariables = Exact<{
  productId: string;
  selectedVariants: ReadonlyArray<SelectedVariantInput> | SelectedVariantInput;
  itemId?: string | null | undefined;
}>;


export type GetVariantInformationQuery = { readonly getVariantInformation: { readonly configuredItemId: string | null, readonly variantAttributes: ReadonlyArray<{ readonly name: string, readonly displayName: string, readonly position: number, readonly type: VariantAttributeType, readonly options: ReadonlyArray<{ readonly value: string, readonly label: string, readonly image: string | null, readonly css: string | null, readonly disabled: boolean, readonly selected: boolean, readonly position: number, readonly hasDiscount: boolean, readonly itemId: string | null }> }>, readonly bestItem: { readonly itemId: string, readonly orderNumber: string, readonly ean: string | null, readonly name: string, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly warnings: ReadonlyArray<string>, readonly dangerWarnings: ReadonlyArray<string>, readonly primeFaehig: boolean, readonly prices: { readonly isBestPrice: boolean, readonly current: { readonly cents: number, readonly currency: string }, readonly old: { readonly cents: number, readonly currency: string } | null, readonly list: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly educationalGross: { readonly cents: number, readonly currency: string } | null }, readonly shippingCost: { readonly cents: number, readonly currency: string } | null, readonly deliveryDays: { readonly from: number, readonly to: number } | null, readonly content: { readonly amount: number, readonly unit: string } | null, readonly powerPlug: { readonly scope: string, readonly charge: string | null } | null, readonly images: ReadonlyArray<{ readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }>, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }> } } | null };

export type GetExtraTabContentsQueryVariables = Exact<{
  productId: string;
  tabId: string;
}>;


export type GetExtraTabContentsQuery = { readonly getExtraTabContents: { readonly content: string } | null };

export type GetReviewsByProductQueryVariables = Exact<{
  productId: string;
  limit: number;
  offset: number;
  star?: number | null | undefined;
}>;


export type GetReviewsByProductQuery = { readonly getReviewsByProduct: { readonly count: number, readonly average: number, readonly countsByStar: ReadonlyArray<number>, readonly reviews: ReadonlyArray<{ readonly ratingId: string, readonly rating: number, readonly author: string, readonly title: string, readonly date: string, readonly message: string, readonly helpfulRating: number, readonly shopComment: string | null, readonly isVerified: boolean, readonly language: string }> } };

export type AddressPartsFragment = { readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean };

export type ShipperPartsFragment = { readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly info: ShipperReason | null, readonly costs: { readonly cents: number, readonly currency: string }, readonly tariff: { readonly homeCountry: string, readonly home: { readonly cents: number, readonly currency: string }, readonly abroad: { readonly cents: number, readonly currency: string } } };

export type ResultPartsFragment = { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> };

export type AddressResultPartsFragment = { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly address: { readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean } | null };

export type GetShippingStepDetailsQueryVariables = Exact<{
  cartId: string;
}>;


export type GetShippingStepDetailsQuery = { readonly getShippingStepDetails: { readonly cart: { readonly itemsCount: number, readonly productsCount: number, readonly freeShippingPossible: boolean, readonly voucherCodeStatus: VoucherStatus, readonly voucherCode: string | null, readonly voucherName: string | null, readonly deliveryCountry: string, readonly orderReference: string | null, readonly orderComment: string | null, readonly submitted: boolean, readonly shortfall: string | null, readonly id: string, readonly billingAddress: { readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean } | null, readonly shippingAddress: { readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean } | null, readonly positions: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly productId: string, readonly kind: CartLineKind, readonly name: string, readonly brand: string, readonly path: string, readonly orderNumber: string, readonly quantity: number, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly textileInfo: string | null, readonly oldElectricalDevicesInfo: string | null, readonly warnings: ReadonlyArray<string>, readonly relatedVoucherCode: string | null, readonly primeFaehig: boolean, readonly quantityLightning: number | null, readonly quantityNormal: number | null, readonly maxQuantityLightning: number | null, readonly isLightningAmountChanged: boolean | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string }, readonly strikePrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly discountedUnitPrice: { readonly cents: number, readonly currency: string } | null, readonly positionTotal: { readonly cents: number, readonly currency: string }, readonly savings: { readonly cents: number, readonly currency: string } | null, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly unitPriceLightning: { readonly cents: number, readonly currency: string } | null, readonly dealSaving: { readonly cents: number, readonly currency: string } | null }>, readonly totals: { readonly educationalDeliveryTerms: string | null, readonly isPrime: boolean | null, readonly subtotal: { readonly cents: number, readonly currency: string }, readonly shippingCost: { readonly cents: number, readonly currency: string }, readonly basketValue: { readonly cents: number, readonly currency: string }, readonly promotionsSaving: { readonly cents: number, readonly currency: string }, readonly netValue: { readonly cents: number, readonly currency: string }, readonly tax: ReadonlyArray<{ readonly ratePermille: number, readonly net: { readonly cents: number, readonly currency: string }, readonly tax: { readonly cents: number, readonly currency: string } }>, readonly grandtotal: { readonly cents: number, readonly currency: string }, readonly missingToFreeShipping: { readonly cents: number, readonly currency: string } | null }, readonly undiscountsTotalSum: { readonly cents: number, readonly currency: string }, readonly totalBasketSavingWithoutPromotions: { readonly cents: number, readonly currency: string }, readonly voucherMissing: { readonly cents: number, readonly currency: string } | null, readonly speditionsFields: ReadonlyArray<{ readonly displayName: string, readonly fieldName: string, readonly fieldValue: string }>, readonly freeArticles: ReadonlyArray<{ readonly promotionId: string, readonly itemId: string, readonly name: string, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } }>, readonly freeArticleMinPrice: { readonly cents: number, readonly currency: string } | null, readonly lightningDealReservation: { readonly lightningDealReservationTimestampEnd: number, readonly extensions: number } | null }, readonly shippers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly enabled: boolean, readonly selected: boolean, readonly info: ShipperReason | null, readonly costs: { readonly cents: number, readonly currency: string }, readonly tariff: { readonly homeCountry: string, readonly home: { readonly cents: number, readonly currency: string }, readonly abroad: { readonly cents: number, readonly currency: string } } }>, readonly otherTotals: ReadonlyArray<{ readonly isPrime: boolean | null, readonly subtotal: { readonly cents: number, readonly currency: string }, readonly shippingCost: { readonly cents: number, readonly currency: string }, readonly basketValue: { readonly cents: number, readonly currency: string }, readonly promotionsSaving: { readonly cents: number, readonly currency: string }, readonly netValue: { readonly cents: number, readonly currency: string }, readonly tax: ReadonlyArray<{ readonly ratePermille: number, readonly net: { readonly cents: number, readonly currency: string }, readonly tax: { readonly cents: number, readonly currency: string } }>, readonly grandtotal: { readonly cents: number, readonly currency: string }, readonly missingToFreeShipping: { readonly cents: number, readonly currency: string } | null }>, readonly billingCountries: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly deliveryCountries: ReadonlyArray<{ readonly code: string, readonly name: string }>, readonly billingAddresses: ReadonlyArray<{ readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean }>, readonly shippingAddresses: ReadonlyArray<{ readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean }>, readonly packstationAddresses: ReadonlyArray<{ readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean }>, readonly walletCheckout: { readonly isOffered: boolean, readonly paymentDescriptor: string | null }, readonly order: { readonly orderId: string, readonly newCartId: string } | null } };

export type GetPaymentInfoQueryVariables = Exact<{
  cartId: string;
}>;


export type GetPaymentInfoQuery = { readonly getPaymentInfo: { readonly selectedMethodId: string | null, readonly agreedMethodId: string | null, readonly paymentMethods: ReadonlyArray<{ readonly paymentId: string, readonly displayName: string, readonly description: string, readonly selected: boolean, readonly enabled: boolean, readonly buyerReference: string | null, readonly isPrepaid: boolean }> } };

export type GetThankYouPageDataQueryVariables = Exact<{
  orderId: string;
}>;


export type GetThankYouPageDataQuery = { readonly getThankYouPageData: { readonly orderId: string, readonly orderNumber: string, readonly orderedAt: number, readonly email: string, readonly paymentMethod: string, readonly paymentState: PaymentState, readonly isCalledOff: boolean, readonly isExpressWallet: boolean, readonly isByAppointment: boolean, readonly payableUntil: number | null, readonly isGuestOrder: boolean, readonly guestToken: string | null, readonly voucherCode: string | null, readonly orderReference: string | null, readonly buyerReference: string | null, readonly bankTransfer: { readonly holder: string, readonly iban: string, readonly bic: string | null, readonly reference: string, readonly qrCode: string | null, readonly amount: { readonly cents: number, readonly currency: string } } | null, readonly lines: ReadonlyArray<{ readonly itemId: string, readonly orderNumber: string, readonly name: string, readonly path: string, readonly deliveryStatusText: string | null, readonly quantity: number, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string }, readonly mixedPrices: ReadonlyArray<{ readonly quantity: number, readonly unitPrice: { readonly cents: number, readonly currency: string } }> | null, readonly positionTotal: { readonly cents: number, readonly currency: string } }>, readonly totals: { readonly isPrime: boolean | null, readonly subtotal: { readonly cents: number, readonly currency: string }, readonly shippingCost: { readonly cents: number, readonly currency: string }, readonly basketValue: { readonly cents: number, readonly currency: string }, readonly promotionsSaving: { readonly cents: number, readonly currency: string }, readonly netValue: { readonly cents: number, readonly currency: string }, readonly tax: ReadonlyArray<{ readonly ratePermille: number, readonly net: { readonly cents: number, readonly currency: string }, readonly tax: { readonly cents: number, readonly currency: string } }>, readonly grandtotal: { readonly cents: number, readonly currency: string }, readonly missingToFreeShipping: { readonly cents: number, readonly currency: string } | null }, readonly billingAddress: { readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean }, readonly deliveryAddress: { readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean } } | null };

export type AddBillingAddressMutationVariables = Exact<{
  cartId?: string | null | undefined;
  address: AddressInput;
}>;


export type AddBillingAddressMutation = { readonly addBillingAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly address: { readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean } | null } };

export type AddShippingAddressMutationVariables = Exact<{
  cartId?: string | null | undefined;
  address: AddressInput;
}>;


export type AddShippingAddressMutation = { readonly addShippingAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly address: { readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean } | null } };

export type AddPackstationAddressMutationVariables = Exact<{
  cartId?: string | null | undefined;
  address: AddressInput;
}>;


export type AddPackstationAddressMutation = { readonly addPackstationAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly address: { readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean } | null } };

export type UpdateBillingAddressMutationVariables = Exact<{
  cartId?: string | null | undefined;
  addressId: string;
  address: AddressInput;
}>;


export type UpdateBillingAddressMutation = { readonly updateBillingAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly address: { readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean } | null } };

export type UpdateShippingAddressMutationVariables = Exact<{
  cartId?: string | null | undefined;
  addressId: string;
  address: AddressInput;
}>;


export type UpdateShippingAddressMutation = { readonly updateShippingAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly address: { readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean } | null } };

export type UpdatePackstationAddressMutationVariables = Exact<{
  cartId?: string | null | undefined;
  addressId: string;
  address: AddressInput;
}>;


export type UpdatePackstationAddressMutation = { readonly updatePackstationAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }>, readonly address: { readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean } | null } };

export type SelectBillingAddressMutationVariables = Exact<{
  cartId: string;
  addressId: string;
}>;


export type SelectBillingAddressMutation = { readonly selectBillingAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type SelectShippingAddressMutationVariables = Exact<{
  cartId: string;
  addressId?: string | null | undefined;
}>;


export type SelectShippingAddressMutation = { readonly selectShippingAddress: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type SetShippingMethodMutationVariables = Exact<{
  cartId: string;
  methodCode: string;
}>;


export type SetShippingMethodMutation = { readonly setShippingMethod: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type SaveSpeditionsDataMutationVariables = Exact<{
  cartId: string;
  fields: ReadonlyArray<FieldValueInput> | FieldValueInput;
}>;


export type SaveSpeditionsDataMutation = { readonly saveSpeditionsData: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type SetSelectedPaymentMutationVariables = Exact<{
  cartId: string;
  paymentId: string;
  buyerReference?: string | null | undefined;
}>;


export type SetSelectedPaymentMutation = { readonly setSelectedPayment: { readonly successful: boolean, readonly errorMessage: string | null } };

export type SetOrderCommentMutationVariables = Exact<{
  cartId: string;
  orderComment: string;
}>;


export type SetOrderCommentMutation = { readonly setOrderComment: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type SetOrderReferenceMutationVariables = Exact<{
  cartId: string;
  orderReference: string;
}>;


export type SetOrderReferenceMutation = { readonly setOrderReference: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type SetOrderNewsletterSubscribeMutationVariables = Exact<{
  cartId: string;
  subscribe: boolean;
}>;


export type SetOrderNewsletterSubscribeMutation = { readonly setOrderNewsletterSubscribe: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type SubmitCartMutationVariables = Exact<{
  cartId: string;
  seenCart: SeenCartInput;
  idempotencyKey: string;
}>;


export type SubmitCartMutation = { readonly submitCart: { readonly errorMessage: string | null, readonly orderId: string | null, readonly redirectUrl: string | null, readonly newCartId: string | null, readonly computopData: { readonly action: string, readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null } };

export type ReopenCartAfterPaymentMutationVariables = Exact<{
  orderId: string;
}>;


export type ReopenCartAfterPaymentMutation = { readonly reopenCartAfterPayment: string | null };

export type PayOrderMutationVariables = Exact<{
  orderId: string;
}>;


export type PayOrderMutation = { readonly payOrder: { readonly errorMessage: string | null, readonly orderId: string | null, readonly redirectUrl: string | null, readonly newCartId: string | null, readonly computopData: { readonly action: string, readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null } | null };

export type CreateWalletSessionMutationVariables = Exact<{
  cartId: string;
}>;


export type CreateWalletSessionMutation = { readonly createWalletSession: { readonly successful: boolean, readonly errorMessage: string | null, readonly redirectUrl: string | null } };

export type ClassListPartsFragment = { readonly externalId: string, readonly name: string, readonly schoolYear: string, readonly children: number, readonly closesOn: string | null, readonly isClosed: boolean, readonly version: number, readonly entryCount: number, readonly isShared: boolean };

export type ClassListEntryPartsFragment = { readonly externalId: string, readonly title: string, readonly quantity: number, readonly per: ClassListShare, readonly brand: ClassListBrand, readonly note: string, readonly version: number, readonly promised: number, readonly promisedHere: number, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string } } | null, readonly replacement: { readonly itemId: string, readonly name: string, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string } } | null };

export type ClassListResultPartsFragment = { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly open: number | null, readonly classListId: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly maximum: number | null }> };

export type GetClassListsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetClassListsQuery = { readonly getClassLists: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly schoolYear: string, readonly children: number, readonly closesOn: string | null, readonly isClosed: boolean, readonly version: number, readonly entryCount: number, readonly isShared: boolean }> };

export type GetClassListQueryVariables = Exact<{
  classListId: string;
  shopAddress: string;
}>;


export type GetClassListQuery = { readonly getClassList: { readonly list: { readonly externalId: string, readonly name: string, readonly schoolYear: string, readonly children: number, readonly closesOn: string | null, readonly isClosed: boolean, readonly version: number, readonly entryCount: number, readonly isShared: boolean }, readonly entries: ReadonlyArray<{ readonly externalId: string, readonly title: string, readonly quantity: number, readonly per: ClassListShare, readonly brand: ClassListBrand, readonly note: string, readonly version: number, readonly promised: number, readonly promisedHere: number, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string } } | null, readonly replacement: { readonly itemId: string, readonly name: string, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string } } | null }>, readonly link: { readonly url: string, readonly qrCode: string } | null } | null };

export type GetClassListSheetQueryVariables = Exact<{
  classListId: string;
  shopAddress: string;
  withPrices: boolean;
}>;


export type GetClassListSheetQuery = { readonly getClassListSheet: { readonly fileName: string, readonly contentType: string, readonly base64: string } | null };

export type GetSharedClassListQueryVariables = Exact<{
  token: string;
  family: string;
}>;


export type GetSharedClassListQuery = { readonly getSharedClassList: { readonly name: string, readonly schoolYear: string, readonly closesOn: string | null, readonly isClosed: boolean, readonly entries: ReadonlyArray<{ readonly externalId: string, readonly title: string, readonly quantity: number, readonly per: ClassListShare, readonly brand: ClassListBrand, readonly note: string, readonly version: number, readonly promised: number, readonly promisedHere: number, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string } } | null, readonly replacement: { readonly itemId: string, readonly name: string, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string } } | null }> } | null };

export type CreateClassListMutationVariables = Exact<{
  list: ClassListInput;
  entries: ReadonlyArray<ClassListEntryInput> | ClassListEntryInput;
  idempotencyKey?: string | null | undefined;
}>;


export type CreateClassListMutation = { readonly createClassList: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly open: number | null, readonly classListId: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly maximum: number | null }> } };

export type UpdateClassListMutationVariables = Exact<{
  classListId: string;
  list: ClassListInput;
  version: number;
}>;


export type UpdateClassListMutation = { readonly updateClassList: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly open: number | null, readonly classListId: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly maximum: number | null }> } };

export type RemoveClassListMutationVariables = Exact<{
  classListId: string;
}>;


export type RemoveClassListMutation = { readonly removeClassList: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly open: number | null, readonly classListId: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly maximum: number | null }> } };

export type CopyClassListMutationVariables = Exact<{
  classListId: string;
  idempotencyKey?: string | null | undefined;
}>;


export type CopyClassListMutation = { readonly copyClassList: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly open: number | null, readonly classListId: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly maximum: number | null }> } };

export type AddClassListEntriesMutationVariables = Exact<{
  classListId: string;
  entries: ReadonlyArray<ClassListEntryInput> | ClassListEntryInput;
  idempotencyKey?: string | null | undefined;
}>;


export type AddClassListEntriesMutation = { readonly addClassListEntries: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly open: number | null, readonly classListId: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly maximum: number | null }> } };

export type ChangeClassListEntryMutationVariables = Exact<{
  classListId: string;
  classEntryId: string;
  entry: ClassListEntryInput;
  version: number;
}>;


export type ChangeClassListEntryMutation = { readonly changeClassListEntry: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly open: number | null, readonly classListId: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly maximum: number | null }> } };

export type RemoveClassListEntryMutationVariables = Exact<{
  classListId: string;
  classEntryId: string;
}>;


export type RemoveClassListEntryMutation = { readonly removeClassListEntry: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly open: number | null, readonly classListId: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly maximum: number | null }> } };

export type ShareClassListMutationVariables = Exact<{
  classListId: string;
}>;


export type ShareClassListMutation = { readonly shareClassList: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly open: number | null, readonly classListId: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly maximum: number | null }> } };

export type UnshareClassListMutationVariables = Exact<{
  classListId: string;
}>;


export type UnshareClassListMutation = { readonly unshareClassList: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly open: number | null, readonly classListId: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly maximum: number | null }> } };

export type PromiseForClassMutationVariables = Exact<{
  token: string;
  family: string;
  classEntryId: string;
  quantity: number;
}>;


export type PromiseForClassMutation = { readonly promiseForClass: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly open: number | null, readonly classListId: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly maximum: number | null }> } };

export type TeaserAttributePartsFragment = { readonly name: string, readonly text: string | null, readonly value: string | null, readonly url: string | null, readonly openLinkInNewWindow: boolean | null, readonly urlPath: string | null, readonly altTag: string | null, readonly imgTitle: string | null, readonly width: number | null, readonly height: number | null, readonly valueList: ReadonlyArray<string> | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } | null };

export type TeaserPartsFragment = { readonly id: string, readonly name: string, readonly template: string, readonly type: string, readonly teaserWishlistExternalId: string | null, readonly attributes: ReadonlyArray<{ readonly name: string, readonly text: string | null, readonly value: string | null, readonly url: string | null, readonly openLinkInNewWindow: boolean | null, readonly urlPath: string | null, readonly altTag: string | null, readonly imgTitle: string | null, readonly width: number | null, readonly height: number | null, readonly valueList: ReadonlyArray<string> | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } | null }>, readonly productsRecommendations: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null }> };

export type GridPartsFragment = { readonly cells: ReadonlyArray<{ readonly columns: number, readonly teasers: ReadonlyArray<{ readonly id: string, readonly name: string, readonly template: string, readonly type: string, readonly teaserWishlistExternalId: string | null, readonly tabs: ReadonlyArray<{ readonly id: string, readonly name: string, readonly template: string, readonly type: string, readonly teaserWishlistExternalId: string | null, readonly attributes: ReadonlyArray<{ readonly name: string, readonly text: string | null, readonly value: string | null, readonly url: string | null, readonly openLinkInNewWindow: boolean | null, readonly urlPath: string | null, readonly altTag: string | null, readonly imgTitle: string | null, readonly width: number | null, readonly height: number | null, readonly valueList: ReadonlyArray<string> | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } | null }>, readonly productsRecommendations: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null }> }>, readonly attributes: ReadonlyArray<{ readonly name: string, readonly text: string | null, readonly value: string | null, readonly url: string | null, readonly openLinkInNewWindow: boolean | null, readonly urlPath: string | null, readonly altTag: string | null, readonly imgTitle: string | null, readonly width: number | null, readonly height: number | null, readonly valueList: ReadonlyArray<string> | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } | null }>, readonly productsRecommendations: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null }> }> }> };

export type GetPageDetailsQueryVariables = Exact<{
  url: string;
}>;


export type GetPageDetailsQuery = { readonly getPageDetails: { readonly redirectUrl: string | null, readonly pageType: PageType, readonly categoryId: string | null, readonly productId: string | null, readonly title: string | null, readonly metaDescription: string | null, readonly storefronts: ReadonlyArray<string> | null, readonly rows: ReadonlyArray<{ readonly cells: ReadonlyArray<{ readonly columns: number, readonly teasers: ReadonlyArray<{ readonly id: string, readonly name: string, readonly template: string, readonly type: string, readonly teaserWishlistExternalId: string | null, readonly tabs: ReadonlyArray<{ readonly id: string, readonly name: string, readonly template: string, readonly type: string, readonly teaserWishlistExternalId: string | null, readonly attributes: ReadonlyArray<{ readonly name: string, readonly text: string | null, readonly value: string | null, readonly url: string | null, readonly openLinkInNewWindow: boolean | null, readonly urlPath: string | null, readonly altTag: string | null, readonly imgTitle: string | null, readonly width: number | null, readonly height: number | null, readonly valueList: ReadonlyArray<string> | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } | null }>, readonly productsRecommendations: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null }> }>, readonly attributes: ReadonlyArray<{ readonly name: string, readonly text: string | null, readonly value: string | null, readonly url: string | null, readonly openLinkInNewWindow: boolean | null, readonly urlPath: string | null, readonly altTag: string | null, readonly imgTitle: string | null, readonly width: number | null, readonly height: number | null, readonly valueList: ReadonlyArray<string> | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } | null }>, readonly productsRecommendations: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null }> }> }> }>, readonly activeAbTests: ReadonlyArray<{ readonly id: string, readonly trackingCode: string }>, readonly openGraphImage: { readonly url: string, readonly width: number, readonly height: number } | null, readonly breadcrumbs: ReadonlyArray<{ readonly displayName: string, readonly path: string, readonly categoryId: string | null }>, readonly seller: { readonly legalName: string, readonly street: string, readonly postcode: string, readonly city: string, readonly country: string, readonly email: string, readonly telephone: string, readonly vatId: string, readonly profiles: ReadonlyArray<string> } | null } };

export type GetFooterQueryVariables = Exact<{
  pageId: string;
}>;


export type GetFooterQuery = { readonly getFooter: { readonly usps: ReadonlyArray<{ readonly headline: string, readonly subheadline: string | null, readonly text: string | null, readonly link: string | null, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } | null }>, readonly links: ReadonlyArray<{ readonly headline: string, readonly type: string, readonly content: string | null, readonly link: string | null, readonly links: ReadonlyArray<{ readonly label: string, readonly url: string, readonly external: boolean }> }> } };

export type NavigationPartsFragment = { readonly id: string, readonly name: string, readonly path: string, readonly icon: string | null, readonly isSale: boolean, readonly isExcludedFromNav: boolean, readonly hasChildren: boolean };

export type GetNavigationTreeQueryVariables = Exact<{
  rootId?: string | null | undefined;
  level: number;
  itemId?: string | null | undefined;
}>;


export type GetNavigationTreeQuery = { readonly getNavigationTree: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly icon: string | null, readonly isSale: boolean, readonly isExcludedFromNav: boolean, readonly hasChildren: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } | null, readonly children: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly icon: string | null, readonly isSale: boolean, readonly isExcludedFromNav: boolean, readonly hasChildren: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } | null, readonly children: ReadonlyArray<{ readonly id: string, readonly name: string, readonly path: string, readonly icon: string | null, readonly isSale: boolean, readonly isExcludedFromNav: boolean, readonly hasChildren: boolean }> }> }> };

export type GetGlobalParametersQueryVariables = Exact<{
  names: ReadonlyArray<string> | string;
}>;


export type GetGlobalParametersQuery = { readonly getGlobalParameters: ReadonlyArray<{ readonly name: string, readonly entry: string, readonly value: string }> };

export type GetExistingPagesQueryVariables = Exact<{
  urls: ReadonlyArray<string> | string;
}>;


export type GetExistingPagesQuery = { readonly getExistingPages: ReadonlyArray<string> };

export type SubmitWithdrawalMutationVariables = Exact<{
  data: WithdrawalInput;
  idempotencyKey: string;
}>;


export type SubmitWithdrawalMutation = { readonly submitWithdrawal: { readonly successful: boolean, readonly receivedAt: number | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type SubmitCancellationMutationVariables = Exact<{
  data: CancellationInput;
  idempotencyKey: string;
}>;


export type SubmitCancellationMutation = { readonly submitCancellation: { readonly successful: boolean, readonly receivedAt: number | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type SitemapPartsFragment = { readonly id: string, readonly path: string, readonly title: string, readonly changedAt: number | null };

export type GetSitemapSizeQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSitemapSizeQuery = { readonly getSitemapSize: { readonly products: number, readonly changedAt: number | null } };

export type GetSitemapPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetSitemapPagesQuery = { readonly getSitemapPages: { readonly categories: ReadonlyArray<{ readonly id: string, readonly path: string, readonly title: string, readonly changedAt: number | null }>, readonly pages: ReadonlyArray<{ readonly id: string, readonly path: string, readonly title: string, readonly changedAt: number | null }> } };

export type GetSitemapProductsQueryVariables = Exact<{
  after?: string | null | undefined;
  skip: number;
  limit: number;
}>;


export type GetSitemapProductsQuery = { readonly getSitemapProducts: ReadonlyArray<{ readonly id: string, readonly path: string, readonly title: string, readonly changedAt: number | null }> };

export type GetProductFeedQueryVariables = Exact<{
  after?: string | null | undefined;
  limit: number;
}>;


export type GetProductFeedQuery = { readonly getProductFeed: { readonly next: string | null, readonly products: ReadonlyArray<{ readonly productId: string, readonly name: string, readonly description: string, readonly path: string, readonly manufacturerName: string, readonly categories: ReadonlyArray<string>, readonly energyClass: string | null, readonly offers: ReadonlyArray<{ readonly weightGrams: number, readonly item: { readonly itemId: string, readonly orderNumber: string, readonly ean: string | null, readonly availableForSale: boolean, readonly prices: { readonly current: { readonly cents: number, readonly currency: string }, readonly old: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string } | null }, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly images: ReadonlyArray<{ readonly src: string }>, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }> }, readonly shippingCost: { readonly cents: number, readonly currency: string }, readonly content: { readonly amount: number, readonly unit: string } | null }> }> } };

export type MoneyPartsFragment = { readonly cents: number, readonly currency: string };

export type PicturePartsFragment = { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> };

export type CrumbPartsFragment = { readonly displayName: string, readonly path: string, readonly categoryId: string | null };

export type TilePartsFragment = { readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null };

export type ProductPagePartsFragment = { readonly totalCount: number, readonly entries: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null }>, readonly sorts: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly selected: boolean }>, readonly filters: ReadonlyArray<{ readonly id: string, readonly kind: FilterKind, readonly displayName: string, readonly min: number | null, readonly max: number | null, readonly minSelected: number | null, readonly maxSelected: number | null, readonly values: ReadonlyArray<{ readonly id: string, readonly displayValue: string, readonly selected: boolean, readonly count: number }> }>, readonly categoryFilter: ReadonlyArray<{ readonly id: string, readonly name: string, readonly count: number, readonly selected: boolean }> };

export type SubmitPartsFragment = { readonly errorMessage: string | null, readonly orderId: string | null, readonly redirectUrl: string | null, readonly computopData: { readonly action: string, readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null };

export type FindMaterialQueryVariables = Exact<{
  wishes: ReadonlyArray<MaterialWishInput> | MaterialWishInput;
}>;


export type FindMaterialQuery = { readonly findMaterial: ReadonlyArray<{ readonly verdict: MaterialVerdict, readonly candidates: ReadonlyArray<{ readonly quantity: number, readonly needed: number, readonly missing: ReadonlyArray<string>, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string } } }> }> };

export type CheckEmailSubscribedQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckEmailSubscribedQuery = { readonly checkEmailSubscribed: boolean };

export type GetMailedLinkQueryVariables = Exact<{
  kind: MailedLinkKind;
  token: string;
}>;


export type GetMailedLinkQuery = { readonly getMailedLink: MailedLinkState };

export type SubscribeToNewsletterMutationVariables = Exact<{
  email: string;
  honeypotField: string;
}>;


export type SubscribeToNewsletterMutation = { readonly subscribeToNewsletter: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type ConfirmNewsletterMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmNewsletterMutation = { readonly confirmNewsletter: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type UnsubscribeNewsletterMutationVariables = Exact<{
  email: string;
  houseNr: string;
}>;


export type UnsubscribeNewsletterMutation = { readonly unsubscribeNewsletter: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type UnsubscribeNewsletterByLinkMutationVariables = Exact<{
  token: string;
}>;


export type UnsubscribeNewsletterByLinkMutation = { readonly unsubscribeNewsletterByLink: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type UnsubscribeOwnNewsletterMutationVariables = Exact<{ [key: string]: never; }>;


export type UnsubscribeOwnNewsletterMutation = { readonly unsubscribeOwnNewsletter: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type AskForStockMutationVariables = Exact<{
  itemId: string;
  email: string;
  honeypotField: string;
}>;


export type AskForStockMutation = { readonly askForStock: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type ConfirmStockAlertMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmStockAlertMutation = { readonly confirmStockAlert: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type EndStockAlertsMutationVariables = Exact<{
  token: string;
  all: boolean;
}>;


export type EndStockAlertsMutation = { readonly endStockAlerts: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type OrderFormItemPartsFragment = { readonly itemId: string, readonly name: string, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string } };

export type OrderNumberVerdictPartsFragment = { readonly status: OrderNumberStatus, readonly quantity: number, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string } } | null, readonly suggestions: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string } }> };

export type ValidateBestellscheinMutationVariables = Exact<{
  orderNumbers: ReadonlyArray<OrderNumberInput> | OrderNumberInput;
}>;


export type ValidateBestellscheinMutation = { readonly validateBestellschein: ReadonlyArray<{ readonly status: OrderNumberStatus, readonly quantity: number, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string } } | null, readonly suggestions: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string } }> }> };

export type ValidateAndAddToCartBestellscheinMutationVariables = Exact<{
  cartId: string;
  orderNumbers: ReadonlyArray<OrderNumberInput> | OrderNumberInput;
  idempotencyKey?: string | null | undefined;
}>;


export type ValidateAndAddToCartBestellscheinMutation = { readonly validateAndAddToCartBestellschein: { readonly details: { readonly itemsCount: number, readonly productsCount: number, readonly freeShippingPossible: boolean, readonly voucherCodeStatus: VoucherStatus, readonly voucherCode: string | null, readonly voucherName: string | null, readonly deliveryCountry: string, readonly orderReference: string | null, readonly orderComment: string | null, readonly submitted: boolean, readonly shortfall: string | null, readonly id: string, readonly positions: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly productId: string, readonly kind: CartLineKind, readonly name: string, readonly brand: string, readonly path: string, readonly orderNumber: string, readonly quantity: number, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly textileInfo: string | null, readonly oldElectricalDevicesInfo: string | null, readonly warnings: ReadonlyArray<string>, readonly relatedVoucherCode: string | null, readonly primeFaehig: boolean, readonly quantityLightning: number | null, readonly quantityNormal: number | null, readonly maxQuantityLightning: number | null, readonly isLightningAmountChanged: boolean | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string }, readonly strikePrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly discountedUnitPrice: { readonly cents: number, readonly currency: string } | null, readonly positionTotal: { readonly cents: number, readonly currency: string }, readonly savings: { readonly cents: number, readonly currency: string } | null, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly unitPriceLightning: { readonly cents: number, readonly currency: string } | null, readonly dealSaving: { readonly cents: number, readonly currency: string } | null }>, readonly totals: { readonly educationalDeliveryTerms: string | null, readonly isPrime: boolean | null, readonly subtotal: { readonly cents: number, readonly currency: string }, readonly shippingCost: { readonly cents: number, readonly currency: string }, readonly basketValue: { readonly cents: number, readonly currency: string }, readonly promotionsSaving: { readonly cents: number, readonly currency: string }, readonly netValue: { readonly cents: number, readonly currency: string }, readonly tax: ReadonlyArray<{ readonly ratePermille: number, readonly net: { readonly cents: number, readonly currency: string }, readonly tax: { readonly cents: number, readonly currency: string } }>, readonly grandtotal: { readonly cents: number, readonly currency: string }, readonly missingToFreeShipping: { readonly cents: number, readonly currency: string } | null }, readonly undiscountsTotalSum: { readonly cents: number, readonly currency: string }, readonly totalBasketSavingWithoutPromotions: { readonly cents: number, readonly currency: string }, readonly voucherMissing: { readonly cents: number, readonly currency: string } | null, readonly billingAddress: { readonly addressId: string } | null, readonly shippingAddress: { readonly addressId: string } | null, readonly speditionsFields: ReadonlyArray<{ readonly displayName: string, readonly fieldName: string, readonly fieldValue: string }>, readonly freeArticles: ReadonlyArray<{ readonly promotionId: string, readonly itemId: string, readonly name: string, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } }>, readonly freeArticleMinPrice: { readonly cents: number, readonly currency: string } | null, readonly lightningDealReservation: { readonly lightningDealReservationTimestampEnd: number, readonly extensions: number } | null }, readonly verdicts: ReadonlyArray<{ readonly status: OrderNumberStatus, readonly quantity: number, readonly item: { readonly itemId: string, readonly name: string, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string } } | null, readonly suggestions: ReadonlyArray<{ readonly itemId: string, readonly name: string, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string } }> }> } };

export type GeneratePdfFormMutationVariables = Exact<{
  cartId: string;
}>;


export type GeneratePdfFormMutation = { readonly generatePdfForm: { readonly fileName: string, readonly contentType: string, readonly base64: string } };

export type OrderSummaryPartsFragment = { readonly orderId: string, readonly orderNumber: string, readonly state: OrderState, readonly paymentState: PaymentState, readonly orderedAt: number, readonly cancelledAt: number | null, readonly paymentMethod: string, readonly reference: string | null, readonly returnHash: string, readonly total: { readonly cents: number, readonly currency: string }, readonly shipments: ReadonlyArray<{ readonly status: ShipmentStatus, readonly isReplacement: boolean, readonly announcedAt: number | null, readonly packedAt: number | null, readonly sentAt: number | null, readonly deliveredAt: number | null, readonly carrier: string | null, readonly expectedDelivery: number | null, readonly tracking: { readonly link: string, readonly code: string } | null, readonly items: ReadonlyArray<{ readonly lineNo: string, readonly itemId: string, readonly sku: string, readonly name: string, readonly path: string, readonly deliveryStatusText: string | null, readonly quantity: number, readonly isReturnable: boolean, readonly isAlreadyReturned: boolean, readonly reviewLink: string | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly cents: number, readonly currency: string }, readonly mixedPrices: ReadonlyArray<{ readonly quantity: number, readonly unitPrice: { readonly cents: number, readonly currency: string } }> | null, readonly positionTotal: { readonly cents: number, readonly currency: string } }> }> };

export type GetOrdersV2QueryVariables = Exact<{
  page: number;
  searchText?: string | null | undefined;
  dateFilter?: string | null | undefined;
}>;


export type GetOrdersV2Query = { readonly getOrdersV2: { readonly orders: ReadonlyArray<{ readonly orderId: string, readonly orderNumber: string, readonly state: OrderState, readonly paymentState: PaymentState, readonly orderedAt: number, readonly cancelledAt: number | null, readonly paymentMethod: string, readonly reference: string | null, readonly returnHash: string, readonly total: { readonly cents: number, readonly currency: string }, readonly shipments: ReadonlyArray<{ readonly status: ShipmentStatus, readonly isReplacement: boolean, readonly announcedAt: number | null, readonly packedAt: number | null, readonly sentAt: number | null, readonly deliveredAt: number | null, readonly carrier: string | null, readonly expectedDelivery: number | null, readonly tracking: { readonly link: string, readonly code: string } | null, readonly items: ReadonlyArray<{ readonly lineNo: string, readonly itemId: string, readonly sku: string, readonly name: string, readonly path: string, readonly deliveryStatusText: string | null, readonly quantity: number, readonly isReturnable: boolean, readonly isAlreadyReturned: boolean, readonly reviewLink: string | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly cents: number, readonly currency: string }, readonly mixedPrices: ReadonlyArray<{ readonly quantity: number, readonly unitPrice: { readonly cents: number, readonly currency: string } }> | null, readonly positionTotal: { readonly cents: number, readonly currency: string } }> }> }>, readonly pageInfo: { readonly totalElements: number, readonly totalPages: number, readonly currentPage: number, readonly elementsPerPage: number } } };

export type GetOrderYearsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetOrderYearsQuery = { readonly getOrderYears: ReadonlyArray<number> };

export type GetOrderDetailsV2QueryVariables = Exact<{
  orderId: string;
  token?: string | null | undefined;
}>;


export type GetOrderDetailsV2Query = { readonly getOrderDetailsV2: { readonly email: string, readonly comment: string | null, readonly voucherCode: string | null, readonly buyerReference: string | null, readonly payableUntil: number | null, readonly invoiceFormats: ReadonlyArray<InvoiceFormat>, readonly summary: { readonly orderId: string, readonly orderNumber: string, readonly state: OrderState, readonly paymentState: PaymentState, readonly orderedAt: number, readonly cancelledAt: number | null, readonly paymentMethod: string, readonly reference: string | null, readonly returnHash: string, readonly total: { readonly cents: number, readonly currency: string }, readonly shipments: ReadonlyArray<{ readonly status: ShipmentStatus, readonly isReplacement: boolean, readonly announcedAt: number | null, readonly packedAt: number | null, readonly sentAt: number | null, readonly deliveredAt: number | null, readonly carrier: string | null, readonly expectedDelivery: number | null, readonly tracking: { readonly link: string, readonly code: string } | null, readonly items: ReadonlyArray<{ readonly lineNo: string, readonly itemId: string, readonly sku: string, readonly name: string, readonly path: string, readonly deliveryStatusText: string | null, readonly quantity: number, readonly isReturnable: boolean, readonly isAlreadyReturned: boolean, readonly reviewLink: string | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly price: { readonly cents: number, readonly currency: string }, readonly mixedPrices: ReadonlyArray<{ readonly quantity: number, readonly unitPrice: { readonly cents: number, readonly currency: string } }> | null, readonly positionTotal: { readonly cents: number, readonly currency: string } }> }> }, readonly totals: { readonly isPrime: boolean | null, readonly subtotal: { readonly cents: number, readonly currency: string }, readonly shippingCost: { readonly cents: number, readonly currency: string }, readonly basketValue: { readonly cents: number, readonly currency: string }, readonly promotionsSaving: { readonly cents: number, readonly currency: string }, readonly netValue: { readonly cents: number, readonly currency: string }, readonly tax: ReadonlyArray<{ readonly ratePermille: number, readonly net: { readonly cents: number, readonly currency: string }, readonly tax: { readonly cents: number, readonly currency: string } }>, readonly grandtotal: { readonly cents: number, readonly currency: string }, readonly missingToFreeShipping: { readonly cents: number, readonly currency: string } | null }, readonly billingAddress: { readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean }, readonly deliveryAddress: { readonly addressId: string, readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly schoolOrCompany: string | null, readonly street: string, readonly addressAddition: string | null, readonly postCode: string, readonly city: string, readonly country: string, readonly email: string, readonly deliveryEmail: string | null, readonly phone: string | null, readonly packstationAddress: boolean, readonly isAlsoCustomerAddress: boolean }, readonly speditionsFields: ReadonlyArray<{ readonly fieldName: string, readonly displayName: string, readonly fieldValue: string }>, readonly bankTransfer: { readonly holder: string, readonly iban: string, readonly bic: string | null, readonly reference: string, readonly qrCode: string | null, readonly amount: { readonly cents: number, readonly currency: string } } | null, readonly withdrawal: { readonly period: WithdrawalPeriod, readonly endsAt: number | null, readonly declared: ReadonlyArray<{ readonly receivedAt: number, readonly goods: string }> } | null, readonly returns: ReadonlyArray<{ readonly rma: string, readonly state: ReturnState, readonly announcedAt: number, readonly arrivedAt: number | null, readonly settledAt: number | null, readonly regulation: string, readonly carrier: string | null, readonly outcome: ReturnOutcome | null, readonly amount: { readonly cents: number, readonly currency: string } | null, readonly refund: { readonly reason: RefundReason, readonly way: RefundMethod, readonly state: RefundState, readonly at: number, readonly amount: { readonly cents: number, readonly currency: string } } | null, readonly items: ReadonlyArray<{ readonly name: string, readonly component: string | null, readonly quantity: number }> }>, readonly refunds: ReadonlyArray<{ readonly reason: RefundReason, readonly way: RefundMethod, readonly state: RefundState, readonly at: number, readonly amount: { readonly cents: number, readonly currency: string } }> } | null };

export type GetInvoiceQueryVariables = Exact<{
  orderId: string;
  token?: string | null | undefined;
  format: InvoiceFormat;
}>;


export type GetInvoiceQuery = { readonly getInvoice: { readonly fileName: string, readonly contentType: string, readonly base64: string } | null };

export type CancelOrderMutationVariables = Exact<{
  orderId: string;
  token?: string | null | undefined;
}>;


export type CancelOrderMutation = { readonly cancelOrder: CancelOutcome | null };

export type SubscribeToPrimeWaitingListMutationVariables = Exact<{
  email: string;
  honeypotField: string;
}>;


export type SubscribeToPrimeWaitingListMutation = { readonly subscribeToPrimeWaitingList: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type GetPrimeWaitingListLinkQueryVariables = Exact<{
  token: string;
}>;


export type GetPrimeWaitingListLinkQuery = { readonly getMailedLink: MailedLinkState };

export type ConfirmPrimeWaitingListMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmPrimeWaitingListMutation = { readonly confirmPrimeWaitingList: boolean };

export type GetPrimeOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPrimeOfferQuery = { readonly getPrimeOffer: { readonly startsAt: number | null, readonly endsAt: number, readonly price: { readonly cents: number, readonly currency: string }, readonly paymentMethods: ReadonlyArray<{ readonly paymentId: string, readonly displayName: string, readonly description: string }> } | null };

export type GetPrimeMembershipQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPrimeMembershipQuery = { readonly getPrimeMembership: { readonly deliversHere: boolean, readonly renewal: { readonly isAgreed: boolean, readonly price: { readonly cents: number, readonly currency: string } } | null } | null };

export type AgreeToPrimeRenewalMutationVariables = Exact<{
  priceCents: number;
}>;


export type AgreeToPrimeRenewalMutation = { readonly agreeToPrimeRenewal: boolean };

export type EndPrimeRenewalMutationVariables = Exact<{ [key: string]: never; }>;


export type EndPrimeRenewalMutation = { readonly endPrimeRenewal: boolean };

export type SubmitPrimeSubscriptionMutationVariables = Exact<{
  paymentId: string;
  billingAddressId: string;
  priceCents: number;
  idempotencyKey: string;
}>;


export type SubmitPrimeSubscriptionMutation = { readonly submitPrimeSubscription: { readonly errorMessage: string | null, readonly orderId: string | null, readonly redirectUrl: string | null, readonly computopData: { readonly action: string, readonly fields: ReadonlyArray<{ readonly name: string, readonly value: string }> } | null } };

export type RefundPartsFragment = { readonly reason: RefundReason, readonly way: RefundMethod, readonly state: RefundState, readonly at: number, readonly amount: { readonly cents: number, readonly currency: string } };

export type PriorReturnPartsFragment = { readonly rma: string, readonly state: ReturnState, readonly announcedAt: number, readonly arrivedAt: number | null, readonly settledAt: number | null, readonly regulation: string, readonly carrier: string | null, readonly outcome: ReturnOutcome | null, readonly amount: { readonly cents: number, readonly currency: string } | null, readonly refund: { readonly reason: RefundReason, readonly way: RefundMethod, readonly state: RefundState, readonly at: number, readonly amount: { readonly cents: number, readonly currency: string } } | null, readonly items: ReadonlyArray<{ readonly name: string, readonly component: string | null, readonly quantity: number }> };

export type ReturnOrderPartsFragment = { readonly hash: string, readonly orderId: string, readonly salesOrderNo: string, readonly orderDate: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly lineNo: string, readonly name: string, readonly sku: string, readonly path: string, readonly orderedQuantity: number, readonly shippedQuantity: number, readonly returnableQuantity: number, readonly wholeQuantity: number, readonly additionalInfo: string | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly price: { readonly cents: number, readonly currency: string }, readonly reasons: ReadonlyArray<{ readonly name: string, readonly displayName: string, readonly needsComment: boolean, readonly needsImage: boolean }>, readonly components: ReadonlyArray<{ readonly sku: string, readonly name: string, readonly returnableQuantity: number }> }>, readonly priorReturns: ReadonlyArray<{ readonly rma: string, readonly state: ReturnState, readonly announcedAt: number, readonly arrivedAt: number | null, readonly settledAt: number | null, readonly regulation: string, readonly carrier: string | null, readonly outcome: ReturnOutcome | null, readonly amount: { readonly cents: number, readonly currency: string } | null, readonly refund: { readonly reason: RefundReason, readonly way: RefundMethod, readonly state: RefundState, readonly at: number, readonly amount: { readonly cents: number, readonly currency: string } } | null, readonly items: ReadonlyArray<{ readonly name: string, readonly component: string | null, readonly quantity: number }> }>, readonly images: ReadonlyArray<{ readonly id: string, readonly lineId: string, readonly preview: string }>, readonly contact: { readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly phone: string }, readonly draft: { readonly regulation: string | null, readonly carrier: string | null, readonly labels: number, readonly items: ReadonlyArray<{ readonly lineId: string, readonly quantity: number, readonly reason: string | null, readonly comment: string, readonly images: ReadonlyArray<string>, readonly componentSku: string | null }> } };

export type FindOrderForReturnQueryVariables = Exact<{
  orderId: string;
  zipCode: string;
}>;


export type FindOrderForReturnQuery = { readonly findOrderForReturn: { readonly hash: string, readonly orderId: string, readonly salesOrderNo: string, readonly orderDate: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly lineNo: string, readonly name: string, readonly sku: string, readonly path: string, readonly orderedQuantity: number, readonly shippedQuantity: number, readonly returnableQuantity: number, readonly wholeQuantity: number, readonly additionalInfo: string | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly price: { readonly cents: number, readonly currency: string }, readonly reasons: ReadonlyArray<{ readonly name: string, readonly displayName: string, readonly needsComment: boolean, readonly needsImage: boolean }>, readonly components: ReadonlyArray<{ readonly sku: string, readonly name: string, readonly returnableQuantity: number }> }>, readonly priorReturns: ReadonlyArray<{ readonly rma: string, readonly state: ReturnState, readonly announcedAt: number, readonly arrivedAt: number | null, readonly settledAt: number | null, readonly regulation: string, readonly carrier: string | null, readonly outcome: ReturnOutcome | null, readonly amount: { readonly cents: number, readonly currency: string } | null, readonly refund: { readonly reason: RefundReason, readonly way: RefundMethod, readonly state: RefundState, readonly at: number, readonly amount: { readonly cents: number, readonly currency: string } } | null, readonly items: ReadonlyArray<{ readonly name: string, readonly component: string | null, readonly quantity: number }> }>, readonly images: ReadonlyArray<{ readonly id: string, readonly lineId: string, readonly preview: string }>, readonly contact: { readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly phone: string }, readonly draft: { readonly regulation: string | null, readonly carrier: string | null, readonly labels: number, readonly items: ReadonlyArray<{ readonly lineId: string, readonly quantity: number, readonly reason: string | null, readonly comment: string, readonly images: ReadonlyArray<string>, readonly componentSku: string | null }> } } | null };

export type FindOrderForReturnByHashQueryVariables = Exact<{
  hash: string;
}>;


export type FindOrderForReturnByHashQuery = { readonly findOrderForReturnByHash: { readonly hash: string, readonly orderId: string, readonly salesOrderNo: string, readonly orderDate: number, readonly lines: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly lineNo: string, readonly name: string, readonly sku: string, readonly path: string, readonly orderedQuantity: number, readonly shippedQuantity: number, readonly returnableQuantity: number, readonly wholeQuantity: number, readonly additionalInfo: string | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly price: { readonly cents: number, readonly currency: string }, readonly reasons: ReadonlyArray<{ readonly name: string, readonly displayName: string, readonly needsComment: boolean, readonly needsImage: boolean }>, readonly components: ReadonlyArray<{ readonly sku: string, readonly name: string, readonly returnableQuantity: number }> }>, readonly priorReturns: ReadonlyArray<{ readonly rma: string, readonly state: ReturnState, readonly announcedAt: number, readonly arrivedAt: number | null, readonly settledAt: number | null, readonly regulation: string, readonly carrier: string | null, readonly outcome: ReturnOutcome | null, readonly amount: { readonly cents: number, readonly currency: string } | null, readonly refund: { readonly reason: RefundReason, readonly way: RefundMethod, readonly state: RefundState, readonly at: number, readonly amount: { readonly cents: number, readonly currency: string } } | null, readonly items: ReadonlyArray<{ readonly name: string, readonly component: string | null, readonly quantity: number }> }>, readonly images: ReadonlyArray<{ readonly id: string, readonly lineId: string, readonly preview: string }>, readonly contact: { readonly salutation: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly phone: string }, readonly draft: { readonly regulation: string | null, readonly carrier: string | null, readonly labels: number, readonly items: ReadonlyArray<{ readonly lineId: string, readonly quantity: number, readonly reason: string | null, readonly comment: string, readonly images: ReadonlyArray<string>, readonly componentSku: string | null }> } } | null };

export type GetAvailableRegulationsQueryVariables = Exact<{
  hash: string;
  selectedItems: ReadonlyArray<ReturnItemInput> | ReturnItemInput;
}>;


export type GetAvailableRegulationsQuery = { readonly getAvailableRegulations: ReadonlyArray<{ readonly code: string, readonly name: string, readonly description: string }> | null };

export type GetAvailableCarriersQueryVariables = Exact<{
  hash: string;
  returnOrder: ReturnDraftInput;
}>;


export type GetAvailableCarriersQuery = { readonly getAvailableCarriers: ReadonlyArray<{ readonly code: string, readonly name: string, readonly description: string }> | null };

export type GetReturnLabelQueryVariables = Exact<{
  hash: string;
  rma: string;
}>;


export type GetReturnLabelQuery = { readonly getReturnLabel: { readonly fileName: string, readonly contentType: string, readonly base64: string } | null };

export type SaveReturnDraftMutationVariables = Exact<{
  hash: string;
  draft: ReturnDraftInput;
}>;


export type SaveReturnDraftMutation = { readonly saveReturnDraft: boolean | null };

export type UploadReturnImageMutationVariables = Exact<{
  file: Blob;
  signature: string;
  hash: string;
  itemId: string;
  lineItemId: string;
}>;


export type UploadReturnImageMutation = { readonly uploadReturnImage: { readonly id: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } | null };

export type RemoveReturnImageMutationVariables = Exact<{
  hash: string;
  imageId: string;
}>;


export type RemoveReturnImageMutation = { readonly removeReturnImage: boolean | null };

export type SubmitReturnOrderMutationVariables = Exact<{
  returnOrder: ReturnOrderInput;
  idempotencyKey: string;
}>;


export type SubmitReturnOrderMutation = { readonly submitReturnOrder: { readonly isError: boolean, readonly errorMsg: string | null, readonly rma: string | null } | null };

export type SearchQueryVariables = Exact<{
  paging: PagingInput;
  sortBy?: string | null | undefined;
  filter: FilterInput;
}>;


export type SearchQuery = { readonly search: { readonly correctedTerm: string | null, readonly link: { readonly url: string } | null, readonly products: { readonly totalCount: number, readonly entries: ReadonlyArray<{ readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null }>, readonly sorts: ReadonlyArray<{ readonly code: string, readonly displayName: string, readonly selected: boolean }>, readonly filters: ReadonlyArray<{ readonly id: string, readonly kind: FilterKind, readonly displayName: string, readonly min: number | null, readonly max: number | null, readonly minSelected: number | null, readonly maxSelected: number | null, readonly values: ReadonlyArray<{ readonly id: string, readonly displayValue: string, readonly selected: boolean, readonly count: number }> }>, readonly categoryFilter: ReadonlyArray<{ readonly id: string, readonly name: string, readonly count: number, readonly selected: boolean }> } } };

export type CheckSearchHubQueryVariables = Exact<{
  originalQuery: string;
}>;


export type CheckSearchHubQuery = { readonly checkSearchHub: { readonly redirectPath: string | null, readonly query: string, readonly originalQuery: string } };

export type CheckQueryQueryVariables = Exact<{
  originalQuery: string;
}>;


export type CheckQueryQuery = { readonly checkQuery: { readonly link: { readonly url: string } | null } };

export type AdjustLongtailSearchQueryQueryVariables = Exact<{
  searchQuery: string;
}>;


export type AdjustLongtailSearchQueryQuery = { readonly adjustLongtailSearchQuery: { readonly searchQuery: string, readonly filters: ReadonlyArray<{ readonly name: string, readonly values: ReadonlyArray<string> }> } | null };

export type GetSuggestQueriesQueryVariables = Exact<{
  userQuery: string;
}>;


export type GetSuggestQueriesQuery = { readonly getSuggestQueries: { readonly suggestQueries: ReadonlyArray<{ readonly suggest: string }>, readonly products: ReadonlyArray<{ readonly name: string, readonly path: string, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } }> } };

export type DecryptRatingDataQueryVariables = Exact<{
  encryptedData: string;
}>;


export type DecryptRatingDataQuery = { readonly decryptRatingData: { readonly productId: string, readonly name: string, readonly path: string, readonly isWritten: boolean, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } } | null };

export type GetReviewByIdQueryVariables = Exact<{
  reviewId: string;
}>;


export type GetReviewByIdQuery = { readonly getReviewById: { readonly ratingId: string, readonly productId: string, readonly author: string, readonly title: string, readonly message: string, readonly rating: number, readonly language: string } | null };

export type WriteReviewMutationVariables = Exact<{
  encryptedData: string;
  data: ReviewInput;
  honeypotField: string;
}>;


export type WriteReviewMutation = { readonly writeReview: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type VoteReviewHelpfulMutationVariables = Exact<{
  reviewId: string;
}>;


export type VoteReviewHelpfulMutation = { readonly voteReviewHelpful: number | null };

export type ReportReviewMutationVariables = Exact<{
  reviewId: string;
  data: ReviewReportInput;
  key: string;
  honeypotField: string;
}>;


export type ReportReviewMutation = { readonly reportReview: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type GetContactFormDataQueryVariables = Exact<{
  orderId?: string | null | undefined;
}>;


export type GetContactFormDataQuery = { readonly getContactFormData: { readonly name: string, readonly email: string, readonly shownEmail: string, readonly phone: string, readonly orders: ReadonlyArray<{ readonly orderId: string, readonly orderNumber: string, readonly state: OrderState, readonly isWithdrawable: boolean, readonly orderedAt: number }> } };

export type SendContactFormMailMutationVariables = Exact<{
  data: ContactFormInput;
  key: string;
  honeypotField: string;
}>;


export type SendContactFormMailMutation = { readonly sendContactFormMail: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type RequestCallBackMutationVariables = Exact<{
  data: CallBackInput;
  key: string;
  honeypotField: string;
}>;


export type RequestCallBackMutation = { readonly requestCallBack: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type GetPrintedCataloguesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPrintedCataloguesQuery = { readonly getPrintedCatalogues: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly pages: number, readonly language: string, readonly path: string | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } }>, readonly getBillingCountries: ReadonlyArray<{ readonly code: string, readonly name: string }> };

export type OrderPrintedCataloguesMutationVariables = Exact<{
  catalogueIds: ReadonlyArray<string> | string;
  address: AddressInput;
  key: string;
  honeypotField: string;
}>;


export type OrderPrintedCataloguesMutation = { readonly orderPrintedCatalogues: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type GetCompetitionQueryVariables = Exact<{
  competitionId: string;
}>;


export type GetCompetitionQuery = { readonly getCompetition: { readonly id: string, readonly title: string, readonly terms: string, readonly closesAt: number, readonly isOpen: boolean } | null };

export type SubscribeToCompetitionMutationVariables = Exact<{
  competitionId: string;
  data: CompetitionInput;
  honeypotField: string;
}>;


export type SubscribeToCompetitionMutation = { readonly subscribeToCompetition: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type GetCustomerInfoQueryVariables = Exact<{
  url?: string | null | undefined;
}>;


export type GetCustomerInfoQuery = { readonly getCustomerInfo: { readonly isExistingCustomer: boolean, readonly isNewCustomer: boolean, readonly isGuest: boolean, readonly isInternal: boolean, readonly visitorType: VisitorType, readonly visitorLoginState: string, readonly email: string | null, readonly primeInfo: { readonly status: string, readonly abo: boolean, readonly startDate: string | null, readonly endDate: string | null } } };

export type ShopInitMutationVariables = Exact<{ [key: string]: never; }>;


export type ShopInitMutation = { readonly shopInit: { readonly cartId: string, readonly userId: string } };

export type MergeCartsMutationVariables = Exact<{
  cartId: string;
  keepsShortfall?: boolean | null | undefined;
}>;


export type MergeCartsMutation = { readonly mergeCarts: { readonly hasBroughtGoods: boolean, readonly hasKeptOwnVoucher: boolean, readonly hasKeptOwnGift: boolean, readonly shortfall: string | null, readonly cart: { readonly id: string, readonly itemsCount: number } } };

export type GuestPartsFragment = { readonly successfull: boolean, readonly errorMessage: string | null, readonly jwt: string | null, readonly refreshToken: string | null, readonly userId: string | null, readonly cartId: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> };

export type RegisterGuestMutationVariables = Exact<{
  cartId: string;
  data: GuestInput;
}>;


export type RegisterGuestMutation = { readonly registerGuest: { readonly successfull: boolean, readonly errorMessage: string | null, readonly jwt: string | null, readonly refreshToken: string | null, readonly userId: string | null, readonly cartId: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type CompleteWalletCheckoutMutationVariables = Exact<{
  cartId: string;
  amazonCheckoutSessionId: string;
}>;


export type CompleteWalletCheckoutMutation = { readonly completeWalletCheckout: { readonly successfull: boolean, readonly errorMessage: string | null, readonly jwt: string | null, readonly refreshToken: string | null, readonly userId: string | null, readonly cartId: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type AbortWalletCheckoutMutationVariables = Exact<{
  cartId: string;
}>;


export type AbortWalletCheckoutMutation = { readonly abortWalletCheckout: string | null };

export type LoginMutationVariables = Exact<{
  email?: string | null | undefined;
  customerNumber?: string | null | undefined;
  password: string;
  stayLogged: boolean;
}>;


export type LoginMutation = { readonly login: { readonly successfull: boolean, readonly errorMessage: string | null, readonly jwt: string | null, readonly refreshToken: string | null, readonly userId: string | null, readonly deviceToken: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly accountKept: boolean | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type LoginWithPasskeyMutationVariables = Exact<{
  credential: string;
  stayLogged: boolean;
}>;


export type LoginWithPasskeyMutation = { readonly loginWithPasskey: { readonly successfull: boolean, readonly errorMessage: string | null, readonly jwt: string | null, readonly refreshToken: string | null, readonly userId: string | null, readonly deviceToken: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly accountKept: boolean | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type RefreshLoginMutationVariables = Exact<{
  refreshToken: string;
}>;


export type RefreshLoginMutation = { readonly refreshLogin: { readonly jwt: string, readonly refreshToken: string, readonly isLong: boolean, readonly secondsLeft: number } };

export type RegisterCustomerMutationVariables = Exact<{
  data: CustomerInput;
}>;


export type RegisterCustomerMutation = { readonly registerCustomer: { readonly successfull: boolean, readonly errorMessage: string | null, readonly jwt: string | null, readonly refreshToken: string | null, readonly userId: string | null, readonly deviceToken: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly customerNumber: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type RegisterB2bCustomerMutationVariables = Exact<{
  data: B2bCustomerInput;
}>;


export type RegisterB2bCustomerMutation = { readonly registerB2bCustomer: { readonly successfull: boolean, readonly errorMessage: string | null, readonly jwt: string | null, readonly refreshToken: string | null, readonly userId: string | null, readonly deviceToken: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly customerNumber: string | null, readonly fieldErrors: ReadonlyArray<{ readonly fieldName: string, readonly errorMessage: string, readonly formName: string | null }> } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { readonly logout: boolean };

export type ConfirmationCleanupMutationVariables = Exact<{
  cartId: string;
}>;


export type ConfirmationCleanupMutation = { readonly confirmationCleanup: { readonly cartId: string, readonly userId: string } };

export type TeaserEntryPartsFragment = { readonly isVariantOpen: boolean, readonly variants: ReadonlyArray<{ readonly itemId: string, readonly label: string, readonly isSaleable: boolean, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly price: { readonly cents: number, readonly currency: string } }>, readonly entry: { readonly externalId: string, readonly quantity: number, readonly isRemoved: boolean, readonly isSaleable: boolean, readonly replacement: { readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null } | null, readonly totals: { readonly cents: number, readonly currency: string }, readonly item: { readonly itemId: string, readonly productId: string, readonly name: string, readonly brand: string, readonly crumbs: ReadonlyArray<string>, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly areAllDeliveryTimesTheSame: boolean, readonly primeFaehig: boolean, readonly hasMultipleItems: boolean, readonly hasSamePricesForAllItems: boolean, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly unitPrices: { readonly current: { readonly cents: number, readonly currency: string }, readonly old: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly savings: { readonly cents: number, readonly currency: string } | null, readonly lightning: { readonly cents: number, readonly currency: string } | null }, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null } } };

export type GetWishlistFromTeaserIdQueryVariables = Exact<{
  teaserListId: string;
}>;


export type GetWishlistFromTeaserIdQuery = { readonly getWishlistFromTeaserId: { readonly externalId: string, readonly name: string, readonly description: string, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } | null, readonly entries: ReadonlyArray<{ readonly isVariantOpen: boolean, readonly variants: ReadonlyArray<{ readonly itemId: string, readonly label: string, readonly isSaleable: boolean, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly price: { readonly cents: number, readonly currency: string } }>, readonly entry: { readonly externalId: string, readonly quantity: number, readonly isRemoved: boolean, readonly isSaleable: boolean, readonly replacement: { readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null } | null, readonly totals: { readonly cents: number, readonly currency: string }, readonly item: { readonly itemId: string, readonly productId: string, readonly name: string, readonly brand: string, readonly crumbs: ReadonlyArray<string>, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly areAllDeliveryTimesTheSame: boolean, readonly primeFaehig: boolean, readonly hasMultipleItems: boolean, readonly hasSamePricesForAllItems: boolean, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly unitPrices: { readonly current: { readonly cents: number, readonly currency: string }, readonly old: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly savings: { readonly cents: number, readonly currency: string } | null, readonly lightning: { readonly cents: number, readonly currency: string } | null }, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null } } }>, readonly totals: { readonly cents: number, readonly currency: string } | null } | null };

export type GetTotalsForTeaserWishlistQueryVariables = Exact<{
  itemId: string;
  productId: string;
  quantity: number;
}>;


export type GetTotalsForTeaserWishlistQuery = { readonly getTotalsForTeaserWishlist: { readonly cents: number, readonly currency: string } | null };

export type ReplaceItemInTeaserWishlistMutationVariables = Exact<{
  itemId: string;
  oldExternalId: string;
  quantity: number;
}>;


export type ReplaceItemInTeaserWishlistMutation = { readonly replaceItemInTeaserWishlist: { readonly isVariantOpen: boolean, readonly variants: ReadonlyArray<{ readonly itemId: string, readonly label: string, readonly isSaleable: boolean, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly price: { readonly cents: number, readonly currency: string } }>, readonly entry: { readonly externalId: string, readonly quantity: number, readonly isRemoved: boolean, readonly isSaleable: boolean, readonly replacement: { readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null } | null, readonly totals: { readonly cents: number, readonly currency: string }, readonly item: { readonly itemId: string, readonly productId: string, readonly name: string, readonly brand: string, readonly crumbs: ReadonlyArray<string>, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly areAllDeliveryTimesTheSame: boolean, readonly primeFaehig: boolean, readonly hasMultipleItems: boolean, readonly hasSamePricesForAllItems: boolean, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly unitPrices: { readonly current: { readonly cents: number, readonly currency: string }, readonly old: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly savings: { readonly cents: number, readonly currency: string } | null, readonly lightning: { readonly cents: number, readonly currency: string } | null }, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null } } } | null };

export type TeaserPositionPartsFragment = { readonly productId: string, readonly itemId: string | null, readonly quantity: number };

export type AddProductsToCartFromTeaserWishlistMutationVariables = Exact<{
  teaserWishlist: ReadonlyArray<TeaserWishlistInput> | TeaserWishlistInput;
  cartId: string;
  idempotencyKey?: string | null | undefined;
}>;


export type AddProductsToCartFromTeaserWishlistMutation = { readonly addProductsToCartFromTeaserWishlist: { readonly details: { readonly itemsCount: number, readonly productsCount: number, readonly freeShippingPossible: boolean, readonly voucherCodeStatus: VoucherStatus, readonly voucherCode: string | null, readonly voucherName: string | null, readonly deliveryCountry: string, readonly orderReference: string | null, readonly orderComment: string | null, readonly submitted: boolean, readonly shortfall: string | null, readonly id: string, readonly positions: ReadonlyArray<{ readonly id: string, readonly itemId: string, readonly productId: string, readonly kind: CartLineKind, readonly name: string, readonly brand: string, readonly path: string, readonly orderNumber: string, readonly quantity: number, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly availableForSale: boolean, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly textileInfo: string | null, readonly oldElectricalDevicesInfo: string | null, readonly warnings: ReadonlyArray<string>, readonly relatedVoucherCode: string | null, readonly primeFaehig: boolean, readonly quantityLightning: number | null, readonly quantityNormal: number | null, readonly maxQuantityLightning: number | null, readonly isLightningAmountChanged: boolean | null, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly unitPrice: { readonly cents: number, readonly currency: string }, readonly strikePrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly discountedUnitPrice: { readonly cents: number, readonly currency: string } | null, readonly positionTotal: { readonly cents: number, readonly currency: string }, readonly savings: { readonly cents: number, readonly currency: string } | null, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly unitPriceLightning: { readonly cents: number, readonly currency: string } | null, readonly dealSaving: { readonly cents: number, readonly currency: string } | null }>, readonly totals: { readonly educationalDeliveryTerms: string | null, readonly isPrime: boolean | null, readonly subtotal: { readonly cents: number, readonly currency: string }, readonly shippingCost: { readonly cents: number, readonly currency: string }, readonly basketValue: { readonly cents: number, readonly currency: string }, readonly promotionsSaving: { readonly cents: number, readonly currency: string }, readonly netValue: { readonly cents: number, readonly currency: string }, readonly tax: ReadonlyArray<{ readonly ratePermille: number, readonly net: { readonly cents: number, readonly currency: string }, readonly tax: { readonly cents: number, readonly currency: string } }>, readonly grandtotal: { readonly cents: number, readonly currency: string }, readonly missingToFreeShipping: { readonly cents: number, readonly currency: string } | null }, readonly undiscountsTotalSum: { readonly cents: number, readonly currency: string }, readonly totalBasketSavingWithoutPromotions: { readonly cents: number, readonly currency: string }, readonly voucherMissing: { readonly cents: number, readonly currency: string } | null, readonly billingAddress: { readonly addressId: string } | null, readonly shippingAddress: { readonly addressId: string } | null, readonly speditionsFields: ReadonlyArray<{ readonly displayName: string, readonly fieldName: string, readonly fieldValue: string }>, readonly freeArticles: ReadonlyArray<{ readonly promotionId: string, readonly itemId: string, readonly name: string, readonly picture: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> } }>, readonly freeArticleMinPrice: { readonly cents: number, readonly currency: string } | null, readonly lightningDealReservation: { readonly lightningDealReservationTimestampEnd: number, readonly extensions: number } | null }, readonly variantsToChoose: ReadonlyArray<{ readonly productId: string, readonly itemId: string | null, readonly quantity: number }>, readonly quantityChanged: ReadonlyArray<{ readonly productId: string, readonly itemId: string, readonly quantity: number, readonly wantedQuantity: number }>, readonly maxInCart: ReadonlyArray<{ readonly productId: string, readonly itemId: string | null, readonly quantity: number }>, readonly successfullyAdded: ReadonlyArray<{ readonly productId: string, readonly itemId: string | null, readonly quantity: number }> } };

export type WishlistEssentialPartsFragment = { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> };

export type WishlistResultPartsFragment = { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null };

export type GetAllWishlistsEssentialsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAllWishlistsEssentialsQuery = { readonly getAllWishlists: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> }> };

export type WishlistEntryPartsFragment = { readonly externalId: string, readonly quantity: number, readonly isRemoved: boolean, readonly isSaleable: boolean, readonly replacement: { readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null } | null, readonly totals: { readonly cents: number, readonly currency: string }, readonly item: { readonly itemId: string, readonly productId: string, readonly name: string, readonly brand: string, readonly crumbs: ReadonlyArray<string>, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly areAllDeliveryTimesTheSame: boolean, readonly primeFaehig: boolean, readonly hasMultipleItems: boolean, readonly hasSamePricesForAllItems: boolean, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly unitPrices: { readonly current: { readonly cents: number, readonly currency: string }, readonly old: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly savings: { readonly cents: number, readonly currency: string } | null, readonly lightning: { readonly cents: number, readonly currency: string } | null }, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null } };

export type WishlistPartsFragment = { readonly externalId: string, readonly name: string, readonly description: string, readonly createdAt: number, readonly version: number, readonly revision: string | null, readonly active: boolean, readonly isDefault: boolean, readonly isStandardList: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly ownerName: string | null, readonly sharing: { readonly links: ReadonlyArray<{ readonly externalId: string, readonly token: string, readonly role: WishlistSharedRole }>, readonly members: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly role: WishlistSharedRole }>, readonly invitations: ReadonlyArray<{ readonly externalId: string, readonly email: string | null, readonly role: WishlistSharedRole, readonly expiresAt: number }> } | null, readonly entries: ReadonlyArray<{ readonly externalId: string, readonly quantity: number, readonly isRemoved: boolean, readonly isSaleable: boolean, readonly replacement: { readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null } | null, readonly totals: { readonly cents: number, readonly currency: string }, readonly item: { readonly itemId: string, readonly productId: string, readonly name: string, readonly brand: string, readonly crumbs: ReadonlyArray<string>, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly areAllDeliveryTimesTheSame: boolean, readonly primeFaehig: boolean, readonly hasMultipleItems: boolean, readonly hasSamePricesForAllItems: boolean, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly unitPrices: { readonly current: { readonly cents: number, readonly currency: string }, readonly old: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly savings: { readonly cents: number, readonly currency: string } | null, readonly lightning: { readonly cents: number, readonly currency: string } | null }, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null } }> };

export type GetWishlistQueryVariables = Exact<{
  externalId: string;
  removed: ReadonlyArray<string> | string;
}>;


export type GetWishlistQuery = { readonly getAllWishlists: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly description: string, readonly createdAt: number, readonly version: number, readonly revision: string | null, readonly active: boolean, readonly isDefault: boolean, readonly isStandardList: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly ownerName: string | null, readonly sharing: { readonly links: ReadonlyArray<{ readonly externalId: string, readonly token: string, readonly role: WishlistSharedRole }>, readonly members: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly role: WishlistSharedRole }>, readonly invitations: ReadonlyArray<{ readonly externalId: string, readonly email: string | null, readonly role: WishlistSharedRole, readonly expiresAt: number }> } | null, readonly entries: ReadonlyArray<{ readonly externalId: string, readonly quantity: number, readonly isRemoved: boolean, readonly isSaleable: boolean, readonly replacement: { readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null } | null, readonly totals: { readonly cents: number, readonly currency: string }, readonly item: { readonly itemId: string, readonly productId: string, readonly name: string, readonly brand: string, readonly crumbs: ReadonlyArray<string>, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly areAllDeliveryTimesTheSame: boolean, readonly primeFaehig: boolean, readonly hasMultipleItems: boolean, readonly hasSamePricesForAllItems: boolean, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly unitPrices: { readonly current: { readonly cents: number, readonly currency: string }, readonly old: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly savings: { readonly cents: number, readonly currency: string } | null, readonly lightning: { readonly cents: number, readonly currency: string } | null }, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null } }> }> };

export type GetSharedWishlistQueryVariables = Exact<{
  token: string;
  removed: ReadonlyArray<string> | string;
}>;


export type GetSharedWishlistQuery = { readonly getSharedWishlist: { readonly role: WishlistSharedRole, readonly isJoined: boolean, readonly list: { readonly externalId: string, readonly name: string, readonly description: string, readonly createdAt: number, readonly version: number, readonly revision: string | null, readonly active: boolean, readonly isDefault: boolean, readonly isStandardList: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly ownerName: string | null, readonly sharing: { readonly links: ReadonlyArray<{ readonly externalId: string, readonly token: string, readonly role: WishlistSharedRole }>, readonly members: ReadonlyArray<{ readonly externalId: string, readonly name: string, readonly role: WishlistSharedRole }>, readonly invitations: ReadonlyArray<{ readonly externalId: string, readonly email: string | null, readonly role: WishlistSharedRole, readonly expiresAt: number }> } | null, readonly entries: ReadonlyArray<{ readonly externalId: string, readonly quantity: number, readonly isRemoved: boolean, readonly isSaleable: boolean, readonly replacement: { readonly id: string, readonly bestItemId: string, readonly name: string, readonly path: string, readonly moreVariants: boolean, readonly rating: number | null, readonly numberOfRatings: number, readonly manufacturerName: string, readonly breadCrumb: ReadonlyArray<string>, readonly isShortage: boolean, readonly shortageText: string | null, readonly discountPercent: number, readonly minimumOrderQuantity: number, readonly price: { readonly startFromFlag: boolean, readonly currentPrice: { readonly cents: number, readonly currency: string }, readonly oldPrice: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null }, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly replacement: { readonly name: string, readonly path: string } | null } | null, readonly totals: { readonly cents: number, readonly currency: string }, readonly item: { readonly itemId: string, readonly productId: string, readonly name: string, readonly brand: string, readonly crumbs: ReadonlyArray<string>, readonly path: string, readonly orderNumber: string, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly deliveryStatusColor: DeliveryStatusColor, readonly deliveryStatusText: string, readonly deliveryStatusLight: boolean | null, readonly areAllDeliveryTimesTheSame: boolean, readonly primeFaehig: boolean, readonly hasMultipleItems: boolean, readonly hasSamePricesForAllItems: boolean, readonly image: { readonly src: string, readonly alt: string, readonly title: string | null, readonly width: number, readonly height: number, readonly sources: ReadonlyArray<{ readonly src: string, readonly width: number, readonly type: string | null, readonly media: string | null, readonly sizesValue: string | null }> }, readonly variantInfoList: ReadonlyArray<{ readonly label: string, readonly value: string }>, readonly badges: { readonly sale: boolean, readonly new: boolean, readonly popular: boolean }, readonly extraBadges: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly unitPrices: { readonly current: { readonly cents: number, readonly currency: string }, readonly old: { readonly cents: number, readonly currency: string } | null, readonly basePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null, readonly savings: { readonly cents: number, readonly currency: string } | null, readonly lightning: { readonly cents: number, readonly currency: string } | null }, readonly lightningDealInfo: { readonly isAvailableLightningDeal: boolean, readonly lightningDealTimestampUntil: number, readonly lightningReservedPercentageRoundFloor: number, readonly lightningQuantityMax: number, readonly lightningSpecialPrice: { readonly cents: number, readonly currency: string }, readonly lightningBasePrice: { readonly unit: string, readonly price: { readonly cents: number, readonly currency: string } } | null } | null, readonly energyEfficiency: { readonly imgPath: string, readonly detailsImgPath: string, readonly imgAlt: string } | null } }> } } | null };

export type ListVariantPartsFragment = { readonly itemId: string, readonly label: string, readonly isSaleable: boolean, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly price: { readonly cents: number, readonly currency: string } };

export type GetWishlistVariantsQueryVariables = Exact<{
  productId: string;
}>;


export type GetWishlistVariantsQuery = { readonly getWishlistVariants: ReadonlyArray<{ readonly itemId: string, readonly label: string, readonly isSaleable: boolean, readonly minimumOrderQuantity: number, readonly maxQuantity: number, readonly price: { readonly cents: number, readonly currency: string } }> };

export type GetCommentsPerWishlistQueryVariables = Exact<{
  wishlistId: string;
}>;


export type GetCommentsPerWishlistQuery = { readonly getCommentsPerWishlist: ReadonlyArray<{ readonly positionId: string, readonly comments: ReadonlyArray<{ readonly externalId: string, readonly comment: string, readonly name: string, readonly displayedDate: string, readonly allowedToDeleteByUser: boolean }> }> };

export type AddProductToWishlistMutationVariables = Exact<{
  externalId?: string | null | undefined;
  entry: WishlistEntryInput;
}>;


export type AddProductToWishlistMutation = { readonly addProductToWishlist: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type AddProductsToWishlistMutationVariables = Exact<{
  externalId?: string | null | undefined;
  entries: ReadonlyArray<WishlistEntryInput> | WishlistEntryInput;
}>;


export type AddProductsToWishlistMutation = { readonly addProductsToWishlist: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type RemoveProductFromWishlistMutationVariables = Exact<{
  externalId: string;
  entryId: string;
  entry?: WishlistTileInput | null | undefined;
}>;


export type RemoveProductFromWishlistMutation = { readonly removeProductFromWishlist: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type ChangeQtyInWishlistMutationVariables = Exact<{
  externalId: string;
  entry: WishlistEntryInput;
  seen?: WishlistSeenInput | null | undefined;
}>;


export type ChangeQtyInWishlistMutation = { readonly changeQtyInWishlist: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type ReplaceItemInWishlistMutationVariables = Exact<{
  externalId: string;
  entryId: string;
  entry: WishlistEntryInput;
  seen?: WishlistSeenInput | null | undefined;
}>;


export type ReplaceItemInWishlistMutation = { readonly replaceItemInWishlist: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type MoveWishlistEntryMutationVariables = Exact<{
  externalId: string;
  entryId: string;
  toWishlistId: string;
}>;


export type MoveWishlistEntryMutation = { readonly moveWishlistEntry: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type CreateWishlistMutationVariables = Exact<{
  name: string;
  description: string;
}>;


export type CreateWishlistMutation = { readonly createWishlist: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type UpdateWishlistMutationVariables = Exact<{
  externalId: string;
  name: string;
  description: string;
  version: number;
}>;


export type UpdateWishlistMutation = { readonly updateWishlist: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type ActivateWishlistMutationVariables = Exact<{
  externalId: string;
}>;


export type ActivateWishlistMutation = { readonly activateWishlist: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type RemoveWishlistMutationVariables = Exact<{
  externalId: string;
}>;


export type RemoveWishlistMutation = { readonly removeWishlist: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type AddWishlistCommentMutationVariables = Exact<{
  externalId: string;
  entryId: string;
  comment: string;
}>;


export type AddWishlistCommentMutation = { readonly addWishlistComment: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type RemoveWishlistCommentMutationVariables = Exact<{
  externalId: string;
  commentId: string;
}>;


export type RemoveWishlistCommentMutation = { readonly removeWishlistComment: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type ShareWishlistMutationVariables = Exact<{
  externalId: string;
  role: WishlistSharedRole;
}>;


export type ShareWishlistMutation = { readonly shareWishlist: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type RevokeWishlistLinkMutationVariables = Exact<{
  externalId: string;
  linkId: string;
}>;


export type RevokeWishlistLinkMutation = { readonly revokeWishlistLink: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type InviteToWishlistMutationVariables = Exact<{
  externalId: string;
  email: string;
  role: WishlistSharedRole;
}>;


export type InviteToWishlistMutation = { readonly inviteToWishlist: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type RevokeWishlistInvitationMutationVariables = Exact<{
  externalId: string;
  invitationId: string;
}>;


export type RevokeWishlistInvitationMutation = { readonly revokeWishlistInvitation: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type JoinWishlistMutationVariables = Exact<{
  token: string;
}>;


export type JoinWishlistMutation = { readonly joinWishlist: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type LeaveWishlistMutationVariables = Exact<{
  externalId: string;
}>;


export type LeaveWishlistMutation = { readonly leaveWishlist: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };

export type ChangeWishlistMemberMutationVariables = Exact<{
  externalId: string;
  memberId: string;
  role?: WishlistSharedRole | null | undefined;
}>;


export type ChangeWishlistMemberMutation = { readonly changeWishlistMember: { readonly successful: boolean, readonly generalErrorMessage: string | null, readonly fieldErrors: ReadonlyArray<{ readonly formName: string | null, readonly fieldName: string, readonly errorMessage: string }>, readonly merkzettel: { readonly externalId: string, readonly name: string, readonly active: boolean, readonly isDefault: boolean, readonly isCreator: boolean, readonly isAdmin: boolean, readonly isEditor: boolean, readonly isCommentator: boolean, readonly references: ReadonlyArray<{ readonly externalId: string, readonly productId: string, readonly itemId: string, readonly quantity: number }> } | null } };
