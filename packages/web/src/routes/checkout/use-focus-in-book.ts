// React hook: where the focus goes on in an address book of the shipping step when the pressed button went with the part around it.

import type { UnlistedStep } from '@tornister/application/checkout';
import { useFocusWhen } from '../../react/use-focus-when.ts';
import type { BookChange, BookForm } from './book-change.ts';

type Books = Pick<UnlistedStep, 'billingAddresses' | 'shippingAddresses' | 'packingStations'>;

const BOOKS = {
  billingAddress: 'billingAddresses',
  shippingAddress: 'shippingAddresses',
  packstation: 'packingStations',
} as const satisfies Record<BookForm, keyof Books>;

/** The answer to a press comes before the addresses that are read anew: until then nothing of these two can be seen. */
const isAwaited = ({ kind }: BookChange, isInBook: boolean): boolean =>
  (kind === 'remove' && isInBook) || (kind === 'restore' && !isInBook);

/** The way back from a removal, the first field of a form that has opened, or the address that the list shows again. */
const goesOnAt = ({ kind, form, addressId }: BookChange, isInBook: boolean): string => {
  const field = `[name^="${form}."]`;
  const chosen = `${field}[type="radio"]:checked`;
  if (kind === 'remove') return '[data-undo]';
  if (kind === 'edit' || kind === 'add') return `${field}:not([type="hidden"]):not([type="radio"]), ${chosen}`;
  return isInBook ? `${field}[type="radio"][value="${addressId}"]` : chosen;
};

/** Every button of a book posts the form and leads back to this page: the focus goes on at what the press has brought. */
export const useFocusInBook = (step: Books, change: BookChange | undefined): void => {
  const isInBook = change !== undefined && step[BOOKS[change.form]].some((one) => one.addressId === change.addressId);
  const isSeen = change !== undefined && !isAwaited(change, isInBook);
  useFocusWhen(
    isSeen ? `${change.kind}:${change.form}:${change.addressId}` : '',
    isSeen ? goesOnAt(change, isInBook) : 'main',
  );
};
