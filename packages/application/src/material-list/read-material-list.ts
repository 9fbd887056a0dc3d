// A school's list becomes a basket: its text is read, the shop says which article fits each line, and what the parent has chosen is added at
// once. Source: docs/material-lists.md.

import { type MaterialList, readMaterialList } from '@tornister/domain/materiallist';
import { schoolLexicon } from '@tornister/domain/materialwords';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { FilledOrderForm, FillOrderForm } from '../order-form/fill-order-form.ts';
import type { GatewayError, MaterialAnswer, MaterialListGateway } from '../ports/index.ts';
import type { SaveToList } from './save-to-list.ts';

/** A thing that the list asks for, with what the shop has for it. */
export type MaterialLine = MaterialList['wishes'][number] & MaterialAnswer;

export type MaterialSheet = {
  readonly lines: readonly MaterialLine[];
  /** Lines that name nothing to buy. */
  readonly leftOut: MaterialList['leftOut'];
  /** The text is longer than what is read. */
  readonly isCut: boolean;
};

/** An article that was chosen for a line. */
export type ChosenMaterial = { readonly orderNumber: string; readonly quantity: string };

export type ReadMaterialList = {
  /** A key for the next form: what is posted twice with it is added once. */
  readonly newKey: () => string;
  /** Reads a text and asks for articles once for all lines; changes nothing. */
  readonly read: (text: string) => ResultAsync<MaterialSheet, GatewayError>;
  /** Puts what was chosen into the cart, once for each key; what could not be added is told. */
  readonly add: (chosen: readonly ChosenMaterial[], key: string) => ResultAsync<FilledOrderForm, GatewayError>;
  /** Puts what was chosen on a wishlist. */
  readonly save: SaveToList;
};

export type ReadMaterialListPorts = {
  readonly materialList: MaterialListGateway;
  readonly orderForm: Pick<FillOrderForm, 'newKey' | 'add'>;
  readonly save: SaveToList;
};

/** Makes the commands of the page of material lists. */
export const createReadMaterialList = ({ materialList, orderForm, save }: ReadMaterialListPorts): ReadMaterialList => ({
  newKey: orderForm.newKey,
  save,
  read: (text) => {
    const { wishes, leftOut, isCut } = readMaterialList(text, schoolLexicon());
    const found =
      wishes.length === 0
        ? okAsync<readonly MaterialAnswer[], GatewayError>([])
        : materialList.find(wishes.map(({ wish }) => wish));
    return found.map((answers) => ({
      lines: wishes.map((listed, at) => ({ ...listed, ...(answers[at] ?? NOTHING) })),
      leftOut,
      isCut,
    }));
  },
  add: (chosen, key) =>
    orderForm.add(
      { typed: chosen.map(({ orderNumber, quantity }) => ({ number: orderNumber, quantity })), text: '' },
      key,
    ),
});

const NOTHING: MaterialAnswer = { verdict: 'notFound', candidates: [] };
