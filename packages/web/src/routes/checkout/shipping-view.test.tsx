import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCart, aLine, anAddress, aShipper, aShippingStep } from '@tornister/application/testing';
import type { SavedAddress } from '@tornister/domain/address';
import type { Shipper } from '@tornister/domain/checkout';
import { money } from '@tornister/domain/money';
import { PATHS } from '@tornister/domain/routing';
import { type AddressId, brandId } from '@tornister/domain/shared';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, data, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { renderPage, renderRouter } from '../../../test/render-page.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { browseModule } from '../../composition/browse.module.ts';
import { deliveryModule } from '../../composition/delivery.module.ts';
import { emailModule } from '../../composition/email.module.ts';
import { stepsModule } from '../../composition/steps.module.ts';
import { typingModule } from '../../composition/typing.module.ts';
import { ShopProvider } from '../../react/shop-provider.tsx';
import { type FormRefusal, typedIn } from '../form-refusal.ts';
import { postedBookChange } from './book-change.ts';
import { Component, shouldRevalidate } from './shipping.page.tsx';
import { nameRenewed } from './shipping-entry.ts';

registerArea(browseModule);
registerArea(stepsModule);
registerArea(deliveryModule);
registerArea(emailModule);
registerArea(typingModule);
afterEach(cleanup);

const fields = [
  { fieldName: 'phone', displayName: 'Telefon für die Terminabsprache', fieldValue: '' },
  { fieldName: 'floor', displayName: 'Stockwerk', fieldValue: '' },
];
const PRICE = /kostenlos|€/;
const FREIGHT = [aShipper('dhl'), aShipper('spedition', { selected: true })];

const stepWith = async (shippers: readonly Shipper[], refusal?: FormRefusal) => {
  const { shop, texts } = await openTestShop();
  const opened = {
    step: aShippingStep({ cart: aCart([aLine(1)], { speditionFields: fields }), shippers }),
    billingMode: 'show',
    isPaymentStepAvailable: true,
    isPayless: false,
  };
  const router = createMemoryRouter([{ id: 'shipping', path: '*', Component, loader: () => opened }], {
    hydrationData: {
      loaderData: { shipping: opened },
      ...(refusal === undefined ? {} : { actionData: { shipping: { refusal } } }),
    },
  });
  return render(
    <I18nextProvider i18n={texts}>
      <ShopProvider shop={shop}>
        <RouterProvider router={router} />
      </ShopProvider>
    </I18nextProvider>,
  );
};

describe('the shipping step of goods that a forwarding agent brings', () => {
  it('names the questions that were left open as they stand at their fields', async () => {
    const errors = fields.map(({ fieldName }) => ({ field: `spedition.${fieldName}`, message: 'requiredField' }));
    const { getByRole } = await stepWith(FREIGHT, { errors, typed: {} });
    const links = [...getByRole('group', { description: /Fehler|Angabe/ }).querySelectorAll('a')];
    expect(links.map(({ textContent }) => textContent)).toEqual(['Telefon für die Terminabsprache', 'Stockwerk']);
    expect(links.map(({ hash }) => document.getElementById(hash.slice(1))?.getAttribute('name'))).toEqual(
      errors.map(({ field }) => field),
    );
  });

  it('says why other shippers do not bring them, and names no price of these', async () => {
    const { container } = await stepWith(FREIGHT);
    const cardOf = (code: string) => container.querySelector(`[name="shipperCode"][value="${code}"]`)?.closest('label');
    expect(cardOf('dhl')?.textContent).toContain('nur eine Spedition');
    expect(cardOf('dhl')?.textContent).not.toMatch(PRICE);
    expect(cardOf('spedition')?.textContent).toMatch(PRICE);
  });

  it('says why there is no packing station for them, before anything is typed', async () => {
    const { getByRole, container } = await stepWith(FREIGHT);
    const station = getByRole('radio', { name: /^An eine Packstation.*nur eine Spedition/ });
    expect(station.hasAttribute('disabled')).toBe(true);
    expect(container.querySelector('[name^="packstation."]')).toBeNull();
  });
});

