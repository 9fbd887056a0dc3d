// Generated from the .graphql files by `npm run codegen`. Do not edit.
import type { Operation } from '../../transport/operation.ts';
import type {
  AddClassListEntriesMutation,
  AddClassListEntriesMutationVariables,
  ChangeClassListEntryMutation,
  ChangeClassListEntryMutationVariables,
  CopyClassListMutation,
  CopyClassListMutationVariables,
  CreateClassListMutation,
  CreateClassListMutationVariables,
  GetClassListQuery,
  GetClassListQueryVariables,
  GetClassListSheetQuery,
  GetClassListSheetQueryVariables,
  GetClassListsQuery,
  GetClassListsQueryVariables,
  GetSharedClassListQuery,
  GetSharedClassListQueryVariables,
  PromiseForClassMutation,
  PromiseForClassMutationVariables,
  RemoveClassListEntryMutation,
  RemoveClassListEntryMutationVariables,
  RemoveClassListMutation,
  RemoveClassListMutationVariables,
  ShareClassListMutation,
  ShareClassListMutationVariables,
  UnshareClassListMutation,
  UnshareClassListMutationVariables,
  UpdateClassListMutation,
  UpdateClassListMutationVariables,
} from '../operations.ts';

export const getClassLists: Operation<GetClassListsQuery, GetClassListsQueryVariables> = {
  name: 'getClassLists',
  kind: 'query',
  text: "query getClassLists{getClassLists{...ClassListParts}}fragment ClassListParts on ClassList{externalId name schoolYear children closesOn isClosed version entryCount isShared}",
};

export const getClassList: Operation<GetClassListQuery, GetClassListQueryVariables> = {
  name: 'getClassList',
  kind: 'query',
  text: "query getClassList($classListId:ID!$shopAddress:String!){getClassList(classListId:$classListId shopAddress:$shopAddress){list{...ClassListParts}entries{...ClassListEntryParts}link{url qrCode}}}fragment ClassListEntryParts on ClassListEntry{externalId title quantity per brand note version promised promisedHere item{...OrderFormItemParts}replacement{...OrderFormItemParts}}fragment ClassListParts on ClassList{externalId name schoolYear children closesOn isClosed version entryCount isShared}fragment MoneyParts on Money{cents currency}fragment OrderFormItemParts on OrderFormItem{itemId name path picture{...PictureParts}variantInfoList{label value}orderNumber unitPrice{...MoneyParts}minimumOrderQuantity maxQuantity availableForSale}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}",
};

export const getClassListSheet: Operation<GetClassListSheetQuery, GetClassListSheetQueryVariables> = {
  name: 'getClassListSheet',
  kind: 'query',
  text: "query getClassListSheet($classListId:ID!$shopAddress:String!$withPrices:Boolean!){getClassListSheet(classListId:$classListId shopAddress:$shopAddress withPrices:$withPrices){fileName contentType base64}}",
};

export const getSharedClassList: Operation<GetSharedClassListQuery, GetSharedClassListQueryVariables> = {
  name: 'getSharedClassList',
  kind: 'query',
  text: "query getSharedClassList($token:String!$family:String!){getSharedClassList(token:$token family:$family){name schoolYear closesOn isClosed entries{...ClassListEntryParts}}}fragment ClassListEntryParts on ClassListEntry{externalId title quantity per brand note version promised promisedHere item{...OrderFormItemParts}replacement{...OrderFormItemParts}}fragment MoneyParts on Money{cents currency}fragment OrderFormItemParts on OrderFormItem{itemId name path picture{...PictureParts}variantInfoList{label value}orderNumber unitPrice{...MoneyParts}minimumOrderQuantity maxQuantity availableForSale}fragment PictureParts on Picture{src alt title width height sources{src width type media sizesValue}}",
};

export const createClassList: Operation<CreateClassListMutation, CreateClassListMutationVariables> = {
  name: 'createClassList',
  kind: 'mutation',
  text: "mutation createClassList($list:ClassListInput!$entries:[ClassListEntryInput!]!$idempotencyKey:String){createClassList(list:$list entries:$entries idempotencyKey:$idempotencyKey){...ClassListResultParts}}fragment ClassListResultParts on ClassListResult{successful generalErrorMessage fieldErrors{fieldName errorMessage maximum}open classListId}",
};

