// A material list in the tab of a parent: what choosing another article does to the quantity and the total, and what Return posts.

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MaterialSheet } from '@tornister/application/material-list';
import { aLine } from '@tornister/application/testing';
import { NO_CHILD_DECISIONS } from '@tornister/domain/materiallist';
import { money } from '@tornister/domain/money';
import { ORDER_ENTRY_MAX_QUANTITY } from '@tornister/domain/orderform';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { ShopProvider } from '../../react/shop-provider.tsx';
import { MaterialListForm, type MaterialListFormProps } from './material-list-form.tsx';

afterEach(cleanup);

const aCandidate = (id: number, name: string, cents: number, quantity: number) => {
  const { availableForSale: isForSale, ...item } = aLine(id, {
    orderNumber: `1000${id}`,
    name,
    unitPrice: money(cents),
  });
  return { item: { ...item, isForSale }, quantity, needed: quantity, missing: [] };
};

const SHEET: MaterialSheet = {
  lines: [
    {
      lineNumber: 1,
      text: '12 Bleistifte HB',
      wish: { article: 'pencil', words: [], quantity: 12, traits: [] },
      verdict: 'choose',
      candidates: [aCandidate(1, 'Bleistift, HB', 100, 12), aCandidate(2, 'Bleistift, HB, 72 Stück', 5195, 1)],
    },
  ],
  leftOut: [],
  isCut: false,
};

const open = async (answer: Partial<MaterialListFormProps['answer']> = { sheet: SHEET }) => {
  const { shop, texts } = await openTestShop();
  const shown = {
    ...{ text: '12 Bleistifte HB', decisions: {}, children: NO_CHILD_DECISIONS, done: [], notes: {} },
    ...{ added: 0, saved: 0 },
    ...answer,
  };
  const element = (
    <I18nextProvider i18n={texts}>
      <ShopProvider shop={shop}>
        <MaterialListForm answer={shown} formKey="key-1" />
      </ShopProvider>
    </I18nextProvider>
  );
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const form = container.querySelector('form');
  if (form === null) throw new Error('no form');
  const posted = (name: string) => new FormData(form).get(name);
  return { form, posted };
};

const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const total = () => screen.getByText(/Summe der gewählten Artikel/u).textContent;

describe('the quantity of a line', () => {
  it('is what the chosen article needs, on the page and in its total, as long as nobody has typed', async () => {
    const { posted } = await open();
    expect(screen.getByRole('radio', { name: /72 Stück.*1 davon für diese Zeile/u })).toBeDefined();
    choose(/72 Stück/u);
    expect([posted('quantity-0'), posted('suggested-0')]).toEqual(['1', '1']);
    expect(total()).toMatch(/51,95/u);
    choose(/12 davon/u);
    expect([posted('quantity-0'), posted('suggested-0')]).toEqual(['12', '12']);
    expect(total()).toMatch(/12,00/u);
  });

  it('is not cut to another one: what is too high is said at its field, and stands in it', async () => {
    const { posted } = await open();
    const room = screen.getByRole<HTMLInputElement>('textbox', { name: /Menge/u }).maxLength;
    expect(room).toBeGreaterThan(String(ORDER_ENTRY_MAX_QUANTITY).length);
    expect(posted('quantity-0')).toBe('12');
    cleanup();
    const text = 'vue.materialList.quantityTooHigh';
    await open({ sheet: SHEET, decisions: { 0: { orderNumber: '10001', quantity: '12000' } }, notes: { 0: { text } } });
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Menge/u });
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['12000', 'true']);
    const told = screen.getAllByText(/So viele Stück nehmen wir hier nicht an/u);
    expect(told.map(({ id }) => id)).toContain(field.getAttribute('aria-describedby'));
    expect(told.map((each) => each.querySelector('a')?.hash)).toContain(`#${field.id}`);
  });

  it('stays what somebody has typed', async () => {
    const { posted } = await open();
    fireEvent.change(screen.getByRole('textbox', { name: /Menge/u }), { target: { value: '3' } });
    choose(/72 Stück/u);
    expect([posted('quantity-0'), posted('suggested-0')]).toEqual(['3', '1']);
    expect(total()).toMatch(/155,85/u);
  });
});

