// @vitest-environment node
// A form that fills the basket and whose answer is lost: what stands on the page that the shop host answers with is sent again, and nothing is added twice.

import type { OrdersGateway } from '@tornister/application/ports';
import {
  aBoughtItem,
  aLine,
  aListEntry,
  aShownOrder,
  aWishlist,
  createInMemoryCatalogueGateway,
  createInMemoryContentGateway,
} from '@tornister/application/testing';
import { CART_UPDATE_MAX_OPERATIONS } from '@tornister/domain/cart';
import { brandId, type WishlistEntryId } from '@tornister/domain/shared';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type ActionFunction, createMemoryRouter, type LoaderFunction, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { askOnHost, type PostedFields, redirectOf } from '../../../test/asked-on-host.ts';
import { CURATED_LIST } from '../../../test/curated-list.ts';
import { MEMBER } from '../../../test/open-account-shop.ts';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.tsx';
import { openWishlistShop, WISHLIST } from '../../../test/open-wishlist-shop.ts';
import { playGateway } from '../../../test/played-gateway.ts';
import { registerArea } from '../../composition/area-module.ts';
import { browseModule } from '../../composition/browse.module.ts';
import { listChangesModule } from '../../composition/list-changes.module.ts';
import { ordersModule } from '../../composition/orders.module.ts';
import { ports } from '../../composition/ports.ts';
import { returnsModule } from '../../composition/returns.module.ts';
import { fetchServerCode } from '../../react/deferred-code.ts';
import { ShopProvider } from '../../react/shop-provider.tsx';
import { action as orderAction, loader as orderLoader } from './order-detail.loader.ts';
import { Component as OrderPage } from './order-detail.page.tsx';
import { action as listAction, loader as listLoader } from './wishlist.loader.ts';
import { Component as ListPage } from './wishlist.page.tsx';

for (const area of [browseModule, listChangesModule, ordersModule, returnsModule]) registerArea(area);

const LOST = { kind: 'gateway.timed-out' } as const;
/** The key of the page that the form was posted from; that of the page which is drawn after it is another one. */
const KEY = 'key-of-the-page';

type Page = { readonly action: ActionFunction; readonly loader: LoaderFunction; readonly Component: ComponentType };
const ORDER_PAGE: Page = { action: orderAction, loader: orderLoader, Component: OrderPage };
const LIST_PAGE: Page = { action: listAction, loader: listLoader, Component: ListPage };

/** The page as the shop host draws it after the form was posted. */
const drawn = async (opened: TestShop, { loader, Component }: Page, address: string, answer: unknown) => {
  const data = await askOnHost(opened, loader, address);
  await fetchServerCode();
  const router = createMemoryRouter([{ id: 'page', path: '*', Component, loader: () => data }], {
    initialEntries: [address],
    hydrationData: {
      loaderData: { page: data },
      actionData: { page: (answer as { readonly data: unknown }).data },
    },
  });
  return renderToString(
    <I18nextProvider i18n={opened.texts}>
      <ShopProvider shop={{ ...opened.shop, onServer: true }}>
        <RouterProvider router={router} />
      </ShopProvider>
    </I18nextProvider>,
  );
};

const FORM = /<form[\s\S]*?<\/form>/g;
const valueIn = (form: string, name: string): string | undefined =>
  new RegExp(`name="${name}"[^>]*?value="(?<value>[^"]*)"`).exec(form)?.groups?.value;

/** The form of a page that asks for something, with its key and where it posts to. */
const formFor = (page: string, intent: string) => {
  const form = page.match(FORM)?.find((one) => one.includes(`value="${intent}"`)) ?? '';
  const [, action = ''] = /action="([^"]*)"/.exec(form) ?? [];
  return { form, key: valueIn(form, 'key'), action: action.replaceAll('&amp;', '&') };
};

/** Posts a form whose change of the basket is done but not answered, and then once more what the page has that comes instead. */
const pressTwice = async (
  opened: TestShop,
  page: Page,
  address: string,
  form: PostedFields & { readonly intent: string },
) => {
  const answer = await askOnHost(opened, page.action, address, { ...form, key: KEY });
  const html = await drawn(opened, page, address, answer);
  const { key = '' } = formFor(html, form.intent);
  const second = await askOnHost(opened, page.action, address, { ...form, key });
  return { answer, html, key, second, received: opened.carts.received().length };
};

