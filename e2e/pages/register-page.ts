// The page that opens an account, as a visitor finds its parts.

import type { Person } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { addressForm } from './address-form.ts';
import { mistakesIn } from './mistakes.ts';

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
    certificate: main.getByLabel(t('vue.register.certificate'), { exact: false }),
    mistakes: mistakesIn(main),
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

/** Fills in the form of a school, but for its certificate and the passwords. */
export const fillSchool = async (shopper: Shopper, person: Person): Promise<void> => {
  const { page, t } = shopper;
  const main = page.getByRole('main');
  const fields = addressForm(shopper, main);
  await main.getByLabel(t('vue.address.company'), { exact: true }).fill('Grundschule am Bach');
  await fields.salutation.selectOption(person.salutation);
  for (const name of ['firstname', 'lastname', 'streetAndNumber', 'postcode', 'city'] as const)
    await fields[name].fill(person[name]);
  for (const name of ['primaryIndustryGroupCode', 'jobTitleCode', 'numberOfEmployees'] as const)
    await main.getByLabel(t(`vue.register.${name}`), { exact: true }).selectOption({ index: 1 });
  await registerPage(shopper).email.fill(person.email);
};

/** Choices of a file for the certificate: one that is what it says, and one that is not. */
export const CERTIFICATE = {
  name: 'Bescheid des Trägers.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n'),
};
export const NO_CERTIFICATE = { name: 'bescheid.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') };

export const fillPasswords = async (shopper: Shopper, typed: string, repeated = typed): Promise<void> => {
  const { password, passwordRepeated } = registerPage(shopper);
  await password.fill(typed);
  await passwordRepeated.fill(repeated);
};
