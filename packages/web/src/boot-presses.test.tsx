// @own-process

import { act } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

const Toggle = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      Menü
    </button>
  );
};

it('React answers a press from before it was there, although it has not come to that part of the page yet', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Toggle />);
  await import('./boot.ts');
  const button = container.querySelector('button');
  button?.click();
  expect(button?.getAttribute('aria-expanded')).toBe('false');
  await act(async () => {
    startTransition(() => void hydrateRoot(container, <Toggle />));
    dispatchEvent(new Event('shop-hears'));
  });
  expect(container.querySelector('button')).toBe(button);
  expect(button?.getAttribute('aria-expanded')).toBe('true');
});
