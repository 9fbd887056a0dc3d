// @own-process

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createRecentlySeen, type ProductState } from '@tornister/application/browse';
import { createAskForConsent } from '@tornister/application/consent';
import type { Scope } from '@tornister/application/kernel';
import {
  anItem,
  answersArrive,
  aTile,
  createHandDrivenClock,
  createInMemoryCatalogueGateway,
  createInMemoryCookieJar,
  createInMemoryDeviceStore,
} from '@tornister/application/testing';
import { CONSENT_COOKIE } from '@tornister/domain/analytics';
import { SEEN_PRODUCTS_KEY } from '@tornister/domain/catalogue';
import { money } from '@tornister/domain/money';
import { brandId, instantOf, type ProductId } from '@tornister/domain/shared';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { consentUseCases } from '../../../composition/consent-tokens.ts';
import { BUY_FORM_ID } from '../../cart/add-to-basket-form/add-to-basket-form.tsx';
import { ProductLate } from './product-late.tsx';

type Seen = { readonly isIntersecting: boolean; readonly bottom: number };

/** What a browser says of an element, when the test says so. */
const sights = new Map<Element, (seen: Seen) => void>();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: readonly unknown[]) => void;
      constructor(tell: (entries: readonly unknown[]) => void) {
        this.tell = tell;
      }
      observe(element: Element): void {
        sights.set(element, ({ isIntersecting, bottom }) =>
          this.tell([{ isIntersecting, boundingClientRect: { bottom } }]),
        );
      }
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  cleanup();
  sights.clear();
  vi.unstubAllGlobals();
});

const shopped: ProductId = brandId<ProductId>('1001');
const other = aTile({ id: brandId<ProductId>('1002'), name: 'Radiergummi' });

const stateOf = (over: Partial<ProductState> = {}): ProductState => ({
  item: anItem(),
  attributes: [],
  isLoadingVariant: false,
  hasVariantFailed: false,
  reviews: [],
  reviewsOfStar: 0,
  isLoadingReviews: false,
  hasReviewsFailed: false,
  ...over,
});

const open = ({ state = stateOf(), hasForm = true, consent = '2.1763800000.recent' } = {}) => {
  const cookies = createInMemoryCookieJar(consent === '' ? {} : { [CONSENT_COOKIE]: consent });
  const clock = createHandDrivenClock();
  const asked = createAskForConsent(
    {
      cookies,
      clock,
      privacySignal: { optsOut: () => false },
      visibility: { visible$: NEVER },
      forgetWithdrawn: () => undefined,
    },
    ['recent'],
  );
  asked.appear();
  const localStore = createInMemoryDeviceStore({ [SEEN_PRODUCTS_KEY]: '["1001","1002"]' });
  const catalogue = createInMemoryCatalogueGateway({ tiles: [other, aTile({ id: shopped })] });
  const isRemembered = () => asked.current()?.purposes.includes('recent') === true;
  const sent: string[] = [];
  renderInShop(
    <>
      {hasForm && (
        <form
          id={BUY_FORM_ID}
          onSubmit={(event) => {
            event.preventDefault();
            sent.push('form');
          }}
        >
          <button type="submit">Im Kasten</button>
        </form>
      )}
      <ProductLate productId={shopped} state={state} now={instantOf(0)} />
    </>,
    {
      services: [
        [consentUseCases.askForConsent, asked],
        [
          browseUseCases.recentlySeen,
          (scope: Scope) => createRecentlySeen(scope, { catalogue, localStore, isRemembered }),
        ],
      ],
    },
  );
  const button = screen.queryByRole('button', { name: 'Im Kasten' });
  const show = (element: Element | null, seen: Seen): void =>
    act(() => (element === null ? undefined : sights.get(element)?.(seen)));
  return {
    sent,
    bar: () => screen.queryByRole('button', { name: 'In den Warenkorb' }),
    buttonIs: (seen: Seen) => show(button, seen),
    placeIs: (isIntersecting: boolean) =>
      show([...sights.keys()].find((element) => element !== button) ?? null, { isIntersecting, bottom: 900 }),
  };
};

describe('the buy bar', () => {
  it.each([
    ['above the screen', { isIntersecting: false, bottom: 0 }, true],
    ['partly in sight', { isIntersecting: true, bottom: 1 }, false],
    ['still to come, below the screen', { isIntersecting: false, bottom: 900 }, false],
  ])('where the button of the page is %s', (_where, seen, isThere) => {
    const { bar, buttonIs } = open();
    expect(bar()).toBeNull();
    buttonIs(seen);
    expect(bar() !== null).toBe(isThere);
  });

  it('sends the form of the page', () => {
    const { bar, buttonIs, sent } = open();
    buttonIs({ isIntersecting: false, bottom: -1 });
    fireEvent.click(bar() ?? document.body);
    expect(sent).toEqual(['form']);
  });

  it('goes again when the button comes back', () => {
    const { bar, buttonIs } = open();
    buttonIs({ isIntersecting: false, bottom: -1 });
    buttonIs({ isIntersecting: true, bottom: 40 });
    expect(bar()).toBeNull();
  });

  it('names the price that is asked: that of a deal while it runs', () => {
    const deal = (until: number) => ({
      ...{ isAvailable: true, until: instantOf(until), reservedPercentage: 0, quantityMax: 3 },
      specialPrice: money(99),
    });
    const item = anItem({ prices: { current: money(149), isBestPrice: false }, lightningDeal: deal(1) });
    open({ state: stateOf({ item }) }).buttonIs({ isIntersecting: false, bottom: -1 });
    expect(screen.getByText(/0,99/u)).toBeTruthy();
    cleanup();
    const over = { ...item, lightningDeal: deal(0) };
    open({ state: stateOf({ item: over }) }).buttonIs({ isIntersecting: false, bottom: -1 });
    expect(screen.getByText(/1,49/u)).toBeTruthy();
  });

  it('is not there where nothing can be bought, and waits while the question of consent is open', () => {
    expect(open({ hasForm: false }).bar()).toBeNull();
    cleanup();
    const { bar, buttonIs } = open({ consent: '' });
    buttonIs({ isIntersecting: false, bottom: -1 });
    expect(bar()).toBeNull();
  });
});

describe('products that were seen lately', () => {
  it('enter the page only while their place is out of sight, without the product that is open', async () => {
    const { placeIs } = open();
    await act(answersArrive);
    placeIs(true);
    expect(screen.queryByRole('heading', { name: 'Zuletzt angesehen' })).toBeNull();
    placeIs(false);
    expect(screen.getByRole('region', { name: 'Zuletzt angesehen' })).toBeTruthy();
    expect(await screen.findAllByRole('link', { name: /Radiergummi/u })).toHaveLength(1);
    expect(screen.queryAllByRole('link', { name: new RegExp(aTile().name, 'u') })).toHaveLength(0);
  });

  it('are not there without consent', async () => {
    const { placeIs } = open({ consent: '2.1763800000' });
    await act(answersArrive);
    placeIs(false);
    expect(screen.queryByRole('heading', { name: 'Zuletzt angesehen' })).toBeNull();
  });
});
