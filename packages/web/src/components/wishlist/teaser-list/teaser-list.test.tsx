// A curated list as it is shown: what it costs while variants are open, and what a press does that fails.

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { MaterialListGateway, OrderFormGateway, TeaserListGateway } from '@tornister/application/ports';
import { aCart, aListEntry, createInMemoryContentGateway } from '@tornister/application/testing';
import { money } from '@tornister/domain/money';
import { brandId, type ItemId } from '@tornister/domain/shared';
import type { EntryVariant, TeaserList, TeaserListItem } from '@tornister/domain/wishlist';
import { teaserListLayout } from '@tornister/domain/wishlist';
import { errAsync, okAsync } from 'neverthrow';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestShop, renderInShop } from '../../../../test/open-test-shop.tsx';
import { playGateway } from '../../../../test/played-gateway.ts';
import { registerArea } from '../../../composition/area-module.ts';
import { cartModule } from '../../../composition/cart.module.ts';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { ports } from '../../../composition/ports.ts';
import { sessionModule } from '../../../composition/session.module.ts';
import type { Shop } from '../../../composition/shop.ts';
import { wishlistModule } from '../../../composition/wishlist.module.ts';
import { wishlistUseCases } from '../../../composition/wishlist-tokens.ts';
import type { ChosenEntries } from './teaser-address.ts';
import { TEASER_INTENTS } from './teaser-fields.ts';
import { TeaserFollowUps } from './teaser-follow-ups.tsx';
import { TeaserList as TeaserListOnPage } from './teaser-list.tsx';
import { followField } from './teaser-list-totals.ts';
import { TeaserListView } from './teaser-list-view.tsx';
import { carryOutTeaser } from './teaser-list-work.tsx';

for (const area of [cartModule, sessionModule, wishlistModule]) registerArea(area);
afterEach(cleanup);

const item = (id: string): ItemId => brandId<ItemId>(id);
const variant = (id: string, cents: number): EntryVariant => ({
  itemId: item(id),
  label: id,
  price: money(cents),
  isSaleable: true,
  minimumOrderQuantity: 1,
  maxQuantity: 9999,
});
const folders = aListEntry('1', { quantity: 2 });
/** Folders, of which a pack or a single piece is to be chosen, and compasses, which are as they are. */
const LIST: TeaserList = {
  id: 'start',
  name: 'Schulstart',
  description: '',
  total: money(9999),
  items: [
    {
      entry: {
        ...folders,
        item: {
          ...folders.item,
          areAllDeliveryTimesTheSame: false,
          deliveryStatusText: 'In drei Wochen',
          deliveryStatusLight: true,
        },
      },
      isVariantOpen: true,
      variants: [variant('1-1', 2045), variant('1-2', 229)],
    },
    { entry: aListEntry('2', { quantity: 4 }), isVariantOpen: false, variants: [] },
  ],
};
/** What is said of a quantity field. */
const hintOf = (field: Element | undefined) =>
  document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent;

const layout = teaserListLayout({
  imagePosition: 'left',
  isFullWidth: true,
  hasOptionsMenu: false,
} as Parameters<typeof teaserListLayout>[0]);

const show = async (chosen?: ChosenEntries) => {
  renderInShop(
    await openTestShop(),
    <TeaserListView list={LIST} layout={layout} headingId="heading" chosen={chosen} />,
  );
  const [, first, second] = screen.getAllByRole('row');
  const total = (row: HTMLElement | undefined) =>
    row?.querySelector('[data-part=total]')?.textContent?.replace(/\s/g, ' ');
  return {
    totals: [total(first), total(second)],
    sum: document.querySelector('[role=status] [data-part=sum]')?.textContent?.replace(/\s/g, ' '),
  };
};
const cents = LIST.items[1]?.entry.item.prices.current.cents ?? 0;
const euros = (amount: number) => `${(amount / 100).toFixed(2).replace('.', ',')} €`;

