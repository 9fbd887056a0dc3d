import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAskForConsent, createForgetWithdrawn } from '@tornister/application/consent';
import {
  createHandDrivenClock,
  createInMemoryCookieJar,
  createInMemoryDeviceStore,
} from '@tornister/application/testing';
import { CONSENT_COOKIE } from '@tornister/domain/analytics';
import { NEVER } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop, renderOnServer } from '../../../test/render-in-shop.tsx';
import { consentUseCases } from '../../composition/consent-tokens.ts';
import { fetchServerCode } from '../../react/deferred-code.ts';
import { Consent } from './consent.tsx';

afterEach(cleanup);

const open = ({ cookie, optsOut = false }: { cookie?: string; optsOut?: boolean } = {}) => {
  const cookies = createInMemoryCookieJar(cookie === undefined ? {} : { [CONSENT_COOKIE]: cookie });
  const localStore = createInMemoryDeviceStore();
  const sessionStore = createInMemoryDeviceStore({ 'glance-views': '["1"]' });
  const forgetWithdrawn = createForgetWithdrawn({ sessionStore, localStore, cookies });
  const consent = createAskForConsent(
    {
      cookies,
      clock: createHandDrivenClock(),
      privacySignal: { optsOut: () => optsOut },
      visibility: { visible$: NEVER },
      forgetWithdrawn,
    },
    ['statistics'],
  );
  renderInShop(
    <>
      <Consent />
      <main id="main" tabIndex={-1}>
        <a href="/service/consent/">Datenschutz-Einstellungen</a>
      </main>
    </>,
    {
      services: [[consentUseCases.askForConsent, consent]],
    },
  );
  return { cookies, sessionStore, decision: () => cookies.get(CONSENT_COOKIE) };
};

const banner = () => screen.findByRole('region', { name: 'Ihre Privatsphäre' });
const openLayer = async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Datenschutz-Einstellungen' }));
  return screen.findByRole('dialog', { name: 'Datenschutz-Einstellungen' });
};

describe('the consent banner (§ 25 TDDDG)', () => {
  it('is in the page of the shop host, hidden, so that it is the same page for everyone', async () => {
    await fetchServerCode();
    const html = renderOnServer(<Consent />);
    expect(html).toMatch(/<section[^>]* hidden=""/);
    expect(html).toContain('action="/service/consent/"');
    expect(html).toMatch(/<section[^>]* data-asks=""/);
    expect(html).toContain('name="page" value="/"');
  });

  it('agrees, refuses and leads to the settings with controls that look alike, none of them the main one', async () => {
    open();
    await banner();
    const controls = [
      await screen.findByRole('button', { name: 'Alle ablehnen' }),
      screen.getByRole('button', { name: 'Alle annehmen' }),
      screen.getByRole('link', { name: 'Einstellungen' }),
    ];
    expect(new Set(controls.map((control) => control.className)).size).toBe(1);
    expect(controls.map((control) => [control.dataset.look, control.dataset.size])).toEqual(
      controls.map(() => ['secondary', 'small']),
    );
  });

  it.each([
    ['Alle ablehnen', /^2\.\d+$/],
    ['Alle annehmen', /^2\.\d+\.statistics$/],
  ])('%s: one press decides, the banner goes, and the focus is in the page', async (name, decided) => {
    const { decision, sessionStore } = open();
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(decision()).toMatch(decided);
    // Of an earlier consent, whose time is over.
    expect(sessionStore.read('glance-views')).toBeUndefined();
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement?.id).toBe('main');
  });

  it.each([{ cookie: '2.1763800000' }, { cookie: '2.1763800000.statistics' }, { optsOut: true }])(
    'does not ask where it is decided: %j',
    async (visitor) => {
      open(visitor);
      await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
      expect(screen.queryByRole('region')).toBeNull();
    },
  );
});

describe('the second layer', () => {
  it('opens from any link to its page, with nothing ticked that was not agreed to', async () => {
    open();
    await openLayer();
    expect(screen.getByRole('checkbox', { name: 'Statistik' })).toHaveProperty('checked', false);
  });

  it('withdraws what was agreed to, and forgets what was kept by it', async () => {
    const { decision, sessionStore } = open({ cookie: '2.1763800000.statistics' });
    await openLayer();
    const box = screen.getByRole('checkbox', { name: 'Statistik' });
    expect(box).toHaveProperty('checked', true);
    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
    expect(decision()).toMatch(/^2\.\d+$/);
    expect(sessionStore.read('glance-views')).toBeUndefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('decides nothing when it is closed', async () => {
    const { decision } = open();
    await openLayer();
    await userEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(decision()).toBeUndefined();
    await banner();
  });
});
