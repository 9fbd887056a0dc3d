import { expectAccessible, expectNoKeys } from '../fixtures/axe.ts';
import { createVisitor, locationOf } from '../fixtures/http.ts';
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

test('The pages of passwords are accessible', async ({ shopper }) => {
  for (const path of [RESET, `${RESET}?sent=1`, `${NEW}?token=spent`]) {
    await shopper.goesTo(path);
    await expectAccessible(shopper.page, path);
    await expectNoKeys(shopper.page, path);
  }
});