describe('a curated list (spec 3 §2 "Teaser wishlist block")', () => {
  it('says "from" while a variant is open, and nothing of its delivery where that differs', async () => {
    expect(await show()).toEqual({
      totals: ['ab 4,58 €', euros(4 * cents)],
      sum: `ab ${euros(458 + 4 * cents)}`,
    });
    expect(screen.queryByText('In drei Wochen')).toBeNull();
  });

  it('shows what was set with what that costs', async () => {
    const [one, other] = LIST.items;
    if (one === undefined || other === undefined) throw new Error('no rows');
    const chosen = new Map([
      [one.entry.id, { itemId: item('1-1'), quantity: 3 }],
      [other.entry.id, { itemId: other.entry.item.itemId, quantity: 9 }],
    ]);
    expect(await show(chosen)).toEqual({
      totals: ['61,35 €', euros(9 * cents)],
      sum: euros(6135 + 9 * cents),
    });
    // With a light, because the stock system says so, whatever the words are.
    expect(screen.getByText('In drei Wochen').dataset.light).toBe('');
  });

  it('takes as many as there can be of the variant that was chosen', async () => {
    const [singles, ...others] = LIST.items as [TeaserListItem, ...TeaserListItem[]];
    const pack = { ...variant('1-1', 2045), minimumOrderQuantity: 2, maxQuantity: 90 };
    const limited = { ...singles.entry, item: { ...singles.entry.item, minimumOrderQuantity: 5, maxQuantity: 50 } };
    const list = { ...LIST, items: [{ ...singles, entry: limited, variants: [pack, variant('1-2', 229)] }, ...others] };
    const chosen: ChosenEntries = new Map([[limited.id, { itemId: item('1-1'), quantity: 1 }]]);
    renderInShop(
      await openTestShop(),
      <TeaserListView list={list} layout={layout} headingId="heading" chosen={chosen} />,
    );
    const [field] = screen.getAllByRole<HTMLInputElement>('spinbutton');
    expect([field?.min, field?.max, field?.value]).toEqual(['2', '90', '2']);
    // The browser has no words of its own for it.
    expect([hintOf(field), field?.form?.noValidate]).toEqual(['Die Mindestbestellmenge beträgt 2 Stück.', true]);
    expect(hintOf(screen.getAllByRole('spinbutton')[1])).toBe('');
  });

  it('has the key of its page, and none on a page that is kept for everybody', async () => {
    const keyWith = async (formKey?: string) => {
      const view = <TeaserListView list={LIST} layout={layout} headingId="heading" formKey={formKey} />;
      renderInShop(await openTestShop(), view);
      return document.querySelector<HTMLInputElement>('form [name=key]')?.value;
    };
    expect(await keyWith('key-of-page')).toBe('key-of-page');
    cleanup();
    expect(await keyWith()).toBeUndefined();
  });

  it('only computes anew where Return is pressed in a field: the first button of the form puts nothing anywhere', async () => {
    await show();
    const first = document.querySelector<HTMLButtonElement>('form [type=submit]');
    expect(first?.value).toBe(TEASER_INTENTS.compute);
  });
});

describe('the variants that are asked for after a press', () => {
  const open = async (formKey?: string) => {
    const wanted = { productId: folders.item.productId, quantity: 2 };
    const followUps = [{ kind: 'choose-variants', entries: [wanted] }] as const;
    const key = formKey === undefined ? {} : { formKey };
    renderInShop(await openTestShop(), <TeaserFollowUps list={LIST} followUps={followUps} {...key} />);
    const select = screen.getByRole<HTMLSelectElement>('combobox');
    return { select, key: select.form?.querySelector<HTMLInputElement>('[name=key]')?.value };
  };

  it('can be left out: nothing is taken then', async () => {
    const { select } = await open();
    expect([select.required, select.value, select.options[0]?.textContent]).toEqual([false, '', 'nicht nehmen']);
  });

  it('are posted with the key of their page; in a tab the press makes one', async () => {
    expect((await open('key-of-page')).key).toBe('key-of-page');
    cleanup();
    expect((await open()).key).toBeUndefined();
  });
});

