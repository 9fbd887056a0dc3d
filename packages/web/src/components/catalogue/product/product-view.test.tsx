import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type AskedExtraTab,
  createOpenExtraTab,
  createViewProduct,
  type OpenedProduct,
} from '@tornister/application/browse';
import { createAdjustQuantity } from '@tornister/application/cart';
import { behavior, type Scope } from '@tornister/application/kernel';
import {
  anItem,
  aProduct,
  aTile,
  colours,
  createHandDrivenClock,
  createInMemoryCatalogueGateway,
  createInMemoryDeviceStore,
  createRecordingTracking,
} from '@tornister/application/testing';
import { type ProductDetail, type Review, reviewSummary } from '@tornister/domain/catalogue';
import { money } from '@tornister/domain/money';
import { brandId, type ItemId, instantOf } from '@tornister/domain/shared';
import { NEVER } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop, renderOnServer } from '../../../../test/render-in-shop.tsx';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { cartUseCases, type OpenQuantity } from '../../../composition/cart-tokens.ts';
import { visitorUseCases } from '../../../composition/visitor-tokens.ts';
import { fetchServerCode } from '../../../react/deferred-code.ts';
import { ProductView } from './product-view.tsx';

afterEach(cleanup);

const opened = (product: ProductDetail): OpenedProduct => ({
  product,
  reviews: { summary: { count: 0, average: 0, countsByStar: [0, 0, 0, 0, 0] }, reviews: [] },
  unknown: [],
  now: instantOf(0),
});

const REVIEW = {
  ...{ ratingId: '', rating: 5, author: 'Ida', title: 'Gut', date: '2026-10-01', message: 'Hält.' },
  ...{ helpfulRating: 0, isVerified: true, language: 'de' },
};

const red = anItem({ itemId: brandId<ItemId>('1001-2'), orderNumber: '200102' });

const services = (product: ProductDetail, reviews: readonly Review[] = []) => {
  const catalogue = createInMemoryCatalogueGateway({
    products: [product],
    reviews,
    items: [
      { item: anItem(), values: { colour: 'blau' } },
      { item: red, values: { colour: 'rot' } },
    ],
  });
  const sessionStore = createInMemoryDeviceStore();
  const openQuantity: OpenQuantity = (scope, field, onEffect) =>
    createAdjustQuantity(scope, { clock: createHandDrivenClock(), onEffect }, field);
  return [
    [
      browseUseCases.viewProduct,
      (scope: Parameters<typeof createViewProduct>[0], open: OpenedProduct) =>
        createViewProduct(
          scope,
          {
            catalogue,
            tracking: createRecordingTracking(),
            sessionStore,
            localStore: sessionStore,
            clock: createHandDrivenClock(),
            visibility: { visible$: NEVER },
            isMeasured: () => true,
            isRemembered: () => false,
          },
          open,
        ),
    ],
    [
      browseUseCases.openExtraTab,
      (scope: Scope, asked: AskedExtraTab) => createOpenExtraTab(scope, { catalogue }, asked),
    ],
    [cartUseCases.editCart, { state$: behavior({ status: 'loading' }).state$ }],
    [cartUseCases.makeCartReady, async () => undefined],
    [cartUseCases.openQuantity, openQuantity],
    [visitorUseCases.watchLogin, { state$: behavior({ login: 'anonymous' }).state$ }],
  ] as const;
};

const show = (product: ProductDetail) =>
  renderInShop(<ProductView opened={opened(product)} />, { address: product.path, services: services(product) });

