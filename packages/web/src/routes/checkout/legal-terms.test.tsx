// Which sentence stands above the order button: the one of the right of withdrawal that the record of the storefront names.

import { cleanup } from '@testing-library/react';
import { STOREFRONTS } from '@tornister/domain/storefront';
import { afterEach, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../test/open-test-shop.tsx';
import { LegalTerms } from './summary-parts.tsx';

afterEach(cleanup);

const SENTENCES = [
  'ohne Angabe von Gründen',
  'zurückgeben',
  'für Einrichtungen und Unternehmen',
  'without giving a reason',
  'for institutions and companies',
] as const;

it.each([
  ['de', 'ohne Angabe von Gründen'],
  ['at', 'ohne Angabe von Gründen'],
  ['ch', 'zurückgeben'],
  ['b2b', 'für Einrichtungen und Unternehmen'],
  ['en', 'without giving a reason'],
  ['b2b-en', 'for institutions and companies'],
] as const)('in %s the terms say "%s"', async (id, said) => {
  const storefront = STOREFRONTS[id];
  const { container } = renderInShop(await openTestShop({ storefront, locale: storefront.locale }), <LegalTerms />);
  expect(SENTENCES.filter((sentence) => container.textContent?.includes(sentence))).toEqual([said]);
});