/** The step with two addresses in each book; its buttons do what they say. A test may hold back what is read anew after them. */
const stepWithBooks = async (isRead: Promise<void> = Promise.resolve()) => {
  const { shop, texts } = await openTestShop();
  const book = (form: string) => [1, 2].map((at) => anAddress(`${form}${at}`));
  const billing = book('bill');
  const shipping = book('ship');
  const removed = new Set<string>();
  /** What the buttons have asked for. */
  const asked: string[] = [];
  const load = () => {
    const left = (addresses: typeof billing) => addresses.filter(({ addressId }) => !removed.has(addressId));
    return {
      step: aShippingStep({
        cart: aCart([aLine(1)]),
        billingAddresses: left(billing),
        shippingAddresses: left(shipping),
      }),
      billing: billing[0],
      billingMode: 'show',
      isPaymentStepAvailable: true,
      isPayless: false,
    };
  };
  const action = async ({ request }: { readonly request: Request }) => {
    const posted = await request.formData();
    const change = postedBookChange(posted);
    asked.push(change?.kind ?? 'save');
    if (change?.kind === 'remove') removed.add(change.addressId);
    if (change?.kind === 'restore') removed.delete(change.addressId);
    return { refusal: { typed: typedIn(posted), errors: [] }, change };
  };
  const loader = async () => {
    await isRead;
    return load();
  };
  const router = createMemoryRouter([{ id: 'shipping', path: '*', Component, loader, action }], {
    initialEntries: [PATHS.shipping],
    hydrationData: { loaderData: { shipping: load() } },
  });
  const page = render(
    <I18nextProvider i18n={texts}>
      <ShopProvider shop={shop}>
        <RouterProvider router={router} />
      </ShopProvider>
    </I18nextProvider>,
  );
  /** Presses a button of a book; then the focus must come to what is named. */
  const press = async (value: string, goesOnAt: string): Promise<void> => {
    const button = page.container.querySelector<HTMLElement>(`button[name="book"][value="${value}"]`);
    if (button === null) throw new Error(`There is no button ${value}.`);
    await userEvent.click(button);
    await waitFor(() => {
      const { activeElement } = document;
      expect(`${activeElement?.getAttribute('name')}=${activeElement?.getAttribute('value')}`).toBe(goesOnAt);
    });
  };
  const shown = (selector: string) =>
    waitFor(() => page.container.querySelector<HTMLElement>(selector) ?? fail(selector));
  return { press, shown, asked };
};

const fail = (selector: string): never => {
  throw new Error(`There is no ${selector}.`);
};

it('the form of an address is given up at once, also while the page is still read anew; nothing else is sent meanwhile', async () => {
  const { shown, asked } = await stepWithBooks(new Promise(() => undefined));
  await userEvent.click(await shown('[value="add:billingAddress:"]'));
  const giveUp = await shown('[value="list:billingAddress:"]');
  await userEvent.click(await shown('[value="remove:shippingAddress:ship1"]'));
  await userEvent.click(giveUp);
  await shown('[name="billingAddress.addressId"][value="bill2"]');
  expect(asked).toEqual(['add', 'list']);
});

