import { cleanup, screen } from '@testing-library/react';
import type { ClassListEntry } from '@tornister/application/ports';
import { aLine } from '@tornister/application/testing';
import { money } from '@tornister/domain/money';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import deClassList from '../../i18n/locales/de-DE/classList.json' with { type: 'json' };
import { PrintSheet } from './print-sheet.tsx';

afterEach(cleanup);

const LIST = {
  ...{ id: 'list', name: '3b', schoolYear: '2026/27', children: 24, version: 1 },
  ...{ entryCount: 1, isClosed: false, isShared: false },
};
const ROW: ClassListEntry = {
  ...{ id: 'row', version: 1, title: '', note: '', quantity: 2, promised: 0, promisedHere: 0 },
  choice: 'any',
  per: 'child',
};

it.each([
  [1, '2,00'],
  [5, '5,00'],
])('a line of the sheet costs what comes into the basket of an article that is sold from %i on', (minimum, price) => {
  const item = { ...aLine(1, { unitPrice: money(100) }), isForSale: true, minimumOrderQuantity: minimum };
  renderInShop(<PrintSheet list={LIST} entries={[{ ...ROW, item }]} withPrices />);
  expect(screen.getByRole('listitem').textContent).toContain(price);
});

it.each([
  ['child', false],
  ['class', true],
] as const)('a set for the class on a line for each %s has a price: %s', (per, hasPrice) => {
  const item = { ...aLine(1, { name: 'Klassensatz Schreiben', unitPrice: money(4345) }), isForSale: true };
  renderInShop(<PrintSheet list={LIST} entries={[{ ...ROW, quantity: 1, per, item }]} withPrices />);
  expect(/43,45/u.test(screen.getByRole('listitem').textContent ?? '')).toBe(hasPrice);
});

it('names what takes the place of an article that is gone beside its price', () => {
  const item = { ...aLine(1, { unitPrice: money(700) }), name: 'Stift A', isForSale: false };
  const replacement = { ...aLine(2, { unitPrice: money(645) }), name: 'Stift B', isForSale: true };
  const texts = createInstance();
  void texts.init({ lng: 'de', resources: { de: { classList: deClassList } }, initAsync: false, keySeparator: false });
  renderInShop(
    <I18nextProvider i18n={texts}>
      <PrintSheet list={LIST} entries={[{ ...ROW, choice: 'exact', item, replacement }]} withPrices />
    </I18nextProvider>,
  );
  const words = screen.getByRole('listitem').textContent?.replace(/\s/gu, ' ');
  expect(words).toMatch(/Stift A.* – genau dieser Artikel – Stattdessen: Stift B.*12,90/u);
});
