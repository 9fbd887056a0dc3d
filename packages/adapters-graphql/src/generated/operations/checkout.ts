// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  AddBillingAddressMutation,
  AddBillingAddressMutationVariables,
  AddPackstationAddressMutation,
  AddPackstationAddressMutationVariables,
  AddShippingAddressMutation,
  AddShippingAddressMutationVariables,
  CreateWalletSessionMutation,
  CreateWalletSessionMutationVariables,
  GetPaymentInfoQuery,
  GetPaymentInfoQueryVariables,
  GetShippingStepDetailsQuery,
  GetShippingStepDetailsQueryVariables,
  GetThankYouPageDataQuery,
  GetThankYouPageDataQueryVariables,
  PayOrderMutation,
  PayOrderMutationVariables,
  ReopenCartAfterPaymentMutation,
  ReopenCartAfterPaymentMutationVariables,
  SaveSpeditionsDataMutation,
  SaveSpeditionsDataMutationVariables,
  SelectBillingAddressMutation,
  SelectBillingAddressMutationVariables,
  SelectShippingAddressMutation,
  SelectShippingAddressMutationVariables,
  SetOrderCommentMutation,
  SetOrderCommentMutationVariables,
  SetOrderNewsletterSubscribeMutation,
  SetOrderNewsletterSubscribeMutationVariables,
  SetOrderReferenceMutation,
  SetOrderReferenceMutationVariables,
  SetSelectedPaymentMutation,
  SetSelectedPaymentMutationVariables,
  SetShippingMethodMutation,
  SetShippingMethodMutationVariables,
  SubmitCartMutation,
  SubmitCartMutationVariables,
  UpdateBillingAddressMutation,
  UpdateBillingAddressMutationVariables,
  UpdatePackstationAddressMutation,
  UpdatePackstationAddressMutationVariables,
  UpdateShippingAddressMutation,
  UpdateShippingAddressMutationVariables,
} from '../operations.ts';

export const getShippingStepDetails: Operation<GetShippingStepDetailsQuery, GetShippingStepDetailsQueryVariables> = {
  name: 'getShippingStepDetails',
  kind: 'query',
  text: "query getShippingStepDetails($cartId:ID!){getShippingStepDetails(cartId:$cartId calculateShippingCost:true){cart{...CartParts billingAddress{...AddressParts}shippingAddress{...AddressParts}}shippers{...ShipperParts}otherTotals{...CartTotalsParts}billingCountries{code name}deliveryCountries{code name}billingAddresses{...AddressParts}shippingAddresses{...AddressParts}packstationAddresses{...AddressParts}walletCheckout{isOffered paymentDescriptor}order{orderId newCartId:newCartReference}}}fragment AddressParts on Address{addressId salutation firstName lastName schoolOrCompany street addressAddition postCode city country email deliveryEmail phone packstationAddress isAlsoCustomerAddress}fragment BasePriceParts on BasePrice{price{...MoneyParts}unit}fragment CartLineParts on CartLine{id itemId productId kind name brand path picture{...PictureParts}variantInfoList{label value}orderNumber quantity minimumOrderQuantity maxQuantity unitPrice{...MoneyParts}strikePrice{...MoneyParts}basePrice{...BasePriceParts}discountedUnitPrice{...MoneyParts}positionTotal{...MoneyParts}savings{...MoneyParts}availableForSale deliveryStatusColor deliveryStatusText deliveryStatusLight extraBadges{id name}textileInfo oldElectricalDevicesInfo warnings relatedVoucherCode primeFaehig quantityLightning quantityNormal maxQuantityLightning unitPriceLightning{...MoneyParts}dealSaving{...MoneyParts}isLightningAmountChanged}fragment CartParts on Cart{id:reference positions{...CartLineParts}itemsCount productsCount totals{...CartTotalsParts educationalDeliveryTerms}undiscountsTotalSum{...MoneyParts}totalBasketSavingWithoutPromotions{...MoneyParts}freeShippingPossible voucherCodeStatus voucherMissing{...MoneyParts}voucherCode voucherName deliveryCountry billingAddress{addressId}shippingAddress{addressId}orderReference orderComment speditionsFields{displayName fieldName fieldValue}freeArticles{promotionId itemId name picture{...PictureParts}}freeArticleMinPrice{...MoneyParts}submitted lightningDealReservation{lightningDealReservationTimestampEnd extensions}shortfall}fragment CartTotalsParts on CartTotals{subtotal{...MoneyParts}shippingCost{...MoneyParts}basketValue{...MoneyParts}promotionsSaving{...MoneyParts}netValue{...MoneyParts}tax{ratePermille net{...MoneyParts}tax{...MoneyParts}}grandtotal{...MoneyParts}missingToFreeShipping{...MoneyParts}isPrime}fragment MoneyParts on Money{cents currency}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}fragment ShipperParts on Shipper{code name enabled costs{...MoneyParts}tariff{homeCountry home{...MoneyParts}abroad{...MoneyParts}}selected info}",
};

