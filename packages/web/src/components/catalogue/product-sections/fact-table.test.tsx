import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FactTable } from './fact-table.tsx';

afterEach(cleanup);

it('shows every value of a name, and what is said twice once', () => {
  const facts = [
    { label: 'Größe', value: 'Klein' },
    { label: 'Material', value: 'Holz' },
    { label: 'Material', value: 'Metall' },
    { label: 'Größe', value: '30 × 20 cm' },
    { label: 'Material', value: 'Holz' },
  ];
  render(<FactTable facts={facts} />);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    ...['Klein', 'Holz', 'Metall', '30 × 20 cm'],
  ]);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    ...['Größe', 'Material', 'Material', 'Größe'],
  ]);
});
