// @own-process

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { answersArrive } from '@tornister/application/testing';
import { GUEST_COOKIE, LOGGED_IN_COOKIE, USER_DATA_KEY, writeUserData } from '@tornister/domain/session';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTestShop, renderInShop, renderOnServer, type TestShopOptions } from '../../../../test/open-test-shop.tsx';
import { AccountButton } from './account-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const MIA = {
  cookies: { [LOGGED_IN_COOKIE]: '1' },
  stored: { [USER_DATA_KEY]: writeUserData({ firstName: 'Mia', lastName: 'Muster' }) },
};

describe('the way to the account (spec 3 §2 "Header shortcuts")', () => {
  it('is the same link for everybody on a page that comes from the cache', async () => {
    const [stranger, member] = [await openTestShop(), await openTestShop(MIA)].map((shop) =>
      renderOnServer(shop, <AccountButton />),
    );
    expect(member).toBe(stranger);
    expect(member).toContain('href="/myaccount/"');
    expect(member).not.toContain('Mia');
  });

  it('says in its name that somebody is logged in, and follows a logout in another tab', async () => {
    const { cookies, clock } = await open(MIA);
    expect(screen.getByRole('link', { name: 'Mein Konto, angemeldet' })).toBeTruthy();
    cookies.remove(LOGGED_IN_COOKIE);
    act(() => clock.pass(300));
    expect(screen.getByRole('link', { name: 'Mein Konto' })).toBeTruthy();
  });
});

describe('the account flyout (spec 3 §2 "Login flyout", "Logged-in flyout")', () => {
  it('shows a stranger the login form, opened by its disclosure button', async () => {
    await open();
    const toggle = screen.getByRole('button', { name: 'Anmeldung und Konto öffnen' });
    fireEvent.click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(await screen.findByLabelText('E-Mail-Adresse')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Passwort vergessen?' }).getAttribute('href')).toBe(
      '/myaccount/resetpassword/',
    );
    expect(screen.queryByRole('list', { name: 'Sprache' })).toBeNull();
  });

  it('asks an institution for its customer number, with the flags of both languages', async () => {
    await open({ storefront: { isB2b: true } });
    fireEvent.click(screen.getByRole('button', { name: 'Anmeldung und Konto öffnen' }));
    expect(await screen.findByLabelText('Kundennummer')).toBeTruthy();
    const flags = screen.getByRole('list', { name: 'Sprache' });
    expect([...flags.querySelectorAll('[lang]')].map((flag) => [flag.getAttribute('lang'), flag.tagName])).toEqual([
      ['de', 'SPAN'],
      ['en', 'A'],
    ]);
  });

  it('greets a member by name, links to pages that are there, and logs out by a form', async () => {
    await open(MIA);
    fireEvent.click(screen.getByRole('button', { name: 'Anmeldung und Konto öffnen' }));
    expect(await screen.findByText('Guten Tag, Mia Muster!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Passwort und Passkeys' })).toBeTruthy();
    const form = screen.getByRole('button', { name: 'Abmelden' }).closest('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual(['/logout/', 'post']);
  });

  it('says that a list was shared to who wants to take it, and to nobody else', async () => {
    const invitation = 'Eine Liste wurde mit Ihnen geteilt';
    await open({ cookies: { loginRedirect: 'share-data:/myaccount/wishlist/?share=x' } });
    fireEvent.click(screen.getByRole('button', { name: 'Anmeldung und Konto öffnen' }));
    expect(await screen.findByRole('heading', { name: invitation })).toBeTruthy();
    cleanup();
    await open({ cookies: { loginRedirect: 'business:/cat/1001/' } });
    fireEvent.click(screen.getByRole('button', { name: 'Anmeldung und Konto öffnen' }));
    expect(await screen.findByLabelText('E-Mail-Adresse')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: invitation })).toBeNull();
  });

  it('lets a guest log in, and stop being a guest', async () => {
    await open({ cookies: { [GUEST_COOKIE]: '1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Anmeldung und Konto öffnen' }));
    expect(await screen.findByText('Sie bestellen gerade als Gast.')).toBeTruthy();
    expect(screen.getByLabelText('E-Mail-Adresse')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Abmelden' })).toBeTruthy();
  });

  it('keeps what was typed while it is closed, and gives the focus back', async () => {
    await open();
    const toggle = screen.getByRole('button', { name: 'Anmeldung und Konto öffnen' });
    fireEvent.click(toggle);
    const email = (await screen.findByLabelText('E-Mail-Adresse')) as HTMLInputElement;
    fireEvent.change(email, { target: { value: 'mia@example.com' } });
    fireEvent.keyDown(email, { key: 'Escape' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(toggle);
    fireEvent.click(toggle);
    expect((screen.getByLabelText('E-Mail-Adresse') as HTMLInputElement).value).toBe('mia@example.com');
  });

  it('closes at a press elsewhere, and when the focus goes elsewhere', async () => {
    await open();
    const toggle = screen.getByRole('button', { name: 'Anmeldung und Konto öffnen' });
    fireEvent.click(toggle);
    fireEvent.pointerDown(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    fireEvent.pointerDown(document.body);
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(toggle);
    fireEvent.blur(toggle, { relatedTarget: document.body });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens by the link itself where the screen is narrow, which then says so', async () => {
    await open({}, 'narrow');
    const link = screen.getByRole('link', { name: 'Mein Konto' });
    expect(link.getAttribute('aria-expanded')).toBe('false');
    expect(fireEvent.click(link)).toBe(false);
    expect(link.getAttribute('aria-expanded')).toBe('true');
    expect(await screen.findByLabelText('E-Mail-Adresse')).toBeTruthy();
  });

  it('leaves the link a link at laptop sizes, and for a press that opens another tab', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Mein Konto' });
    expect(link.getAttribute('aria-expanded')).toBeNull();
    expect(fireEvent.click(link)).toBe(true);
    cleanup();
    await open({}, 'narrow');
    expect(fireEvent.click(screen.getByRole('link', { name: 'Mein Konto' }), { ctrlKey: true })).toBe(true);
  });
});

const open = async (options: TestShopOptions = {}, screenIs: 'wide' | 'narrow' = 'wide') => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('min-width') === (screenIs === 'wide') }));
  const testShop = await openTestShop(options);
  renderInShop(testShop, <AccountButton />);
  await act(answersArrive);
  return testShop;
};