/** Loses the answer to what comes after the first look into the basket, or after the first change of it. */
const losesUpdate = (carts: () => TestShop['carts'], after: 'find' | 'update' = 'find') => {
  let isFirst = true;
  return <Answer,>(answer: Answer, name: string): Promise<Answer> => {
    if (isFirst && name === after) {
      isFirst = false;
      carts().loseNextAnswer(LOST);
    }
    return Promise.resolve(answer);
  };
};

const SAID = 'Die Antwort dauert zu lange.';

describe('an order that is ordered again', () => {
  const ADDRESS = '/myaccount/orders/orderdetail/?orderId=order-1';
  const order = aShownOrder({
    shipments: [{ status: 'delivered', times: {}, items: [aBoughtItem(1), aBoughtItem(2)] }],
  });
  const open = async () => {
    const opened: TestShop = await openTestShop({
      cookies: MEMBER,
      cart: { items: [aLine(1), aLine(2)], arrives: losesUpdate(() => opened.carts) },
      bindMore: (bind) => {
        bind(ports.ordersGateway, [], () => playGateway<OrdersGateway>({ order }).gateway);
        bind(ports.contentGateway, [], () => createInMemoryContentGateway({}));
        bind(ports.catalogueGateway, [], () => createInMemoryCatalogueGateway({ tiles: [] }));
      },
    });
    return opened;
  };

  it.each([{}, { lineNo: '1' }])('stays on its page with the key that was posted (%j)', async (line) => {
    const opened = await open();
    const form = { intent: 'reorder', ...line };
    const { answer, html, key, second, received } = await pressTwice(opened, ORDER_PAGE, ADDRESS, form);
    expect(answer).toMatchObject({ init: { status: 503 } });
    expect(html).toContain(SAID);
    expect(key).toBe(KEY);
    expect(redirectOf(second)).toEqual([303, expect.stringContaining('reordered=')]);
    expect(received).toBe('lineNo' in line ? 1 : 2);
  });
});