describe('a line of which another number comes than it needs', () => {
  const sheetWith = (...candidates: readonly ReturnType<typeof aCandidate>[]): MaterialSheet => ({
    ...SHEET,
    lines: SHEET.lines.map((line) => ({ ...line, verdict: 'sure', candidates })),
  });
  const few = { ...aCandidate(1, 'Bleistift, HB', 100, 3), needed: 12 };
  const many = { ...aCandidate(2, 'Bleistift, HB, 6 Stück', 500, 5), needed: 2 };

  it('says that the least that is sold at once is more, and is not simply said to fit', async () => {
    await open({ sheet: sheetWith(many) });
    expect(screen.getByText('Mindestbestellmenge: 5 Stück statt 2')).toBeDefined();
    expect(screen.getByText('Andere Menge als gebraucht')).toBeDefined();
    expect(screen.queryByText('Passt')).toBeNull();
  });

  it('says that there are too few, and not that these are for the line', async () => {
    await open({ sheet: sheetWith(few, aCandidate(3, 'Bleistift, HB, 12 Stück', 900, 1)) });
    expect(screen.getByText('Nur 3 Stück lieferbar, gebraucht: 12')).toBeDefined();
    expect(screen.queryByText(/3 davon für diese Zeile/u)).toBeNull();
    expect(screen.queryByText('Passt')).toBeNull();
  });

  it('fits where an article is chosen of which as many come as it needs', async () => {
    await open({ sheet: sheetWith(few, aCandidate(3, 'Bleistift, HB, 12 Stück', 900, 1)) });
    choose(/12 Stück/u);
    expect(screen.getByText('Passt')).toBeDefined();
  });
});

describe('a line that is in the basket', () => {
  it('posts what was decided for it, so that a class list has it', async () => {
    const decisions = { 0: { orderNumber: '10002', quantity: '1', suggested: '1' } };
    const { posted } = await open({ sheet: SHEET, decisions, done: [0] });
    expect(['choice-0', 'quantity-0', 'suggested-0'].map(posted)).toEqual(['10002', '1', '1']);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('Return in a field', () => {
  it('works the total out anew where a list was read, and reads it where none was', async () => {
    const first = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>('button[type=submit]')?.value;
    expect(first((await open()).form)).toBe('check');
    cleanup();
    expect(first((await open({})).form)).toBe('read');
  });
});

it('a form that the shop did not answer is sent again with its own key', async () => {
  expect((await open({ sheet: SHEET, key: 'posted-1' })).posted('key')).toBe('posted-1');
  cleanup();
  expect((await open()).posted('key')).toBe('key-1');
});

const NOTHING = { text: '', decisions: {}, children: NO_CHILD_DECISIONS, done: [], notes: {}, added: 0, saved: 0 };

/** The form as it opens, and a button that brings an answer. */
const Answered = () => {
  const [answer, setAnswer] = useState<MaterialListFormProps['answer']>(NOTHING);
  return (
    <>
      <button type="button" onClick={() => setAnswer({ ...NOTHING, sheet: SHEET, done: [0], saved: 2 })} />
      <MaterialListForm answer={answer} formKey="key-1" />
    </>
  );
};

describe('what is announced', () => {
  it('has its places on the page before there is anything to say (WCAG 4.1.3)', async () => {
    const { shop, texts } = await openTestShop();
    const element = (
      <I18nextProvider i18n={texts}>
        <ShopProvider shop={shop}>
          <Answered />
        </ShopProvider>
      </I18nextProvider>
    );
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
    const places = screen.getAllByRole('status');
    expect(places.map(({ textContent }) => textContent)).toEqual(['', '', '']);
    fireEvent.click(screen.getByRole('button', { name: '' }));
    expect(screen.getAllByRole('status')).toEqual(places);
    expect(places.every(({ textContent }) => textContent !== '')).toBe(true);
  });
});