describe('a field of a curated list that is changed', () => {
  const compasses = () => screen.getAllByRole('spinbutton')[1] as HTMLInputElement;
  const open = async () => {
    const played = playGateway<OrderFormGateway & MaterialListGateway & TeaserListGateway>({
      total: money(2000),
      replace: {
        entry: {
          ...folders,
          item: { ...folders.item, orderNumber: '77', minimumOrderQuantity: 5, maxQuantity: 50 },
          total: money(4090),
        },
        isVariantOpen: false,
        variants: [],
      },
    });
    const opened = await openTestShop({
      bindMore: (bind) => bind(ports.orderFormGateway, [], () => played.gateway),
    });
    renderInShop(
      opened,
      <div onInput={({ target }) => void followField(opened.shop, target, { list: LIST, chosen: undefined })}>
        <TeaserListView list={LIST} layout={layout} headingId="heading" />
      </div>,
    );
    const type = async (field: HTMLElement, value: string): Promise<void> => {
      act(() => field.focus());
      await act(async () => void fireEvent.input(field, { target: { value } }));
    };
    const set = async (field: HTMLElement, value: string): Promise<void> => {
      await type(field, value);
      await act(async () => opened.clock.pass(500));
    };
    const said = (name: string) =>
      [...document.querySelectorAll(`[data-part=${name}]`)].map(({ textContent }) => textContent?.replace(/\s/gu, ' '));
    return { ...opened, played, type, set, said };
  };

  it('writes what its row costs half a second later, and what all of them cost', async () => {
    const { played, set, said } = await open();
    await set(compasses(), '9');
    const { productId, itemId } = LIST.items[1]?.entry.item ?? {};
    expect(played.calls()).toEqual([['total', { productId, itemId, quantity: 9 }]]);
    expect([said('total'), said('sum')]).toEqual([['ab 4,58 €', '20,00 €'], ['ab 24,58 €']]);
  });

  it('has what there can be of what was typed, and says so until something else is typed', async () => {
    const { played, set, type } = await open();
    await set(compasses(), '99999');
    expect([compasses().value, hintOf(compasses())]).toEqual([
      '9998',
      'Mehr als 9998 Stück sind zurzeit nicht möglich.',
    ]);
    expect(played.calls()).toMatchObject([['total', { quantity: 9998 }]]);
    await type(compasses(), '9');
    expect([compasses().value, hintOf(compasses())]).toEqual(['9', '']);
  });

  it('is 1 where no number stands in it when it is left', async () => {
    const { played, set } = await open();
    await set(compasses(), '');
    expect([compasses().value, played.calls()]).toEqual(['', []]);
    await act(async () => compasses().blur());
    expect(compasses().value).toBe('1');
    expect(hintOf(compasses())).toBe('Bitte geben Sie eine ganze Zahl ein. Die Menge ist jetzt 1.');
    expect(played.calls()).toMatchObject([['total', { quantity: 1 }]]);
  });

  it('is read at once where it was left before its code was there', async () => {
    const { played } = await open();
    await act(async () => void fireEvent.input(compasses(), { target: { value: '-2' } }));
    expect([compasses().value, hintOf(compasses())]).toEqual(['1', 'Die Mindestbestellmenge beträgt 1 Stück.']);
    expect(played.calls()).toMatchObject([['total', { quantity: 1 }]]);
  });

  it('shows the item of a variant that is chosen', async () => {
    const { played, set, said } = await open();
    await set(screen.getByRole('combobox'), '1-1');
    expect(played.calls()).toEqual([['replace', LIST.items[0]?.entry.id, '1-1', 2]]);
    expect([said('total')[0], said('sum')[0]]).toEqual(['40,90 €', euros(4090 + 4 * cents)]);
    expect(said('number')[0]).toContain('77');
    const [quantity] = screen.getAllByRole<HTMLInputElement>('spinbutton');
    expect([quantity?.min, quantity?.max]).toEqual(['5', '50']);
  });

  it('tells a failure, and leaves everything as it is', async () => {
    const { played, set, said, shop } = await open();
    played.failNext('total', { kind: 'gateway.timed-out' });
    await set(compasses(), '9');
    expect(shop.get(cartUseCases.showNotices).state$.value).toHaveLength(1);
    expect([said('sum')[0], document.querySelector('[aria-busy]')]).toEqual([`ab ${euros(458 + 4 * cents)}`, null]);
  });

  it('says nothing where no row of it was meant', async () => {
    const { shop, played, clock } = await open();
    await followField(shop, document.createElement('input'), { list: LIST, chosen: undefined });
    clock.pass(500);
    expect(played.calls()).toEqual([]);
  });
});