describe('the address books of the shipping step, by the keyboard (WCAG 2.4.3)', () => {
  it('leads from the form of the bill to its first field and back to the address', async () => {
    const { press } = await stepWithBooks();
    await press('edit:billingAddress:bill2', 'billingAddress.formType=private');
    await press('list:billingAddress:bill2', 'billingAddress.addressId=bill2');
    await press('add:billingAddress:', 'billingAddress.formType=private');
    await press('list:billingAddress:', 'billingAddress.addressId=bill2');
  });

  it('leads from a removed address to the way back, and from there to the address again', async () => {
    const { press } = await stepWithBooks();
    await press('remove:billingAddress:bill2', 'book=restore:billingAddress:bill2');
    const told = document.activeElement?.getAttribute('aria-describedby');
    expect(document.getElementById(String(told))?.textContent).toMatch(/entfernt|gelöscht/);
    await press('restore:billingAddress:bill2', 'billingAddress.addressId=bill2');
    await press('remove:billingAddress:bill2', 'book=restore:billingAddress:bill2');
  });

  it('does so in the other books as well', async () => {
    const { press } = await stepWithBooks();
    await press('edit:shippingAddress:ship2', 'shippingAddress.formType=private');
    await press('list:shippingAddress:ship2', 'shippingAddress.choice=ship2');
    await press('remove:shippingAddress:ship1', 'book=restore:shippingAddress:ship1');
    await press('restore:shippingAddress:ship1', 'shippingAddress.choice=ship1');
  });
});

/** The step with the form of its billing address open; the change is saved under an id of its own, and the rest fails. */
const correctedStep = async () => {
  const { shop, texts } = await openTestShop();
  const posts: FormData[] = [];
  const load = () => {
    const bill = anAddress(`bill${posts.length}`);
    const step = aShippingStep({ billingAddresses: [bill], billingAddress: bill });
    return { step, billing: bill, billingMode: 'edit', isPaymentStepAvailable: true };
  };
  const action = async ({ request }: { readonly request: Request }) => {
    const posted = await request.formData();
    posts.push(posted);
    const back = new FormData();
    for (const [name, value] of posted) back.set(name, value);
    nameRenewed(back, { billingAddress: brandId<AddressId>(`bill${posts.length}`) });
    return data({ refusal: { typed: typedIn(back), errors: [], message: 'gateway.timed-out' } }, { status: 503 });
  };
  const route = { id: 'shipping', path: '*', Component, shouldRevalidate, loader: load, action };
  const router = createMemoryRouter([route], {
    initialEntries: [PATHS.shipping],
    hydrationData: { loaderData: { shipping: load() } },
  });
  const { container } = renderRouter(router, { shop, texts });
  const field = (name: string) => container.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const press = () => fireEvent.submit(container.querySelector('form[method=post]') ?? container);
  return { posts, field, press };
};

describe('a corrected address of the shipping step whose other saves fail (spec 2 §4)', () => {
  const [STREET, ID, MODE] = ['streetAndNumber', 'addressId', 'mode'].map((name) => `billingAddress.${name}`) as [
    string,
    string,
    string,
  ];

  it('stays the one that is corrected: a further correction is of what has taken its place', async () => {
    const { posts, field, press } = await correctedStep();
    for (const [at, street] of ['Schulstraße 2', 'Schulstraße 3'].entries()) {
      await userEvent.clear(field(STREET) as HTMLInputElement);
      await userEvent.type(field(STREET) as HTMLInputElement, street);
      press();
      await waitFor(() => expect(field(ID)?.value).toBe(`bill${at + 1}`));
      expect([field(MODE)?.value, field(STREET)?.value]).toEqual(['changed', street]);
    }
    expect(posts.map((posted) => [posted.get(ID), posted.get(STREET)])).toEqual([
      ['bill0', 'Schulstraße 2'],
      ['bill1', 'Schulstraße 3'],
    ]);
  });

  it('is posted once although the button is pressed twice', async () => {
    const { posts, field, press } = await correctedStep();
    press();
    press();
    await waitFor(() => expect(field(ID)?.value).toBe('bill1'));
    expect(posts).toHaveLength(1);
  });
});

const priceIn = (element: Element | null | undefined) => /[\d,]+(?=\s€)/.exec(element?.textContent ?? '')?.[0];

