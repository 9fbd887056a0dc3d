import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { Storefront } from '@tornister/domain/storefront';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../../test/open-test-shop.tsx';
import { registerArea } from '../../../composition/area-module.ts';
import { browseModule } from '../../../composition/browse.module.ts';
import { LanguageFlags } from '../../account/account-flyout/language-flags.tsx';
import { LanguageSwitch } from './language-switch.tsx';

registerArea(browseModule);

afterEach(cleanup);

/** What a host without a language of its own opens for who reads English. */
const CONSUMERS = { store: 'de', locale: 'en-US', language: 'en', isB2b: false } as const satisfies Storefront;
const BUSINESS = { store: 'b2b', locale: 'edu-en', language: 'en', isB2b: true } as const satisfies Storefront;

const languagesShown = (): readonly string[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('at a host without a language of its own', () => {
  it('the switch leads to the language that is not read, and keeps it for the next visit here', async () => {
    const opened = await openTestShop({ storefront: CONSUMERS, locale: 'en-US', cookies: { i18n_locale: 'en-DE' } });
    renderInShop(opened, <LanguageSwitch />);
    const link = screen.getByRole('link', { name: 'Deutsch' });
    expect(link.getAttribute('href')).toBe('https://www.shop.example/');
    fireEvent.click(link);
    expect(opened.cookies.get('i18n_locale')).toBe('de-DE');
  });

  it('the flags are those of both languages, and the one that is not read is kept for the next visit here', async () => {
    const opened = await openTestShop({ storefront: BUSINESS, locale: 'edu-en', cookies: { i18n_locale: 'edu-en' } });
    renderInShop(opened, <LanguageFlags />);
    expect(languagesShown()).toEqual(['Deutsch', 'English']);
    const link = screen.getByRole('link', { name: 'Deutsch' });
    expect(link.getAttribute('href')).toBe('https://educational.shop.example/');
    fireEvent.click(link);
    expect(opened.cookies.get('i18n_locale')).toBe('edu-de');
  });
});