describe('a press in a curated list whose code cannot be fetched', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([true, false])(
    'is posted by the browser where there is a network (%s), and else it is said',
    async (isOnline) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      const opened = await openTestShop();
      const get: Shop['get'] = (token) => {
        if (Object.is(token, wishlistUseCases.takeTeaserList)) throw new Error('gone');
        return opened.shop.get(token);
      };
      const teaser = { layout } as unknown as ComponentProps<typeof TeaserListOnPage>['teaser'];
      const shop = { ...opened.shop, get };
      renderInShop({ ...opened, shop }, <TeaserListOnPage teaser={teaser} list={LIST} />);
      const byBrowser: (string | null | undefined)[] = [];
      const left = (event: SubmitEvent): void => {
        if (!event.defaultPrevented) byBrowser.push(event.submitter?.getAttribute('value'));
        event.preventDefault();
      };
      addEventListener('submit', left);
      const button = document.querySelector<HTMLButtonElement>(`[value="${TEASER_INTENTS.toBasket}"]`);
      const told = () => shop.get(cartUseCases.showNotices).state$.value.map(({ id }) => id);
      await act(async () => button?.form?.requestSubmit(button));
      await waitFor(() => expect([...byBrowser, ...told()]).toHaveLength(1));
      removeEventListener('submit', left);
      expect([byBrowser, told()]).toEqual(isOnline ? [[TEASER_INTENTS.toBasket], []] : [[], ['gateway.unreachable']]);
    },
  );
});

describe('a press in a curated list that fails', () => {
  const open = async () => {
    const keys: unknown[] = [];
    let isAway = true;
    let made = 0;
    const played = playGateway<OrderFormGateway & MaterialListGateway & TeaserListGateway>({});
    const nothing = { variantsToChoose: [], quantityChanged: [], maxInCart: [], successfullyAdded: [] };
    const gateway = {
      ...played.gateway,
      addToCart: (_entries: unknown, key: unknown) => {
        keys.push(key);
        return isAway
          ? errAsync({ kind: 'gateway.unreachable' } as const)
          : okAsync({ cart: aCart([]), outcome: nothing });
      },
    };
    const { shop } = await openTestShop({
      bindMore: (bind) => {
        bind(ports.contentGateway, [], () => createInMemoryContentGateway({ teaserLists: [LIST] }));
        bind(ports.keyMaker, [], () => ({ make: () => `made-key-${made++}` }));
        bind(ports.orderFormGateway, [], () => gateway as typeof played.gateway);
      },
    });
    const press = (intent: string, more: Readonly<Record<string, string>> = {}) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ intent, ...more })) form.set(name, value);
      return carryOutTeaser(shop, LIST, form);
    };
    return {
      keys,
      press,
      comesBack: () => {
        isAway = false;
      },
    };
  };

  it('leaves everything as it is, and the same press once more has the same key until it is answered', async () => {
    const { keys, press, comesBack } = await open();
    expect(await press(TEASER_INTENTS.toBasket)).toBe('failed');
    comesBack();
    expect(await press(TEASER_INTENTS.toBasket)).toMatchObject({ kind: 'follow-ups' });
    await press(TEASER_INTENTS.toBasket);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('has another key for something else', async () => {
    const { keys, press } = await open();
    await press(TEASER_INTENTS.toBasket);
    await press(TEASER_INTENTS.toBasket, { 'quantity.entry-2': '5' });
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('does nothing for the button that only computes', async () => {
    const { keys, press } = await open();
    expect(await press(TEASER_INTENTS.compute)).toBeUndefined();
    expect(keys).toEqual([]);
  });
});
