// The list of a class: a teacher makes and shares it, a family in another storefront ticks, promises and buys, the teacher sees how much is
// promised; with and without scripts.

import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { arriveAfter, CHECKOUT, orderForm, orderIdOf } from '../fixtures/checkout-by-post.ts';
import { aSharedList, aTeacher, hrefOf, LISTS, rowOf, SHEET } from '../fixtures/class-lists.ts';
import { aSchool } from '../fixtures/customers.ts';
import { createVisitor, locationOf, type Visitor } from '../fixtures/http.ts';
import { aGuest, registrationFields } from '../fixtures/people.ts';
import { createShopper, type Shopper } from '../fixtures/shopper.ts';
import { addressOf } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';
import { basketPage } from '../pages/basket-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

const t = translator('de');

/** Ticks, promises and buys, as a person does. */
const shopAsFamily = async (family: Shopper, path: string, hasScripts: boolean): Promise<void> => {
  const { page, t: words } = family;
  await family.goesTo(path);
  if (hasScripts) await family.attemptsTo(waitForScripts());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('vue.classList.family.title', { name: '3b' }));
  if (hasScripts) {
    await expectAccessible(page);
    await expectNoKeys(page);
  }
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await row('Radiergummi').getByRole('checkbox').check();
  const glue = row('Klebestifte');
  await glue.getByRole('textbox').fill('2');
  await glue.getByRole('button', { name: words('vue.classList.promise') }).click();
  await expect(glue).toContainText(words('vue.classList.promise.here', { count: 2 }));
  await expect(glue).toContainText(words('vue.classList.promise.of', { promised: 2, quantity: 5 }));
  await expect(row('Radiergummi').getByRole('checkbox')).toBeChecked();
  if (hasScripts) await expectAccessible(page, 'a list with a promise');
  await page.getByRole('button', { name: words('vue.classList.family.add'), exact: true }).click();
  await expect(page.getByText(words('vue.classList.basket.added', { count: 2 }))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: words('vue.classList.basket.open'), exact: true })
    .click();
  await expect(basketPage(family).lines).toHaveCount(2);
};

test.describe('Class lists, as forms', () => {
  test('a teacher makes a list of text, changes a row, and shares it; a family sees nothing but the class', async () => {
    const teacher = await aTeacher();
    const { list, path } = await aSharedList(teacher);
    const parent = createVisitor({ storefront: 'ch' });
    const { text, headers, status } = await parent.get(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(text).toContain(t('vue.classList.family.title', { name: '3b' }));
    expect(text).not.toContain('Ada');
    expect(rowOf(text, 'Klebestifte')).toContain('ohne Lösungsmittel');
    const sheet = (await teacher.get(`${list}&print=plain`)).text;
    expect(sheet).toContain('data:image/svg+xml');
    expect((await teacher.get(`${list}&print=prices`)).text).toContain('€');
    const file = await teacher.get(hrefOf((await teacher.get(list)).text, '/api/classlist/'));
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await teacher.post(list, { intent: 'unshare' });
    expect((await parent.get(path)).status).toBe(404);
  });

  test('families see how much is promised, and only who has promised takes it back', async () => {
    const teacher = await aTeacher();
    const { list, path } = await aSharedList(teacher);
    const [one, other] = [createVisitor(), createVisitor({ storefront: 'at' })];
    const glue = async (visitor: Visitor) => rowOf((await visitor.get(path)).text, 'Klebestifte');
    const entry = /name="promise-([^"]+)"/u.exec(await glue(one))?.[1] ?? '';
    await one.post(path, { intent: `promise ${entry}`, [`promise-${entry}`]: '3' });
    const tooMuch = await other.post(path, { intent: `promise ${entry}`, [`promise-${entry}`]: '3' });
    expect(tooMuch.status).toBe(422);
    expect(tooMuch.text).toContain(t('vue.classList.error.taken', { count: 2 }));
    expect(await glue(other)).not.toContain(`value="back ${entry}"`);
    expect(rowOf((await teacher.get(list)).text, 'Klebestifte')).toContain(
      t('vue.classList.promise.of', { promised: 3, quantity: 5 }),
    );
    expect(await glue(one)).toContain(`value="back ${entry}"`);
    await one.post(path, { intent: `back ${entry}` });
    expect(await glue(other)).toContain(t('vue.classList.promise.of', { promised: 0, quantity: 5 }));
  });

  test('another teacher finds nothing; what was changed elsewhere is told and keeps what was typed', async () => {
    const [teacher, other] = [await aTeacher(), await aTeacher()];
    const { list } = await aSharedList(teacher);
    expect((await other.get(list)).status).toBe(404);
    const head = { name: 'Klasse 4b', schoolYear: '2026/27', children: '24', closesOn: '', version: '1' };
    expect((await teacher.post(list, { intent: 'update', ...head })).status).toBe(303);
    const late = await teacher.post(list, { intent: 'update', ...head, name: 'Klasse 5b' });
    expect(late.status).toBe(422);
    expect(late.text).toContain('value="Klasse 5b"');
    // Sent again, it is said of the version that is shown now.
    expect(late.text).toContain('name="version" value="2"');
    const again = { intent: 'update', ...head, name: 'Klasse 5b', version: '2' };
    expect((await teacher.post(list, again)).status).toBe(303);
    const copy = locationOf(await teacher.post(list, { intent: 'copy' }));
    expect((await teacher.get(copy)).text).toContain('2027/28');
  });
});

