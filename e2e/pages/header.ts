// Page object: the header.

import type { Locator } from '@playwright/test';
import type { Shopper } from '../fixtures/shopper.ts';
import { patternOf, type Translate } from '../fixtures/translate.ts';

/** A text that counts, whatever it counts. */
const oneOrMore = (t: Translate, key: string): RegExp =>
  new RegExp(['one', 'other'].map((plural) => patternOf(t, `${key}_${plural}`).source).join('|'));

/** The header of every page outside the checkout. */
export const header = ({ page, storefront, t }: Shopper) => {
  const banner = page.getByRole('banner');
  const navigation = page.getByRole('navigation', { name: t('vue.navigation.label') });
  return {
    skipLink: page.getByRole('link', { name: t('vue.layout.skip') }),
    searchField: banner.getByRole('search').locator('input'),
    /** On telephones: opens the search where it is closed. */
    searchToggle: banner.locator('li[aria-hidden] > label'),
    suggestions: banner.getByRole('listbox', { name: t('vue.search.suggestions') }),
    suggestion: (name: string): Locator => banner.getByRole('option', { name, exact: true }),
    clearSearch: banner.getByRole('button', { name: t('vue.search.clear') }),
    /** Shows the number of articles only when scripts run and know the basket. */
    basketWithCount: (count?: number): Locator =>
      banner.getByRole('link', {
        name:
          count === undefined ? oneOrMore(t, 'vue.header.basketWithCount') : t('vue.header.basketWithCount', { count }),
      }),
    accountLink: banner.getByRole('link', { name: t('vue.header.account'), exact: true }),
    accountToggle: banner.getByRole('button', { name: t('vue.header.accountToggle') }),
    /** In the account flyout: e-mail address, or customer number in the business shop. */
    loginField: banner.getByRole('textbox', {
      name: t(storefront === 'b2b' ? 'vue.login.customerNumber' : 'vue.login.email'),
    }),
    passwordField: banner.getByLabel(t('vue.login.password'), { exact: true }),
    loginButton: banner.getByRole('button', { name: t('vue.login.submit'), exact: true }),
    logoutButton: banner.getByRole('button', { name: t('vue.account.logout.title'), exact: true }),
    basketToggle: banner.getByRole('button', { name: t('vue.minicart.toggle') }),
    miniCart: page.getByRole('region', { name: t('vue.minicart.label') }),
    navigation,
    menuButtons: navigation.getByRole('button', { name: patternOf(t, 'vue.navigation.open') }),
  };
};
