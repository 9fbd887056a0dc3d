// Forgotten and changed passwords, from the form to the link of the mail and back.

import { createVisitor, locationOf } from '../fixtures/http.ts';
import { theMailAbout } from '../fixtures/mails.ts';
import { aGuest, NEW_PASSWORD, registrationFields } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';

const RESET = '/myaccount/resetpassword/';
const NEW = '/myaccount/newpassword/';
const PASSWORD = '/myaccount/password/';
const t = translator('de');

test.describe('Passwords, as forms', () => {
  test('whoever asks for a link gets the same answer, with and without an account', async () => {
    const answers = await Promise.all(
      ['mia.member@example.com', 'nobody.at.all@example.com'].map(async (email) => {
        const visitor = createVisitor();
        const asked = await visitor.post(RESET, { intent: 'remind', email, homepage: '' });
        return [
          asked.status,
          locationOf(asked),
          (await visitor.get(locationOf(asked))).text.includes(t('vue.account.reset.sent')),
        ];
      }),
    );
    expect(answers).toEqual([
      [303, `${RESET}?sent=1`, true],
      [303, `${RESET}?sent=1`, true],
    ]);
    expect((await createVisitor().post(RESET, { intent: 'remind', email: 'mia' })).status).toBe(422);
  });

  test('a link without a token begins again, one that was used up says so', async () => {
    const visitor = createVisitor();
    expect(locationOf(await visitor.get(NEW))).toBe(RESET);
    expect((await visitor.get(`${NEW}?token=spent`)).text).toContain(t('vue.account.newPassword.expired'));
  });

  test('the password page is for members, and says what is wrong with a new password', async () => {
    expect(locationOf(await createVisitor().get(PASSWORD))).toBe('/login/');
    const mia = createVisitor();
    await mia.post('/login/', { intent: 'login', email: 'mia.member@example.com', password: 'lernen123' });
    expect((await mia.get(PASSWORD)).text).toContain(t('vue.account.logins.title'));
    const wrong = {
      intent: 'change',
      currentPassword: 'geraten',
      newPassword: 'ganz-neu-12',
      newPasswordRepeated: 'ganz-neu-12',
    };
    const refused = await mia.post(PASSWORD, wrong);
    expect([refused.status, refused.text.includes(t('vue.form.error.passwordWrong'))]).toEqual([422, true]);
    expect(refused.text).not.toContain('ganz-neu-12');
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With scripts' : 'Without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a forgotten password is replaced by the link of the mail, once', async ({ shopper }) => {
      const { page, t: words } = shopper;
      const { email, ...person } = aGuest();
      const elsewhere = createVisitor();
      await elsewhere.post('/myaccount/register/', registrationFields({ email, ...person }));
      await shopper.goesTo(RESET);
      await page.getByLabel(words('vue.login.email')).fill(email);
      await page.getByRole('button', { name: words('vue.account.reset.submit') }).click();
      await expect(page.getByText(words('vue.account.reset.sent'))).toBeVisible();

      const mail = await theMailAbout('Ihr neues Passwort', email);
      const [link = ''] = /\/myaccount\/newpassword\/?\?token=[\w-]+/.exec(mail) ?? [];
      await shopper.goesTo(link);
      await page.getByLabel(words('vue.account.password.new'), { exact: true }).fill('blaue-socke-8');
      await page.getByLabel(words('vue.account.password.repeated'), { exact: true }).fill('blaue-socke-8');
      await page.getByRole('button', { name: words('vue.account.password.submit') }).click();
      await expect(page.getByText(words('vue.user.password.notification.successfulChange')).first()).toBeVisible();
      await theMailAbout('wurde geändert', email);

      // The login from before has ended, the old password is none any more, the new one is, and so is the link.
      expect(locationOf(await elsewhere.get(PASSWORD))).toBe('/login/');
      const logIn = (password: string) => createVisitor().post('/login/', { intent: 'login', email, password });
      expect([(await logIn(NEW_PASSWORD)).status, (await logIn('blaue-socke-8')).status]).toEqual([422, 303]);
      expect((await createVisitor().get(link)).text).toContain(t('vue.account.newPassword.expired'));
    });
  });
}
