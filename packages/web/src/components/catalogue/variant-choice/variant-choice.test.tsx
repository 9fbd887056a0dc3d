import type { VariantAttribute } from '@tornister/domain/catalogue';
import { brandId, type ItemId } from '@tornister/domain/shared';
import { expect, it } from 'vitest';
import { renderOnServer } from '../../../../test/render-in-shop.tsx';
import { VariantChoice } from './variant-choice.tsx';

const option = (value: string, position: number) => ({
  ...{ value, position, label: value, selected: value === 'blau', disabled: false, hasDiscount: false },
  itemId: brandId<ItemId>(`1001-${value}`),
});

const colour: VariantAttribute = {
  ...{ name: 'colour', displayName: 'Farbe', type: 'dropdown', position: 1 },
  options: ['blau', 'rot'].map(option),
};

it('without scripts a dropdown opens the page of its variant by a button that looks like one', () => {
  const html = renderOnServer(<VariantChoice attribute={colour} path="/prod/1/" onChoose={() => undefined} />);
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/prod/1/']);
  expect(form?.querySelector('select')?.getAttribute('name')).toBe('varid');
  const button = /<noscript>(<button.*<\/button>)<\/noscript>/u.exec(html)?.[1] ?? '';
  expect(button).toContain('type="submit"');
  expect(button).toContain('data-look="secondary"');
  expect(button).toContain('Ausführung anzeigen');
});
