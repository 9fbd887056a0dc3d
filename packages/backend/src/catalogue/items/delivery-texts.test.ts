import { isInStockMessage } from '@tornister/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { deliveryDaysOf, deliveryOf, supplyOf } from './delivery-texts.ts';
import { isForSale, maxQuantityOf } from './item-availability.ts';

const item = {
  is_available: true,
  delivery_status: 'in-stock',
  delivery_days_min: 1,
  delivery_days_max: 3,
  minimum_order_quantity: 5,
  max_quantity: 100,
  available: 40,
} as const;

describe('what is said about delivery (spec 1 §9 "In stock")', () => {
  it('is green and begins with "in stock" in both languages', () => {
    expect(deliveryOf(supplyOf(item), 'de', 'de')).toMatchObject({
      text: 'Auf Lager, Lieferzeit 1\u2060–\u20603 Werktage',
      color: 'green',
    });
    expect(deliveryOf(supplyOf(item), 'de', 'en').text).toBe('In stock, delivery in 1\u2060–\u20603 working days');
    expect(isInStockMessage(deliveryOf(supplyOf(item), 'de', 'en').text)).toBe(true);
  });

  it.each([
    ['in-stock', 1, 'Auf Lager, Lieferzeit 1 Werktag', 'In stock, delivery in 1 working day'],
    ['in-stock', 2, 'Auf Lager, Lieferzeit 2 Werktage', 'In stock, delivery in 2 working days'],
    ['few-days', 1, 'Lieferbar in 1 Werktag', 'Available in 1 working day'],
    ['few-days', 4, 'Lieferbar in 4 Werktagen', 'Available in 4 working days'],
    ['weeks', 5, 'Lieferbar in 1 Woche', 'Available in 1 week'],
    ['weeks', 10, 'Lieferbar in 2 Wochen', 'Available in 2 weeks'],
  ] as const)('says one where it is one: %s, %i', (status, days, german, english) => {
    const supply = supplyOf({ ...item, delivery_status: status, delivery_days_min: days, delivery_days_max: days });
    expect(deliveryOf(supply, 'de', 'de').text).toBe(german);
    expect(deliveryOf(supply, 'de', 'en').text).toBe(english);
  });

  it('takes a day longer to Austria and two to Switzerland', () => {
    expect(deliveryOf(supplyOf(item), 'at', 'de').text).toContain('2\u2060–\u20604');
    expect(deliveryOf(supplyOf(item), 'ch', 'de').text).toContain('3\u2060–\u20605');
    expect(deliveryOf(supplyOf(item), 'de', 'de', 'CH').text).toContain('3\u2060–\u20605');
    expect(deliveryOf(supplyOf(item), 'at', 'de', 'DE').text).toContain('1\u2060–\u20603');
  });

  it('is promised in the same days to programs, and not at all when it cannot be bought', () => {
    expect(deliveryDaysOf(supplyOf(item), 'de')).toEqual({ from: 1, to: 3 });
    expect(deliveryDaysOf(supplyOf(item), 'ch')).toEqual({ from: 3, to: 5 });
    expect(deliveryDaysOf(supplyOf({ ...item, available: 4 }), 'de')).toBeUndefined();
    expect(deliveryDaysOf(supplyOf({ ...item, delivery_status: 'unavailable' }), 'de')).toBeUndefined();
  });

  it('is yellow in a few days or weeks, and red when the item cannot be bought', () => {
    expect(deliveryOf(supplyOf({ ...item, delivery_status: 'few-days' }), 'de', 'de').color).toBe('yellow');
    const weeks = { ...item, delivery_status: 'weeks', delivery_days_min: 10, delivery_days_max: 15 } as const;
    expect(deliveryOf(supplyOf(weeks), 'de', 'de')).toMatchObject({
      text: 'Lieferbar in 2\u2060–\u20603 Wochen',
      color: 'yellow',
    });
    expect(deliveryOf(supplyOf({ ...item, available: 4 }), 'de', 'de').color).toBe('red');
  });
});

describe('whether an item can be bought', () => {
  it('needs its minimum order quantity in stock', () => {
    expect(isForSale({ ...item, available: 5 })).toBe(true);
    expect(isForSale({ ...item, available: 4 })).toBe(false);
    expect(isForSale({ ...item, is_available: false })).toBe(false);
    expect(isForSale({ ...item, delivery_status: 'unavailable' })).toBe(false);
  });

  it('may take what is in stock, up to its own limit and never less than its minimum', () => {
    expect(maxQuantityOf(item)).toBe(40);
    expect(maxQuantityOf({ ...item, available: 500 })).toBe(100);
    expect(maxQuantityOf({ ...item, available: 0 })).toBe(5);
  });
});
