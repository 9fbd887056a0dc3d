// @own-process

import { act } from '@testing-library/react';
import { type ReactNode, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

const Toggle = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      Menü
    </button>
  );
};

/** Says with how many it is sent, which stands in its field once the presses are drawn. */
const Counting = ({ onSent }: { readonly onSent: (count: unknown) => void }) => {
  const [count, setCount] = useState(1);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSent(new FormData(event.currentTarget).get('count'));
      }}
    >
      <input name="count" value={count} readOnly />
      <button type="button" onClick={() => setCount((before) => before + 1)}>
        +
      </button>
      <button type="submit">Kaufen</button>
    </form>
  );
};

/** A page as the shop host has rendered it, pressed before React is there. */
const pressBefore = async (view: ReactNode, press: (container: HTMLElement) => void) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view);
  vi.resetModules();
  await import('./boot.ts');
  press(container);
  return {
    container,
    hydrate: () =>
      act(async () => {
        startTransition(() => void hydrateRoot(container, view));
        dispatchEvent(new Event('shop-hears'));
      }),
  };
};

it('React answers a press from before it was there, although it has not come to that part of the page yet', async () => {
  const { container, hydrate } = await pressBefore(<Toggle />, (page) => page.querySelector('button')?.click());
  const button = container.querySelector('button');
  expect(button?.getAttribute('aria-expanded')).toBe('false');
  await hydrate();
  await expect.poll(() => button?.getAttribute('aria-expanded')).toBe('true');
  expect(container.querySelector('button')).toBe(button);
});

it('a form that is sent before React is there is sent with the presses that came before', async () => {
  const sent: unknown[] = [];
  const { hydrate } = await pressBefore(<Counting onSent={(count) => sent.push(count)} />, (page) => {
    const [plus, send] = page.querySelectorAll('button');
    for (const button of [plus, plus, send]) button?.click();
  });
  expect(sent).toEqual([]);
  await hydrate();
  await expect.poll(() => sent).toEqual(['3']);
});
