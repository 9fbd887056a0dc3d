// A school's list becomes a basket: pasted, corrected, put on a wishlist, added at once, with and without scripts.

import { drawn, pdfOf } from '../../packages/web/test/tiny-pdf.ts';
import { docxOf, xlsxOf, zipOf } from '../../packages/web/test/tiny-zip.ts';
import { expectAccessible } from '../fixtures/axe.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';
import { basketPage } from '../pages/basket-page.ts';
import { waitForScripts } from '../tasks/browse.ts';

const LIST = ['Liebe Eltern,', 'Deutsch:', '- 3 Bleistifte HB', '- 1 Radiergummi', '1 Zauberstab'].join('\n');

const pasteAndOrder = async (shopper: Shopper, opened: () => Promise<void>, hasScripts: boolean): Promise<void> => {
  const { page, t } = shopper;
  const look = async (state: string): Promise<void> => {
    if (hasScripts) await expectAccessible(page, state);
  };
  const press = (key: string): Promise<void> => page.getByRole('button', { name: t(key), exact: true }).click();
  await shopper.goesTo('/service/materiallist/');
  await opened();
  await look('an empty form');
  await page.getByLabel(t('vue.materialList.text')).fill(LIST);
  await press('vue.materialList.read');
  const pencils = page.getByRole('group', { name: '- 3 Bleistifte HB' });
  await expect(pencils.getByRole('radio').first()).toBeChecked();
  await expect(pencils.getByRole('textbox')).toHaveValue('3');
  await expect(page.getByRole('group', { name: '1 Zauberstab' })).toContainText(t('vue.materialList.notFound'));
  await look('a list that was read');
  await pencils.getByRole('textbox').fill('2');
  await press('vue.materialList.save');
  await expect(page.getByText(t('vue.materialList.saved', { count: 2 }))).toBeVisible();
  await expect(pencils.getByRole('textbox')).toHaveValue('2');
  await press('vue.materialList.add');
  await expect(page.getByText(t('vue.materialList.added', { count: 2 }))).toBeVisible();
  await look('a list in the basket');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('vue.materialList.toBasket'), exact: true })
    .click();
  await expect(basketPage(shopper).lines).toHaveCount(2);
};

const CHILDREN = ['Klasse 2a:', '3 Bleistifte HB', 'Kind 2:', '1 Radiergummi', '2 Bleistifte HB'].join('\n');

/** A list for two children: one is called by its name, a thing is moved to the other, and one child's things go into the basket alone. */
const orderForOneChild = async (shopper: Shopper, opened: () => Promise<void>, hasScripts: boolean): Promise<void> => {
  const { page, t } = shopper;
  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  await shopper.goesTo('/service/materiallist/');
  await opened();
  await page.getByLabel(t('vue.materialList.text')).fill(CHILDREN);
  await press(t('vue.materialList.read'));
  const first = page.getByRole('region', { name: 'Klasse 2a', exact: true });
  const second = page.getByRole('region', { name: 'Kind 2', exact: true });
  await expect(first.getByRole('listitem')).toHaveCount(1);
  await expect(second.getByRole('listitem')).toHaveCount(2);
  if (hasScripts) await expectAccessible(page, 'a list for two children');
  await first.getByLabel(t('vue.materialList.child.name'), { exact: true }).fill('Mia');
  await second.getByRole('group', { name: '1 Radiergummi' }).getByRole('combobox').selectOption({ label: 'Klasse 2a' });
  await press(t('vue.materialList.check'));
  const mia = page.getByRole('region', { name: 'Mia', exact: true });
  await expect(mia.getByRole('listitem')).toHaveCount(2);
  await expect(second.getByRole('listitem')).toHaveCount(1);
  await press(t('vue.materialList.child.add', { name: 'Mia' }));
  await expect(page.getByText(t('vue.materialList.added', { count: 2 }))).toBeVisible();
  await expect(mia.getByText(t('vue.materialList.done'))).toHaveCount(2);
  await expect(second.getByText(t('vue.materialList.done'))).toHaveCount(0);
  await press(t('vue.materialList.child.add', { name: 'Kind 2' }));
  await expect(page.getByText(t('vue.materialList.added', { count: 3 }))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('vue.materialList.toBasket'), exact: true })
    .click();
  await expect(basketPage(shopper).lines).toHaveCount(2);
};

const SHEET = pdfOf([
  drawn([
    [50, 700, '3 Bleistifte HB'],
    [50, 680, '1'],
    [80, 680, 'Radiergummi'],
  ]),
]);