test.describe('Other brands on a class list', () => {
  test('are shown the cheaper first and go into the basket instead, by the form alone', async () => {
    const { path } = await aSharedList(await aTeacher());
    const parent = createVisitor();
    const { text } = await parent.get(path);
    const [, entryId = ''] = /value="alternatives ([^"]+)"/u.exec(rowOf(text, 'Radiergummi')) ?? [];
    const asked = (await parent.post(path, { intent: `alternatives ${entryId}`, there: '' })).text;
    const choice = rowOf(asked, 'Radiergummi');
    const cents = [...choice.matchAll(/<strong>(\d+),(\d\d)[^<]*€<\/strong><?/gu)]
      .slice(1)
      .map(([, euros, rest]) => Number(`${euros}${rest}`));
    expect(cents.length).toBeGreaterThan(0);
    expect(cents).toEqual([...cents].sort((one, other) => one - other));
    const [, orderNumber = ''] = /type="radio"[^>]*value="([^"]+)"/u.exec(choice) ?? [];
    const [, other = ''] = /value="alternatives ([^"]+)"/u.exec(rowOf(text, 'Bleistifte HB')) ?? [];
    const added = await parent.post(path, {
      intent: 'add',
      open: entryId,
      [`instead-${entryId}`]: orderNumber,
      there: other,
      key: 'a-key-of-this-form',
    });
    expect(added.text).toContain(t('vue.classList.basket.added', { count: 1 }));
    expect((await parent.get('/checkout/basket/')).text).toContain(orderNumber);
  });

  test('are chosen by keyboard alone, and the total follows', async ({ shopper }) => {
    const { page } = shopper;
    const { path } = await aSharedList(await aTeacher());
    await shopper.goesTo(path);
    await shopper.attemptsTo(waitForScripts());
    const row = page.getByRole('listitem').filter({ hasText: 'Radiergummi' });
    await row.getByRole('button', { name: t('vue.classList.alternatives') }).focus();
    await page.keyboard.press('Enter');
    const own = row.getByRole('radio').first();
    await expect(own).toBeFocused();
    await expectAccessible(page, 'other brands');
    await expectNoKeys(page);
    const total = page.getByText(t('vue.classList.family.total', { price: '' }).trim());
    const before = await total.textContent();
    await page.keyboard.press('ArrowDown');
    await expect(row.getByRole('radio').nth(1)).toBeChecked();
    await expect(total).not.toHaveText(before ?? '');
    const after = await total.textContent();
    await page.reload();
    await shopper.attemptsTo(waitForScripts());
    await expect(row.getByRole('radio').nth(1)).toBeChecked();
    await expect(total).toHaveText(after ?? '');
  });
});

