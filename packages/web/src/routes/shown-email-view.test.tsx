// The member's e-mail address as people read it (spec 2 §5 "Internationalised email addresses are shown decoded").

import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DETAILS, openAccountShop } from '../../test/open-account-shop.ts';
import { openServiceShop } from '../../test/open-service-shop.ts';
import { renderPage } from '../../test/render-page.tsx';
import * as contactDetails from './account/contact-details.page.tsx';
import * as contact from './service/contact.page.tsx';

afterEach(cleanup);

const EMAIL = { email: 'frau@xn--bcher-kva.example', shownEmail: 'frau@bücher.example' };

it('is read wherever the contact details name it', async () => {
  const details = { ...DETAILS, ...EMAIL, isEmailConfirmed: false };
  const opened = { opened: { details, confirmation: { kind: 'none' }, offersConfirmationLink: true } };
  const page = renderPage({ Component: contactDetails.Component, opened }, await openAccountShop());
  expect(page.textContent?.split(EMAIL.shownEmail).length).toBeGreaterThan(3);
  expect(page.innerHTML).not.toContain('xn--');
});

it('is what the contact form begins with', async () => {
  const opened = { opened: { name: 'Mia', ...EMAIL, phone: '', orders: [], key: 'key-1' }, orderId: '', intro: [] };
  const page = renderPage({ Component: contact.Component, opened }, await openServiceShop());
  expect(page.querySelector<HTMLInputElement>('[name=email]')?.value).toBe(EMAIL.shownEmail);
});
