// axe over the states of the forms of the service: opened, refused, taken; declarations about contracts, the waiting list of prime, reviews. A share
// of it in `npm test`, all of it with EVERY_LOOK=1.

import { productsFor } from '../fixtures/catalogue.ts';
import { admittedVisitor } from '../fixtures/customers.ts';
import { createVisitor } from '../fixtures/http.ts';
import { everyLookOfAccount, IS_EVERY_LOOK, type Look, NARROW, nameOfLook } from '../fixtures/looks.ts';
import { aGuest } from '../fixtures/people.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import {
  emptiesForm,
  goesToForm,
  isBusiness,
  linksIn,
  looksAt,
  looksAtRefusal,
  membersPath,
} from '../tasks/look-at-states.ts';

const CONTACT = '/service/kontakt/';
const WITHDRAW = '/service/vertrag-widerrufen/';
const CANCEL = '/service/vertraege-kuendigen/';
const PRIME = '/prime/membership/';

/** Where a form is, and what its address says once it was taken. */
const formsOf = ({ storefront }: Look): readonly { readonly path: string; readonly sent: string }[] => [
  { path: CONTACT, sent: '?sent=1' },
  { path: '/service/rueckruf/', sent: '?sent=1' },
  { path: storefront === 'en' ? '/service/catalogue/' : '/service/katalog/', sent: '?sent=1' },
  { path: '/gewinnspiele/teilnahme/?competition=leseecke', sent: '&sent=1' },
];

/** Both steps of a declaration and its receipt. */
const looksAtDeclaration = async (
  shopper: Shopper,
  path: string,
  words: 'withdraw' | 'giveBack' | 'cancel',
): Promise<void> => {
  const { page, t, storefront } = shopper;
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: t('vue.contracts.next'), exact: true });
  await goesToForm(shopper, path);
  await looksAt(shopper, path);
  await next.click();
  await expect(mistakesIn(main).first()).toBeVisible();
  await looksAt(shopper, `${path}, refused`);
  await main.getByLabel(t('vue.contracts.name')).fill('Ada Wolkenstein-Rodenegg-Trostburg');
  await main.getByLabel(t('vue.contracts.email')).fill(aGuest(storefront).email);
  if (words !== 'cancel') await main.getByLabel(t('vue.contracts.withdraw.orderNumber')).fill('000000');
  await next.click();
  await expect(main.getByRole('heading', { name: t(`vue.contracts.${words}.check`) })).toBeVisible();
  await looksAt(shopper, `${path}, to be confirmed`);
  await main.getByRole('button', { name: t(`vue.contracts.${words}.confirm`), exact: true }).click();
  await expect(main.getByRole('heading', { name: t(`vue.contracts.${words}.received`) })).toBeVisible();
  await looksAt(shopper, `${path}, received`);
};

const forms = (look: Look): void => {
  test('forms of the service', async ({ shopper }) => {
    if (isBusiness(look)) await shopper.comesAs(await admittedVisitor(look));
    for (const { path, sent } of formsOf(look)) {
      await goesToForm(shopper, path);
      await looksAt(shopper, path);
      await emptiesForm(shopper);
      await looksAtRefusal(shopper, path);
      await shopper.goesTo(`${path}${sent}`);
      await looksAt(shopper, `${path}, taken`);
    }
  });
};

const states = (look: Look): void => {
  // Institutions have no right to withdraw.
  if (!isBusiness(look))
    test('declarations about contracts', async ({ shopper }) => {
      // Swiss law knows no withdrawal from what is bought online: the shop promises a return.
      await looksAtDeclaration(shopper, WITHDRAW, look.storefront === 'ch' ? 'giveBack' : 'withdraw');
      await looksAtDeclaration(shopper, CANCEL, 'cancel');
    });

  // Elsewhere prime is sold.
  if (look.storefront === 'ch')
    test('the waiting list of prime', async ({ shopper }) => {
      const { page, t } = shopper;
      await goesToForm(shopper, PRIME);
      await looksAt(shopper, PRIME);
      await looksAtRefusal(shopper, PRIME);
      await page.getByRole('main').getByLabel(t('vue.prime.waitingList.email')).fill(aGuest('ch').email);
      await page.getByRole('button', { name: t('vue.prime.waitingList.submit') }).click();
      await expect(page.getByText(t('vue.prime.waitingList.asked'))).toBeVisible();
      await looksAt(shopper, 'asked for the waiting list');
      await goesToForm(shopper, `${PRIME}?waitingList=spent`);
      await expect(page.getByText(t('vue.prime.waitingList.link.unknown'))).toBeVisible();
      await looksAt(shopper, 'a link of the waiting list that is not known');
    });

  test('a review that is written, and one that is reported', async ({ shopper }) => {
    const visitor = await admittedVisitor(look);
    const rating = await membersPath(look, 'mia.member', /\/rating\/\?enc=[\w.%-]+/g);
    expect(rating, 'an order that can be rated').toBeDefined();
    await goesToForm(shopper, rating ?? '');
    await looksAt(shopper, 'a review');
    await looksAtRefusal(shopper, 'a review');
    await shopper.goesTo(`${rating}&sent=1`);
    await looksAt(shopper, 'a review, taken');
    const pages = await Promise.all((await productsFor(look.storefront)).map((path) => visitor.get(path)));
    const [report] = pages.flatMap(({ text }) => linksIn(text, /\/service\/bewertung\/\?[\w=%.-]+/g));
    expect(report, 'a review that can be reported').toBeDefined();
    if (isBusiness(look)) {
      // The page that is open would follow the login by itself.
      await shopper.page.goto('about:blank');
      await shopper.comesAs(visitor);
    }
    await goesToForm(shopper, report ?? '');
    await looksAt(shopper, 'a report');
    await looksAtRefusal(shopper, 'a report');
    for (const done of ['sent', 'voted']) {
      await shopper.goesTo(`${report}&${done}=1`);
      await looksAt(shopper, `a review, ${done}`);
    }
    expect((await createVisitor(look).get('/rating/?enc=made-up')).status).not.toBe(200);
    await shopper.goesTo('/rating/?enc=made-up');
    await looksAt(shopper, 'a link to a review that is no longer good');
  });
};

for (const look of everyLookOfAccount({ storefront: 'b2b', viewport: NARROW, colorScheme: 'dark' })) {
  test.describe(nameOfLook(look), () => {
    test.use({ ...look, reducedMotion: 'reduce', expectedStatuses: [404, 422] });
    forms(look);
    if (IS_EVERY_LOOK) states(look);
  });
}
