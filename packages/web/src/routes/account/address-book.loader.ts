// Loader and action of the three address books.

import type { OpenedAddressBook } from '@tornister/application/account';
import { type AddressBookPage, matchRoute } from '@tornister/domain/routing';
import { ADDRESS_FORM } from '@tornister/domain/session';
import { mayHavePrime } from '@tornister/domain/storefront';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import {
  BOOK_PARAMETERS,
  bookPath,
  readWayBack,
  removedPath,
  type WayBack,
  wayBackPath,
} from '../../components/account/address-book/book-path.ts';
import { postedAddress } from '../../components/checkout/address-form/address-fields.ts';
import { accountUseCases } from '../../composition/account-tokens.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { notFound, redirectTo } from '../../respond.ts';
import { fieldOf, formSaved, type PostedForm, postedForm, refuseFields, resumedForm } from '../form-refusal.ts';
import { showNotice } from '../notices.ts';
import { answerForMember } from './answer-for-member.ts';
import { enter } from './enter.ts';
import { refuseOthersForm } from './shown-to-others.ts';

/** The page with its form: a login that ends while it is open leads back to it. */
const addressOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

const bookAt = (request: Request): AddressBookPage => {
  const route = matchRoute(new URL(request.url).pathname);
  if (route.kind !== 'address-book') throw notFound();
  return route.book;
};

/** The way back that the address names, where the shop has that page. */
const backOf = ({ site }: Shop, request: Request): WayBack | undefined => {
  const back = readWayBack(new URL(request.url).searchParams);
  return back === 'prime' && !mayHavePrime(site.storefront) ? undefined : back;
};

const askedIn = (request: Request) => {
  const { searchParams } = new URL(request.url);
  const edit = searchParams.get(BOOK_PARAMETERS.edit);
  const addressId = searchParams.get(BOOK_PARAMETERS.removed);
  const place = Number.parseInt(searchParams.get(BOOK_PARAMETERS.place) ?? '', 10);
  return {
    form: { add: searchParams.has(BOOK_PARAMETERS.add), ...(edit === null ? {} : { edit }) },
    removed: addressId === null ? undefined : { addressId, place: Number.isNaN(place) ? 0 : place },
  };
};

/** A removal is offered to be taken back as long as that can be done. */
const removedFrom = ({ restorable }: OpenedAddressBook, removed: ReturnType<typeof askedIn>['removed']) =>
  restorable.some((addressId) => addressId === removed?.addressId) ? removed : undefined;

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const book = bookAt(request);
  const { form, removed } = askedIn(request);
  const path = addressOf(request);
  const opened = await answerForMember(shop, path, shop.get(accountUseCases.editAddressBook).open(book, form));
  if (book === 'packing-station' && !opened.hasPackingStations) throw notFound();
  const back = backOf(shop, request);
  return { book, opened, path, back, removed: removedFrom(opened, removed), ...resumedForm(shop, path) };
};

/** Whoever was sent here for an address goes back to where it is needed. */
const save = async (form: PostedForm, shop: Shop, book: AddressBookPage, back: WayBack | undefined) => {
  const addressId = fieldOf(form.posted, 'addressId');
  const saved = await shop.get(accountUseCases.editAddressBook).save(book, {
    form: ADDRESS_FORM,
    fields: postedAddress(ADDRESS_FORM, form.posted),
    ...(addressId === '' ? {} : { addressId }),
  });
  if (saved.isErr()) return refuseFields(form, saved.error);
  formSaved(form);
  showNotice(shop, { id: 'vue.account.addresses.saved', tone: 'success', message: 'vue.account.addresses.saved' });
  return redirectTo(back === undefined ? bookPath(book) : wayBackPath(back), 303);
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const book = bookAt(request);
  const form = { ...(await postedForm(shop, request)), path: addressOf(request) };
  const others = refuseOthersForm(form);
  if (others !== undefined) return others;
  const addressId = fieldOf(form.posted, 'addressId');
  const editing = shop.get(accountUseCases.editAddressBook);
  const back = backOf(shop, request);
  switch (fieldOf(form.posted, 'intent')) {
    case 'remove': {
      const removed = await editing.remove(addressId);
      return removed.isErr()
        ? refuseFields(form, removed.error)
        : redirectTo(removedPath(book, addressId, fieldOf(form.posted, 'place'), back), 303);
    }
    case 'restore': {
      const restored = await editing.restore(addressId);
      return restored.isErr() ? refuseFields(form, restored.error) : redirectTo(bookPath(book, back), 303);
    }
    default:
      return save(form, shop, book, back);
  }
};
