// What the forms of the lists post, with or without scripts. Source: spec 3 §4, §5, §7.

import { travellingNotice } from '@tornister/application/notices';
import type { GatewayError, Notice } from '@tornister/application/ports';
import type { ListAdded, WorkOnList } from '@tornister/application/wishlist';
import { listNotice } from '@tornister/application/wishlist';
import { askedQuantity, minusControl, parseTypedQuantity, QUANTITY_FIELD_MIN } from '@tornister/domain/catalogue';
import { PATHS, safeTarget } from '@tornister/domain/routing';
import {
  brandId,
  type ItemId,
  type ProductId,
  parsePostedKey,
  type WishlistEntryId,
  type WishlistId,
} from '@tornister/domain/shared';
import { type ListLosses, listShare, modalAfterList, type SeenEntry } from '@tornister/domain/wishlist';
import type { ResultAsync } from 'neverthrow';
import type { ActionFunctionArgs } from 'react-router';
import { basketNotice } from '../../components/wishlist/basket-notice.ts';
import { type HeartProduct, readHeart } from '../../components/wishlist/heart-value.ts';
import {
  chooserHref,
  listHref,
  readListAddress,
  withoutRemoved,
  withRemoved,
  withVariantOf,
} from '../../components/wishlist/list-address.ts';
import { standingIn } from '../../components/wishlist/standing-fields.ts';
import { type Shop, shopContext } from '../../composition/shop.ts';
import { wishlistUseCases } from '../../composition/wishlist-tokens.ts';
import { redirectTo } from '../../respond.ts';
import { ownHostsOf } from '../../seo/site-addresses.ts';
import { fieldOf, type PostedForm, postedForm, refuseFields, refuseForm, resumedDone } from '../form-refusal.ts';
import { showNotice } from '../notices.ts';
import { carryOutSharing } from './sharing-action.ts';
import { refuseChange } from './wishlist-action-refusal.ts';

/**
 * What a press asks for: one more or less than stands in the field, and none where the minus control is the one that deletes; undefined where no whole
 * number stands in it (spec 3 §4).
 */
const pressedQuantity = (intent: 'quantity' | 'less' | 'more', posted: FormData): number | undefined => {
  if (parseTypedQuantity(fieldOf(posted, 'quantity')) === undefined) return undefined;
  const quantity = Math.max(0, askedQuantity(fieldOf(posted, 'quantity')));
  if (intent === 'quantity') return quantity;
  if (intent === 'more') return quantity + 1;
  const minimum = parseTypedQuantity(fieldOf(posted, 'minimum')) ?? QUANTITY_FIELD_MIN;
  return minusControl(quantity, minimum) === 'delete' ? 0 : quantity - 1;
};

const entryIn = (posted: FormData) => ({
  productId: brandId<ProductId>(fieldOf(posted, 'productId')),
  itemId: brandId<ItemId>(fieldOf(posted, 'itemId')),
  quantity: askedQuantity(fieldOf(posted, 'quantity')),
});

/** All entries of the product that a chooser names. */
const entriesIn = (posted: FormData) => {
  const [itemIds, pieces] = ['itemId', 'pieces'].map((name) => posted.getAll(name).map(String));
  return posted.getAll('entryId').map((id, at) => ({
    id: brandId<WishlistEntryId>(String(id)),
    itemId: brandId<ItemId>(itemIds?.[at] ?? ''),
    pieces: askedQuantity(pieces?.[at] ?? ''),
  }));
};

/** What the page showed of the entry when the form was sent. */
const seenIn = (posted: FormData, itemId = brandId<ItemId>(fieldOf(posted, 'seenItem'))): SeenEntry | undefined => {
  const quantity = parseTypedQuantity(fieldOf(posted, 'seen'));
  return quantity === undefined || itemId === '' ? undefined : { itemId, quantity };
};

const COMMENT_REMOVED = 'vue.wishlist.notification.commentRemoved';
const COMMENT_REMOVED_NOTICE: Notice = { id: COMMENT_REMOVED, tone: 'success', message: COMMENT_REMOVED };

/** Shows a notice that may name an article and its list. */
const showNoticeOf = (shop: Shop, notice: Notice): void =>
  showNotice(shop, shop.onServer ? travellingNotice(notice) : notice);

/** Back to the page on which a heart was pressed; an address that is not of this shop leads to the lists. */
const backToHeart = ({ shop, posted }: PostedForm): string =>
  safeTarget(fieldOf(posted, 'from'), ownHostsOf(shop.site)) ?? PATHS.wishlist;

/** The press of a heart without scripts. */
const toggle = async (form: PostedForm, product: HeartProduct) => {
  const { shop } = form;
  const toggled = await shop.get(wishlistUseCases.keepLists).toggle(product);
  if (toggled.isErr()) return refuseFields(form, toggled.error);
  resumedDone(form, '');
  if (toggled.value.kind === 'choose-list') return redirectTo(chooserHref(product, backToHeart(form)), 303);
  showNoticeOf(shop, toggled.value.notice);
  return redirectTo(backToHeart(form), 303);
};

/**
 * In a tab the page opens the success flyout; from the shop host, and where no flyout opens, a notice tells it on the page that comes next. Of a list
 * whose later part was not answered the form comes back with the key that was posted: what went in is not added a second time.
 */
const answerAdded = (form: PostedForm, path: string, added: ListAdded) => {
  const { shop } = form;
  const hasFlyout = !shop.onServer && modalAfterList(listShare(added)) === 'add-to-basket-success';
  if (added.isUnfinished === true) {
    const message = basketNotice(added).message;
    const refused = refuseForm(form, { errors: [], ...(hasFlyout ? {} : { message }) }, { status: 503 });
    return hasFlyout ? { ...refused.data, added } : refused;
  }
  if (hasFlyout) return { added };
  showNoticeOf(shop, basketNotice(added));
  return redirectTo(path, 303);
};

