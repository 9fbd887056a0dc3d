// The contact form in a tab, after a login that ended while a long message was typed.

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openServiceShop } from '../../../test/open-service-shop.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { Component } from './contact.page.tsx';

afterEach(cleanup);

const known = { name: 'Mia', email: 'mia@example.com', shownEmail: 'mia@example.com', phone: '', orders: [], key: 'k' };

it.each([
  ['says so where it was too long to be kept, and has it from the tab', { isCut: true }, 'Hallo'],
  ['leaves a refused form as it is', {}, ''],
])('%s', async (_what, cut, message) => {
  const shop = await openServiceShop();
  shop.shop.get(sessionUseCases.formDrafts).keep('/service/kontakt/', { message: 'Hallo' });
  const resumed = { typed: { name: 'Mia' }, errors: [], message: 'vue.form.error.notKept', ...cut };
  const page = renderPage({ Component, opened: { opened: known, orderId: '', intro: [], resumed } }, shop);
  expect(page.querySelector<HTMLTextAreaElement>('[name=message]')?.value).toBe(message);
  expect(screen.getByText(/^Ihr Text war zu lang/).textContent).toContain('Bitte prüfen Sie');
});
