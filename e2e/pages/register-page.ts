// The page that opens an account, as a visitor finds its parts.

import type { Person } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';

export const registerPage = ({ page, t }: Shopper) => {
  const main = page.getByRole('main');
  return {
    headline: page.getByRole('heading', { level: 1, name: t('vue.register.title') }),
    salutation: main.getByLabel(t('vue.address.salutation'), { exact: true }),
    firstname: main.getByLabel(t('vue.address.firstname'), { exact: true }),
    lastname: main.getByLabel(t('vue.address.lastname'), { exact: true }),
    email: main.getByLabel(t('vue.address.email'), { exact: true }),
    suggestions: main.getByRole('listbox', { name: t('vue.account.email.suggestions') }).getByRole('option'),
    password: main.getByLabel(t('vue.login.password'), { exact: true }),
    passwordRepeated: main.getByLabel(t('vue.register.passwordRepeated'), { exact: true }),
    submit: main.getByRole('button', { name: t('vue.register.submit'), exact: true }),
    mistakes: main.getByRole('alert'),
  };
};

/** Fills in who registers; the passwords are typed apart. */
export const fillPerson = async (shopper: Shopper, person: Person): Promise<void> => {
  const { salutation, firstname, lastname, email } = registerPage(shopper);
  await salutation.selectOption(person.salutation);
  await firstname.fill(person.firstname);
  await lastname.fill(person.lastname);
  await email.fill(person.email);
};

export const fillPasswords = async (shopper: Shopper, typed: string, repeated = typed): Promise<void> => {
  const { password, passwordRepeated } = registerPage(shopper);
  await password.fill(typed);
  await passwordRepeated.fill(repeated);
};