type Answered = {
  readonly path: string;
  readonly notice?: Notice;
  readonly added?: ListAdded;
  /** What is asked before a list is removed. */
  readonly removal?: ListLosses;
};

/** The intents of the page: what each does, and where it leads. */
const carryOut = (
  work: WorkOnList,
  request: Request,
  form: PostedForm,
): ResultAsync<Answered, GatewayError> | undefined => {
  const { posted } = form;
  const address = readListAddress(new URL(request.url).searchParams);
  const listId = brandId<WishlistId>(fieldOf(posted, 'listId'));
  const entryId = brandId<WishlistEntryId>(fieldOf(posted, 'entryId'));
  const entry = entryIn(posted);
  const texts = { name: fieldOf(posted, 'name'), description: fieldOf(posted, 'description') };
  const names = { product: fieldOf(posted, 'name'), list: fieldOf(posted, 'list') };
  const goods = { productId: entry.productId, itemId: entry.itemId, name: names.product };
  const here = { path: listHref(address) };
  const intent = fieldOf(posted, 'intent');
  switch (intent) {
    case 'quantity':
    case 'less':
    case 'more': {
      const quantity = pressedQuantity(intent, posted);
      const path = quantity === 0 ? listHref(withRemoved(address, entryId)) : here.path;
      return work
        .changeQuantity(listId, { ...entry, quantity }, names.product, seenIn(posted, entry.itemId))
        .map((notice) => ({ path, ...(notice === undefined ? {} : { notice }) }));
    }
    case 'remove':
      return work
        .remove(listId, entryId, goods, entry.quantity)
        .map(() => ({ path: listHref(withRemoved(address, entryId)) }));
    case 'restore':
      return work.add(listId, entry, names.product).map(() => ({
        path: listHref(withoutRemoved(address, entryId)),
        notice: listNotice({ kind: 'restored', ...names }),
      }));
    case 'replace':
      return work
        .replace(listId, entryId, entry, seenIn(posted))
        .map((notice) => ({ path: listHref(withVariantOf(address)), notice }));
    case 'move':
      return work.move(listId, entryId, brandId<WishlistId>(fieldOf(posted, 'to'))).map(() => ({
        path: listHref({ ...address, hasMoved: true }),
        notice: listNotice({ kind: 'variant-saved' }),
      }));
    case 'put':
      return work
        .add(listId, entry, names.product)
        .map(() => ({ path: backToHeart(form), notice: listNotice({ kind: 'added', ...names }) }));
    case 'take':
      return work
        .removeProduct(listId, entriesIn(posted), goods)
        .map(() => ({ path: backToHeart(form), notice: listNotice({ kind: 'removed', ...names }) }));
    case 'all-to-basket':
      return work
        .addAllToBasket(listId, parsePostedKey(fieldOf(posted, 'key')) ?? work.newKey(), standingIn(posted))
        .map((added) => ({ ...here, added }));
    case 'create':
      return work.create(texts).map((created) => ({
        path: listHref({ sort: 'added', removed: [], ...(created === undefined ? {} : { listId: created }) }),
      }));
    case 'update':
      return work.update(listId, { ...texts, version: Number(fieldOf(posted, 'version')) }).map(() => here);
    case 'current':
      return work.makeCurrent(listId).map(() => here);
    case 'remove-list':
      return work
        .removeList(listId, fieldOf(posted, 'sure') !== '')
        .map((removal) => (removal === undefined ? { path: PATHS.wishlist } : { ...here, removal }));
    case 'comment':
      return work
        .comment(listId, entryId, fieldOf(posted, 'comment'))
        .map(() => ({ ...here, notice: listNotice({ kind: 'variant-saved' }) }));
    case 'remove-comment':
      return work
        .removeComment(listId, fieldOf(posted, 'commentId'))
        .map(() => ({ ...here, notice: COMMENT_REMOVED_NOTICE }));
    default:
      return undefined;
  }
};

/** What a form of a curated list asks for; its code comes with the first one. */
const takeTeaserList = async ({ shop, posted }: PostedForm) => {
  if (fieldOf(posted, 'teaser') === '') return undefined;
  const { carryOutTeaserList } = await import('./teaser-list-action.ts');
  return carryOutTeaserList(shop.get(wishlistUseCases.takeTeaserList), posted);
};

/** Does what a form asks for and leads back to the list; a refusal keeps what was typed. */
export const wishlistAction = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const { pathname, search } = new URL(request.url);
  const form = { ...(await postedForm(shop, request)), path: pathname + search };
  const product = readHeart(fieldOf(form.posted, 'heart'));
  if (product !== undefined) return toggle(form, product);
  const taken = await takeTeaserList(form);
  if (taken?.isErr()) return refuseFields(form, taken.error);
  const intent = fieldOf(form.posted, 'intent');
  if (taken?.isOk()) {
    resumedDone(form, intent);
    if (taken.value.notice !== undefined) showNoticeOf(shop, taken.value.notice);
    return redirectTo(taken.value.path, 303);
  }
  const done =
    (await carryOutSharing(shop.get(wishlistUseCases.shareList), form.posted, pathname + search)) ??
    (await carryOut(shop.get(wishlistUseCases.workOnList), request, form));
  if (done === undefined) return redirectTo(PATHS.wishlist, 303);
  if (done.isErr()) return refuseChange(form, intent, done.error);
  const { path, notice, added, removal }: Answered = done.value;
  if (removal !== undefined) return { removal };
  resumedDone(form, intent);
  if (added !== undefined) return answerAdded(form, path, added);
  if (notice !== undefined) showNoticeOf(shop, notice);
  return redirectTo(path, 303);
};
