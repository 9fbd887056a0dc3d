import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createShowTooltip } from '@tornister/application/content';
import type { Scope } from '@tornister/application/kernel';
import { createHandDrivenClock, createInMemoryDeviceStore } from '@tornister/application/testing';
import { TOOLTIP_TIMEOUT_MS } from '@tornister/domain/content';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop, renderOnServer } from '../../../../test/render-in-shop.tsx';
import { showTooltip } from '../../../composition/tooltip-tokens.ts';
import { FeatureTooltip } from './feature-tooltip.tsx';

afterEach(cleanup);

const TEXT = 'Neu: Artikelnummern als Datei';

const view = (
  <>
    <FeatureTooltip feature="order-form" text={TEXT}>
      {(describedBy) => (
        <a href="/service/orderform/" aria-describedby={describedBy}>
          Bestellformular
        </a>
      )}
    </FeatureTooltip>
    <button type="button">weiter</button>
  </>
);

const open = (sessionStore = createInMemoryDeviceStore()) => {
  const clock = createHandDrivenClock();
  const use = (scope: Scope, feature: string) => createShowTooltip(scope, { clock, sessionStore }, feature);
  renderInShop(view, { services: [[showTooltip, use]] });
  return { clock, sessionStore, user: userEvent.setup() };
};

const link = () => screen.getByRole('link', { name: 'Bestellformular' });
/** The tooltip; telephones have the sentence in the page as well, which a test without a layout cannot tell apart. */
const tip = () => within(screen.getByRole('status')).queryByText(TEXT);
const pass = (clock: ReturnType<typeof open>['clock'], ms: number) => act(() => clock.pass(ms));

describe('feature tooltip', () => {
  it('describes what it points at, is read out, and goes after its time', async () => {
    const { clock } = open();
    expect(screen.getByRole('status').textContent).toBe(TEXT);
    expect(document.getElementById(link().getAttribute('aria-describedby') ?? '')?.textContent).toBe(TEXT);
    pass(clock, TOOLTIP_TIMEOUT_MS);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(link().hasAttribute('aria-describedby')).toBe(false);
  });

  it('stays under the pointer and with the focus', async () => {
    const { clock, user } = open();
    await user.hover(within(screen.getByRole('status')).getByText(TEXT));
    pass(clock, TOOLTIP_TIMEOUT_MS);
    expect(tip()).not.toBeNull();
    await user.tab();
    await user.unhover(within(screen.getByRole('status')).getByText(TEXT));
    expect(tip()).not.toBeNull();
    // From the link to the button in it, and out of it.
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Hinweis schließen');
    expect(tip()).not.toBeNull();
    await user.tab();
    expect(tip()).toBeNull();
  });

  it('goes by Escape, wherever the focus is', async () => {
    const { user } = open();
    await user.keyboard('{Escape}');
    expect(tip()).toBeNull();
  });

  it('goes by its button', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
    expect(tip()).toBeNull();
  });

  it('shows once per session', () => {
    const { clock, sessionStore } = open();
    pass(clock, 0);
    cleanup();
    open(sessionStore);
    expect(tip()).toBeNull();
  });

  it('is not in the page that the shop host renders, where the sentence for telephones is', () => {
    const use = (scope: Scope, feature: string) =>
      createShowTooltip(scope, { clock: createHandDrivenClock(), sessionStore: createInMemoryDeviceStore() }, feature);
    const html = renderOnServer(view, { services: [[showTooltip, use]] });
    expect(html.split(TEXT)).toHaveLength(2);
    expect(html).toContain('<span role="status"></span>');
  });
});
