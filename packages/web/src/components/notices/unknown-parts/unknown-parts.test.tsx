import type { UnknownPart } from '@tornister/domain/listing';
import { STOREFRONTS, type StorefrontId } from '@tornister/domain/storefront';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, renderOnServer } from '../../../../test/open-test-shop.tsx';
import { fetchServerCode } from '../../../react/deferred-code.ts';
import { UnknownPartsNotice } from './unknown-parts-notice.tsx';

const said = async (parts: readonly UnknownPart[], storefront: StorefrontId = 'de'): Promise<string | null> => {
  const opened = await openTestShop({ storefront: STOREFRONTS[storefront], locale: STOREFRONTS[storefront].locale });
  const box = document.createElement('div');
  box.innerHTML = renderOnServer(
    { ...opened, shop: { ...opened.shop, onServer: true } },
    <UnknownPartsNotice parts={parts} />,
  );
  return box.textContent;
};

beforeAll(fetchServerCode);

const part = (kind: Exclude<UnknownPart['kind'], 'filter'>): UnknownPart => ({ kind, value: '9' });

describe('what an address says and a page does not understand', () => {
  it('is named by what it is about and by what it says', async () => {
    expect(await said([{ kind: 'filter', name: 'Farbe', value: 'bogus' }])).toBe(
      'Diese Angabe in der Adresse gilt hier nicht: Farbe „bogus“. Die Seite wird ohne sie gezeigt.',
    );
    expect(await said([part('variant'), part('stars')], 'en')).toBe(
      'These parts of the address do not apply here: option “9”, stars “9”. The page is shown without them.',
    );
  });

  it('has a word for each kind', async () => {
    const kinds = ['page', 'sort', 'category', 'variant', 'stars', 'reviews', 'tab'] as const;
    for (const storefront of ['de', 'en'] as const) {
      for (const kind of kinds) expect(await said([part(kind)], storefront)).toMatch(/: [\p{L} ]+ [„“]9[“”]\. /u);
    }
  });

  it('is nothing where all of it applies', async () => expect(await said([])).toBe(''));
});
