// The newsletter from the footer to the mailbox and back, with and without scripts; one's own data as a file; the end of an account.

import { goodsOf } from '../fixtures/catalogue.ts';
import { addGoods, arriveAfter, CHECKOUT, fieldsOf, orderForm, orderIdOf } from '../fixtures/checkout-by-post.ts';
import { createVisitor, locationOf, type Visitor } from '../fixtures/http.ts';
import { everyLookOfAccount, nameOfLook, WIDE } from '../fixtures/looks.ts';
import { theMailAbout } from '../fixtures/mails.ts';
import {
  addressFields,
  aGuest,
  NEW_PASSWORD,
  type Person,
  registrationFields,
  schoolFields,
} from '../fixtures/people.ts';
import type { StorefrontId } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { waitForForm, waitForScripts } from '../tasks/browse.ts';
import { looksAt } from '../tasks/look-at-states.ts';

const CONTACT = '/myaccount/contact-details/';
const NEWSLETTER = '/service/newsletter/';
const UNSUBSCRIBE = '/service/newsletter/newsletter-abmelden/';
const ONE_CLICK = '/api/newsletter-unsubscribe/';

/** The token of the link in a mail about the newsletter. */
const tokenIn = (mail: string): string => /\?token=([\w.%-]+)/.exec(mail)?.[1] ?? '';
const confirmationTo = async (email: string): Promise<string> =>
  tokenIn(await theMailAbout('bestätigen Sie Ihren Newsletter', email));
const welcomeTo = async (email: string): Promise<string> =>
  tokenIn(await theMailAbout('Willkommen beim Newsletter', email));

/** A member with an account of their own. */
const aMember = async (storefront: StorefrontId = 'de'): Promise<{ visitor: Visitor; person: Person }> => {
  const visitor = createVisitor({ storefront });
  const person = aGuest(storefront);
  const fields = storefront.startsWith('b2b') ? schoolFields(person) : registrationFields(person);
  expect((await visitor.post('/myaccount/register/', fields)).status).toBe(303);
  return { visitor, person };
};

