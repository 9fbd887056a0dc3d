// The errors above a form: how they are told, once.

import { act, cleanup, screen } from '@testing-library/react';
import type { FieldError } from '@tornister/domain/shared';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { inShop, renderInShop } from '../../../../test/render-in-shop.tsx';
import { ErrorSummary } from './error-summary.tsx';

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  cleanup();
  document.body.replaceChildren();
});

const WRONG: readonly FieldError[] = [{ field: 'city', message: 'Diese Stadt gibt es nicht.' }];
const page = (errors: readonly FieldError[]) =>
  inShop(
    <>
      <input id="city" />
      <ErrorSummary errors={errors} labelOf={() => 'Stadt'} />
    </>,
  );

it('takes the focus where the tab shows it, and is no alert, which would be read a second time', () => {
  renderInShop(<ErrorSummary errors={WRONG} labelOf={() => 'Stadt'} />);
  expect(screen.queryByRole('alert')).toBeNull();
  const summary = screen.getByRole('group');
  expect(document.activeElement).toBe(summary);
  const title = document.getElementById(summary.getAttribute('aria-describedby') ?? '');
  expect(title?.textContent).not.toBe('');
  expect(summary.contains(title)).toBe(true);
});

it('is an alert on a page of the shop host, also for those who are in a field when it comes alive, until the next verdict', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(WRONG));
  expect(screen.getByRole('alert').textContent).toContain('Diese Stadt gibt es nicht.');
  const field = screen.getByRole('textbox');
  field.focus();
  await act(async () => {
    root = hydrateRoot(container, page(WRONG));
  });
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await act(async () => root?.render(page([...WRONG])));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group'));
});