export const getPaymentInfo: Operation<GetPaymentInfoQuery, GetPaymentInfoQueryVariables> = {
  name: 'getPaymentInfo',
  kind: 'query',
  text: "query getPaymentInfo($cartId:ID!){getPaymentInfo(cartId:$cartId){paymentMethods{paymentId displayName description selected enabled buyerReference isPrepaid}selectedMethodId agreedMethodId}}",
};

export const getThankYouPageData: Operation<GetThankYouPageDataQuery, GetThankYouPageDataQueryVariables> = {
  name: 'getThankYouPageData',
  kind: 'query',
  text: "query getThankYouPageData($orderId:ID!){getThankYouPageData(orderId:$orderId){orderId orderNumber orderedAt email paymentMethod paymentState isCalledOff isExpressWallet isByAppointment payableUntil isGuestOrder guestToken bankTransfer{holder iban bic amount{...MoneyParts}reference qrCode}lines{itemId orderNumber name path picture{...PictureParts}variantInfoList{label value}deliveryStatusText quantity unitPrice{...MoneyParts}mixedPrices{quantity unitPrice{...MoneyParts}}positionTotal{...MoneyParts}}totals{...CartTotalsParts}billingAddress{...AddressParts}deliveryAddress{...AddressParts}voucherCode orderReference buyerReference}}fragment AddressParts on Address{addressId salutation firstName lastName schoolOrCompany street addressAddition postCode city country email deliveryEmail phone packstationAddress isAlsoCustomerAddress}fragment CartTotalsParts on CartTotals{subtotal{...MoneyParts}shippingCost{...MoneyParts}basketValue{...MoneyParts}promotionsSaving{...MoneyParts}netValue{...MoneyParts}tax{ratePermille net{...MoneyParts}tax{...MoneyParts}}grandtotal{...MoneyParts}missingToFreeShipping{...MoneyParts}isPrime}fragment MoneyParts on Money{cents currency}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}",
};

export const addBillingAddress: Operation<AddBillingAddressMutation, AddBillingAddressMutationVariables> = {
  name: 'addBillingAddress',
  kind: 'mutation',
  text: "mutation addBillingAddress($cartId:ID$address:AddressInput!){addBillingAddress(cartId:$cartId address:$address){...AddressResultParts}}fragment AddressParts on Address{addressId salutation firstName lastName schoolOrCompany street addressAddition postCode city country email deliveryEmail phone packstationAddress isAlsoCustomerAddress}fragment AddressResultParts on AddressResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}address{...AddressParts}}",
};

export const addShippingAddress: Operation<AddShippingAddressMutation, AddShippingAddressMutationVariables> = {
  name: 'addShippingAddress',
  kind: 'mutation',
  text: "mutation addShippingAddress($cartId:ID$address:AddressInput!){addShippingAddress(cartId:$cartId address:$address){...AddressResultParts}}fragment AddressParts on Address{addressId salutation firstName lastName schoolOrCompany street addressAddition postCode city country email deliveryEmail phone packstationAddress isAlsoCustomerAddress}fragment AddressResultParts on AddressResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}address{...AddressParts}}",
};

export const addPackstationAddress: Operation<AddPackstationAddressMutation, AddPackstationAddressMutationVariables> = {
  name: 'addPackstationAddress',
  kind: 'mutation',
  text: "mutation addPackstationAddress($cartId:ID$address:AddressInput!){addPackstationAddress(cartId:$cartId address:$address){...AddressResultParts}}fragment AddressParts on Address{addressId salutation firstName lastName schoolOrCompany street addressAddition postCode city country email deliveryEmail phone packstationAddress isAlsoCustomerAddress}fragment AddressResultParts on AddressResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}address{...AddressParts}}",
};

export const updateBillingAddress: Operation<UpdateBillingAddressMutation, UpdateBillingAddressMutationVariables> = {
  name: 'updateBillingAddress',
  kind: 'mutation',
  text: "mutation updateBillingAddress($cartId:ID$addressId:ID!$address:AddressInput!){updateBillingAddress(cartId:$cartId addressId:$addressId address:$address){...AddressResultParts}}fragment AddressParts on Address{addressId salutation firstName lastName schoolOrCompany street addressAddition postCode city country email deliveryEmail phone packstationAddress isAlsoCustomerAddress}fragment AddressResultParts on AddressResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}address{...AddressParts}}",
};

export const updateShippingAddress: Operation<UpdateShippingAddressMutation, UpdateShippingAddressMutationVariables> = {
  name: 'updateShippingAddress',
  kind: 'mutation',
  text: "mutation updateShippingAddress($cartId:ID$addressId:ID!$address:AddressInput!){updateShippingAddress(cartId:$cartId addressId:$addressId address:$address){...AddressResultParts}}fragment AddressParts on Address{addressId salutation firstName lastName schoolOrCompany street addressAddition postCode city country email deliveryEmail phone packstationAddress isAlsoCustomerAddress}fragment AddressResultParts on AddressResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}address{...AddressParts}}",
};

