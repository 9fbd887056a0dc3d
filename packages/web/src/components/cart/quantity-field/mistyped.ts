// Whoever goes on from a quantity that is no whole number has to read what the field says of it.

import { parseTypedQuantity } from '@tornister/domain/catalogue';

/** The quantity field that somebody is in, where what stands in it is no whole number. */
export const mistypedQuantity = (): HTMLInputElement | undefined => {
  const { activeElement: field } = document;
  const isQuantity = field instanceof HTMLInputElement && field.name === 'quantity';
  return isQuantity && parseTypedQuantity(field.value) === undefined ? field : undefined;
};

/** The field says what is to be said when it is left; the focus, and with it the eye, comes back to it. */
export const leaveAndReturn = (field: HTMLElement): void => {
  field.blur();
  field.focus();
};
