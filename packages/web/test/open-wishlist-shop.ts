// A shop with wishlists that a test knows, and its page: what a form posts there, and what the page is opened with.

import type {
  ContentGateway,
  MaterialListGateway,
  OrderFormGateway,
  TeaserListGateway,
} from '@tornister/application/ports';
import {
  aCart,
  aLine,
  aListEntry,
  aWishlist,
  createInMemoryContentGateway,
  createInMemoryWishlistGateway,
  createRecordingTabs,
  type InMemoryCart,
} from '@tornister/application/testing';
import { brandId, type ItemId, instantOf } from '@tornister/domain/shared';
import type { PositionComments, TeaserList, TeaserListOutcome, Wishlist } from '@tornister/domain/wishlist';
import { registerArea } from '../src/composition/area-module.ts';
import { ports } from '../src/composition/ports.ts';
import { sessionModule } from '../src/composition/session.module.ts';
import { wishlistModule } from '../src/composition/wishlist.module.ts';
import { NAMESPACES } from '../src/i18n/create-i18n.ts';
import { action, loader } from '../src/routes/account/wishlist.loader.ts';
import { askInTab, askOnHost, type PostedFields } from './asked-on-host.ts';
import { openTestShop } from './open-test-shop.tsx';
import { playGateway } from './played-gateway.ts';

for (const area of [sessionModule, wishlistModule]) registerArea(area);

export const WISHLIST = '/myaccount/wishlist/';

const NOTHING: TeaserListOutcome = { variantsToChoose: [], quantityChanged: [], maxInCart: [], successfullyAdded: [] };

/** Compasses 1 and 2 on the list `a`, which hearts write to, and an empty list `b`. */
export const TWO_LISTS: readonly Wishlist[] = [
  aWishlist('a', { isDefault: true, entries: [aListEntry('1', { quantity: 3 }), aListEntry('2')] }),
  aWishlist('b', { createdAt: instantOf(1) }),
];

type WishlistShopOptions = {
  readonly lists?: readonly Wishlist[];
  readonly comments?: readonly PositionComments[];
  readonly teaserLists?: readonly TeaserList[];
  /** What is answered instead where curated lists are asked for. */
  readonly content?: Partial<ContentGateway>;
  /** What came of putting a curated list into the basket. */
  readonly outcome?: Partial<TeaserListOutcome>;
  /** When an answer about the basket arrives. */
  readonly arrives?: InMemoryCart['arrives'];
  /** None is somebody who is not logged in. */
  readonly cookies?: Readonly<Record<string, string>>;
};

/** A shop of a member, unless something else is said. */
export const openWishlistShop = async ({
  lists = TWO_LISTS,
  comments = [],
  teaserLists = [],
  content = {},
  outcome = {},
  arrives,
  cookies = { 'X-JWT-exist': '1' },
}: WishlistShopOptions = {}) => {
  const wishlists = createInMemoryWishlistGateway(lists, comments);
  const orderForm = playGateway<OrderFormGateway & MaterialListGateway & TeaserListGateway>({
    addToCart: { cart: aCart([aLine(1)]), outcome: { ...NOTHING, ...outcome } },
  });
  const tabs = createRecordingTabs();
  const shop = await openTestShop({
    wishlists,
    cookies,
    cart: {
      items: ['1-1', '2-1'].map((id, index) => aLine(index + 1, { itemId: brandId<ItemId>(id) })),
      ...(arrives === undefined ? {} : { arrives }),
    },
    bindMore: (bind) => {
      bind(ports.contentGateway, [], () => ({ ...createInMemoryContentGateway({ teaserLists }), ...content }));
      bind(ports.orderFormGateway, [], () => orderForm.gateway);
      bind(ports.tabChannel, [], () => tabs);
    },
  });
  /** What the next page tells; it has words for it. */
  const shownNotice = (): string | undefined => {
    const notice = shop.cookies.get('notice');
    const message = notice?.split(/[:\n]/)[1];
    if (message !== undefined && !shop.texts.exists(message, { ns: NAMESPACES }))
      throw new Error(`no text: ${message}`);
    return notice;
  };
  return {
    ...shop,
    wishlists,
    /** What this tab has told others, and how one of them speaks. */
    tabs,
    shownNotice,
    orderForm,
    look: (query = '') => askOnHost(shop, loader, `${WISHLIST}${query}`),
    post: (form: PostedFields, query = '') => askOnHost(shop, action, `${WISHLIST}${query}`, form),
    postInTab: (form: PostedFields, query = '') => askInTab(shop, action, `${WISHLIST}${query}`, form),
  };
};