describe('a list that goes into the basket as a whole', () => {
  const open = async (options: Parameters<typeof openWishlistShop>[0] = {}) => {
    const opened: Awaited<ReturnType<typeof openWishlistShop>> = await openWishlistShop({
      arrives: losesUpdate(() => opened.carts),
      ...options,
    });
    return opened;
  };

  it('is added once, an own one', async () => {
    const form = { intent: 'all-to-basket', listId: 'a' };
    const { html, key, received } = await pressTwice(await open(), LIST_PAGE, `${WISHLIST}?list=a`, form);
    expect([html.includes(SAID), key, received]).toEqual([true, KEY, 2]);
  });

  it('is added once, one behind a link, whose page says what happened', async () => {
    const opened = await open();
    await opened.post({ intent: 'share', listId: 'a', role: 'editor' });
    const token = 'token-a-editor';
    const form = { intent: 'shared-to-basket', token };
    const { html, key, received } = await pressTwice(opened, LIST_PAGE, `${WISHLIST}?share=${token}`, form);
    expect([html.includes(SAID), key, received]).toEqual([true, KEY, 2]);
  });

  /** A list that one update does not take, of whose second one the answer is lost. */
  const openLong = () => {
    const one = aListEntry('1', { quantity: 1 });
    const entries = Array.from({ length: CART_UPDATE_MAX_OPERATIONS + 1 }, (_, at) => ({
      ...one,
      id: brandId<WishlistEntryId>(`entry-${at}`),
    }));
    return open({
      lists: [aWishlist('a', { isDefault: true, entries })],
      arrives: losesUpdate(() => opened.carts, 'update'),
    }).then((shop) => {
      opened = shop;
      return shop;
    });
  };
  let opened: Awaited<ReturnType<typeof openWishlistShop>>;
  const ALL = CART_UPDATE_MAX_OPERATIONS + 1;
  const PART = 'Ein Teil liegt im Warenkorb. Für die übrigen Artikel hat der Shop nicht geantwortet.';

  it('is added once where only its second part was not answered, an own one', async () => {
    const form = { intent: 'all-to-basket', listId: 'a' };
    const { answer, html, key, second, received } = await pressTwice(
      await openLong(),
      LIST_PAGE,
      `${WISHLIST}?list=a`,
      form,
    );
    expect(answer).toMatchObject({ init: { status: 503 } });
    expect([html.includes(PART), key, received]).toEqual([true, KEY, ALL]);
    expect(redirectOf(second)).toEqual([303, `${WISHLIST}?list=a`]);
    expect(opened.shownNotice()).toBe('success:vue.wishlist.toBasket.all');
  });

  it('is added once where only its second part was not answered, one behind a link', async () => {
    const shop = await openLong();
    await shop.post({ intent: 'share', listId: 'a', role: 'editor' });
    const token = 'token-a-editor';
    const form = { intent: 'shared-to-basket', token };
    const { html, key, received } = await pressTwice(shop, LIST_PAGE, `${WISHLIST}?share=${token}`, form);
    expect([html.includes(PART), key, received]).toEqual([true, KEY, ALL]);
  });

  it('is added once in a tab, whose flyout tells what went in so far', async () => {
    const shop = await openLong();
    const form = { intent: 'all-to-basket', listId: 'a', key: KEY };
    const first = await shop.postInTab(form, '?list=a');
    expect(first).toMatchObject({
      added: { wanted: ALL, added: CART_UPDATE_MAX_OPERATIONS, isUnfinished: true },
      refusal: { typed: { intent: 'all-to-basket', key: KEY }, errors: [] },
    });
    expect(first).not.toHaveProperty('refusal.message');
    expect(formFor(await drawn(shop, LIST_PAGE, `${WISHLIST}?list=a`, { data: first }), form.intent).key).toBe(KEY);
    expect(await shop.postInTab(form, '?list=a')).toMatchObject({ added: { wanted: ALL, added: ALL } });
    expect(shop.carts.received()).toHaveLength(ALL);
  });

  it('keeps the key of the page for another form', async () => {
    const opened = await open();
    opened.wishlists.failNext(LOST);
    const address = `${WISHLIST}?list=a`;
    const answer = await opened.post({ intent: 'current', listId: 'a', key: KEY }, '?list=a');
    expect(formFor(await drawn(opened, LIST_PAGE, address, answer), 'all-to-basket').key).toBe('key-1');
  });
});

describe('a curated list that goes into the basket', () => {
  const PAGE = `${WISHLIST}?teaser=start`;

  it('stands as it was set, with the key that was posted', async () => {
    const opened = await openWishlistShop({ teaserLists: [CURATED_LIST] });
    opened.orderForm.failNext('addToCart', LOST);
    const form = { intent: 'teaser-to-basket', teaser: 'start', 'quantity.entry-1': '5', 'item.entry-2': '2-2' };
    const { html, key } = await pressTwice(opened, LIST_PAGE, PAGE, form);
    const shown = formFor(html, form.intent).form;
    expect([html.includes(SAID), key, valueIn(shown, 'quantity.entry-1')]).toEqual([true, KEY, '5']);
    expect(shown).toMatch(/<option[^>]*value="2-2"[^>]*selected|<option[^>]*selected[^>]*value="2-2"/);
    const [first, second] = opened.orderForm.calls();
    expect(second).toEqual(first);
  });

  it('asks again for the variant that was chosen, with the key that was posted', async () => {
    const opened: Awaited<ReturnType<typeof openWishlistShop>> = await openWishlistShop({
      teaserLists: [CURATED_LIST],
      arrives: losesUpdate(() => opened.carts),
    });
    const asked = `${PAGE}&choose-variants=2%7E%7E4%7E4`;
    const before = formFor(await drawn(opened, LIST_PAGE, asked, { data: undefined }), 'teaser-resolve');
    expect(before.action).toBe(asked);
    const form = { intent: 'teaser-resolve', teaser: 'start', 'quantity.entry-2': '4', 'item.entry-2': '2-1' };
    const { html, key, received } = await pressTwice(opened, LIST_PAGE, asked, form);
    expect([key, received]).toEqual([KEY, 1]);
    const { form: again } = formFor(html, form.intent);
    expect(again).toMatch(/<option[^>]*value="2-1"[^>]*selected|<option[^>]*selected[^>]*value="2-1"/);
  });
});