/** Somebody has the newsletter at an address. */
const subscribe = async (visitor: Visitor, email: string): Promise<void> => {
  await visitor.post(NEWSLETTER, { intent: 'subscribe', email });
  expect((await visitor.post(NEWSLETTER, { intent: 'confirm', token: await confirmationTo(email) })).status).toBe(303);
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled, expectedStatuses: [422] });

    test('the newsletter is asked for, confirmed, and ended by the link of its mail', async ({ shopper }) => {
      const { page, t } = shopper;
      const { email } = aGuest();
      const scripts = async () => {
        if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
      };
      await shopper.goesTo('/service/versand/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
      await expect(page.getByRole('heading', { level: 1, name: t('vue.newsletter.title') })).toBeVisible();
      await scripts();
      await page.getByRole('button', { name: t('vue.newsletter.subscribe') }).click();
      await expect(mistakesIn(page.getByRole('main')).first()).toBeVisible();
      await page.getByRole('main').getByLabel(t('vue.login.email'), { exact: true }).fill(email);
      await page.getByRole('button', { name: t('vue.newsletter.subscribe') }).click();
      await expect(page.getByText(t('vue.newsletter.success.sent'))).toBeVisible();

      const confirmation = await confirmationTo(email);
      const confirmButton = page.getByRole('button', { name: t('vue.newsletter.confirm') });
      await shopper.goesTo(`${NEWSLETTER}?token=${confirmation}`);
      await scripts();
      await confirmButton.click();
      await expect(page.getByText(t('vue.newsletter.success.confirmed'))).toBeVisible();
      await page.reload();
      await expect(page.getByText(t('vue.newsletter.success.confirmed'))).toBeVisible();
      await shopper.goesTo(`${NEWSLETTER}?token=${confirmation}`);
      await expect(page.getByText(t('vue.newsletter.link.used'))).toBeVisible();
      await expect(confirmButton).toHaveCount(0);

      const end = await welcomeTo(email);
      await shopper.goesTo(`${UNSUBSCRIBE}?token=${end}`);
      await scripts();
      await page
        .getByRole('main')
        .getByRole('button', { name: t('vue.newsletter.unsubscribe') })
        .click();
      await expect(page.getByText(t('vue.newsletter.unsubscribed'))).toBeVisible();
      await shopper.goesTo(`${UNSUBSCRIBE}?token=${end}`);
      await expect(page.getByText(t('vue.newsletter.unsubscribed'))).toBeVisible();
      await shopper.goesTo(`${NEWSLETTER}success/?token=${confirmation}`);
      await expect(page.getByText(t('vue.newsletter.link.unknown'))).toBeVisible();
    });

    test('a member ends the newsletter by e-mail address and house number', async ({ shopper }) => {
      const { page, t } = shopper;
      const { visitor, person } = await aMember();
      const address = { intent: 'save', ...addressFields('address', person) };
      expect((await visitor.post('/myaccount/addresses/billing/?add=1', address)).status).toBe(303);
      await subscribe(visitor, person.email);
      expect((await visitor.get(CONTACT)).text).toContain(
        t('vue.newsletter.state.subscribed', { email: person.email }),
      );
      await shopper.goesTo(UNSUBSCRIBE);
      if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
      const main = page.getByRole('main');
      const end = main.getByRole('button', { name: t('vue.newsletter.unsubscribe') });
      await main.getByLabel(t('vue.newsletter.houseNr')).fill(/\d+\w*$/.exec(person.streetAndNumber)?.[0] ?? '');
      await end.click();
      await expect(mistakesIn(main).first()).toBeVisible();
      await main.getByLabel(t('vue.login.email'), { exact: true }).fill(person.email);
      await end.click();
      await expect(page.getByText(t('vue.newsletter.unsubscribeAsked'))).toBeVisible();
      await theMailAbout('abbestellt', person.email);
      expect((await visitor.get(CONTACT)).text).toContain(t('vue.newsletter.state.none'));
    });

    test('a member gets a file of their data, and has the account deleted', async ({ shopper }) => {
      const { page, t } = shopper;
      const { visitor, person } = await aMember();
      const file = await visitor.get('/api/my-data/');
      expect(JSON.parse(file.text)).toMatchObject({ accounts: [{ email: person.email }] });
      expect(locationOf(await createVisitor().get('/api/my-data/'))).toBe('/login/');
      await shopper.comesAs(visitor);
      await shopper.goesTo(CONTACT);
      if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
      await page.locator('#delete-currentPassword').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: t('vue.contactDetails.deletion.submit') }).click();
      await expect(page.getByText(t('vue.contactDetails.notification.deletion')).first()).toBeVisible();
      await theMailAbout('wird gelöscht', person.email);
      expect(locationOf(await visitor.get(CONTACT))).toBe('/login/');
      // A login is enough to keep it, and the page says so.
      await page.context().clearCookies({ name: /^(?!consent$)/ });
      await shopper.goesTo('/login/');
      if (javaScriptEnabled) await shopper.attemptsTo(waitForForm());
      const main = page.getByRole('main');
      await main.getByLabel(t('vue.login.email')).fill(person.email);
      await main.getByLabel(t('vue.login.password'), { exact: true }).fill(NEW_PASSWORD);
      await main.getByRole('button', { name: t('vue.login.submit'), exact: true }).click();
      await expect(page.getByText(t('vue.account.kept')).first()).toBeVisible();
    });
  });
}

