// @own-process

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Listing } from '@tornister/application/browse';
import { aListingResult } from '@tornister/application/testing';
import { EMPTY_QUERY, type ListingQuery } from '@tornister/domain/listing';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { aListing } from '../../../../test/a-listing.ts';
import { renderInShop, renderOnServer } from '../../../../test/render-in-shop.tsx';
import { ListingView } from '../listing/listing-view.tsx';

const looks = readFileSync(join(import.meta.dirname, 'filters.module.css'), 'utf8');

afterEach(cleanup);

const listing = (query: Partial<ListingQuery> = {}, result = aListingResult()): Listing =>
  aListing({ query: { ...EMPTY_QUERY, ...query }, result });

const Address = () => {
  const { pathname, search, key } = useLocation();
  return <output data-entry={key}>{decodeURIComponent(pathname + search)}</output>;
};

const show = (opened: Listing) =>
  renderInShop(
    <>
      <ListingView listing={opened} />
      <Address />
    </>,
    { address: '/papier/hefte/' },
  );

const priceFilter = { kind: 'price' as const, id: 'PRICE.1', displayName: 'Preis', counts: [] };
const starsFilter = {
  kind: 'rating' as const,
  id: 'rating.1',
  displayName: 'Bewertung',
  min: 0,
  max: 5,
  minSelected: 0,
  maxSelected: 5,
};

const sevenFilters = () =>
  [1, 2, 3, 4, 5, 6, 7].map((number) => ({
    kind: 'enum' as const,
    id: `f${number}`,
    displayName: `Filter ${number}`,
    values: [{ id: 'a', displayValue: 'A', selected: false, count: 1 }],
  }));

const detailsOf = (name: string): HTMLDetailsElement => {
  const details = screen.getByRole('group', { name }).closest('details');
  if (details === null) throw new Error('There are no choices.');
  return details;
};

const historyEntry = (): string | undefined => document.querySelector('output')?.dataset.entry;
const address = (): string | null => document.querySelector('output')?.textContent ?? null;

