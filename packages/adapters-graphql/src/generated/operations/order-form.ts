// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  GeneratePdfFormMutation,
  GeneratePdfFormMutationVariables,
  ValidateAndAddToCartBestellscheinMutation,
  ValidateAndAddToCartBestellscheinMutationVariables,
  ValidateBestellscheinMutation,
  ValidateBestellscheinMutationVariables,
} from '../operations.ts';

export const validateBestellschein: Operation<ValidateBestellscheinMutation, ValidateBestellscheinMutationVariables> = {
  name: 'validateBestellschein',
  kind: 'mutation',
  text: "mutation validateBestellschein($orderNumbers:[OrderNumberInput!]!){validateBestellschein(orderNumbers:$orderNumbers){...OrderNumberVerdictParts}}fragment MoneyParts on Money{cents currency}fragment OrderFormItemParts on OrderFormItem{itemId name path picture{...PictureParts}variantInfoList{label value}orderNumber unitPrice{...MoneyParts}minimumOrderQuantity maxQuantity availableForSale}fragment OrderNumberVerdictParts on OrderNumberVerdict{status quantity item{...OrderFormItemParts}suggestions{...OrderFormItemParts}}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}",
};

export const validateAndAddToCartBestellschein: Operation<ValidateAndAddToCartBestellscheinMutation, ValidateAndAddToCartBestellscheinMutationVariables> = {
  name: 'validateAndAddToCartBestellschein',
  kind: 'mutation',
  text: "mutation validateAndAddToCartBestellschein($cartId:ID!$orderNumbers:[OrderNumberInput!]!$idempotencyKey:String){validateAndAddToCartBestellschein(cartId:$cartId orderNumbers:$orderNumbers idempotencyKey:$idempotencyKey){details{...CartParts}verdicts{...OrderNumberVerdictParts}}}fragment BasePriceParts on BasePrice{price{...MoneyParts}unit}fragment CartLineParts on CartLine{id itemId productId kind name brand path picture{...PictureParts}variantInfoList{label value}orderNumber quantity minimumOrderQuantity maxQuantity unitPrice{...MoneyParts}strikePrice{...MoneyParts}basePrice{...BasePriceParts}discountedUnitPrice{...MoneyParts}positionTotal{...MoneyParts}savings{...MoneyParts}availableForSale deliveryStatusColor deliveryStatusText deliveryStatusLight extraBadges{id name}textileInfo oldElectricalDevicesInfo warnings relatedVoucherCode primeFaehig quantityLightning quantityNormal maxQuantityLightning unitPriceLightning{...MoneyParts}dealSaving{...MoneyParts}isLightningAmountChanged}fragment CartParts on Cart{id:reference positions{...CartLineParts}itemsCount productsCount totals{...CartTotalsParts educationalDeliveryTerms}undiscountsTotalSum{...MoneyParts}totalBasketSavingWithoutPromotions{...MoneyParts}freeShippingPossible voucherCodeStatus voucherMissing{...MoneyParts}voucherCode voucherName deliveryCountry billingAddress{addressId}shippingAddress{addressId}orderReference orderComment speditionsFields{displayName fieldName fieldValue}freeArticles{promotionId itemId name picture{...PictureParts}}freeArticleMinPrice{...MoneyParts}submitted lightningDealReservation{lightningDealReservationTimestampEnd extensions}shortfall}fragment CartTotalsParts on CartTotals{subtotal{...MoneyParts}shippingCost{...MoneyParts}basketValue{...MoneyParts}promotionsSaving{...MoneyParts}netValue{...MoneyParts}tax{ratePermille net{...MoneyParts}tax{...MoneyParts}}grandtotal{...MoneyParts}missingToFreeShipping{...MoneyParts}isPrime}fragment MoneyParts on Money{cents currency}fragment OrderFormItemParts on OrderFormItem{itemId name path picture{...PictureParts}variantInfoList{label value}orderNumber unitPrice{...MoneyParts}minimumOrderQuantity maxQuantity availableForSale}fragment OrderNumberVerdictParts on OrderNumberVerdict{status quantity item{...OrderFormItemParts}suggestions{...OrderFormItemParts}}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}",
};

export const generatePdfForm: Operation<GeneratePdfFormMutation, GeneratePdfFormMutationVariables> = {
  name: 'generatePdfForm',
  kind: 'mutation',
  text: "mutation generatePdfForm($cartId:ID!){generatePdfForm(cartId:$cartId){fileName contentType base64}}",
};