describe('product page (spec 1 §2 "Product detail")', () => {
  it('shows what the law asks for as text: maker with both addresses, and warnings before the basket button', () => {
    const product = aProduct({ shownItem: anItem({ warnings: ['Nicht für Kinder unter 36 Monaten.'] }) });
    show(product);
    const [first] = screen.getAllByText(/Achtung! Nicht für Kinder unter 36 Monaten\./u);
    const button = screen.getByRole('button', { name: /In den Warenkorb/u });
    expect(first?.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/73430 Aalen/u).textContent).toContain('kontakt@papierwerk-sander.example');
  });

  it('shows the traffic light that the stock system says, in any language (spec 1 §9)', () => {
    show(aProduct({ shownItem: anItem({ deliveryStatusText: 'En stock', deliveryStatusLight: true }) }));
    expect(screen.getByText('En stock').dataset.light).toBe('');
  });

  it('asks for a variant before anything can be bought, and buys the chosen one', async () => {
    show(aProduct({ hasMultipleItems: true, variantAttributes: [colours()] }));
    expect(screen.queryByRole('button', { name: /In den Warenkorb/u })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'rot' }));
    expect(await screen.findByRole('button', { name: /In den Warenkorb/u })).toBeTruthy();
    expect(screen.getByText('Artikelnr. 200102')).toBeTruthy();
    expect(document.querySelector('input[name="itemId"]')?.getAttribute('value')).toBe('1001-2');
  });

  it('leads from each option to the page with its item, for those without scripts', () => {
    const product = aProduct({ hasMultipleItems: true, variantAttributes: [colours()] });
    const html = renderOnServer(<ProductView opened={opened(product)} />, {
      address: product.path,
      services: services(product),
    });
    expect(html).toContain('href="/prod/1001/?varid=1001-2"');
  });

  it.each([
    [99, '7,99', 'held out'],
    [100, 'ist gerade reserviert', 'not held out'],
  ])('says of a deal that is reserved to %i percent "%s": its price is %s', async (reservedPercentage, said) => {
    const lightningDeal = {
      ...{ isAvailable: true, quantityMax: 3, until: instantOf(60_000), specialPrice: money(799) },
      reservedPercentage,
    };
    await fetchServerCode();
    show(aProduct({ shownItem: anItem({ lightningDeal }) }));
    const deal = within(screen.getByRole('region', { name: 'Blitzangebot' }));
    expect(deal.getByText(new RegExp(said))).toBeTruthy();
    expect(deal.queryByText(/^7,99/) !== null).toBe(reservedPercentage < 100);
  });

  it('says of a deal of which nothing is left what its tile says, and sells at the ordinary price', async () => {
    const lightningDeal = {
      ...{ isAvailable: false, quantityMax: 3, until: instantOf(60_000), specialPrice: money(799) },
      reservedPercentage: 100,
    };
    await fetchServerCode();
    show(aProduct({ shownItem: anItem({ lightningDeal }), reservedDealText: 'Vielleicht wird gleich eines frei.' }));
    const deal = within(screen.getByRole('region', { name: 'Blitzangebot' }));
    expect(deal.getByText('Vielleicht wird gleich eines frei.')).toBeTruthy();
    expect(deal.getByText(/ist gerade reserviert/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /In den Warenkorb/u })).toBeTruthy();
  });

  it('never shows a percentage with the list price of the maker (§ 11 PAngV)', () => {
    const prices = { current: money(80), list: money(100), isBestPrice: false };
    const { container } = show(aProduct({ shownItem: anItem({ prices, discountPercent: 0 }) }));
    expect(screen.getByText(/UVP des Herstellers/u)).toBeTruthy();
    expect(container.textContent).not.toMatch(/-\d+ %/u);
  });

  it('says in the picture the reduction of the chosen variant, not that of the cheapest one (§ 11 PAngV)', async () => {
    const badges = { sale: true, new: false, popular: false };
    const hasMultipleItems = { hasMultipleItems: true, hasSamePricesForAllItems: false };
    const product = { ...hasMultipleItems, variantAttributes: [colours()], badges, discountPercent: 50 };
    show(aProduct(product));
    const gallery = (): string => screen.getByRole('region', { name: /^Bilder/u }).textContent ?? '';
    expect(gallery()).toMatch(/-50 %/u);
    await userEvent.click(screen.getByRole('link', { name: 'rot' }));
    await screen.findByRole('button', { name: /In den Warenkorb/u });
    expect(gallery()).not.toMatch(/Sale|%/u);
  });

  it('plays films in the page, with captions and nothing fetched before', () => {
    const videoLinks = [
      {
        title: 'Aus der Nähe',
        url: '/downloads/de/1/a.webm',
        posterUrl: '/p.jpg',
        captionsUrl: '/downloads/de/1/a.vtt',
      },
    ];
    const { container } = show(aProduct({ videoLinks }));
    const video = container.querySelector('video');
    expect(video?.getAttribute('preload')).toBe('none');
    expect(video?.getAttribute('poster')).toBe('/p.jpg');
    expect(video?.hasAttribute('controls')).toBe(true);
    const track = video?.querySelector('track');
    expect(track?.getAttribute('src')).toBe('/downloads/de/1/a.vtt');
    expect(track?.getAttribute('kind')).toBe('captions');
    expect(track?.getAttribute('srclang')).toBe('de-DE');
  });

  it('tells the power supply, the power to charge with, and the data sheet beside the energy label', () => {
    const energyEfficiency = { imgPath: '/a.svg', detailsImgPath: '/b.svg', imgAlt: 'Klasse B' };
    const energyDataSheet = { name: 'Produktdatenblatt', url: '/downloads/de/1/d.pdf', sizeText: 'PDF, 2 KB' };
    const shownItem = anItem({ powerPlug: { scope: 'Ohne Ladegerät.', charge: '5 bis 20 W' } });
    show(aProduct({ energyEfficiency, energyDataSheet, shownItem }));
    expect(screen.getByText('Ohne Ladegerät.')).toBeTruthy();
    expect(screen.getByText('5 bis 20 W')).toBeTruthy();
    const label = screen.getByRole('link', { name: 'Klasse B' });
    expect(label.nextElementSibling?.getAttribute('href')).toBe('/downloads/de/1/d.pdf');
  });

  it('offers the replacement in the place of goods that cannot be bought', () => {
    const replacement = aTile({ name: 'Schulheft A4, neue Auflage', path: '/prod/1002/' });
    show(aProduct({ replacement, shownItem: anItem({ availableForSale: false }) }));
    expect(screen.queryByRole('button', { name: /In den Warenkorb/u })).toBeNull();
    expect(screen.getByRole('link', { name: 'Schulheft A4, neue Auflage' })).toBeTruthy();
  });

  it('takes an address for what is sold out, by a form that the browser sends itself', () => {
    const product = aProduct({ shownItem: anItem({ availableForSale: false }) });
    const html = renderOnServer(<ProductView opened={opened(product)} />, {
      address: product.path,
      services: services(product),
    });
    const action = 'action="/service/newsletter/verfuegbarkeit/?product=1001&amp;item=1001-1"';
    expect(html).toContain(`${action} method="post"`);
    expect(html).toMatch(/<input[^>]* name="email"/u);
    const forSale = renderOnServer(<ProductView opened={opened(aProduct())} />, {
      address: product.path,
      services: services(aProduct()),
    });
    expect(forSale).not.toContain('verfuegbarkeit');
  });

  it('leads those without scripts to five more reviews and to the text of an extra tab, and keeps the variant', async () => {
    await fetchServerCode();
    const attributes = { hasMultipleItems: true, variantAttributes: [colours('blau')] };
    const extraTabs = [{ tabId: 'care', title: 'Pflege' }];
    const product = aProduct({ ...attributes, extraTabs, configuredItemId: brandId<ItemId>('1001-1') });
    const review = (at: number) => ({ ...REVIEW, ratingId: `r${at}` });
    const reviews = { summary: reviewSummary([0, 0, 0, 0, 7]), reviews: [1, 2, 3, 4, 5].map(review) };
    const rendered = (over: Partial<OpenedProduct>) =>
      renderOnServer(<ProductView opened={{ ...opened(product), reviews, ...over }} />, {
        address: product.path,
        services: services(product),
      });
    const html = rendered({});
    expect(html).toContain('href="/prod/1001/?varid=1001-1&amp;reviews=10#review-r5"');
    expect(html).toContain('href="/prod/1001/?tab=care#tab-care"');
    const whole = { ...reviews, reviews: [1, 2, 3, 4, 5, 6, 7].map(review) };
    const followed = rendered({ reviews: whole, tab: { tabId: 'care', html: '<p>Feucht abwischen</p>' } });
    expect(followed).not.toContain('reviews=');
    expect(followed).toMatch(/<details id="tab-care"[^>]* open=""[\s\S]*Feucht abwischen/u);
  });

  it('gives the focus of the button for more, which goes with the last review, to the first that came (WCAG 2.4.3)', async () => {
    await fetchServerCode();
    const all = [1, 2, 3, 4, 5, 6, 7].map((at) => ({ ...REVIEW, ratingId: `r${at}` }));
    const product = aProduct();
    const reviews = { summary: reviewSummary([0, 0, 0, 0, 7]), reviews: all.slice(0, 5) };
    renderInShop(<ProductView opened={{ ...opened(product), reviews }} />, {
      address: product.path,
      services: services(product, all),
    });
    const more = screen.getByRole('button', { name: '2 weitere Bewertungen anzeigen' });
    more.focus();
    await userEvent.click(more);
    await waitFor(() => expect(document.activeElement).toBe(document.querySelector('#reviews ul > :nth-child(6)')));
  });

  it('says of a review which language it is written in, so that it is read out in that one (WCAG 3.1.2)', async () => {
    await fetchServerCode();
    const english = { ...REVIEW, ratingId: 'r1', title: 'Solid', message: 'Writes well.', language: 'en' };
    const reviews = { summary: reviewSummary([0, 0, 0, 0, 1]), reviews: [english] };
    const product = aProduct();
    const html = renderOnServer(<ProductView opened={{ ...opened(product), reviews }} />, {
      address: product.path,
      services: services(product),
    });
    expect(html).toContain('<h3 lang="en">Solid</h3>');
    expect(html).toContain('<p lang="en">Writes well.</p>');
  });

  it('leads those without scripts to the reviews of some stars and back, and marks the stars that are shown', async () => {
    await fetchServerCode();
    const summary = reviewSummary([0, 0, 3, 0, 7]);
    const three = [1, 2].map((at) => ({ ...REVIEW, rating: 3, ratingId: `r${at}` }));
    const html = renderOnServer(
      <ProductView opened={{ ...opened(aProduct()), reviews: { summary, reviews: three, star: 3 } }} />,
      {
        address: '/prod/1001/',
        services: services(aProduct()),
      },
    );
    expect(html).toContain('href="/prod/1001/?stars=5#reviews" rel="nofollow"');
    expect(html).toContain('href="/prod/1001/#reviews" rel="nofollow" aria-current="true"');
    // Stars that nobody gave lead nowhere.
    expect(html.match(/[?]stars=/gu)).toHaveLength(2);
    expect(html).toContain('href="/prod/1001/?stars=3&amp;reviews=7#review-r2"');
    expect(html).not.toMatch(/<a(?![^>]*href)[^>]*rel=/u);
    expect(html.match(/<a(?![^>]*href)[^>]*role="link" aria-disabled="true"/gu)).toHaveLength(3);
    expect(html).not.toMatch(/<a (?![^>]*href)(?![^>]*aria-disabled)[^>]*>/u);
  });

  it('has exactly one headline of the first level', () => {
    show(aProduct());
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
