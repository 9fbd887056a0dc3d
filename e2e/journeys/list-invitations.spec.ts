// Somebody is invited to a list by mail: the address is typed, the mail comes, its link shows the list, and after the login it is theirs; with and
// without scripts, in two browsers.

import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { createVisitor, locationOf, type Visitor } from '../fixtures/http.ts';
import { mailsTo, theMailTo } from '../fixtures/mails.ts';
import { aGuest, NEW_PASSWORD, registrationFields } from '../fixtures/people.ts';
import { createShopper } from '../fixtures/shopper.ts';
import { addressOf } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { header } from '../pages/header.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { waitForScripts } from '../tasks/browse.ts';

const LISTS = '/myaccount/wishlist/';

/** A member with an article on a list. */
const aMemberWithList = async (): Promise<Visitor> => {
  const visitor = createVisitor();
  await visitor.post('/myaccount/register/', registrationFields(aGuest()));
  const { text } = await visitor.get('/search/?q=heft');
  const heart = /<button[^>]*form="hearts"[^>]*value="([^"]+)"/u.exec(text)?.[1] ?? '';
  await visitor.post(LISTS, { heart, from: '/' });
  return visitor;
};
const fieldIn = (page: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`, 'u').exec(page)?.[1] ?? '';
const linkIn = (mail: string): string => /\/myaccount\/wishlist\/\?share=[\w.-]+/u.exec(mail)?.[0] ?? '';

test.describe('An invitation to a list by mail (spec 3 §2 "Login flyout", §4 "Login"; docs/adr/0076)', () => {
  test.use({ expectedStatuses: [401, 422] });

  test('is sent, opened without a login, accepted after one, and over then', async ({ shopper, browser }) => {
    const { page, t } = shopper;
    const creator = await aMemberWithList();
    const url = addressOf('de', '/');
    await page.context().addCookies(creator.cookies().map((cookie) => ({ ...cookie, url })));
    const { email } = aGuest();
    await shopper.goesTo(LISTS);
    await shopper.attemptsTo(waitForScripts());
    await page.getByText(t('vue.wishlist.share'), { exact: true }).click();
    const field = page.getByLabel(t('vue.wishlist.email'), { exact: true });
    const send = page.getByRole('button', { name: t('vue.wishlist.invite.submit') });
    await field.fill('oma@example');
    await send.click();
    await expect(mistakesIn(page.getByRole('main')).first()).toBeVisible();
    await expect(field).toHaveValue('oma@example');
    await expectAccessible(page, 'a refused invitation');
    await field.fill(email);
    await page.getByLabel(t('vue.wishlist.invite.role'), { exact: true }).selectOption('editor');
    await send.click();
    await expect(page.getByText(t('vue.wishlist.invited'))).toBeVisible();
    const waiting = page.getByRole('list', { name: t('vue.wishlist.invite.list') }).getByRole('listitem');
    await expect(waiting).toContainText(email);
    await expect(field).toHaveValue('');
    await expectAccessible(page, 'an open invitation');
    await expectNoKeys(page);

    const link = linkIn((await theMailTo(email)).text);
    const context = await browser.newContext();
    await context.addCookies([{ name: 'consent', value: '2.1767225600', url }]);
    const invited = createShopper(await context.newPage(), 'de');
    const person = aGuest();
    await createVisitor().post('/myaccount/register/', registrationFields(person));
    await invited.goesTo(link);
    await invited.attemptsTo(waitForScripts());
    const join = invited.page.getByRole('button', { name: t('vue.wishlist.shared.join') });
    await expect(join).toBeVisible();
    await header(invited).accountToggle.click();
    await expect(invited.page.getByText(t('vue.login.invitation.title'))).toBeVisible();
    await invited.page.keyboard.press('Escape');
    await join.click();
    await expect(invited.page.getByRole('main').getByText(t('vue.login.invitation.title'))).toBeVisible();
    const login = invited.page.getByRole('main');
    await login.locator('input[name="email"]').fill(person.email);
    await login.locator('input[name="password"]').fill(NEW_PASSWORD);
    await login.getByRole('button', { name: t('vue.login.submit'), exact: true }).click();
    await expect(join).toBeVisible();
    await join.click();
    await expect(invited.page.getByText(t('vue.wishlist.share.leave'))).toBeVisible();
    await expect(invited.page.locator('input[name="quantity"][type="text"]').first()).toBeEditable();
    await expect(waiting).toHaveCount(0);

    expect((await createVisitor().get(link)).status).toBe(404);
    expect(await mailsTo(email)).toHaveLength(1);
    await context.close();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is sent and taken back by forms; its link leads nowhere then', async ({ shopper }) => {
      const { page, t } = shopper;
      const creator = await aMemberWithList();
      const { email } = aGuest();
      const listId = fieldIn((await creator.get(LISTS)).text, 'listId');
      const refused = await creator.post(LISTS, { intent: 'invite', listId, email: 'oma', role: 'reader' });
      expect(refused.status).toBe(422);
      expect(refused.text).toContain('value="oma"');
      await creator.post(LISTS, { intent: 'invite', listId, email, role: 'reader' });
      const link = linkIn((await theMailTo(email)).text);
      await shopper.goesTo(link);
      await page.getByRole('button', { name: t('vue.wishlist.shared.join') }).click();
      await expect(page.getByRole('main').getByText(t('vue.login.invitation.title'))).toBeVisible();
      const invitationId = fieldIn((await creator.get(LISTS)).text, 'invitationId');
      expect(locationOf(await creator.post(LISTS, { intent: 'revoke-invitation', listId, invitationId }))).toBe(LISTS);
      expect((await createVisitor().get(link)).status).toBe(404);
    });
  });
});
