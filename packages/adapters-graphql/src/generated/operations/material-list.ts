// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  FindMaterialQuery,
  FindMaterialQueryVariables,
} from '../operations.ts';

export const findMaterial: Operation<FindMaterialQuery, FindMaterialQueryVariables> = {
  name: 'findMaterial',
  kind: 'query',
  text: "query findMaterial($wishes:[MaterialWishInput!]!){findMaterial(wishes:$wishes){verdict candidates{item{...OrderFormItemParts}quantity needed missing}}}fragment MoneyParts on Money{cents currency}fragment OrderFormItemParts on OrderFormItem{itemId name path picture{...PictureParts}variantInfoList{label value}orderNumber unitPrice{...MoneyParts}minimumOrderQuantity maxQuantity availableForSale}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}",
};
