// A school's list becomes a basket: its text is read, the shop says which article fits each line, and what the parent has chosen is added at
// once. Source: docs/material-lists.md.

import { readMaterialList } from '@tornister/domain/materiallist';
import { schoolLexicon } from '@tornister/domain/materialwords';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { FilledOrderForm, FillOrderForm } from '../order-form/fill-order-form.ts';
import type { GatewayError, MaterialAnswer, MaterialListGateway } from '../ports/index.ts';
import type { ChosenLine, MaterialSheet } from './chosen-material.ts';
import type { SaveToList } from './save-to-list.ts';

export type ReadMaterialList = {
  /** A key for the next form: what is posted twice with it is added once. */
  readonly newKey: () => string;
  /** Reads a text and asks for articles once for all lines; changes nothing. */
  readonly read: (text: string) => ResultAsync<MaterialSheet, GatewayError>;
  /** Puts what was chosen into the cart, once for each key; what could not be added is told. */
  readonly add: (
    chosen: readonly Pick<ChosenLine, 'orderNumber' | 'pieces'>[],
    key: string,
  ) => ResultAsync<FilledOrderForm, GatewayError>;
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
      { typed: chosen.map(({ orderNumber, pieces }) => ({ number: orderNumber, quantity: String(pieces) })), text: '' },
      key,
    ),
});

const NOTHING: MaterialAnswer = { verdict: 'notFound', candidates: [] };
