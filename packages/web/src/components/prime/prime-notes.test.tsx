import { cleanup, screen } from '@testing-library/react';
import { behavior } from '@tornister/application/kernel';
import { afterEach, expect, it } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { primeUseCases } from '../../composition/prime-tokens.ts';
import { PrimeMark, PrimeNote, PrimeStatus } from './prime-notes.tsx';

afterEach(cleanup);

const show = (isPrime: boolean) =>
  renderInShop(
    <>
      <a href="/myaccount/" aria-describedby="mark">
        Mein Konto
        <PrimeMark id="mark" />
      </a>
      <PrimeStatus />
      <p>
        <PrimeNote otherwise="Mit Prime versandkostenfrei" />
      </p>
    </>,
    { services: [[primeUseCases.watchPrime, { state$: behavior(isPrime).state$ }]] },
  );

it('a prime member finds the mark at the account, the way to the membership, and the note as their own (spec 3 §6)', () => {
  show(true);
  expect(screen.getByRole('link', { description: 'Prime' })).toBeDefined();
  expect(screen.getByRole('link', { name: /Prime-Mitglied/ }).getAttribute('href')).toBe('/prime/membership/');
  expect(screen.getByText('Für Sie mit Prime versandkostenfrei')).toBeDefined();
});

it('everybody else finds neither, and reads what prime would do', () => {
  show(false);
  expect(screen.queryByRole('link', { description: 'Prime' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Prime-Mitglied/ })).toBeNull();
  expect(screen.getByText('Mit Prime versandkostenfrei')).toBeDefined();
});