export const updateClassList: Operation<UpdateClassListMutation, UpdateClassListMutationVariables> = {
  name: 'updateClassList',
  kind: 'mutation',
  text: "mutation updateClassList($classListId:ID!$list:ClassListInput!$version:Int!){updateClassList(classListId:$classListId list:$list version:$version){...ClassListResultParts}}fragment ClassListResultParts on ClassListResult{successful generalErrorMessage fieldErrors{fieldName errorMessage maximum}open classListId}",
};

export const removeClassList: Operation<RemoveClassListMutation, RemoveClassListMutationVariables> = {
  name: 'removeClassList',
  kind: 'mutation',
  text: "mutation removeClassList($classListId:ID!){removeClassList(classListId:$classListId){...ClassListResultParts}}fragment ClassListResultParts on ClassListResult{successful generalErrorMessage fieldErrors{fieldName errorMessage maximum}open classListId}",
};

export const copyClassList: Operation<CopyClassListMutation, CopyClassListMutationVariables> = {
  name: 'copyClassList',
  kind: 'mutation',
  text: "mutation copyClassList($classListId:ID!$idempotencyKey:String){copyClassList(classListId:$classListId idempotencyKey:$idempotencyKey){...ClassListResultParts}}fragment ClassListResultParts on ClassListResult{successful generalErrorMessage fieldErrors{fieldName errorMessage maximum}open classListId}",
};

export const addClassListEntries: Operation<AddClassListEntriesMutation, AddClassListEntriesMutationVariables> = {
  name: 'addClassListEntries',
  kind: 'mutation',
  text: "mutation addClassListEntries($classListId:ID!$entries:[ClassListEntryInput!]!$idempotencyKey:String){addClassListEntries(classListId:$classListId entries:$entries idempotencyKey:$idempotencyKey){...ClassListResultParts}}fragment ClassListResultParts on ClassListResult{successful generalErrorMessage fieldErrors{fieldName errorMessage maximum}open classListId}",
};

export const changeClassListEntry: Operation<ChangeClassListEntryMutation, ChangeClassListEntryMutationVariables> = {
  name: 'changeClassListEntry',
  kind: 'mutation',
  text: "mutation changeClassListEntry($classListId:ID!$classEntryId:ID!$entry:ClassListEntryInput!$version:Int!){changeClassListEntry(classListId:$classListId classEntryId:$classEntryId entry:$entry version:$version){...ClassListResultParts}}fragment ClassListResultParts on ClassListResult{successful generalErrorMessage fieldErrors{fieldName errorMessage maximum}open classListId}",
};

export const removeClassListEntry: Operation<RemoveClassListEntryMutation, RemoveClassListEntryMutationVariables> = {
  name: 'removeClassListEntry',
  kind: 'mutation',
  text: "mutation removeClassListEntry($classListId:ID!$classEntryId:ID!){removeClassListEntry(classListId:$classListId classEntryId:$classEntryId){...ClassListResultParts}}fragment ClassListResultParts on ClassListResult{successful generalErrorMessage fieldErrors{fieldName errorMessage maximum}open classListId}",
};

export const shareClassList: Operation<ShareClassListMutation, ShareClassListMutationVariables> = {
  name: 'shareClassList',
  kind: 'mutation',
  text: "mutation shareClassList($classListId:ID!){shareClassList(classListId:$classListId){...ClassListResultParts}}fragment ClassListResultParts on ClassListResult{successful generalErrorMessage fieldErrors{fieldName errorMessage maximum}open classListId}",
};

export const unshareClassList: Operation<UnshareClassListMutation, UnshareClassListMutationVariables> = {
  name: 'unshareClassList',
  kind: 'mutation',
  text: "mutation unshareClassList($classListId:ID!){unshareClassList(classListId:$classListId){...ClassListResultParts}}fragment ClassListResultParts on ClassListResult{successful generalErrorMessage fieldErrors{fieldName errorMessage maximum}open classListId}",
};

export const promiseForClass: Operation<PromiseForClassMutation, PromiseForClassMutationVariables> = {
  name: 'promiseForClass',
  kind: 'mutation',
  text: "mutation promiseForClass($token:String!$family:String!$classEntryId:ID!$quantity:Int!){promiseForClass(token:$token family:$family classEntryId:$classEntryId quantity:$quantity){...ClassListResultParts}}fragment ClassListResultParts on ClassListResult{successful generalErrorMessage fieldErrors{fieldName errorMessage maximum}open classListId}",
};
