// A shop of a teacher whose class lists a test plays, and what a form of their page posts.

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
import { openTestShop } from './open-test-shop.tsx';
import { type AnswersOf, playGateway } from './played-gateway.ts';

for (const area of [classListModule, materialListModule, orderFormModule, sessionModule, typingModule, wishlistModule])
  registerArea(area);

/** A pencil that the shop sells. */
export const PENCIL = aLine(1, { orderNumber: '10001', name: 'Bleistift, HB' });

type ClassListShopOptions = {
  readonly answers?: AnswersOf<ClassListGateway>;
  readonly wishlists?: Parameters<typeof createInMemoryWishlistGateway>[0];
  readonly cookies?: Readonly<Record<string, string>>;
};

/** A shop of a member, unless something else is said. */
export const openClassListShop = async ({
  answers = {},
  wishlists = [],
  cookies = { 'X-JWT-exist': '1' },
}: ClassListShopOptions = {}) => {
  const classLists = playGateway<ClassListGateway>({ lists: [], create: 'list-9', copy: 'list-10', ...answers });
  const orders = playGateway<OrdersGateway>();
  const carts = createInMemoryCartGateway({ items: [PENCIL] });
  const orderForm = createInMemoryOrderFormGateway({ carts, items: [PENCIL] });
  const { gateway: curated } = playGateway<TeaserListGateway>();
  const shop = await openTestShop({
    now: Date.UTC(2026, 8, 1),
    cookies,
    wishlists: createInMemoryWishlistGateway(wishlists),
    bindMore: (bind) => {
      bind(ports.classListGateway, [], () => classLists.gateway);
      bind(ports.ordersGateway, [], () => orders.gateway);
      bind(ports.contentGateway, [], () => createInMemoryContentGateway());
      bind(ports.orderFormGateway, [], () => ({
        ...createInMemoryMaterialListGateway([PENCIL]),
        ...orderForm,
        total: curated.total,
        replace: curated.replace,
        addToCart: curated.addToCart,
      }));
    },
  });
  return { ...shop, classLists, orders, ordered: carts };
};
