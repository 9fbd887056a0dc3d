// What is decided in the form of material lists while somebody chooses: an article that is chosen brings its own quantity along.

import {
  decisionFor,
  type MaterialDecisions,
  type MaterialSheet,
  suggestedQuantity,
} from '@tornister/application/material-list';
import { decisionsIn, fieldOf } from './list-fields.ts';

/**
 * What is decided after a field has changed. Where another article was chosen and nobody has typed a quantity, the field shows what that article
 * needs: one pack instead of 12 pencils. Source: docs/material-lists.md.
 */
export const decisionsAfter = (
  form: HTMLFormElement,
  changed: EventTarget,
  sheet: MaterialSheet | undefined,
): MaterialDecisions => {
  const decisions = decisionsIn(new FormData(form));
  const name = changed instanceof HTMLInputElement ? changed.name : '';
  const index = Number(/^choice-(\d{1,3})$/.exec(name)?.[1] ?? -1);
  const line = sheet?.lines[index];
  const decided = decisions[index];
  if (line === undefined || decided === undefined) return decisions;
  const own = decisionFor(line, decided);
  const field = form.elements.namedItem(fieldOf('quantity', index));
  if (field instanceof HTMLInputElement) field.value = own.quantity;
  return { ...decisions, [index]: { ...own, suggested: suggestedQuantity(line, own.orderNumber) } };
};
