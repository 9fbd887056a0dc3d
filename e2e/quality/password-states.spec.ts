// axe over the states of forgotten and changed passwords, passkeys and the list of devices. A share of the looks in `npm test`, all of them with
// EVERY_LOOK=1.

import { plugIn } from '../fixtures/authenticator.ts';
import { createVisitor } from '../fixtures/http.ts';
import { ACCOUNT_LOOKS, type Look, nameOfLook } from '../fixtures/looks.ts';
import { theMailAbout } from '../fixtures/mails.ts';
import { NEW_PASSWORD } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { aCustomer, goesToForm, looksAt, whileBusy } from '../tasks/look-at-states.ts';

const PASSWORD = '/myaccount/password/';
const RESET = '/myaccount/resetpassword/';
const NEW = '/myaccount/newpassword/';

const parts = ({ page, t }: Shopper) => {
  const main = page.getByRole('main');
  const passkeys = main.getByRole('region', { name: t('vue.passkey.title'), exact: true });
  const button = (key: string) => main.getByRole('button', { name: t(key), exact: true });
  return {
    email: main.getByLabel(t('vue.login.email'), { exact: false }),
    askForLink: button('vue.account.reset.submit'),
    isSent: main.getByText(t('vue.account.reset.sent')),
    currentPassword: main.getByLabel(t('vue.account.password.current'), { exact: true }),
    newPassword: main.getByLabel(t('vue.account.password.new'), { exact: true }),
    repeated: main.getByLabel(t('vue.account.password.repeated'), { exact: true }),
    change: button('vue.account.password.submit'),
    busy: button('vue.account.busy'),
    alert: mistakesIn(main),
    passkeys,
    proof: passkeys.getByLabel(t('vue.passkey.password'), { exact: true }),
    addPasskey: passkeys.getByRole('button', { name: t('vue.passkey.add') }),
    endOthers: button('vue.account.logins.endAll'),
    notice: (key: string) => page.getByText(t(key)).first(),
  };
};

/** What the mail with the link is called. */
const subjectIn = ({ storefront }: Look): string =>
  storefront.endsWith('en') ? 'Your new password' : 'Ihr neues Passwort';

for (const look of ACCOUNT_LOOKS) {
  test.describe(nameOfLook(look), () => {
    test.use({ ...look, reducedMotion: 'reduce', expectedStatuses: [401, 422] });

    test('a forgotten password', async ({ shopper }) => {
      const { email, askForLink, isSent, newPassword, repeated, change, busy, alert, notice } = parts(shopper);
      const { person } = await aCustomer(look);
      await goesToForm(shopper, RESET);
      await looksAt(shopper, 'a forgotten password');
      await askForLink.click();
      await expect(alert).toBeVisible();
      await looksAt(shopper, 'a forgotten password, refused');
      await email.fill(person.email);
      const isBusy = async () => {
        await expect(busy).toBeVisible();
        await looksAt(shopper, 'a forgotten password, busy');
      };
      await whileBusy(shopper, '/api/shop/', () => askForLink.click(), isBusy);
      await expect(isSent).toBeVisible();
      await looksAt(shopper, 'a forgotten password, sent');

      await shopper.goesTo(`${NEW}?token=spent`);
      await looksAt(shopper, 'a link that was used up');
      const mail = await theMailAbout(subjectIn(look), person.email);
      const [link = ''] = /\/myaccount\/newpassword\/?\?token=[\w-]+/.exec(mail) ?? [];
      await goesToForm(shopper, link);
      await looksAt(shopper, 'a new password');
      await newPassword.fill('blaue-socke-8');
      await repeated.fill('anders');
      await change.click();
      await expect(alert).toBeVisible();
      await looksAt(shopper, 'a new password, refused');
      await repeated.fill('blaue-socke-8');
      await change.click();
      await expect(notice('vue.user.password.notification.successfulChange')).toBeVisible();
      await looksAt(shopper, 'after a new password');
    });

    test('password, passkeys and devices', async ({ shopper }) => {
      const { page, t } = shopper;
      const { currentPassword, newPassword, repeated, change, busy, alert, notice, ...rest } = parts(shopper);
      const { passkeys, proof, addPasskey, endOthers } = rest;
      const { visitor, login } = await aCustomer(look);
      await createVisitor({ storefront: look.storefront }).post('/login/', login);
      await shopper.comesAs(visitor);
      await plugIn(page);
      await goesToForm(shopper, PASSWORD);
      await expect(addPasskey).toBeVisible();
      await looksAt(shopper, 'password, with two devices');
      await change.click();
      await expect(alert).toBeVisible();
      await looksAt(shopper, 'password, refused');
      await currentPassword.fill(NEW_PASSWORD);
      await newPassword.fill('blaue-socke-8');
      await repeated.fill('blaue-socke-8');
      const isBusy = async () => {
        await expect(busy).toBeVisible();
        await looksAt(shopper, 'password, busy');
      };
      await whileBusy(shopper, '/api/change-password/', () => change.click(), isBusy);
      await expect(notice('vue.user.password.notification.successfulChange')).toBeVisible();
      await looksAt(shopper, 'password, changed');

      await proof.fill('falsch-geraten');
      await addPasskey.click();
      await expect(alert).toContainText(t('vue.form.error.passwordWrong'));
      await looksAt(shopper, 'passkeys, with a wrong password');
      await proof.fill('blaue-socke-8');
      await addPasskey.click();
      await expect(passkeys.getByRole('listitem')).toHaveCount(1);
      await passkeys.getByText(t('vue.passkey.rename'), { exact: true }).click();
      await passkeys.getByLabel(t('vue.passkey.name')).fill(' ');
      await looksAt(shopper, 'passkeys, one that is being named');
      await passkeys.getByRole('button', { name: t('vue.passkey.save') }).click();
      await expect(alert).toBeVisible();
      await looksAt(shopper, 'passkeys, a name that does not hold');

      // The other login has ended with the password: another one comes, and is ended here.
      await createVisitor({ storefront: look.storefront }).post('/login/', { ...login, password: 'blaue-socke-8' });
      await goesToForm(shopper, PASSWORD);
      await endOthers.click();
      await expect(endOthers).toHaveCount(0);
      await looksAt(shopper, 'devices, the others logged out');
    });
  });
}