/** The step with an address in Germany and one in Austria in each book, for a parcel; what each shipper takes, by its card. */
const stepAcrossTheBorder = async (cartOf: 'nobody' | 'German bill' = 'German bill', refusal?: FormRefusal) => {
  const { shop, texts } = await openTestShop();
  const countries = [
    { code: 'DE', name: 'Deutschland' },
    { code: 'AT', name: 'Österreich' },
  ];
  const inAustria = (id: string) => ({ ...anAddress(id), country: 'AT' }) as SavedAddress;
  const billingAddresses = [anAddress('billDE'), inAustria('billAT')];
  const { totals, ...cart } = aCart([aLine(1)]);
  const shipped = (shipping: number) => ({
    ...totals,
    shippingCost: money(shipping),
    grandTotal: money(totals.subtotal.cents + shipping),
  });
  const { billingAddress, ...step } = aShippingStep({
    cart: { ...cart, totals: shipped(495) },
    otherTotals: [shipped(1_295)],
    billingAddress: anAddress('billDE'),
    billingAddresses,
    shippingAddresses: [inAustria('shipAT'), anAddress('shipDE')],
    billingCountries: countries,
    deliveryCountries: countries,
  });
  const opened = {
    step: cartOf === 'nobody' ? step : { ...step, billingAddress },
    billing: billingAddresses[cartOf === 'nobody' ? 1 : 0],
    billingMode: 'show',
    isPaymentStepAvailable: true,
  };
  const container = renderPage({ Component, opened, refusal }, { shop, texts });
  const card = (code: string) => container.querySelector(`[name="shipperCode"][value="${code}"]`)?.closest('label');
  return {
    press: (name: string, value: string) =>
      userEvent.click(container.querySelector(`[name="${name}"][value="${value}"]`) ?? document.body),
    choose: (name: string, value: string) =>
      userEvent.selectOptions(container.querySelector(`[name="${name}"]`) ?? document.body, value),
    /** The shippers that are ticked, and what would be posted. */
    ticked: () => ({
      radios: ['dhl', 'dpd'].filter((code) => card(code)?.querySelector('input')?.checked),
      posted: new FormData(container.querySelector<HTMLFormElement>('form[method=post]') ?? undefined).get(
        'shipperCode',
      ),
    }),
    typed: () => typedIn(new FormData(container.querySelector<HTMLFormElement>('form[method=post]') ?? undefined)),
    prices: () => ['dhl', 'dpd'].map((code) => priceIn(card(code))),
    /** The shipping and the total in the box of the sums, and the total beside the next step. */
    sums: () => {
      const rows = [...container.querySelectorAll('aside dl > div')];
      const row = (label: string) => priceIn(rows.find((each) => each.textContent?.startsWith(label)));
      const bar = container.querySelector('form[method=post] > :last-child strong');
      return [row('Versand'), row('Gesamtsumme'), priceIn(bar)];
    },
  };
};

describe('what the shippers of the step take (spec 2 §4 "The shipper is recalculated with shipping costs")', () => {
  const HOME = ['4,95', '4,95'];
  const ABROAD = [undefined, '12,95'];

  it('follows the address of the bill that is ticked', async () => {
    const { press, prices } = await stepAcrossTheBorder();
    expect(prices()).toEqual(HOME);
    await press('billingAddress.addressId', 'billAT');
    expect(prices()).toEqual(ABROAD);
  });

  it('stands in the sums and beside the next step as it does at the ticked shipper', async () => {
    const { press, choose, sums } = await stepAcrossTheBorder();
    const [home, abroad] = [4.95, 12.95].map((shipping) => {
      const [part, whole] = [shipping, aLine(1).positionTotal.cents / 100 + shipping].map((amount) =>
        amount.toFixed(2).replace('.', ','),
      );
      return [part, whole, whole];
    });
    expect(sums()).toEqual(home);
    await press('deliveryType', 'shippingAddress');
    expect(sums()).toEqual(abroad);
    await press('shippingAddress.choice', 'new');
    expect(sums()).toEqual(home);
    await choose('shippingAddress.country', 'AT');
    expect(sums()).toEqual(abroad);
    await press('deliveryType', 'packstation');
    expect(sums()).toEqual(home);
  });

  it('begins with the address of the bill that the page has ticked', async () => {
    expect((await stepAcrossTheBorder('nobody')).prices()).toEqual(ABROAD);
  });

  it('begins elsewhere with the ticked address of the book, and goes on with the form of a new one', async () => {
    const { press, choose, prices } = await stepAcrossTheBorder();
    await press('deliveryType', 'shippingAddress');
    expect(prices()).toEqual(ABROAD);
    await press('shippingAddress.choice', 'new');
    expect(prices()).toEqual(HOME);
    await choose('shippingAddress.country', 'AT');
    expect(prices()).toEqual(ABROAD);
    await press('shippingAddress.choice', 'shipDE');
    expect(prices()).toEqual(HOME);
    await press('shippingAddress.choice', 'new');
    expect(prices()).toEqual(ABROAD);
  });

  it('follows the country in the form of a new bill, also of one that comes back', async () => {
    const typed = { 'billingAddress.mode': 'new', 'billingAddress.country': 'AT' };
    const { choose, prices } = await stepAcrossTheBorder('German bill', { typed, errors: [] });
    expect(prices()).toEqual(ABROAD);
    await choose('billingAddress.country', 'DE');
    expect(prices()).toEqual(HOME);
  });
});

