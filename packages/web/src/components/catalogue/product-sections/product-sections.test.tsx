import type { ProductDetail } from '@tornister/domain/catalogue';
import { anItem, aProduct } from '@tornister/domain/testing';
import { expect, it } from 'vitest';
import { openTestShop, renderOnServer } from '../../../../test/open-test-shop.tsx';
import { ProductSections } from './product-sections.tsx';

const descriptionOf = async (product: Partial<ProductDetail>): Promise<Element | null> => {
  const box = document.createElement('div');
  box.innerHTML = renderOnServer(await openTestShop(), <ProductSections product={aProduct(product)} item={anItem()} />);
  return box.querySelector('#description');
};

const pointsOf = (section: Element | null) =>
  [...(section?.querySelectorAll('h3') ?? [])].map((heading) => [
    heading.textContent,
    ...[...(heading.nextElementSibling?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent),
  ]);

it('says below the description, point by point, what makes a product special and which seals it carries', async () => {
  const section = await descriptionOf({
    longDescription: '<p>Sechzehn Blatt.</p>',
    features: ['Fadenheftung', 'fünf Farben'],
    labels: ['Blauer Engel', 'FSC'],
  });
  expect(section?.querySelector('p')?.textContent).toBe('Sechzehn Blatt.');
  expect(pointsOf(section)).toEqual([
    ['Das Besondere daran', 'Fadenheftung', 'fünf Farben'],
    ['Siegel und Umweltzeichen', 'Blauer Engel', 'FSC'],
  ]);
});

it('says nothing of either where a product has none', async () => {
  expect(pointsOf(await descriptionOf({ features: [], labels: ['GOTS'] }))).toEqual([
    ['Siegel und Umweltzeichen', 'GOTS'],
  ]);
  expect(pointsOf(await descriptionOf({}))).toEqual([]);
});
