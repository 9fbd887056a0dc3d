// The key that the form of the prime checkout is sent with, and the ways to the address that it is billed to.

import { cleanup } from '@testing-library/react';
import type { OpenedPurchase } from '@tornister/application/prime';
import { afterEach, describe, expect, it } from 'vitest';
import { BOOKS } from '../../../test/open-account-shop.ts';
import { openPrimeShop, SOLD } from '../../../test/open-prime-shop.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { addPath, bookPath } from '../../components/account/address-book/book-path.ts';
import type { FormRefusal } from '../form-refusal.ts';
import { Component } from './prime-checkout.page.tsx';

afterEach(cleanup);

const opened: OpenedPurchase = { offer: SOLD, addresses: BOOKS.billingAddresses, idempotencyKey: 'fresh-key' };

/** The key in the form as it is rendered after an answer. */
const keyAfter = async (refusal?: FormRefusal): Promise<string | undefined> => {
  const { shop, texts } = await openPrimeShop();
  const container = renderPage({ Component, opened, refusal }, { shop, texts });
  return container.querySelector<HTMLInputElement>('input[name=idempotencyKey]')?.value;
};

const FIRST = { typed: { idempotencyKey: 'first-key' }, errors: [] };

describe('the key of a purchase of prime (spec 2 §4 "Submit")', () => {
  it('is that of the view', async () => {
    expect(await keyAfter()).toBe('fresh-key');
  });

  it.each(['gateway.unreachable', 'gateway.timed-out', 'gateway.internal', 'gateway.unreadable'])(
    'stays that of the first attempt when its outcome is not known (%s): it is bought once',
    async (message) => {
      expect(await keyAfter({ ...FIRST, message })).toBe('first-key');
    },
  );

  it('is a new one after a plain refusal: that attempt has bought nothing', async () => {
    expect(await keyAfter({ ...FIRST, message: 'vue.prime.checkout.notSold' })).toBe('fresh-key');
    expect(await keyAfter({ ...FIRST, errors: [{ field: 'paymentId', message: 'x' }] })).toBe('fresh-key');
  });

  it('is a new one where the form came back without a key', async () => {
    expect(await keyAfter({ typed: {}, errors: [], message: 'gateway.timed-out' })).toBe('fresh-key');
  });
});

describe('the address that a year of prime is billed to', () => {
  const linked = async (addresses: OpenedPurchase['addresses']) => {
    const { shop, texts } = await openPrimeShop();
    const container = renderPage({ Component, opened: { ...opened, addresses } }, { shop, texts });
    return Array.from(container.querySelectorAll('a[href^="/myaccount/"]'), (link) => link.getAttribute('href'));
  };

  it('is added, or changed in the book, and both lead back here', async () => {
    expect(await linked([])).toEqual([addPath('billing', 'prime')]);
    expect(await linked(BOOKS.billingAddresses)).toEqual([bookPath('billing', 'prime')]);
  });
});