describe('the ticked shipper of the step (spec 2 §4 "Choosing packstation for Germany selects dhl")', () => {
  it('is dhl for a packing station although another was ticked by hand, which is ticked again for the bill', async () => {
    const { press, ticked } = await stepAcrossTheBorder();
    await press('shipperCode', 'dpd');
    expect(ticked()).toEqual({ radios: ['dpd'], posted: 'dpd' });
    expect(document.activeElement?.getAttribute('value')).toBe('dpd');
    await press('deliveryType', 'packstation');
    expect(ticked()).toEqual({ radios: ['dhl'], posted: 'dhl' });
    await press('deliveryType', 'sameAsBilling');
    expect(ticked()).toEqual({ radios: ['dpd'], posted: 'dpd' });
    await press('billingAddress.addressId', 'billAT');
    await press('billingAddress.addressId', 'billDE');
    expect(ticked()).toEqual({ radios: ['dpd'], posted: 'dpd' });
  });
});

describe('the shipper that was ticked before a packing station was chosen', () => {
  /** The form as it comes back from the server after the packing station was chosen. */
  const drawnAgain = async (typed: Readonly<Record<string, string>> = {}) => {
    const before = await stepAcrossTheBorder();
    await before.press('shipperCode', 'dpd');
    await before.press('deliveryType', 'packstation');
    const posted = before.typed();
    cleanup();
    return stepAcrossTheBorder('German bill', { typed: { ...posted, ...typed }, errors: [] });
  };

  it('is ticked again for the bill also where the server has drawn the page anew meanwhile, however often', async () => {
    const { ticked, typed, press } = await drawnAgain();
    expect(ticked()).toEqual({ radios: ['dhl'], posted: 'dhl' });
    const posted = typed();
    await press('deliveryType', 'sameAsBilling');
    expect(ticked()).toEqual({ radios: ['dpd'], posted: 'dpd' });
    cleanup();
    const again = await stepAcrossTheBorder('German bill', { typed: posted, errors: [] });
    await again.press('deliveryType', 'sameAsBilling');
    expect(again.ticked()).toEqual({ radios: ['dpd'], posted: 'dpd' });
  });

  it('is not taken where the way of delivery was changed without scripts: what was seen ticked stays ticked', async () => {
    expect((await drawnAgain({ deliveryType: 'sameAsBilling' })).ticked()).toEqual({ radios: ['dhl'], posted: 'dhl' });
  });
});

describe('the shipping step of a store without dhl', () => {
  it('offers no packing station', async () => {
    const { queryByRole } = await stepWith([aShipper('dpd', { selected: true })]);
    expect(queryByRole('radio', { name: /Packstation/ })).toBeNull();
    expect(queryByRole('radio', { name: /^An die Rechnungsadresse/ })).not.toBeNull();
  });
});
