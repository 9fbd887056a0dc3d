// Page object: the pages of a return.

import type { Person } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';

export const returnPage = ({ page, t }: Shopper) => {
  /** The last of the goods that can go back. */
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .last();
  return {
    item,
    reason: item.getByLabel(t('vue.returns.item.reason')),
    comment: item.getByLabel(t('vue.returns.item.comment')),
    replacement: page.getByRole('radio', { name: 'Ersatz' }),
    phone: page.getByLabel(t('vue.returns.contact.phone')),
    send: page.getByRole('button', { name: t('vue.returns.confirm.submit') }),
    /** Enter in a field of the last goods. */
    pressEnter: () => item.getByLabel(t('vue.returns.item.quantity')).press('Enter'),
    goOn: () => page.getByRole('button', { name: t('vue.returns.next'), exact: true }).click(),
    find: async (number: string, zipCode: string): Promise<void> => {
      await page.getByRole('textbox', { name: t('vue.returns.start.orderId') }).fill(number);
      await page.getByRole('textbox', { name: t('vue.returns.start.zipCode') }).fill(zipCode);
      await page.getByRole('button', { name: t('vue.returns.start.submit') }).click();
    },
    /** Whom the shop asks: it does not say it to somebody who has only found the order. */
    nameContact: async ({
      firstname,
      lastname,
      email,
    }: Pick<Person, 'firstname' | 'lastname' | 'email'>): Promise<void> => {
      await page.getByLabel(t('vue.returns.contact.firstName')).fill(firstname);
      await page.getByLabel(t('vue.returns.contact.lastName')).fill(lastname);
      await page.getByLabel(t('vue.returns.contact.email')).fill(email);
    },
    /** One piece of the last goods. */
    pickOne: async (): Promise<void> => {
      await item.getByRole('checkbox').setChecked(true);
      await item.getByLabel(t('vue.returns.item.quantity')).fill('1');
    },
  };
};
