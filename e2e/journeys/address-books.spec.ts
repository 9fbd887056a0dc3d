// The address books of a member: adding, changing, choosing and taking away addresses, with and without scripts.

import { createVisitor, locationOf, type Visitor } from '../fixtures/http.ts';
import { everyLookOfAccount, nameOfLook, WIDE } from '../fixtures/looks.ts';
import { addressFields, aGuest, registrationFields, schoolFields } from '../fixtures/people.ts';
import type { StorefrontId } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { waitForScripts } from '../tasks/browse.ts';
import { looksAt } from '../tasks/look-at-states.ts';

const BILLING = '/myaccount/addresses/billing/';
const SHIPPING = '/myaccount/addresses/shipping/';
const STATIONS = '/myaccount/addresses/packing-station/';
const t = translator('de');

/** A member with an account of their own, and without addresses. */
const aMember = async (storefront: StorefrontId = 'de'): Promise<Visitor> => {
  const visitor = createVisitor({ storefront });
  const person = aGuest(storefront);
  const fields = storefront.startsWith('b2b') ? schoolFields(person) : registrationFields(person);
  expect((await visitor.post('/myaccount/register/', fields)).status).toBe(303);
  return visitor;
};

const addAddress = async (visitor: Visitor, book: string, city: string, storefront: StorefrontId = 'de') => {
  const fields = { intent: 'save', ...addressFields('address', { ...aGuest(storefront), city }) };
  const saved = await visitor.post(`${book}?add=1`, fields);
  expect([saved.status, locationOf(saved)]).toEqual([303, book]);
};

const idOf = (page: string, city: string): string => {
  const card = page.split('<li').find((part) => part.includes(city)) ?? '';
  return /name="addressId"[^>]*value="([^"]+)"/.exec(card)?.[1] ?? '';
};