test.describe('Class lists made of what there is', () => {
  test('a sheet that was corrected on the page of material lists; who is not logged in finds it after the login', async () => {
    const sheet = { intent: 'sheet', className: 'Klasse 2a', read: SHEET, 'choice-0': '', 'quantity-0': '4' };
    const teacher = await aTeacher();
    const { text } = await teacher.get(locationOf(await teacher.post(LISTS, sheet)));
    expect(text).toContain('Klasse 2a');
    expect(rowOf(text, 'Bleistifte HB')).toContain(t('vue.classList.pieces.child', { count: 4 }));
    const guest = createVisitor();
    expect(locationOf(await guest.post(LISTS, sheet))).toContain('/login/');
    await guest.post('/myaccount/register/', registrationFields(aGuest()));
    expect((await guest.get(LISTS)).text).toContain('3 Bleistifte HB');
  });

  test('a wishlist, whose page leads there', async () => {
    const teacher = await aTeacher();
    const { text: found } = await teacher.get('/search/?q=heft');
    const [, heart = ''] = /<button[^>]*form="hearts"[^>]*value="([^"]+)"/u.exec(found) ?? [];
    await teacher.post('/myaccount/wishlist/', { heart, from: '/search/?q=heft' });
    const [, from = ''] =
      /href="([^"]*classlists[^"]*from=[^"]+)"/u.exec((await teacher.get('/myaccount/wishlist/')).text) ?? [];
    const { text } = await teacher.get(from);
    const [, wishlistId = ''] = /<option value="([^"]+)" selected/u.exec(text) ?? [];
    const head = { name: 'Klasse 1c', schoolYear: '2026/27', children: '20', closesOn: '', text: '' };
    const made = locationOf(await teacher.post(LISTS, { intent: 'create', ...head, wishlistId }));
    expect((await teacher.get(made)).text).toContain(`/prod/${heart.split(' ')[0]}/`);
  });
});

test.describe('Class lists made of what a shop knows', () => {
  const HEAD = { name: 'Klasse 1c', schoolYear: '2026/27', children: '20', closesOn: '', text: '', wishlistId: '' };
  const hrefIn = (text: string, parameter: string): string =>
    (new RegExp(`href="([^"]*classlists[^"]*${parameter}=[^"]+)"`, 'u').exec(text)?.[1] ?? '').replaceAll('&amp;', '&');

  test('a curated list, whose page leads there', async () => {
    const teacher = await aTeacher();
    const [, id = ''] = /name="teaser" value="([^"]+)"/u.exec((await teacher.get('/')).text) ?? [];
    const curated = await teacher.get(`/myaccount/wishlist/?teaser=${id}`);
    const start = await teacher.get(hrefIn(curated.text, 'teaser'));
    expect(start.text).toContain(`name="teaserId" value="${id}"`);
    const wrong = await teacher.post(hrefIn(curated.text, 'teaser'), {
      intent: 'create',
      ...HEAD,
      name: '',
      teaserId: id,
    });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain(`name="teaserId" value="${id}"`);
    const made = locationOf(await teacher.post(LISTS, { intent: 'create', ...HEAD, teaserId: id }));
    const [, productId = ''] = /data-product="([^"]+)"/u.exec(curated.text) ?? [];
    expect((await teacher.get(made)).text).toContain(`/prod/${productId}/`);
  });

  test('a former order, whose page leads there; of somebody else’s order nothing is told', async () => {
    const { visitor: teacher } = await arriveAfter('payment');
    const orderId = orderIdOf(await teacher.post(CHECKOUT.summary, await orderForm(teacher))) ?? '';
    await teacher.post('/myaccount/register/', registrationFields(aGuest()));
    const order = await teacher.get(`/myaccount/orders/orderdetail/?orderId=${orderId}`);
    const from = hrefIn(order.text, 'order');
    expect((await teacher.get(from)).text).toContain(`name="orderId" value="${orderId}"`);
    const made = locationOf(await teacher.post(LISTS, { intent: 'create', ...HEAD, orderId }));
    expect((await teacher.get(made)).text).toContain('name="orderNumber"');
    const other = await aTeacher();
    expect((await other.get(from)).text).not.toContain('name="orderId"');
    const empty = locationOf(await other.post(LISTS, { intent: 'create', ...HEAD, orderId }));
    expect((await other.get(empty)).text).not.toContain('name="orderNumber"');
  });
});

