// The contact details of a member: name, phone number, and an e-mail address that is confirmed by a mail, with and without scripts.

import { createVisitor, locationOf, type Visitor } from '../fixtures/http.ts';
import { everyLookOfAccount, nameOfLook, WIDE } from '../fixtures/looks.ts';
import { theMailAbout } from '../fixtures/mails.ts';
import { aGuest, NEW_PASSWORD, type Person, registrationFields, schoolFields } from '../fixtures/people.ts';
import type { StorefrontId } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { waitForScripts } from '../tasks/browse.ts';
import { looksAt } from '../tasks/look-at-states.ts';

const CONTACT = '/myaccount/contact-details/';
const t = translator('de');

/** A member with an account of their own. */
const aMember = async (storefront: StorefrontId = 'de'): Promise<{ visitor: Visitor; person: Person }> => {
  const visitor = createVisitor({ storefront });
  const person = aGuest(storefront);
  const fields = storefront.startsWith('b2b') ? schoolFields(person) : registrationFields(person);
  expect((await visitor.post('/myaccount/register/', fields)).status).toBe(303);
  return { visitor, person };
};

test.describe('Contact details, as forms (spec 2 §2, §5)', () => {
  test('are for members, and where the account begins', async () => {
    expect(locationOf(await createVisitor().get(CONTACT))).toBe('/login/');
    const { visitor } = await aMember();
    expect(locationOf(await visitor.get('/myaccount/'))).toBe(CONTACT);
  });

  test('the link of the mail says at the login what it is for, and is gone on with after it', async () => {
    const { person } = await aMember();
    const stranger = createVisitor();
    expect(locationOf(await stranger.get(`${CONTACT}?emailToken=mailed`))).toBe('/login/');
    expect((await stranger.get('/login/')).text).toContain(t('vue.message.confirmEmailLogin'));
    const entered = await stranger.post('/login/', { intent: 'login', email: person.email, password: NEW_PASSWORD });
    expect(locationOf(entered)).toBe(`${CONTACT}?emailToken=mailed`);
  });

  test('two tabs: the one that comes too late is told so, with everything typed still there', async () => {
    const { visitor } = await aMember();
    const save = (lastname: string) =>
      visitor.post(CONTACT, { intent: 'save', version: '1', salutation: 'ms', firstname: 'Ada', lastname, phone: '' });
    expect((await save('Früh')).status).toBe(303);
    const late = await save('Spät');
    expect([late.status, late.text.includes(t('vue.contactDetails.changedElsewhere'))]).toEqual([422, true]);
    expect(late.text).toContain('value="Spät"');
    // Sent again, it is said of the version that is shown now.
    expect(late.text).toContain('name="version" value="2"');
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled });

    test.describe('where another tab was faster', () => {
      test.use({ expectedStatuses: [422] });

      test('what was typed is told to be late, and counts when it is sent once more', async ({ shopper }) => {
        const { page, t: words } = shopper;
        const { visitor } = await aMember();
        await shopper.comesAs(visitor);
        await shopper.goesTo(CONTACT);
        if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
        const lastname = page.getByLabel(words('vue.address.lastname'), { exact: true });
        const save = page.getByRole('button', { name: words('vue.contactDetails.save') });
        const early = { salutation: 'ms', firstname: 'Ada', lastname: 'Früh', phone: '' };
        expect((await visitor.post(CONTACT, { intent: 'save', version: '1', ...early })).status).toBe(303);
        await lastname.fill('Spät');
        await save.click();
        await expect(page.getByText(words('vue.contactDetails.changedElsewhere')).first()).toBeVisible();
        await expect(lastname).toHaveValue('Spät');
        await save.click();
        await expect(page.getByText(words('vue.contactDetails.notification.saved')).first()).toBeVisible();
        expect((await visitor.get(CONTACT)).text).toContain('value="Spät"');
      });
    });

    test('a name, a phone number and the e-mail address are changed', async ({ shopper }) => {
      const { page, t: words } = shopper;
      const { visitor, person } = await aMember();
      await shopper.comesAs(visitor);
      await shopper.goesTo(CONTACT);
      if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
      await page.getByLabel(words('vue.address.lastname'), { exact: true }).fill('Neumann');
      await page.getByLabel(words('vue.address.phone')).fill('030 123456');
      await page.getByRole('button', { name: words('vue.contactDetails.save') }).click();
      await expect(page.getByText(words('vue.contactDetails.notification.saved')).first()).toBeVisible();
      await shopper.goesTo(CONTACT);
      if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
      await expect(page.getByLabel(words('vue.address.phone'))).toHaveValue('030 123456');

      const fresh = `neu.${person.email}`;
      await page.getByLabel(words('vue.contactDetails.email.new')).fill(fresh);
      const ofEmail = page.getByRole('region', { name: words('vue.contactDetails.email.title') });
      await ofEmail.getByLabel(words('vue.contactDetails.password'), { exact: true }).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: words('vue.contactDetails.email.submit') }).click();
      await expect(page.getByText(words('vue.contactDetails.notification.emailSent')).first()).toBeVisible();
      const mail = await theMailAbout('bestätigen', fresh);
      const [link = ''] = /\/myaccount\/contact-details\/\?emailToken=[\w-]+/.exec(mail) ?? [];
      await shopper.goesTo(link);
      if (javaScriptEnabled) await shopper.attemptsTo(waitForScripts());
      await page.getByRole('button', { name: words('vue.contactDetails.email.confirm') }).click();
      await expect(page.getByText(words('vue.contactDetails.notification.emailChanged')).first()).toBeVisible();
      await expect(page.getByText(fresh)).toBeVisible();
      await theMailAbout('geändert', person.email);
      expect((await visitor.get(link)).text).toContain(t('vue.contactDetails.email.confirmed', { email: fresh }));
    });
  });
}

for (const look of everyLookOfAccount({ storefront: 'de', viewport: WIDE, colorScheme: 'light' })) {
  const { storefront } = look;
  test.describe(nameOfLook(look), () => {
    test.use({ ...look, reducedMotion: 'reduce', expectedStatuses: [422] });

    test('Contact details are accessible in every state', async ({ shopper }) => {
      const { visitor } = await aMember(storefront);
      await shopper.comesAs(visitor);
      const { page } = shopper;
      await shopper.goesTo(`${CONTACT}?emailToken=spent`);
      await looksAt(shopper, 'a link that is no longer good');
      await shopper.attemptsTo(waitForScripts());
      for (const button of ['vue.contactDetails.email.submit', 'vue.contactDetails.save']) {
        await page.getByLabel(shopper.t('vue.address.lastname'), { exact: true }).fill('');
        await page.getByRole('button', { name: shopper.t(button) }).click();
        await expect(mistakesIn(page.getByRole('main')).first()).toBeVisible();
        await looksAt(shopper, `mistakes after ${button}`);
      }
    });
  });
}
