// A shop in which lists become baskets: order forms, material lists, and a teacher's class lists, which a test plays.

import type { ClassListGateway, OrdersGateway, TeaserListGateway } from '@tornister/application/ports';
import {
  aLine,
  createInMemoryCartGateway,
  createInMemoryContentGateway,
  createInMemoryMaterialListGateway,
  createInMemoryOrderFormGateway,
  createInMemoryWishlistGateway,
} from '@tornister/application/testing';
import { registerArea } from '../src/composition/area-module.ts';
import { classListModule } from '../src/composition/class-list.module.ts';
import { materialListModule } from '../src/composition/material-list.module.ts';
import { orderFormModule } from '../src/composition/order-form.module.ts';
import { ports } from '../src/composition/ports.ts';
import { sessionModule } from '../src/composition/session.module.ts';
import { typingModule } from '../src/composition/typing.module.ts';
import { wishlistModule } from '../src/composition/wishlist.module.ts';
import { openTestShop, type TestShopOptions } from './open-test-shop.tsx';
import { type AnswersOf, playGateway } from './played-gateway.ts';

for (const area of [classListModule, materialListModule, orderFormModule, sessionModule, typingModule, wishlistModule])
  registerArea(area);

/** A pencil that the shop sells. */
export const PENCIL = aLine(1, { orderNumber: '10001', name: 'Bleistift, HB' });

const BUSY = { kind: 'gateway.throttled', message: 'Bitte warten Sie.', retryAfterSeconds: 30 } as const;

/** What was tried too often, with and without a sentence of the shop, and what is told then. */
export const TRIED_TOO_OFTEN = [
  [BUSY, BUSY.message],
  [{ ...BUSY, message: '' }, BUSY.kind],
] as const;

type ListShopOptions = {
  readonly answers?: AnswersOf<ClassListGateway>;
  readonly wishlists?: Parameters<typeof createInMemoryWishlistGateway>[0];
  readonly cookies?: Readonly<Record<string, string>>;
  /** What the shop sells. */
  readonly items?: readonly (typeof PENCIL)[];
  /** By the order number of an article that was sold when its list was read: what is sold in its place now. */
  readonly replacements?: Readonly<Record<string, string>>;
  readonly storefront?: TestShopOptions['storefront'];
};

/** A shop of a member, unless something else is said. */
export const openListShop = async ({
  answers = {},
  wishlists = [],
  cookies = { 'X-JWT-exist': '1' },
  items = [PENCIL],
  replacements = {},
  storefront = {},
}: ListShopOptions = {}) => {
  const classLists = playGateway<ClassListGateway>({ lists: [], create: 'list-9', copy: 'list-10', ...answers });
  const orders = playGateway<OrdersGateway>();
  const carts = createInMemoryCartGateway({ items });
  const orderForm = createInMemoryOrderFormGateway({
    carts,
    items: items.map((item) =>
      replacements[item.orderNumber] === undefined ? item : { ...item, availableForSale: false },
    ),
    replacements,
  });
  const material = createInMemoryMaterialListGateway(items);
  const { gateway: curated } = playGateway<TeaserListGateway>();
  const lists = createInMemoryWishlistGateway(wishlists);
  const shop = await openTestShop({
    now: Date.UTC(2026, 8, 1),
    cookies,
    storefront,
    wishlists: lists,
    bindMore: (bind) => {
      bind(ports.classListGateway, [], () => classLists.gateway);
      bind(ports.ordersGateway, [], () => orders.gateway);
      bind(ports.contentGateway, [], () => createInMemoryContentGateway());
      bind(ports.cartGateway, [], () => carts);
      bind(ports.orderFormGateway, [], () => ({
        ...material,
        ...orderForm,
        total: curated.total,
        replace: curated.replace,
        addToCart: curated.addToCart,
      }));
    },
  });
  return { ...shop, classLists, orders, orderForm, material, wishlists: lists, ordered: carts };
};
