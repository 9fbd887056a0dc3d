// Page object: the address form.

import type { Locator } from '@playwright/test';
import type { Shopper } from '../fixtures/shopper.ts';

/** The fields of an address, within the form or section that asks for it. */
export const addressForm = ({ t }: Shopper, within: Locator) => ({
  salutation: within.getByLabel(t('vue.address.salutation'), { exact: true }),
  firstname: within.getByLabel(t('vue.address.firstname'), { exact: true }),
  lastname: within.getByLabel(t('vue.address.lastname'), { exact: true }),
  streetAndNumber: within.getByLabel(t('vue.address.streetAndNumber'), { exact: true }),
  postcode: within.getByLabel(t('vue.address.postcode'), { exact: true }),
  city: within.getByLabel(t('vue.address.city'), { exact: true }),
  country: within.getByLabel(t('vue.address.country'), { exact: true }),
  email: within.getByLabel(t('vue.address.email'), { exact: true }),
});