export const updatePackstationAddress: Operation<UpdatePackstationAddressMutation, UpdatePackstationAddressMutationVariables> = {
  name: 'updatePackstationAddress',
  kind: 'mutation',
  text: "mutation updatePackstationAddress($cartId:ID$addressId:ID!$address:AddressInput!){updatePackstationAddress(cartId:$cartId addressId:$addressId address:$address){...AddressResultParts}}fragment AddressParts on Address{addressId salutation firstName lastName schoolOrCompany street addressAddition postCode city country email deliveryEmail phone packstationAddress isAlsoCustomerAddress}fragment AddressResultParts on AddressResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}address{...AddressParts}}",
};

export const selectBillingAddress: Operation<SelectBillingAddressMutation, SelectBillingAddressMutationVariables> = {
  name: 'selectBillingAddress',
  kind: 'mutation',
  text: "mutation selectBillingAddress($cartId:ID!$addressId:ID!){selectBillingAddress(cartId:$cartId addressId:$addressId){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const selectShippingAddress: Operation<SelectShippingAddressMutation, SelectShippingAddressMutationVariables> = {
  name: 'selectShippingAddress',
  kind: 'mutation',
  text: "mutation selectShippingAddress($cartId:ID!$addressId:ID){selectShippingAddress(cartId:$cartId addressId:$addressId){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const setShippingMethod: Operation<SetShippingMethodMutation, SetShippingMethodMutationVariables> = {
  name: 'setShippingMethod',
  kind: 'mutation',
  text: "mutation setShippingMethod($cartId:ID!$methodCode:ID!){setShippingMethod(cartId:$cartId methodCode:$methodCode){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const saveSpeditionsData: Operation<SaveSpeditionsDataMutation, SaveSpeditionsDataMutationVariables> = {
  name: 'saveSpeditionsData',
  kind: 'mutation',
  text: "mutation saveSpeditionsData($cartId:ID!$fields:[FieldValueInput!]!){saveSpeditionsData(cartId:$cartId fields:$fields){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const setSelectedPayment: Operation<SetSelectedPaymentMutation, SetSelectedPaymentMutationVariables> = {
  name: 'setSelectedPayment',
  kind: 'mutation',
  text: "mutation setSelectedPayment($cartId:ID!$paymentId:ID!$buyerReference:String){setSelectedPayment(cartId:$cartId paymentId:$paymentId buyerReference:$buyerReference){successful errorMessage}}",
};

export const setOrderComment: Operation<SetOrderCommentMutation, SetOrderCommentMutationVariables> = {
  name: 'setOrderComment',
  kind: 'mutation',
  text: "mutation setOrderComment($cartId:ID!$orderComment:String!){setOrderComment(cartId:$cartId orderComment:$orderComment){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const setOrderReference: Operation<SetOrderReferenceMutation, SetOrderReferenceMutationVariables> = {
  name: 'setOrderReference',
  kind: 'mutation',
  text: "mutation setOrderReference($cartId:ID!$orderReference:String!){setOrderReference(cartId:$cartId orderReference:$orderReference){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const setOrderNewsletterSubscribe: Operation<SetOrderNewsletterSubscribeMutation, SetOrderNewsletterSubscribeMutationVariables> = {
  name: 'setOrderNewsletterSubscribe',
  kind: 'mutation',
  text: "mutation setOrderNewsletterSubscribe($cartId:ID!$subscribe:Boolean!){setOrderNewsletterSubscribe(cartId:$cartId subscribe:$subscribe){...ResultParts}}fragment ResultParts on MutationResult{successful generalErrorMessage fieldErrors{fieldName errorMessage formName}}",
};

export const submitCart: Operation<SubmitCartMutation, SubmitCartMutationVariables> = {
  name: 'submitCart',
  kind: 'mutation',
  text: "mutation submitCart($cartId:ID!$seenCart:SeenCartInput!$idempotencyKey:String!){submitCart(cartId:$cartId seenCart:$seenCart idempotencyKey:$idempotencyKey){...SubmitParts newCartId:newCartReference}}fragment SubmitParts on SubmitResult{computopData{action fields{name value}}errorMessage orderId redirectUrl}",
};

export const reopenCartAfterPayment: Operation<ReopenCartAfterPaymentMutation, ReopenCartAfterPaymentMutationVariables> = {
  name: 'reopenCartAfterPayment',
  kind: 'mutation',
  text: "mutation reopenCartAfterPayment($orderId:ID!){reopenCartAfterPayment(orderId:$orderId)}",
};

export const payOrder: Operation<PayOrderMutation, PayOrderMutationVariables> = {
  name: 'payOrder',
  kind: 'mutation',
  text: "mutation payOrder($orderId:ID!){payOrder(orderId:$orderId){...SubmitParts newCartId:newCartReference}}fragment SubmitParts on SubmitResult{computopData{action fields{name value}}errorMessage orderId redirectUrl}",
};

export const createWalletSession: Operation<CreateWalletSessionMutation, CreateWalletSessionMutationVariables> = {
  name: 'createWalletSession',
  kind: 'mutation',
  text: "mutation createWalletSession($cartId:ID!){createWalletSession(cartId:$cartId){successful errorMessage redirectUrl}}",
};