test.describe('Address books, as forms (spec 2 §2, §4)', () => {
  test('ask for a login, and lead back after it', async () => {
    const person = aGuest();
    await createVisitor().post('/myaccount/register/', registrationFields(person));
    const visitor = createVisitor();
    expect(locationOf(await visitor.get(SHIPPING))).toBe('/login/');
    const login = { intent: 'login', email: person.email, password: registrationFields(person).password ?? '' };
    expect(locationOf(await visitor.post('/login/', login))).toBe(SHIPPING);
    expect(locationOf(await visitor.get('/myaccount/addresses/'))).toBe(BILLING);
  });

  test('two tabs: one logs out while the other saves, which asks for the login and has lost nothing that was typed', async () => {
    const person = aGuest();
    const visitor = createVisitor();
    await visitor.post('/myaccount/register/', registrationFields(person));
    await visitor.get(`${SHIPPING}?add=1`);
    expect((await visitor.post('/logout/', {})).status).toBe(303);
    const fields = { intent: 'save', ...addressFields('address', { ...person, city: 'Kleinmachnow' }) };
    const refused = await visitor.post(`${SHIPPING}?add=1`, fields);
    expect(locationOf(refused)).toBe('/login/');
    const login = { intent: 'login', email: person.email, password: registrationFields(person).password ?? '' };
    const back = locationOf(await visitor.post('/login/', login));
    expect((await visitor.get(back)).text).toContain('value="Kleinmachnow"');
    expect(idOf((await visitor.get(SHIPPING)).text, 'Kleinmachnow')).toBe('');
    expect((await visitor.post(`${SHIPPING}?add=1`, fields)).status).toBe(303);
    expect(idOf((await visitor.get(SHIPPING)).text, 'Kleinmachnow')).not.toBe('');
  });

  test('two tabs: the one that comes too late is told so, with everything typed still there', async () => {
    const visitor = await aMember();
    await addAddress(visitor, SHIPPING, 'Aalen');
    const id = idOf((await visitor.get(SHIPPING)).text, 'Aalen');
    const change = (city: string) =>
      visitor.post(`${SHIPPING}?edit=${id}`, {
        intent: 'save',
        addressId: id,
        ...addressFields('address', { ...aGuest(), city }),
      });
    expect((await change('Bonn')).status).toBe(303);
    const late = await change('Kleinmachnow');
    expect(late.status).toBe(422);
    expect(late.text).toContain(t('vue.address.changedElsewhere'));
    expect(late.text).toContain('value="Kleinmachnow"');
  });

  test('a login that ends while somebody types leads back to the form, with everything typed', async () => {
    const person = aGuest();
    const visitor = createVisitor();
    await visitor.post('/myaccount/register/', registrationFields(person));
    const elsewhere = createVisitor();
    const login = { intent: 'login', email: person.email, password: registrationFields(person).password ?? '' };
    await elsewhere.post('/login/', login);
    await elsewhere.post('/myaccount/password/', { intent: 'end' });
    const typed = { intent: 'save', ...addressFields('address', { ...person, city: 'Kleinmachnow' }) };
    expect(locationOf(await visitor.post(`${SHIPPING}?add=1`, typed))).toBe('/login/');
    expect(locationOf(await visitor.post('/login/', login))).toBe(`${SHIPPING}?add=1`);
    expect((await visitor.get(`${SHIPPING}?add=1`)).text).toContain('value="Kleinmachnow"');
  });

  test('what is wrong stands at its field; a foreign address is one that is not there', async () => {
    const [visitor, other] = [await aMember(), await aMember()];
    await addAddress(other, SHIPPING, 'Aalen');
    const id = idOf((await other.get(SHIPPING)).text, 'Aalen');
    const fields = { intent: 'save', ...addressFields('address', { ...aGuest(), postcode: '1' }) };
    const wrong = await visitor.post(`${SHIPPING}?add=1`, fields);
    expect([wrong.status, wrong.text.includes('href="#address.postcode"')]).toEqual([422, true]);
    const stolen = await visitor.post(`${SHIPPING}?edit=${id}`, {
      intent: 'save',
      addressId: id,
      ...addressFields('address', aGuest()),
    });
    expect([stolen.status, stolen.text.includes('Aalen')]).toEqual([422, false]);
    const restored = await visitor.post(SHIPPING, { intent: 'restore', addressId: id });
    expect([restored.status, restored.text.includes(t('vue.address.restore.tooLate'))]).toEqual([422, true]);
    expect((await other.get(SHIPPING)).text).toContain('Aalen');
  });

  for (const storefront of ['at', 'ch'] as const)
    test(`the shop of ${storefront} keeps no packing stations, which nobody brings goods to from there`, async () => {
      const visitor = await aMember(storefront);
      expect((await visitor.get(STATIONS)).status).toBe(404);
      expect((await visitor.get(SHIPPING)).text).not.toContain(STATIONS);
      const { streetAndNumber: _, ...person } = aGuest();
      const station = { ...addressFields('address', { ...aGuest(), ...person }), 'address.postNumber': '1234567' };
      const posted = { intent: 'save', ...station, 'address.stationName': '145' };
      expect((await visitor.post(`${STATIONS}?add=1`, posted)).status).toBe(422);
      // The account is that of all storefronts: whatever had been kept would stand in the German one.
      expect((await visitor.get(SHIPPING)).text).not.toContain('Packstation');
    });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled });

    test.describe('where another tab was faster', () => {
      test.use({ expectedStatuses: [422] });

      test('what was typed for an address that has changed is saved as a new one, as it is told', async ({
        shopper,
      }) => {
        const { page, t: words } = shopper;
        const visitor = await aMember();
        await addAddress(visitor, SHIPPING, 'Aalen');
        const id = idOf((await visitor.get(SHIPPING)).text, 'Aalen');
        await shopper.comesAs(visitor);
        await shopper.goesTo(`${SHIPPING}?edit=${id}`);
        if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
        const early = { intent: 'save', addressId: id, ...addressFields('address', { ...aGuest(), city: 'Bonn' }) };
        expect((await visitor.post(`${SHIPPING}?edit=${id}`, early)).status).toBe(303);
        const city = page.getByLabel(words('vue.address.city'), { exact: true });
        const save = page.getByRole('button', { name: words('vue.account.addresses.save') });
        await city.fill('Kleinmachnow');
        await save.click();
        await expect(page.getByText(words('vue.address.changedElsewhere')).first()).toBeVisible();
        await expect(city).toHaveValue('Kleinmachnow');
        await save.click();
        await expect(page.getByText(words('vue.account.addresses.saved')).first()).toBeVisible();
        const { text } = await visitor.get(SHIPPING);
        expect([idOf(text, 'Bonn') === '', idOf(text, 'Kleinmachnow') === '']).toEqual([false, false]);
      });
    });

    test('an address is added, changed, removed and put back at its place', async ({ shopper }) => {
      const { page, t: words } = shopper;
      const visitor = await aMember();
      await addAddress(visitor, SHIPPING, 'Aalen');
      await addAddress(visitor, SHIPPING, 'Celle');
      await shopper.comesAs(visitor);
      const cards = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('address') });

      await shopper.goesTo(SHIPPING);
      if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
      await cards.nth(0).getByRole('link').click();
      await page.getByLabel(words('vue.address.city'), { exact: true }).fill('Bonn');
      await page.getByRole('button', { name: words('vue.account.addresses.save') }).click();
      await expect(page.getByText(words('vue.account.addresses.saved')).first()).toBeVisible();
      await expect(cards.nth(0)).toContainText('Bonn');

      await cards.nth(0).getByRole('button').click();
      await expect(page.getByText(words('vue.account.addresses.removed'))).toBeVisible();
      await expect(cards).toHaveCount(1);
      const undo = page.getByRole('button', { name: words('vue.account.addresses.undo') });
      // Whoever works with the keyboard goes on where the address was.
      if (javaScriptEnabled) await expect(undo).toBeFocused();
      await undo.click();
      await expect(cards).toHaveCount(2);
      if (javaScriptEnabled) await expect(cards.nth(0).getByRole('link')).toBeFocused();
      await expect(cards.nth(0)).toContainText('Bonn');
      await expect(cards.nth(1)).toContainText('Celle');
    });
  });
}