test('a box of the summary asks for it, and a mail program ends it', async () => {
  const { visitor, person } = await arriveAfter('payment');
  const order = { ...(await orderForm(visitor)), newsletterSubscribe: 'true' };
  expect(orderIdOf(await visitor.post(CHECKOUT.summary, order))).toBeDefined();
  const token = await confirmationTo(person.email);
  const stranger = createVisitor();
  expect((await stranger.post(NEWSLETTER, { intent: 'confirm', token })).status).toBe(303);
  expect((await stranger.post(NEWSLETTER, { intent: 'confirm', token })).status).toBe(422);
  const press = (of: string) =>
    stranger.ask(`${ONE_CLICK}?token=${of}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await press('made-up')).status).toBe(404);
  expect((await press(await welcomeTo(person.email))).status).toBe(200);
});

/** A member moves to another address by the link of its mail; answers the page that asked for it. */
const moveTo = async (visitor: Visitor, fresh: string): Promise<string> => {
  await visitor.post(CONTACT, { intent: 'email', email: fresh, currentPassword: NEW_PASSWORD });
  const mail = await theMailAbout('bestätigen Sie Ihre neue', fresh);
  const [, emailToken = ''] = /emailToken=([\w-]+)/.exec(mail) ?? [];
  const { text } = await visitor.get(`${CONTACT}?emailToken=${emailToken}`);
  expect((await visitor.post(CONTACT, { intent: 'confirm-email', emailToken })).status).toBe(303);
  return text;
};

test('the newsletter moves along with a new e-mail address, and the page that confirms it says so', async () => {
  const t = translator('de');
  const { visitor, person } = await aMember();
  await subscribe(visitor, person.email);
  const fresh = `neu.${person.email}`;
  expect(await moveTo(visitor, fresh)).toContain(t('vue.contactDetails.email.newsletterMoves'));
  expect((await visitor.get(CONTACT)).text).toContain(t('vue.newsletter.state.subscribed', { email: fresh }));
});

test('an address that was unsubscribed gets no newsletter when an account moves to it', async () => {
  const t = translator('de');
  const { visitor, person } = await aMember();
  await subscribe(visitor, person.email);
  const fresh = `neu.${person.email}`;
  const stranger = createVisitor();
  await subscribe(stranger, fresh);
  const token = await welcomeTo(fresh);
  const ended = await stranger.post(`${UNSUBSCRIBE}?token=${token}`, { intent: 'unsubscribe', token });
  expect(ended.status).toBe(303);
  await moveTo(visitor, fresh);
  const { text } = await visitor.get(CONTACT);
  expect(text).toContain(fresh);
  expect(text).toContain(t('vue.newsletter.state.none'));
});

test('the summary offers the newsletter to a member who does not have it, and not to one who has', async () => {
  const { visitor, person } = await aMember();
  const address = { intent: 'save', ...addressFields('address', person) };
  expect((await visitor.post('/myaccount/addresses/billing/?add=1', address)).status).toBe(303);
  await addGoods(visitor, await goodsOf());
  await visitor.post(CHECKOUT.shipping, fieldsOf((await visitor.get(CHECKOUT.shipping)).text));
  await visitor.post(CHECKOUT.payment, { paymentId: 'INVOICE' });
  const offers = async () => {
    const { status, text } = await visitor.get(CHECKOUT.summary);
    expect(status).toBe(200);
    return text.includes('name="newsletterSubscribe"');
  };
  expect(await offers()).toBe(true);
  expect((await createVisitor().post(NEWSLETTER, { intent: 'subscribe', email: person.email })).status).toBe(303);
  expect(await offers()).toBe(true);
  const token = await confirmationTo(person.email);
  // In this very login: the link proves the address to be the member's, of which nothing is told before.
  expect((await visitor.post(NEWSLETTER, { intent: 'confirm', token })).status).toBe(303);
  expect(await offers()).toBe(false);
});

for (const look of everyLookOfAccount({ storefront: 'de', viewport: WIDE, colorScheme: 'light' })) {
  const { storefront } = look;
  test.describe(nameOfLook(look), () => {
    test.use({ ...look, reducedMotion: 'reduce', expectedStatuses: [422] });

    test('Newsletter and deletion are accessible in every state', async ({ shopper }) => {
      const { page, t } = shopper;
      const { visitor } = await aMember(storefront);
      await shopper.comesAs(visitor);
      const main = page.getByRole('main');
      for (const path of [`${NEWSLETTER}success/`, `${UNSUBSCRIBE}?done=form`]) {
        await shopper.goesTo(path);
        await looksAt(shopper, path);
      }
      for (const [path, button] of [
        [NEWSLETTER, 'vue.newsletter.subscribe'],
        [`${NEWSLETTER}?token=spent`, 'vue.newsletter.subscribe'],
        [UNSUBSCRIBE, 'vue.newsletter.unsubscribe'],
        [`${UNSUBSCRIBE}?token=spent`, 'vue.newsletter.unsubscribe'],
        [CONTACT, 'vue.contactDetails.deletion.submit'],
      ] as const) {
        await shopper.goesTo(path);
        await shopper.attemptsTo(waitForScripts());
        await looksAt(shopper, path);
        // A member's address is filled in.
        if (path.startsWith(NEWSLETTER)) await main.getByRole('textbox', { name: t('vue.login.email') }).fill('');
        await main.getByRole('button', { name: t(button), exact: true }).click();
        await expect(mistakesIn(main).first()).toBeVisible();
        await looksAt(shopper, `${path}, refused`);
      }
    });
  });
}
