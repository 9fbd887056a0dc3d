// @own-process

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aLine } from '@tornister/application/testing';
import type { VariantAttribute, VariantOption } from '@tornister/domain/catalogue';
import { brandId, type ItemId } from '@tornister/domain/shared';
import { okAsync } from 'neverthrow';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { aListing } from '../../test/a-listing.ts';
import { openTestShop, type TestShop } from '../../test/open-test-shop.tsx';
import { inShop } from '../../test/render-in-shop.tsx';
import { AddToBasketForm } from '../components/cart/add-to-basket-form/add-to-basket-form.tsx';
import { CartLine } from '../components/cart/cart-line/cart-line.tsx';
import { VariantChoice } from '../components/catalogue/variant-choice/variant-choice.tsx';
import { ListingView } from '../components/listing/listing/listing-view.tsx';
import { cartUseCases } from '../composition/cart-tokens.ts';
import { sessionUseCases } from '../composition/session-tokens.ts';
import type { Shop } from '../composition/shop.ts';
import { ShopProvider } from '../react/shop-provider.tsx';
import { useFormDraft } from '../routes/use-form-draft.ts';
import { hydrateChanged } from './tell-changes.ts';

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  cleanup();
  document.body.replaceChildren();
});

/** A page as the shop host has rendered it, changed before it comes alive. */
const changeBefore = async (
  view: (onServer: boolean) => ReactNode,
  change: (page: HTMLElement) => void,
): Promise<HTMLElement> => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view(true));
  change(container);
  await act(async () =>
    hydrateChanged(() => {
      root = hydrateRoot(container, view(false));
    }),
  );
  return container;
};

const inTab =
  ({ shop, texts }: TestShop, view: ReactNode) =>
  (): ReactNode => (
    <MemoryRouter>
      <I18nextProvider i18n={texts}>
        <ShopProvider shop={shop}>{view}</ShopProvider>
      </I18nextProvider>
    </MemoryRouter>
  );

const Address = () => <output>{decodeURIComponent(useLocation().search)}</output>;

/** Fields that are the browser's own, and tell of what is chosen. */
const Form = ({ onHeard }: { readonly onHeard: (what: string) => void }) => (
  <form {...useFormDraft('/form/', false)}>
    <input name="firstname" aria-label="Vorname" />
    <input name="city" aria-label="Ort" />
    {['a', 'b', 'c'].map((type) => (
      <input
        key={type}
        type="radio"
        name="type"
        value={type}
        defaultChecked={type === 'a'}
        onChange={() => onHeard(type)}
      />
    ))}
    <input type="checkbox" name="news" defaultChecked onChange={({ target }) => onHeard(`news ${target.checked}`)} />
    <input type="password" name="password" />
  </form>
);

const typeQuantity = (text: string) => (page: HTMLElement) => {
  const field = page.querySelector<HTMLInputElement>('input[name=quantity]');
  if (field !== null) field.value = text;
};