test('A form that is given up, or closed by another one of the book, begins anew (spec 2 §4); a reload keeps what was typed', async ({
  shopper,
}) => {
  const { page, t: words } = shopper;
  const visitor = await aMember();
  await addAddress(visitor, SHIPPING, 'Aalen');
  const edited = `${SHIPPING}?edit=${idOf((await visitor.get(SHIPPING)).text, 'Aalen')}`;
  await shopper.comesAs(visitor);
  const city = page.getByLabel(words('vue.address.city'), { exact: true });
  const opens = async (path: string): Promise<void> => {
    await shopper.goesTo(path);
    await shopper.attemptsTo(waitForScripts());
  };

  await opens(`${SHIPPING}?add=1`);
  await city.fill('Ulm');
  await opens(`${SHIPPING}?add=1`);
  await expect(city).toHaveValue('Ulm');
  await opens(edited);
  await expect(city).toHaveValue('Aalen');
  await city.fill('Bonn');
  await opens(`${SHIPPING}?add=1`);
  await expect(city).toHaveValue('');
  await opens(edited);
  await expect(city).toHaveValue('Aalen');
  await city.fill('Celle');
  await page.getByRole('link', { name: words('vue.account.addresses.cancel') }).click();
  await page.getByRole('listitem').filter({ hasText: 'Aalen' }).getByRole('link').click();
  await expect(city).toHaveValue('Aalen');
});

for (const look of everyLookOfAccount({ storefront: 'de', viewport: WIDE, colorScheme: 'light' })) {
  const { storefront } = look;
  test.describe(nameOfLook(look), () => {
    test.use({ ...look, reducedMotion: 'reduce', expectedStatuses: [422] });

    test('Address books are accessible in every state', async ({ shopper }) => {
      const visitor = await aMember(storefront);
      await addAddress(visitor, SHIPPING, 'Wolkenstein-Rodenegg-Trostburg', storefront);
      await shopper.comesAs(visitor);
      const { page } = shopper;
      const stations = storefront === 'ch' || storefront === 'at' ? [] : [STATIONS, `${STATIONS}?add=1`];
      for (const path of [BILLING, `${BILLING}?add=1`, SHIPPING, ...stations]) {
        await shopper.goesTo(path);
        await looksAt(shopper, path);
      }
      await shopper.goesTo(`${SHIPPING}?add=1`);
      await shopper.attemptsTo(waitForScripts());
      await page.getByRole('button', { name: shopper.t('vue.account.addresses.save') }).click();
      const main = page.getByRole('main');
      await expect(mistakesIn(main)).toBeVisible();
      await looksAt(shopper, 'mistakes');
      await shopper.goesTo(SHIPPING);
      await shopper.attemptsTo(waitForScripts());
      const card = main.getByRole('listitem').filter({ has: page.locator('address') });
      await card.getByRole('link').click();
      await expect(page.getByLabel(shopper.t('vue.address.city'), { exact: true })).toBeVisible();
      await looksAt(shopper, 'an address that is being changed');
      await shopper.goesTo(SHIPPING);
      await shopper.attemptsTo(waitForScripts());
      await card.getByRole('button').click();
      await expect(page.getByRole('button', { name: shopper.t('vue.account.addresses.undo') })).toBeVisible();
      await looksAt(shopper, 'an address that was removed');
    });
  });
}
