import { STOREFRONTS, type StorefrontId } from '@tornister/domain/storefront';
import { describe, expect, it } from 'vitest';
import { openTestShop, renderOnServer } from '../../../../test/open-test-shop.tsx';
import type { GuaranteePicture } from '../../../composition/shop.ts';
import { GuaranteeNotice } from './guarantee-notice.tsx';

const PICTURE: GuaranteePicture = { url: '/legal-guarantee/de.svg?v=1', width: 420, height: 594 };

const drawnIn = async (storefront: StorefrontId, guaranteePicture?: GuaranteePicture): Promise<HTMLElement> => {
  const opened = await openTestShop({ storefront: STOREFRONTS[storefront], locale: STOREFRONTS[storefront].locale });
  const site = { ...opened.shop.site, ...(guaranteePicture && { guaranteePicture }) };
  const box = document.createElement('div');
  box.innerHTML = renderOnServer({ ...opened, shop: { ...opened.shop, site } }, <GuaranteeNotice />);
  return box;
};

describe('the notice of the legal guarantee', () => {
  it('is a closed sentence that opens the official picture, whose room is known and whose substance is its alternative text', async () => {
    const box = await drawnIn('de', PICTURE);
    const image = box.querySelector('details:not([open]) img');
    expect(box.querySelector('summary')?.textContent).toBe('Gesetzliche Gewährleistung: mindestens 2 Jahre');
    expect(['src', 'width', 'height', 'loading'].map((name) => image?.getAttribute(name))).toEqual([
      PICTURE.url,
      '420',
      '594',
      'lazy',
    ]);
    expect(image?.getAttribute('alt')).toMatch(
      /^Gesetz.*mindestens 2 Jahre\. Ist .*haftet.*kostenlos.*\. Eine Garantie des Herstellers/,
    );
    expect(box.querySelectorAll('p')).toHaveLength(0);
  });

  it('says it in words where no picture was handed in', async () => {
    const box = await drawnIn('en');
    expect(box.querySelector('summary')?.textContent).toBe('Legal guarantee of conformity: at least 2 years');
    expect(box.querySelector('details')?.textContent).toMatch(/liable.*free of charge.*end the contract.*producer/);
    expect(box.querySelector('img')).toBeNull();
  });

  it.each(['ch', 'b2b', 'b2b-en'] as const)('is not there in %s, with a picture or without', async (storefront) => {
    expect((await drawnIn(storefront, PICTURE)).innerHTML).toBe('');
    expect((await drawnIn(storefront)).innerHTML).toBe('');
  });
});