describe('filters of a listing', () => {
  it('opens the listing with the value as soon as it is chosen', async () => {
    show(listing());
    await userEvent.click(screen.getByLabelText(/Rot/u));
    expect(address()).toBe('/papier/hefte/?filter.colour=red');
  });

  it('takes two amounts for one range when they are confirmed', async () => {
    show(listing());
    const panel = screen.getByRole('group', { name: 'Preis' });
    expect(within(panel).getByLabelText('von').title).toBe('Ein Betrag mit höchstens zwei Nachkommastellen');
    await userEvent.type(within(panel).getByLabelText('von'), '2,50');
    expect(address()).toBe('/papier/hefte/');
    await userEvent.type(within(panel).getByLabelText('bis'), '10{Enter}');
    expect(address()).toBe('/papier/hefte/?filter.PRICE.1=2.5-10');
  });

  it('has a slider above the two amounts: each thumb writes its field, follows it, and stops at the other', async () => {
    show(listing());
    const panel = screen.getByRole('group', { name: 'Preis' });
    const details = detailsOf('Preis');
    expect(within(panel).queryByRole('slider')).toBeNull();
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const from = await within(panel).findByRole<HTMLInputElement>('slider', { name: 'Preis von' });
    const to = within(panel).getByRole<HTMLInputElement>('slider', { name: 'Preis bis' });
    expect([from.value, to.value, to.getAttribute('aria-valuetext')]).toEqual(['1', '40', '40,00 €']);
    const field = within(panel).getByRole<HTMLInputElement>('textbox', { name: 'von' });
    fireEvent.change(from, { target: { value: '12.4' } });
    expect(field.value).toBe('12');
    fireEvent.change(to, { target: { value: '5' } });
    expect(to.value).toBe('12');
    fireEvent.input(field, { target: { value: '7,5' } });
    expect(from.getAttribute('aria-valuetext')).toBe('7,50 €');
    // An amount counts when it is confirmed; a thumb at its end is no bound.
    expect(address()).toBe('/papier/hefte/');
    fireEvent.change(to, { target: { value: '40' } });
    await userEvent.click(within(panel).getByRole('button'));
    expect(address()).toBe('/papier/hefte/?filter.PRICE.1=7.5-');
  });

  it('leaves the other amount as it is when a thumb is moved, also where it says more than the slider shows', async () => {
    const filters = [{ ...priceFilter, min: 1, max: 15, minSelected: 1, maxSelected: 15 }];
    show(listing({ rangeFilters: [{ id: 'PRICE.1', from: 5, to: 20 }] }, aListingResult({ filters })));
    const details = detailsOf('Preis');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    fireEvent.change(await within(details).findByRole('slider', { name: 'Preis von' }), { target: { value: '7' } });
    const to = within(details).getByRole<HTMLInputElement>('slider', { name: 'Preis bis' });
    expect([to.value, to.getAttribute('aria-valuetext')]).toEqual(['15', '20,00 €']);
    expect(screen.getByRole('link', { name: /Preis 5\s€ bis 20\s€ entfernen/u })).toBeDefined();
    const amounts = within(details).getAllByRole<HTMLInputElement>('textbox');
    expect(amounts.map(({ value }) => value)).toEqual(['7', '20']);
  });

  it('gives the focus to the button of the choices that a confirmed amount closes (WCAG 2.4.3)', async () => {
    show(listing());
    const panel = screen.getByRole('group', { name: 'Preis' });
    const details = detailsOf('Preis');
    details.open = true;
    await userEvent.type(within(panel).getByLabelText('von'), '2{Enter}');
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(details.querySelector('summary'));
  });

  it('says how many articles each minimum of stars leaves', () => {
    const filters = [{ ...starsFilter, counts: [4, 3, 2].map((from) => ({ from, count: from * 10 })) }];
    show(listing({}, aListingResult({ filters })));
    const labels = screen.getAllByRole('radio', { hidden: true }).map((radio) => radio.closest('label')?.textContent);
    expect(labels).toEqual(['Alle Bewertungen', 'ab 4 Sternen40', 'ab 3 Sternen30', 'ab 2 Sternen20']);
  });

  it('shows a value that leads nowhere and lets nobody choose it; one that is chosen can be taken back', () => {
    const values = ['red', 'blue', 'green'].map((id, count) => ({ id, displayValue: id, selected: false, count }));
    const filters = [{ kind: 'enum' as const, id: 'colour', displayName: 'Farbe', values }];
    show(listing({ enumFilters: [{ id: 'colour', values: ['green'] }] }, aListingResult({ filters })));
    const isDisabled = (name: RegExp) =>
      screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true }).disabled;
    expect([isDisabled(/red/u), isDisabled(/blue/u), isDisabled(/green/u)]).toEqual([true, false, false]);
    cleanup();
    show(listing({ enumFilters: [{ id: 'colour', values: ['red'] }] }, aListingResult({ filters })));
    expect(isDisabled(/red/u)).toBe(false);
  });

  it('writes amounts of a range in full', () => {
    show(listing({ rangeFilters: [{ id: 'PRICE.1', from: 2.5, to: 9_999_999 }] }));
    expect(screen.getByRole('link', { name: /Preis ab 2,50\s€ entfernen/u })).toBeDefined();
  });

  it('names each chip by what it removes and leads to the listing without it', () => {
    show(listing({ enumFilters: [{ id: 'colour', values: ['red'] }] }));
    const chip = screen.getByRole('link', { name: 'Filter Farbe Rot entfernen' });
    expect(chip.getAttribute('href')).toBe('/papier/hefte/');
  });

  it('goes nowhere when the list that is shown is asked for again, so that Back leaves it at once', async () => {
    show(listing({ enumFilters: [{ id: 'colour', values: ['red'] }] }));
    const entry = historyEntry();
    const [confirm] = screen.getAllByRole('button', { name: '1 Artikel anzeigen', hidden: true });
    if (confirm === undefined) throw new Error('There is no button that confirms.');
    await userEvent.click(confirm);
    expect(historyEntry()).toBe(entry);
  });

  it('asks for a range again as it was chosen, also where the dearest article is below it (spec 1 §4)', async () => {
    const brand = { id: 'x', displayValue: 'X', selected: false, count: 1 };
    const filters = [
      { kind: 'enum' as const, id: 'brand', displayName: 'Marke', values: [brand] },
      { ...priceFilter, min: 1, max: 15, minSelected: 1, maxSelected: 15 },
      { ...starsFilter, counts: [] },
    ];
    const rangeFilters = [
      { id: 'PRICE.1', from: 5, to: 20 },
      { id: 'rating.1', from: 3.5, to: 5 },
    ];
    show(listing({ page: 3, rangeFilters }, aListingResult({ filters })));
    const panel = screen.getByRole('group', { name: 'Preis' });
    expect(within(panel).getByLabelText<HTMLInputElement>('bis').value).toBe('20');
    expect(screen.getByRole('radio', { name: 'ab 3,5 Sternen', hidden: true })).toHaveProperty('checked', true);
    const [confirm] = screen.getAllByRole('button', { name: '1 Artikel anzeigen', hidden: true });
    if (confirm === undefined) throw new Error('There is no button that confirms.');
    await userEvent.click(confirm);
    expect(address()).toBe('/papier/hefte/');
    await userEvent.type(within(panel).getByLabelText('von'), '{Backspace}6{Enter}');
    expect(address()).toBe('/papier/hefte/?filter.PRICE.1=6-20&filter.rating.1=3.5-5');
  });

  it.each([
    [3, 5, 'ab 3 Sternen', '3-5'],
    [2, 4, '2 bis 4 Sterne', '2-4'],
    [4, 9_999_999, 'ab 4 Sternen', '4-'],
  ])('has a choice for the stars %d to %d of its address', (from, to, name, value) => {
    const filters = [{ ...starsFilter, counts: [{ from: 3, count: 7 }] }];
    show(listing({ rangeFilters: [{ id: 'rating.1', from, to }] }, aListingResult({ filters })));
    const chosen = screen.getAllByRole<HTMLInputElement>('radio', { hidden: true }).filter(({ checked }) => checked);
    expect(chosen.map((radio) => [radio.closest('label')?.querySelector('span')?.textContent, radio.value])).toEqual([
      [name, value],
    ]);
  });

  it('leaves the choices that the focus goes on from, and no press into them counts as that (WCAG 2.4.11)', async () => {
    show(listing());
    const details = detailsOf('Preis');
    details.open = true;
    const field = within(details).getByLabelText('von');
    field.focus();
    fireEvent.focusOut(field, { relatedTarget: document.body });
    expect(details.open).toBe(true);
    fireEvent.focusOut(field, { relatedTarget: within(details).getByLabelText('bis') });
    expect(details.open).toBe(true);
    fireEvent.focusOut(field, { relatedTarget: screen.getByLabelText(/Rot/u) });
    expect(details.open).toBe(false);
  });

  it('closes on Escape, and takes the focus back only from the choices themselves', async () => {
    show(listing());
    const details = detailsOf('Preis');
    const sort = screen.getByRole('combobox', { name: 'Sortieren nach' });
    details.open = true;
    sort.focus();
    await userEvent.keyboard('{Escape}');
    expect([details.open, document.activeElement]).toEqual([false, sort]);
    details.open = true;
    within(details).getByLabelText('von').focus();
    await userEvent.keyboard('{Escape}');
    expect([details.open, document.activeElement]).toEqual([false, details.querySelector('summary')]);
  });

  it('opens the choices with an amount that cannot be read, so that the browser can say so there', () => {
    show(listing());
    const details = detailsOf('Preis');
    const [from, to] = ['von', 'bis'].map((name) => within(details).getByLabelText<HTMLInputElement>(name));
    if (from === undefined || to === undefined) throw new Error('There are no amounts.');
    fireEvent.change(to, { target: { value: 'viel' } });
    expect(from.closest('form')?.checkValidity()).toBe(false);
    expect(details.open).toBe(true);
  });

  it('says what of its address does not apply, and is silent where all of it does', async () => {
    show({
      ...listing(),
      unknown: [
        { kind: 'filter', name: 'Farbe', value: 'bogus' },
        { kind: 'page', value: '0' },
      ],
    });
    expect(
      await screen.findByText(
        'Diese Angaben in der Adresse gelten hier nicht: Farbe „bogus“, Seite „0“. Die Seite wird ohne sie gezeigt.',
      ),
    ).toBeDefined();
    cleanup();
    show(listing());
    expect(screen.queryByText(/Adresse/u)).toBeNull();
  });

  it('announces how many articles there are', () => {
    show(listing({}, aListingResult({ totalCount: 48 })));
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === '48 Artikel')).toBe(true);
  });

  it('shows 5 filters and the rest behind one more button (spec 1 §9)', () => {
    const filters = sevenFilters();
    const { container } = show(listing({}, aListingResult({ filters })));
    const openers = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(openers).toEqual(['Filter 1', 'Filter 2', 'Filter 3', 'Filter 4', 'Filter 5', 'Weitere Filter']);
  });

  it.each([
    ['none', [], []],
    ['one of the first 5', ['f2'], ['Filter 2']],
    ['one of the rest', ['f7'], ['Weitere Filter']],
  ])('marks the buttons behind which something is chosen: %s', (_which, ids, marked) => {
    const enumFilters = ids.map((id) => ({ id, values: ['a'] }));
    const { container } = show(listing({ enumFilters }, aListingResult({ filters: sevenFilters() })));
    const openers = [...container.querySelectorAll('[data-chosen] > summary')].map(({ textContent }) => textContent);
    expect(openers).toEqual(marked);
  });

  it('is a form that asks for its listing by itself, for those without scripts', () => {
    const html = renderOnServer(<ListingView listing={listing()} />, { address: '/papier/hefte/' });
    const [form] = /<form[^>]*>/u.exec(html) ?? [];
    expect(form).toContain('method="get"');
    expect(form).toContain('action="/papier/hefte/"');
    expect(html).toContain('name="filter.colour"');
    expect(html).toContain('name="range.PRICE.1.from"');
    // What applies a chosen order looks like the button that it is.
    const [, apply = ''] = /<noscript[^>]*>(.*?)<\/noscript>/u.exec(html) ?? [];
    expect(apply).toMatch(/^<button type="submit"[^>]* data-look="secondary"[^>]*>\d+ Artikel anzeigen<\/button>$/u);
  });

  it('says that a choice counts at once only where scripts make it do so', () => {
    const html = renderOnServer(<ListingView listing={listing()} />, { address: '/papier/hefte/' });
    const [, classes = ''] = /<p class="([^"]*)">Jede Auswahl wird sofort/u.exec(html) ?? [];
    const [, hidden = ''] = /@media \(scripting: none\) \{([^}]*)\{\s*display: none;/u.exec(looks) ?? [];
    const named = [...hidden.matchAll(/\.(\w+)/gu)].flatMap(([, name]) => (name === undefined ? [] : [name]));
    expect(named.some((name) => classes.includes(name))).toBe(true);
  });
});