test.describe('Ordering for the whole class', () => {
  test('a pack that costs less than single articles is found and taken, by forms alone', async () => {
    const teacher = await aTeacher();
    const head = { name: 'Klasse 3b', schoolYear: '2026/27', children: '24', closesOn: '' };
    const list = locationOf(
      await teacher.post(LISTS, { intent: 'create', ...head, text: '3 Bleistifte HB', wishlistId: '' }),
    );
    const { text } = await teacher.post(list, { intent: 'packs' });
    expect(text).toContain(t('vue.classList.packs.found'));
    const [, field = '', orderNumber = ''] =
      /type="checkbox"[^>]*name="(instead-[^"]+)"[^>]*value="([^"]+)"/u.exec(text) ?? [];
    const ordered = await teacher.post(list, { intent: 'order', [field]: orderNumber, key: 'a-key-of-this-order' });
    expect(ordered.text).toContain(t('vue.classList.basket.added', { count: 1 }));
    expect((await teacher.get('/checkout/basket/')).text).toContain(orderNumber);
  });

  test('a row that counts single pieces orders as many packs as hold those of all children, and says so', async () => {
    const teacher = await aTeacher();
    const head = { name: 'Klasse 3b', schoolYear: '2026/27', children: '24', closesOn: '' };
    const title = '6 Bleistifte HB';
    const list = locationOf(await teacher.post(LISTS, { intent: 'create', ...head, text: title, wishlistId: '' }));
    const { text } = await teacher.post(list, { intent: 'packs' });
    const [, entryId = '', orderNumber = ''] =
      /type="checkbox"[^>]*name="instead-([^"]+)"[^>]*value="([^"]+)"/u.exec(text) ?? [];
    const countedIn = async () =>
      /6 Bleistifte HB: 144 [^<]*?(\d+) \p{L}+ zu (\d+)/u.exec((await teacher.get(list)).text);
    const changed = (version: string, quantity: string) =>
      teacher.post(list, {
        ...{ intent: 'change', entryId, version, title, orderNumber, quantity },
        ...{ per: 'child', choice: 'exact', note: '' },
      });
    expect((await changed('1', '2')).status).toBe(303);
    expect(await countedIn()).toBeNull();
    expect((await changed('2', '1')).status).toBe(303);
    const [said, packs, size] = (await countedIn()) ?? [];
    expect(said).toBe(
      t('vue.classList.order.counted', { name: title, pieces: 144, count: Number(packs), size: Number(size) }),
    );
    expect(Number(packs)).toBe(Math.ceil(144 / Number(size)));
    const ordered = await teacher.post(list, { intent: 'order', key: 'a-key-of-this-order' });
    expect(ordered.text).toContain(t('vue.classList.basket.added', { count: 1 }));
    const basket = (await teacher.get('/checkout/basket/')).text;
    expect(basket).toContain(orderNumber);
    expect(basket).toMatch(new RegExp(`value="${packs}"`, 'u'));
  });

  test('by keyboard alone', async ({ shopper }) => {
    const { page } = shopper;
    const teacher = await aTeacher();
    const head = { name: 'Klasse 3b', schoolYear: '2026/27', children: '24', closesOn: '' };
    const list = locationOf(
      await teacher.post(LISTS, { intent: 'create', ...head, text: '3 Bleistifte HB', wishlistId: '' }),
    );
    await shopper.comesAs(teacher);
    await shopper.goesTo(list);
    await shopper.attemptsTo(waitForScripts());
    const order = page.getByRole('region', { name: t('vue.classList.order') });
    await order.getByRole('button', { name: t('vue.classList.packs') }).focus();
    await page.keyboard.press('Enter');
    const pack = order.getByRole('checkbox');
    await expect(pack).toBeFocused();
    await expect(pack).toBeChecked();
    await expectAccessible(page, 'packs that cost less');
    await expectNoKeys(page);
    const hint = order.locator('p').first();
    const before = await hint.textContent();
    await page.keyboard.press('Space');
    await expect(hint).not.toHaveText(before ?? '');
    await shopper.goesTo(`${list}&print=plain`);
    await shopper.attemptsTo(waitForScripts());
    await expectAccessible(page, 'the sheet of a class list');
  });
});

