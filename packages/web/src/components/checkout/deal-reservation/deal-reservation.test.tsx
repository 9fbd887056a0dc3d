import { act, cleanup, screen } from '@testing-library/react';
import { aCart, aLine, answersArrive } from '@tornister/application/testing';
import { instantOf, MINUTE_MS, SECOND_MS } from '@tornister/domain/shared';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestShop, renderInShop } from '../../../../test/open-test-shop.tsx';
import { registerArea } from '../../../composition/area-module.ts';
import { browseModule } from '../../../composition/browse.module.ts';
import { stepsModule } from '../../../composition/steps.module.ts';
import { DealReservation, type DealReservationProps } from './deal-reservation.tsx';

registerArea(browseModule);
registerArea(stepsModule);
afterEach(cleanup);

/** Draws its cart anew with each answer: the same reservation, as another object. */
const Basket = ({ onDraw, ...props }: DealReservationProps & { readonly onDraw: (again: () => void) => void }) => {
  const [, setTimes] = useState(0);
  useEffect(() => onDraw(() => setTimes((times) => times + 1)), [onDraw]);
  return <DealReservation {...props} reservation={{ ...props.reservation }} />;
};

/** A reservation that is extended when it is told to. */
const Extended = ({ onDraw }: { readonly onDraw: (extend: () => void) => void }) => {
  const [extensions, setExtensions] = useState(0);
  useEffect(() => onDraw(() => setExtensions(1)), [onDraw]);
  const until = instantOf((1 + extensions) * MINUTE_MS);
  return <DealReservation reservation={{ kind: 'reserved', until, extensions }} now={instantOf(0)} />;
};

/** A page whose deals are reserved for so long, at the beginning of time. */
const open = async (forMs: number, page?: string) => {
  const reservation = { kind: 'reserved', until: instantOf(forMs), extensions: 0 } as const;
  const testShop = await openTestShop({ cart: { items: [], cart: aCart([aLine(1)], { reservation }) } });
  let ends = 0;
  const onEnd = (): void => {
    ends += 1;
  };
  let draw = (): void => undefined;
  const onDraw = (again: () => void): void => {
    draw = again;
  };
  renderInShop(
    testShop,
    <Basket
      reservation={reservation}
      now={instantOf(0)}
      onEnd={onEnd}
      onDraw={onDraw}
      {...(page === undefined ? {} : { page })}
    />,
  );
  const pass = (ms: number) =>
    act(async () => {
      testShop.clock.pass(ms);
      await answersArrive();
    });
  return { pass, again: () => act(() => draw()), asked: testShop.carts.found, ends: () => ends };
};

const said = (): string =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

describe('deals that are reserved, on a page (spec 3 §3, §4; WCAG 2.2.1)', () => {
  it('are counted down, announced a minute before the end, and told at it, once', async () => {
    const { pass, ends } = await open(2 * MINUTE_MS);
    await pass(MINUTE_MS - SECOND_MS);
    expect([said(), ends()]).toEqual(['', 0]);
    await pass(SECOND_MS);
    expect([said(), ends()]).toEqual(['Die Reservierung endet gleich. Danach gilt der normale Preis.', 0]);
    await pass(MINUTE_MS - SECOND_MS);
    expect(ends()).toBe(0);
    await pass(SECOND_MS);
    expect(said()).toMatch(/^Die Reservierung Ihrer Blitzangebote ist abgelaufen/);
    await pass(MINUTE_MS);
    expect(ends()).toBe(1);
  });

  it('are over once, also where the cart that is asked for at the end says the same in other words', async () => {
    const { pass, again, asked } = await open(2 * SECOND_MS);
    await pass(2 * SECOND_MS);
    const before = asked();
    for (let second = 0; second < 3; second += 1) {
      again();
      await pass(SECOND_MS);
      expect(said()).toMatch(/abgelaufen/);
    }
    expect(asked()).toBe(before);
  });

  it('tell an end from before the page without asking for anything anew', async () => {
    const { pass, ends } = await open(0);
    await pass(MINUTE_MS);
    expect(said()).toMatch(/abgelaufen/);
    expect(ends()).toBe(0);
  });

  it('take the focus when they are extended, as the button goes with its press (WCAG 2.4.3)', async () => {
    let extend = (): void => undefined;
    const onDraw = (again: () => void): void => {
      extend = again;
    };
    renderInShop(await openTestShop(), <Extended onDraw={onDraw} />);
    act(() => screen.getByRole('button', { name: 'Reservierung verlängern' }).focus());
    act(() => extend());
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/reserviert/i);
    expect(document.activeElement).not.toBe(document.body);
  });

  it.each([
    [undefined, '/checkout/basket/'],
    ['/checkout/shipping/', '/checkout/shipping/'],
  ])('are extended from %s, which leads back to %s', async (page, place) => {
    await open(MINUTE_MS, page);
    const form = screen.getByRole('button', { name: 'Reservierung verlängern' }).closest('form');
    expect(form && Object.fromEntries(new FormData(form) as unknown as Iterable<[string, string]>)).toEqual({
      intent: 'extend-reservation',
      page: place,
    });
  });
});