/** A PDF that cannot be read leaves what was typed; one with text is read beside it. */
const uploadPdf = async (shopper: Shopper, opened: () => Promise<void>, hasScripts: boolean): Promise<void> => {
  const { page, t } = shopper;
  const upload = async (bytes: Uint8Array): Promise<void> => {
    const file = { name: 'liste.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
    await page.getByLabel(t('vue.materialList.file')).setInputFiles(file);
    await page.getByRole('button', { name: t('vue.materialList.read'), exact: true }).click();
  };
  await shopper.goesTo('/service/materiallist/');
  await opened();
  await page.getByLabel(t('vue.materialList.text')).fill('1 Zauberstab');
  await upload(pdfOf(['0 0 100 100 re f']));
  await expect(page.getByText(t('vue.materialList.pdf.noText'))).toBeVisible();
  await expect(page.getByLabel(t('vue.materialList.text'))).toHaveValue('1 Zauberstab');
  if (hasScripts) await expectAccessible(page, 'a PDF without text');
  await opened();
  await upload(SHEET);
  await expect(page.getByRole('group', { name: '1 Zauberstab' })).toBeVisible();
  await expect(page.getByRole('group', { name: '1 Radiergummi' }).getByRole('radio').first()).toBeChecked();
  await expect(page.getByRole('group', { name: '3 Bleistifte HB' }).getByRole('textbox')).toHaveValue('3');
  await opened();
  await page.getByRole('button', { name: t('vue.materialList.add'), exact: true }).click();
  await expect(page.getByText(t('vue.materialList.added', { count: 2 }))).toBeVisible();
};

const MAIL = [
  'From: Schule <schule@example.com>',
  'MIME-Version: 1.0',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '3 Bleistifte HB',
  '1 Radiergummi (f=C3=BCr Tinte)',
].join('\r\n');

/** A file that only calls itself a mail leaves what was typed; a mail is read beside it. */
const uploadMail = async (shopper: Shopper, opened: () => Promise<void>): Promise<void> => {
  const { page, t } = shopper;
  const upload = async (content: string): Promise<void> => {
    const file = { name: 'liste.eml', mimeType: 'message/rfc822', buffer: Buffer.from(content) };
    await page.getByLabel(t('vue.materialList.file')).setInputFiles(file);
    await page.getByRole('button', { name: t('vue.materialList.read'), exact: true }).click();
  };
  await shopper.goesTo('/service/materiallist/');
  await opened();
  await page.getByLabel(t('vue.materialList.text')).fill('1 Zauberstab');
  await upload('2 Hefte');
  await expect(page.getByText(t('vue.materialList.mail.broken'))).toBeVisible();
  await expect(page.getByLabel(t('vue.materialList.text'))).toHaveValue('1 Zauberstab');
  await opened();
  await upload(MAIL);
  await expect(page.getByRole('group', { name: '1 Zauberstab' })).toBeVisible();
  await expect(page.getByRole('group', { name: '1 Radiergummi (für Tinte)' })).toBeVisible();
  await expect(page.getByRole('group', { name: '3 Bleistifte HB' }).getByRole('textbox')).toHaveValue('3');
};

const TABLE = xlsxOf(
  '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row><row><c t="s"><v>2</v></c><c><f>1+2</f><v>3</v></c></row>',
  ['Artikel', 'Anzahl', 'Bleistift HB'],
);

/** A file that is no document leaves what was typed; a table of an office program and a document are read beside it, and come into the basket. */
const uploadOffice = async (shopper: Shopper, opened: () => Promise<void>, hasScripts: boolean): Promise<void> => {
  const { page, t } = shopper;
  const press = (key: string): Promise<void> => page.getByRole('button', { name: t(key), exact: true }).click();
  const upload = async (name: string, buffer: Buffer): Promise<void> => {
    await page.getByLabel(t('vue.materialList.file')).setInputFiles({ name, mimeType: '', buffer });
    await press('vue.materialList.read');
  };
  await shopper.goesTo('/service/materiallist/');
  await opened();
  await page.getByLabel(t('vue.materialList.text')).fill('1 Zauberstab');
  await upload('bilder.zip', zipOf({ 'bild.svg': '<svg/>' }));
  await expect(page.getByText(t('vue.materialList.office.broken'))).toBeVisible();
  await expect(page.getByLabel(t('vue.materialList.text'))).toHaveValue('1 Zauberstab');
  if (hasScripts) await expectAccessible(page, 'a file that is no document');
  await opened();
  await upload('liste.xlsx', TABLE);
  await expect(page.getByRole('group', { name: '1 Zauberstab' })).toContainText(t('vue.materialList.notFound'));
  const pencils = page.getByRole('group', { name: 'Bleistift HB, 3' });
  await expect(pencils.getByRole('radio').first()).toBeChecked();
  await expect(pencils.getByRole('textbox')).toHaveValue('3');
  await opened();
  await upload('liste.docx', docxOf(['Deutsch:', '1 Radiergummi']));
  await expect(page.getByRole('group', { name: '1 Radiergummi' }).getByRole('radio').first()).toBeChecked();
  await opened();
  await press('vue.materialList.add');
  await expect(page.getByText(t('vue.materialList.added', { count: 2 }))).toBeVisible();
};

test.describe('Material list', () => {
  test('A list for two children is sorted out, and each child’s things come into the basket', async ({ shopper }) => {
    await orderForOneChild(shopper, () => shopper.attemptsTo(waitForScripts()), true);
  });

  test('A pasted list is corrected, put on the wishlist and comes into the basket', async ({ shopper }) => {
    await pasteAndOrder(shopper, () => shopper.attemptsTo(waitForScripts()), true);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('A list for two children is sorted out by forms', async ({ shopper }) => {
      await orderForOneChild(shopper, async () => undefined, false);
    });
    test('A pasted list comes into the basket by forms', async ({ shopper }) => {
      await pasteAndOrder(shopper, async () => undefined, false);
    });
  });
});

test.describe('Material list in a file', () => {
  test.use({ expectedStatuses: [422] });

  test('A sheet in PDF is read beside what was typed', async ({ shopper }) => {
    await uploadPdf(shopper, () => shopper.attemptsTo(waitForScripts()), true);
  });

  test('A table and a document of office programs are read beside what was typed', async ({ shopper }) => {
    await uploadOffice(shopper, () => shopper.attemptsTo(waitForScripts()), true);
  });

  test('A mail is read beside what was typed', async ({ shopper }) => {
    await uploadMail(shopper, () => shopper.attemptsTo(waitForScripts()));
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });
    test('A table and a document of office programs are read by forms', async ({ shopper }) => {
      await uploadOffice(shopper, async () => undefined, false);
    });
    test('A mail is read by forms', async ({ shopper }) => {
      await uploadMail(shopper, async () => undefined);
    });
    test('A sheet in PDF is read by forms', async ({ shopper }) => {
      await uploadPdf(shopper, async () => undefined, false);
    });
  });
});
