import { cleanup, screen } from '@testing-library/react';
import type { ShopFrame } from '@tornister/application/navigation';
import { CONSENT_LAYER_URL, type FooterParts } from '@tornister/domain/content';
import { PATHS } from '@tornister/domain/routing';
import { parseFeatureSwitches } from '@tornister/domain/storefront';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { FooterContents } from './footer-contents.tsx';

afterEach(cleanup);

const CONSENT_LINK = { label: 'Einstellungen', url: CONSENT_LAYER_URL, external: false };
const frameWith = (footer: Partial<FooterParts>): ShopFrame => ({
  menu: [],
  footer: { usps: [], blocks: [], socialLinks: [], bottomLinks: [CONSENT_LINK], ...footer },
  switches: parseFeatureSwitches([]),
  pages: [],
});

describe('the footer (spec 1 §2 "Footer", §3 "Footer data")', () => {
  it('shows all that a selling point says: headline, line below it and text, both as HTML', () => {
    const usp = { headline: 'Versand', subheadline: 'bis <b>15 Uhr</b>', text: 'Ab <em>60 €</em> kostenlos.' };
    renderInShop(<FooterContents frame={frameWith({ usps: [{ ...usp, link: '/service/versand/' }] })} />);
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Versandbis 15 UhrAb 60 € kostenlos.');
    expect(screen.getByText('60 €').tagName).toBe('EM');
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Versand' }).pathname).toBe('/service/versand/');
  });

  it('opens other sites in a window of their own, which the link says', () => {
    const socialLinks = [{ label: 'Mastodon', url: 'https://social.example/@shop', external: true }];
    renderInShop(
      <>
        <FooterContents frame={frameWith({ socialLinks })} />
        <p id="new-window">öffnet ein neues Fenster</p>
      </>,
    );
    const link = screen.getByRole<HTMLAnchorElement>('link', { description: 'öffnet ein neues Fenster' });
    expect([link.textContent, link.target]).toEqual(['Mastodon', '_blank']);
  });

  it('leads consumers to withdrawal and cancellation on every page, schools to neither', () => {
    const withdraw = { name: 'vue.footer.withdraw' };
    renderInShop(<FooterContents frame={frameWith({})} />);
    expect(screen.getByRole<HTMLAnchorElement>('link', withdraw).pathname).toMatch(/withdraw|widerruf/u);
    cleanup();
    renderInShop(<FooterContents frame={frameWith({})} />, { storefront: 'b2b' });
    expect(screen.queryByRole('link', withdraw)).toBeNull();
  });

  it('leads to the return that only the terms promise where no law knows a withdrawal', () => {
    renderInShop(<FooterContents frame={frameWith({})} />, { storefront: 'ch' });
    const giveBack = screen.getByRole<HTMLAnchorElement>('link', { name: 'vue.footer.giveBack' });
    expect(giveBack.pathname).toBe(PATHS.withdraw);
    expect(screen.queryByRole('link', { name: 'vue.footer.withdraw' })).toBeNull();
  });
});
