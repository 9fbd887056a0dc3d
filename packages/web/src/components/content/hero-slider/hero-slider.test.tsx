import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRotateSlides } from '@tornister/application/content';
import { createHandDrivenClock, createInMemoryDeviceStore } from '@tornister/application/testing';
import type { HeroSlide } from '@tornister/domain/content';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop, renderOnServer } from '../../../../test/render-in-shop.tsx';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import type { PageUseCase } from '../../../react/use-page-use-case.ts';
import { HeroSlider } from './hero-slider.tsx';

afterEach(cleanup);

const slide = (id: string): HeroSlide => ({
  id,
  name: id,
  tabText: `Reiter ${id}`,
  image: { src: `/${id}.jpg`, alt: id, sources: [] },
  alignment: 'left',
  link: { url: `/${id}/`, opensNewWindow: false },
});

const services = (clock = createHandDrivenClock()) => {
  const make: PageUseCase<ReturnType<typeof createRotateSlides>, number> = (scope, count) =>
    createRotateSlides(scope, { clock, sessionStore: createInMemoryDeviceStore() }, count);
  return [[browseUseCases.rotateSlides, make]] as const;
};

const slides = ['eins', 'zwei', 'drei'].map(slide);

describe('the words of a slide', () => {
  it.each(['preHeadline', 'headline', 'postHeadline'] as const)(
    'are a heading (%s); a picture alone has none',
    (line) => {
      const spoken = { ...slide('zwei'), [line]: { text: 'Neu', color: '#000000' } };
      renderInShop(<HeroSlider slides={[slide('eins'), spoken]} label="Angebote" />, { services: services() });
      expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Neu']);
    },
  );
});

describe('hero slider (WCAG 2.2.2, carousel pattern)', () => {
  it('has the control that starts and stops first in the tab order, and its name says what it does', async () => {
    const clock = createHandDrivenClock();
    renderInShop(<HeroSlider slides={slides} label="Angebote" />, { services: services(clock) });
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Wechsel starten');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Wechsel anhalten' })).toBeTruthy();
    act(() => clock.pass(6_000));
    expect(screen.getByRole('group', { name: '2 von 3' }).hasAttribute('inert')).toBe(false);
  });

  it('stops when the keyboard comes to its controls, and when a slide is chosen there', async () => {
    const clock = createHandDrivenClock();
    renderInShop(<HeroSlider slides={slides} label="Angebote" />, { services: services(clock) });
    const shown = (): string | null | undefined => document.querySelector('[data-shown]')?.getAttribute('aria-label');
    act(() => screen.getByRole('button', { name: 'Wechsel starten' }).click());
    act(() => clock.pass(6_000));
    expect(shown()).toBe('2 von 3');
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Wechsel starten');
    act(() => clock.pass(60_000));
    expect(shown()).toBe('2 von 3');
    act(() => screen.getByRole('button', { name: 'Wechsel starten' }).click());
    act(() => screen.getByRole('button', { name: 'Nächste Folie' }).click());
    expect(shown()).toBe('3 von 3');
    act(() => clock.pass(60_000));
    expect(shown()).toBe('3 von 3');
  });

  it('keeps slides that are not shown out of reach', () => {
    renderInShop(<HeroSlider slides={slides} label="Angebote" />, { services: services() });
    const hidden = [...document.querySelectorAll('[aria-roledescription="Folie"]')].map((one) =>
      one.hasAttribute('inert'),
    );
    expect(hidden).toEqual([false, true, true]);
  });

  it('shows the slide whose tab is pressed', async () => {
    renderInShop(<HeroSlider slides={slides} label="Angebote" />, { services: services() });
    await userEvent.click(screen.getByRole('button', { name: 'Reiter drei' }));
    expect(screen.getByRole('group', { name: '3 von 3' }).hasAttribute('inert')).toBe(false);
  });

  it('shows the first slide where no script runs', () => {
    const html = renderOnServer(<HeroSlider slides={slides} label="Angebote" />, { services: services() });
    expect(html).toContain('data-shown');
    expect(html).toContain('href="/eins/"');
    // The others are reached by scrolling.
    expect(html).not.toContain('inert');
    expect(html).toContain('href="/drei/"');
  });
});