test.describe('Class lists of a school', () => {
  test('lead families to the consumers of its language; no price of institutions is shown to them', async () => {
    const { visitor: school } = await aSchool();
    const { list, path } = await aSharedList(school);
    const { text } = await school.get(list);
    expect(text).toContain(`value="${addressOf('de', path)}"`);
    const sheet = await school.get(`${list}&print=prices`);
    expect(sheet.text).toContain('Klebestifte');
    expect(/<article[\s\S]*<\/article>/u.exec(sheet.text)?.[0]).not.toContain('€');
    const inside = await school.get(path);
    expect(inside.headers.location).toBe(addressOf('de', path));
    const stranger = await createVisitor({ storefront: 'b2b' }).get(path);
    expect(stranger.headers.location).toBe(addressOf('de', path));
    expect(stranger.text).not.toContain('Klebestifte');
    expect((await createVisitor().get(path)).text).toContain('Klebestifte');
  });
});

test.describe('Class lists in a browser', () => {
  test('a teacher makes a list, a family in Switzerland buys, the teacher sees what is promised', async ({
    shopper,
    browser,
  }) => {
    const { page } = shopper;
    await shopper.comesAs(await aTeacher());
    await shopper.goesTo(LISTS);
    await shopper.attemptsTo(waitForScripts());
    await expectAccessible(page, 'no class list yet');
    await page.getByLabel(t('vue.classList.name'), { exact: true }).fill('Klasse 3b');
    await page.getByLabel(t('vue.classList.children'), { exact: true }).fill('24');
    await page.getByLabel(t('vue.classList.new.text')).fill(SHEET);
    await page.getByRole('button', { name: t('vue.classList.new.submit') }).click();
    // What there is too little of is listed beside the sum, too.
    const row = (name: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: name })
        .filter({ has: page.locator('summary') });
    await expect(row('Bleistifte HB').getByRole('img').or(row('Bleistifte HB').locator('img')).first()).toBeVisible();
    const glue = row('Klebestifte');
    await glue.locator('summary').click();
    await glue.getByLabel(t('vue.classList.entry.per')).selectOption('class');
    await glue.getByRole('button', { name: t('vue.classList.entry.save') }).click();
    await expect(glue).toContainText(t('vue.classList.promise.of', { promised: 0, quantity: 5 }));
    await page.getByRole('button', { name: t('vue.classList.share.make') }).click();
    const link = page.getByLabel(t('vue.classList.share.link'));
    await expect(link).toBeVisible();
    await expectAccessible(page, 'a class list');
    await expectNoKeys(page);
    const path = new URL(await link.inputValue()).pathname;

    const context = await browser.newContext();
    await context.addCookies([{ name: 'consent', value: '2.1767225600', url: addressOf('ch', '/') }]);
    await shopAsFamily(createShopper(await context.newPage(), 'ch'), path, true);
    await context.close();

    await page.reload();
    await expect(glue).toContainText(t('vue.classList.promise.of', { promised: 2, quantity: 5 }));
  });

  test('what is ticked stays in the browser', async ({ shopper }) => {
    const { page } = shopper;
    const { path } = await aSharedList(await aTeacher());
    await shopper.goesTo(path);
    await shopper.attemptsTo(waitForScripts());
    const eraser = page.getByRole('listitem').filter({ hasText: 'Radiergummi' }).getByRole('checkbox');
    const total = page.getByText(t('vue.classList.family.total', { price: '' }).trim());
    const before = await total.textContent();
    await eraser.check();
    await expect(total).not.toHaveText(before ?? '');
    await page.reload();
    await expect(eraser).toBeChecked();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('a family ticks, promises and buys by forms', async ({ shopper }) => {
      const { path } = await aSharedList(await aTeacher());
      await shopAsFamily(shopper, path, false);
    });
  });
});
