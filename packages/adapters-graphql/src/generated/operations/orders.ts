// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  CancelOrderMutation,
  CancelOrderMutationVariables,
  GetInvoiceQuery,
  GetInvoiceQueryVariables,
  GetOrderDetailsV2Query,
  GetOrderDetailsV2QueryVariables,
  GetOrderYearsQuery,
  GetOrderYearsQueryVariables,
  GetOrdersV2Query,
  GetOrdersV2QueryVariables,
} from '../operations.ts';

export const getOrdersV2: Operation<GetOrdersV2Query, GetOrdersV2QueryVariables> = {
  name: 'getOrdersV2',
  kind: 'query',
  text: "query getOrdersV2($page:Int!$searchText:String$dateFilter:String){getOrdersV2(page:$page searchText:$searchText dateFilter:$dateFilter){orders{...OrderSummaryParts}pageInfo{totalElements totalPages currentPage elementsPerPage}}}fragment MoneyParts on Money{cents currency}fragment OrderSummaryParts on OrderSummary{orderId orderNumber state paymentState orderedAt cancelledAt paymentMethod total{...MoneyParts}reference shipments{status isReplacement announcedAt packedAt sentAt deliveredAt carrier expectedDelivery tracking{link code}items{lineNo itemId sku name path picture{...PictureParts}variantInfoList{label value}deliveryStatusText quantity price{...MoneyParts}mixedPrices{quantity unitPrice{...MoneyParts}}positionTotal{...MoneyParts}isReturnable isAlreadyReturned reviewLink}}returnHash}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}",
};

export const getOrderYears: Operation<GetOrderYearsQuery, GetOrderYearsQueryVariables> = {
  name: 'getOrderYears',
  kind: 'query',
  text: "query getOrderYears{getOrderYears}",
};

export const getOrderDetailsV2: Operation<GetOrderDetailsV2Query, GetOrderDetailsV2QueryVariables> = {
  name: 'getOrderDetailsV2',
  kind: 'query',
  text: "query getOrderDetailsV2($orderId:ID!$token:String){getOrderDetailsV2(orderId:$orderId token:$token){summary{...OrderSummaryParts}email totals{...CartTotalsParts}billingAddress{...AddressParts}deliveryAddress{...AddressParts}speditionsFields{fieldName displayName fieldValue}comment voucherCode buyerReference payableUntil bankTransfer{holder iban bic amount{...MoneyParts}reference qrCode}invoiceFormats withdrawal{period endsAt declared{receivedAt goods}}returns{...PriorReturnParts}refunds{...RefundParts}}}fragment AddressParts on Address{addressId salutation firstName lastName schoolOrCompany street addressAddition postCode city country email deliveryEmail phone packstationAddress isAlsoCustomerAddress}fragment CartTotalsParts on CartTotals{subtotal{...MoneyParts}shippingCost{...MoneyParts}basketValue{...MoneyParts}promotionsSaving{...MoneyParts}netValue{...MoneyParts}tax{ratePermille net{...MoneyParts}tax{...MoneyParts}}grandtotal{...MoneyParts}missingToFreeShipping{...MoneyParts}isPrime}fragment MoneyParts on Money{cents currency}fragment OrderSummaryParts on OrderSummary{orderId orderNumber state paymentState orderedAt cancelledAt paymentMethod total{...MoneyParts}reference shipments{status isReplacement announcedAt packedAt sentAt deliveredAt carrier expectedDelivery tracking{link code}items{lineNo itemId sku name path picture{...PictureParts}variantInfoList{label value}deliveryStatusText quantity price{...MoneyParts}mixedPrices{quantity unitPrice{...MoneyParts}}positionTotal{...MoneyParts}isReturnable isAlreadyReturned reviewLink}}returnHash}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}fragment PriorReturnParts on PriorReturn{rma state announcedAt arrivedAt settledAt regulation carrier outcome amount{...MoneyParts}refund{...RefundParts}items{name component quantity}}fragment RefundParts on Refund{reason way amount{...MoneyParts}state at}",
};

export const getInvoice: Operation<GetInvoiceQuery, GetInvoiceQueryVariables> = {
  name: 'getInvoice',
  kind: 'query',
  text: "query getInvoice($orderId:ID!$token:String$format:InvoiceFormat!){getInvoice(orderId:$orderId token:$token format:$format){fileName contentType base64}}",
};

export const cancelOrder: Operation<CancelOrderMutation, CancelOrderMutationVariables> = {
  name: 'cancelOrder',
  kind: 'mutation',
  text: "mutation cancelOrder($orderId:ID!$token:String){cancelOrder(orderId:$orderId token:$token)}",
};