describe('what was changed before the page was alive (the rule of early changes)', () => {
  it('so many pieces go into the basket as were typed', async () => {
    const tab = await openTestShop();
    const form = <AddToBasketForm itemId={brandId<ItemId>('item-1')} minimum={1} maximum={99} name="Schulheft" />;
    await changeBefore(inTab(tab, form), typeQuantity('5'));
    const field = screen.getByRole('textbox');
    fireEvent.blur(field);
    expect(field).toHaveProperty('value', '5');
    fireEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(() => expect(tab.carts.received()).toMatchObject([{ kind: 'add-position', quantity: 5 }]));
  });

  it('a line of the basket has so many pieces as were typed', async () => {
    const line = aLine(1, { quantity: 2 });
    const tab = await openTestShop();
    const changed: unknown[] = [];
    const changeQuantity = (...change: unknown[]) => {
      changed.push(change);
      return okAsync(undefined);
    };
    const get = ((name) => (name === cartUseCases.editCart ? { changeQuantity } : tab.shop.get(name))) as Shop['get'];
    const view = <CartLine line={line} isBusy={false} isFirst showsPrime={false} />;
    await changeBefore(inTab({ ...tab, shop: { ...tab.shop, get } }, view), typeQuantity('5'));
    fireEvent.blur(screen.getByRole('textbox'));
    expect(changed).toEqual([[line.id, 5]]);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '5');
  });

  it('a variant is that of the list of choices', async () => {
    const chosen: string[] = [];
    const option = (value: string, position: number): VariantOption => ({
      value,
      position,
      label: value,
      itemId: brandId<ItemId>(value),
      selected: value === 'A5',
      disabled: false,
      hasDiscount: false,
    });
    const attribute: VariantAttribute = {
      name: 'size',
      displayName: 'Format',
      type: 'dropdown',
      position: 1,
      options: ['A5', 'A4'].map(option),
    };
    const view = <VariantChoice attribute={attribute} path="/prod/1/" onChoose={(_, value) => chosen.push(value)} />;
    await changeBefore(
      (onServer) => inShop(view, { onServer }),
      (page) => {
        for (const select of page.querySelectorAll('select')) select.value = 'A4';
      },
    );
    expect(chosen).toEqual(['A4']);
  });

  describe('in a listing', () => {
    const listing = aListing();
    const element = (
      <>
        <ListingView listing={listing} />
        <Address />
      </>
    );
    const view = (onServer: boolean) =>
      inShop(
        <RouterProvider
          router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/papier/hefte/'] })}
        />,
        { onServer },
      );
    const address = (page: HTMLElement): string => page.querySelector('output')?.textContent ?? '';

    it('the order is that of the list of choices', async () => {
      const page = await changeBefore(view, (before) => {
        const sort = before.querySelector('select');
        if (sort !== null) sort.selectedIndex = 1;
      });
      expect(address(page)).toMatch(/sort=/);
    });

    it('filters count with those that are ticked later', async () => {
      const boxesOf = (page: HTMLElement) => [
        ...page.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not([disabled])'),
      ];
      const page = await changeBefore(view, (before) => {
        for (const box of boxesOf(before).slice(0, 1)) box.checked = true;
      });
      for (const box of boxesOf(page).slice(1)) fireEvent.click(box);
      const boxes = boxesOf(page);
      expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
      for (const { value } of boxes) expect(address(page)).toContain(value);
    });
  });

  it('a choice of the browser is heard, and what was kept of the form is still written into its other fields', async () => {
    const kept: Record<string, unknown>[] = [];
    const drafts = {
      of: () => ({ firstname: 'Gesa', city: 'Ulm', type: 'a' }),
      keep: (_: string, typed: Record<string, unknown>) => kept.push(typed),
    };
    const heard: string[] = [];
    const page = await changeBefore(
      (onServer) =>
        inShop(<Form onHeard={(what) => heard.push(what)} />, {
          onServer,
          services: [[sessionUseCases.formDrafts, drafts]],
        }),
      (before) => {
        for (const [name, value] of [
          ['firstname', 'Ida'],
          ['password', 'geheim'],
        ])
          for (const field of before.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) field.value = value ?? '';
        for (const radio of before.querySelectorAll<HTMLInputElement>('[value=b]')) radio.checked = true;
        for (const box of before.querySelectorAll<HTMLInputElement>('[name=news]')) box.checked = false;
      },
    );
    const now = { firstname: 'Ida', city: 'Ulm', type: 'b', password: 'geheim' };
    expect(Object.fromEntries(new FormData(within(page).getByLabelText('Ort').closest('form') ?? undefined))).toEqual(
      now,
    );
    expect([...heard].sort()).toEqual(['b', 'news false']);
    expect(kept.at(-1)).toMatchObject({ firstname: 'Ida', city: 'Ulm', type: 'b' });
  });

  it('the caret stays where somebody is typing', async () => {
    const page = await changeBefore(
      () => <input name="street" defaultValue="Musterstr 12" />,
      (before) => {
        for (const field of before.querySelectorAll('input')) {
          field.focus();
          field.value = 'Musterxstr 12';
          field.setSelectionRange(7, 7);
        }
      },
    );
    const field = page.querySelector('input');
    expect([field?.value, field?.selectionStart, field?.selectionEnd]).toEqual(['Musterxstr 12', 7, 7]);
  });

  it('a box that is ticked again is no press elsewhere', async () => {
    const heard: string[] = [];
    const outside = () => heard.push('outside');
    addEventListener('click', outside);
    const page = await changeBefore(
      () => <input type="checkbox" onChange={() => heard.push('tick')} />,
      (before) => {
        for (const box of before.querySelectorAll('input')) box.checked = true;
      },
    );
    expect(heard).toEqual(['tick']);
    page.querySelector('input')?.click();
    removeEventListener('click', outside);
    expect(heard).toEqual(['tick', 'tick', 'outside']);
  });

  it('nothing is told of fields that nobody has changed', async () => {
    const heard: string[] = [];
    await changeBefore(
      () => (
        <form onInput={() => heard.push('input')}>
          <select defaultValue="b">
            <option>a</option>
            <option>b</option>
          </select>
          <input type="checkbox" defaultChecked />
          <textarea defaultValue="Text" />
        </form>
      ),
      () => undefined,
    );
    expect(heard).toEqual([]);
  });
});
