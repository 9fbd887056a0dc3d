// What is said of goods that did not come along whole when two carts became one.

import { CART_MAX_LINES } from '@tornister/domain/cart';
import { describe, expect, it } from 'vitest';
import { shortfallText } from './merge-texts.ts';
import type { NamedShortfall } from './move-contents.ts';

const short = (name: string, kept: number, wanted = 200): NamedShortfall => ({
  name: { de: name, en: `${name} (en)` },
  kept,
  wanted,
});
const textOf = (shortfalls: readonly NamedShortfall[], language: 'de' | 'en' = 'de', stays = false) =>
  shortfallText({ shortfalls, hasKeptOwnVoucher: stays, hasKeptOwnGift: stays }, language);

describe('what is said of goods that did not come along whole (spec 2 §4 "Login success")', () => {
  it('is nothing where all came along', () => {
    expect(textOf([])).toBeUndefined();
  });

  it('names a voucher or a gift that does not count also where all goods came along', () => {
    expect(textOf([], 'de', true)).toBe(
      'Wir haben Ihren früheren Warenkorb nicht ganz dazugelegt. Nicht übernommen: zweiter Gutschein, zweites Geschenk.',
    );
    const told = { shortfalls: [], hasKeptOwnVoucher: true, hasKeptOwnGift: false };
    expect(shortfallText({ ...told, origin: 'order' }, 'en')).toBe(
      'Not all of the order is in your basket again. Left out: second voucher.',
    );
  });

  it('names what is lowered and what is left out, in both languages', () => {
    const goods = [short('Stift', 10, 14), short('Lineal', 0, 1)];
    expect(textOf(goods)).toBe(
      'Wir haben Ihren früheren Warenkorb nicht ganz dazugelegt. Weniger Stück: Stift (10 statt 14). Nicht übernommen: Lineal.',
    );
    expect(textOf(goods, 'en', true)).toBe(
      'We could not add all of your earlier basket. Fewer pieces: Stift (en) (10 instead of 14). Left out: Lineal (en), second voucher, second gift.',
    );
  });

  it('says whether an order or a cart has brought them', () => {
    const told = { shortfalls: [short('Stift', 2, 3)], hasKeptOwnVoucher: false, hasKeptOwnGift: false };
    expect([
      shortfallText({ ...told, origin: 'order' }, 'de'),
      shortfallText({ ...told, origin: 'order' }, 'en'),
    ]).toEqual([
      'Nicht alles aus der Bestellung liegt wieder im Warenkorb. Weniger Stück: Stift (2 statt 3).',
      'Not all of the order is in your basket again. Fewer pieces: Stift (en) (2 instead of 3).',
    ]);
  });

  it('counts the goods for which there is no room, and holds no markup', () => {
    const goods = ['<b>Heft</b>', 'Block', 'Mappe', 'Etui'].map((name) => short(name, 0));
    expect(textOf(goods)).toBe(
      'Wir haben Ihren früheren Warenkorb nicht ganz dazugelegt. Nicht übernommen: b Heft /b, Block, 2 weitere Artikel.',
    );
    expect(textOf(goods.slice(0, 3), 'en')).toContain('1 more item.');
  });

  it('fits into a notice, whatever the goods are called and however many they are', () => {
    // Two of these units are one character: none is cut in the middle.
    const names = ['W'.repeat(80), '🎒'.repeat(80), 'Collegeblock kariert, gelocht, A4, 80 Blatt'];
    const most = CART_MAX_LINES * 2;
    for (const language of ['de', 'en'] as const) {
      for (const name of names) {
        const goods = Array.from({ length: most }, (_none, index) => short(name, index % 2 === 0 ? 0 : 998, 999));
        const text = textOf(goods, language, true) ?? '';
        expect(text.length).toBeLessThanOrEqual(300);
        expect(text).not.toMatch(/\p{Cs}/u);
      }
    }
    expect(textOf([short(names[2] ?? '', 0)])).toContain(`${names[2]}.`);
  });
});
