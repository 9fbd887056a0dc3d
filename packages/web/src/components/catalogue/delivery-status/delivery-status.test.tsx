// The delivery time of an item: whose word its traffic light goes by.

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DeliveryStatus } from './delivery-status.tsx';

afterEach(cleanup);

it.each([
  ['En stock, livraison en 3 jours', 'green', true, true],
  ['En stock, livraison en 3 jours', 'green', undefined, false],
  ['Auf Lager in Kürze', 'yellow', false, false],
  ['Auf Lager', 'yellow', undefined, true],
  ['Lieferbar in 3 Wochen', 'yellow', undefined, false],
] as const)('"%s" in %s with a light that is said to be %s has one: %s (spec 1 §9)', (text, color, light, hasLight) => {
  render(<DeliveryStatus text={text} color={color} light={light} />);
  const { dataset } = screen.getByText(text);
  expect(dataset.light !== undefined).toBe(hasLight);
  expect(dataset.color).toBe(hasLight ? 'green' : color);
});

it('is nothing where nothing is said', () => {
  expect(render(<DeliveryStatus text="" color="green" light />).container.textContent).toBe('');
});
