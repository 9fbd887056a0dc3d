import { describe, expect, it } from 'vitest';
import recorded from '../../test/fixtures/cart-update.json' with { type: 'json' };
import refused from '../../test/fixtures/cart-update-refused.json' with { type: 'json' };
import type { Cart_UpdateMutation, CartLinePartsFragment, CartPartsFragment } from '../generated/operations.ts';
import { toCart, toCartUpdate, toOperation, toTotals } from './cart-mapper.ts';

describe('a recorded cart', () => {
  it('keeps what the shopper sees, and leaves out what the answer does not have', () => {
    const { cart, outcomes } = toCartUpdate(recorded as Cart_UpdateMutation);
    expect(outcomes).toEqual([{ kind: 'done' }]);
    expect(cart).toMatchObject({ itemsCount: 2, productsCount: 2, voucher: { kind: 'none' }, isSubmitted: false });
    expect(cart.totals.basketValue).toEqual({ cents: 1784, currency: 'EUR' });
    expect(cart.totals.taxes).toEqual([
      { ratePermille: 190, net: { cents: 1499, currency: 'EUR' }, tax: { cents: 285, currency: 'EUR' } },
    ]);
    const [line] = cart.lines;
    expect(line).toMatchObject({ kind: { kind: 'normal' }, quantity: 1, isPrimeEligible: true });
    expect(line).not.toHaveProperty('strikePrice');
    expect(cart).not.toHaveProperty('billingAddressId');
  });

  it('says why something could not be done, in the words of the server only where the reason is not known', () => {
    expect(toCartUpdate(refused as Cart_UpdateMutation).outcomes).toEqual([
      { kind: 'not-attainable', failure: { kind: 'voucher.unknown' } },
    ]);
    const [info] = (refused as Cart_UpdateMutation).cart_update.attainableInfos;
    const answered = (changes: object) =>
      toCartUpdate({
        cart_update: { ...(refused as Cart_UpdateMutation).cart_update, attainableInfos: [{ ...info, ...changes }] },
      } as Cart_UpdateMutation).outcomes[0];
    const failure = {
      code: 'voucher.minimum-not-reached',
      quantity: null,
      minimum: { cents: 5000, currency: 'EUR' },
      missing: { cents: 1, currency: 'EUR' },
    };
    expect(answered({ failures: [failure] })).toMatchObject({ failure: { kind: failure.code, missing: { cents: 1 } } });
    expect(answered({ failures: [{ ...failure, code: 'cart.on-fire' }] })).toMatchObject({
      failure: { kind: 'cart.not-done', sentence: 'Dieser Gutscheincode ist ungültig.' },
    });
    expect(answered({ failures: [], failureDescriptions: [] })).toMatchObject({ failure: { kind: 'cart.not-done' } });
  });

  it.each([
    ['FREE_GIFT', { relatedVoucherCode: 'HEFT' }, { kind: 'free-gift', relatedVoucherCode: 'HEFT' }],
    ['PROMOTION_FREE', {}, { kind: 'promotion-free' }],
    ['CATALOGUE', {}, { kind: 'catalogue' }],
    [
      'LIGHTNING_DEAL',
      {
        quantityLightning: 2,
        quantityNormal: 1,
        maxQuantityLightning: 2,
        unitPriceLightning: { cents: 400, currency: 'EUR' },
        dealSaving: { cents: 278, currency: 'EUR' },
        isLightningAmountChanged: true,
      },
      {
        kind: 'lightning-deal',
        quantityLightning: 2,
        quantityNormal: 1,
        unitPriceLightning: { cents: 400 },
        dealSaving: { cents: 278 },
        isLightningAmountChanged: true,
      },
    ],
  ] as const)('knows a line of the kind %s', (kind, details, expected) => {
    expect(firstLine({ kind, ...details })?.kind).toMatchObject(expected);
  });

  it('shows a redeemed voucher with what it saves', () => {
    const { details } = (recorded as Cart_UpdateMutation).cart_update;
    const saving = { cents: 178, currency: 'EUR' };
    const totals = { ...details.totals, promotionsSaving: saving };
    const cart = toCart({ ...details, totals, voucherCodeStatus: 'REDEEMED', voucherCode: 'A10', voucherName: '10 %' });
    expect(cart.voucher).toEqual({ kind: 'redeemed', code: 'A10', name: '10 %', saving });
  });
});

describe('a change that could not be done wholly', () => {
  const { cart_update } = refused as Cart_UpdateMutation;
  const outcomeWith = (attainable: number | null) => {
    const attainableInfos = cart_update.attainableInfos.map((info) => ({ ...info, attainable }));
    return toCartUpdate({ cart_update: { ...cart_update, attainableInfos } }).outcomes[0];
  };

  it('says how much could be had, where there is such a number', () => {
    expect(outcomeWith(3)).toMatchObject({ kind: 'not-attainable', attainable: 3 });
    expect(outcomeWith(0)).toMatchObject({ attainable: 0 });
    expect(outcomeWith(null)).not.toHaveProperty('attainable');
  });
});

const eur = (cents: number) => ({ cents, currency: 'EUR' });

describe('the amounts of a cart', () => {
  const { totals } = (recorded as Cart_UpdateMutation).cart_update.details;

  it('keep their places, each with an amount of its own', () => {
    const answered = {
      ...totals,
      subtotal: eur(1),
      shippingCost: eur(2),
      basketValue: eur(3),
      promotionsSaving: eur(4),
      netValue: eur(5),
      tax: [{ ratePermille: 70, net: eur(6), tax: eur(7) }],
      grandtotal: eur(8),
      missingToFreeShipping: eur(9),
    };
    expect(toTotals(answered)).toEqual({
      subtotal: eur(1),
      shippingCost: eur(2),
      basketValue: eur(3),
      promotionsSaving: eur(4),
      net: eur(5),
      taxes: [{ ratePermille: 70, net: eur(6), tax: eur(7) }],
      grandTotal: eur(8),
      missingToFreeShipping: eur(9),
    });
  });

  it('say nothing of free shipping where nothing is missing to it', () => {
    expect(toTotals({ ...totals, missingToFreeShipping: null })).not.toHaveProperty('missingToFreeShipping');
  });

  it('of a line keep their places', () => {
    const line = firstLine({
      unitPrice: eur(1),
      positionTotal: eur(2),
      strikePrice: eur(3),
      basePrice: { price: eur(4), unit: '100 g' },
      discountedUnitPrice: eur(5),
      savings: eur(6),
      textileInfo: '100 % Wolle',
      oldElectricalDevicesInfo: 'Altgerät',
    });
    expect(line).toMatchObject({
      unitPrice: eur(1),
      positionTotal: eur(2),
      strikePrice: eur(3),
      basePrice: { price: eur(4), unit: '100 g' },
      discountedUnitPrice: eur(5),
      savings: eur(6),
      textileInfo: '100 % Wolle',
      oldElectricalDevicesInfo: 'Altgerät',
    });
  });

  it('of a deal whose details are missing are those of a deal that has nothing left', () => {
    const none = {
      quantityLightning: null,
      quantityNormal: null,
      maxQuantityLightning: null,
      unitPriceLightning: null,
      dealSaving: null,
      isLightningAmountChanged: null,
    };
    expect(firstLine({ kind: 'LIGHTNING_DEAL', quantity: 3, unitPrice: eur(7), ...none })?.kind).toEqual({
      kind: 'lightning-deal',
      quantityLightning: 0,
      quantityNormal: 3,
      maxQuantityLightning: 0,
      unitPriceLightning: eur(7),
      dealSaving: eur(0),
      isLightningAmountChanged: false,
    });
  });
});

describe('what else a cart says', () => {
  const { details } = (recorded as Cart_UpdateMutation).cart_update;
  const picture = details.positions[0]?.picture;

  it('keeps its place', () => {
    const address = { addressId: 'address-1' } as CartPartsFragment['billingAddress'];
    const cart = toCart({
      ...details,
      submitted: true,
      billingAddress: address,
      shippingAddress: address && { ...address, addressId: 'address-2' },
      orderReference: 'Klasse 4b',
      orderComment: 'Bitte klingeln',
      shortfall: 'Weniger: Lineal (1 statt 2).',
      freeArticleMinPrice: eur(2_500),
      freeArticles: picture === undefined ? [] : [{ promotionId: 'p', itemId: 'i', name: 'Lineal', picture }],
    });
    expect(cart).toMatchObject({
      isSubmitted: true,
      billingAddressId: 'address-1',
      shippingAddressId: 'address-2',
      orderReference: 'Klasse 4b',
      orderComment: 'Bitte klingeln',
      shortfall: 'Weniger: Lineal (1 statt 2).',
      freeArticleMinPrice: eur(2_500),
      freeArticles: [{ promotionId: 'p', itemId: 'i', name: 'Lineal', picture: { src: picture?.src } }],
    });
  });

  it('keeps the traffic light of a line, where the backend says it', () => {
    const [position] = details.positions;
    if (position === undefined) throw new Error('The recorded cart is empty.');
    const lights = [true, false, null].map((deliveryStatusLight) => {
      const [line] = toCart({ ...details, positions: [{ ...position, deliveryStatusLight }] }).lines;
      return line?.deliveryStatusLight;
    });
    expect(lights).toEqual([true, false, undefined]);
  });

  it.each([
    { voucherCodeStatus: 'NONE', voucherCode: 'A10' },
    { voucherCodeStatus: 'REDEEMED', voucherCode: null },
  ] as const)('has no voucher for %j', (voucher) => {
    expect(toCart({ ...details, ...voucher }).voucher).toEqual({ kind: 'none' });
  });

  it('knows a voucher that waits for goods', () => {
    const waits = {
      voucherCodeStatus: 'DORMANT',
      voucherCode: 'A10',
      voucherName: 'Zehn',
      voucherMissing: eur(1_500),
    } as const;
    expect(toCart({ ...details, ...waits }).voucher).toEqual({
      kind: 'dormant',
      code: 'A10',
      name: 'Zehn',
      missing: eur(1_500),
    });
  });

  it('calls a voucher without a name by its code', () => {
    const voucher = { voucherCodeStatus: 'REDEEMED', voucherCode: 'A10', voucherName: null } as const;
    expect(toCart({ ...details, ...voucher }).voucher).toMatchObject({ code: 'A10', name: 'A10' });
  });
});

describe('an operation on its way to the backend', () => {
  it.each([
    [{ kind: 'add-position', itemId: 'i', quantity: 2 }, { addPosition: { itemId: 'i', quantity: 2 } }],
    [{ kind: 'change-quantity', lineId: 'l', quantity: 3 }, { changeQuantity: { positionId: 'l', quantity: 3 } }],
    [{ kind: 'remove-position', lineId: 'l' }, { removePosition: 'l' }],
    [{ kind: 'add-voucher', code: 'A10' }, { addVoucher: 'A10' }],
    [{ kind: 'remove-voucher', code: 'A10' }, { removeVoucher: 'A10' }],
    [
      { kind: 'add-free-article', promotionId: 'p', itemId: 'i' },
      { addFreeArticle: { promotionId: 'p', itemId: 'i' } },
    ],
  ])('becomes one field: %j', (operation, field) => {
    expect(toOperation(operation as unknown as Parameters<typeof toOperation>[0])).toEqual(field);
  });

  it('sets exactly one field', () => {
    const operations = [
      { kind: 'add-position', itemId: 'i', quantity: 2 },
      { kind: 'change-quantity', lineId: 'l', quantity: 3 },
      { kind: 'remove-position', lineId: 'l' },
      { kind: 'add-voucher', code: 'A10' },
      { kind: 'remove-voucher', code: 'A10' },
      { kind: 'add-free-article', promotionId: 'p', itemId: 'i' },
    ] as unknown as readonly Parameters<typeof toOperation>[0][];
    for (const operation of operations) expect(Object.keys(toOperation(operation))).toHaveLength(1);
  });
});

const firstLine = (changes: Partial<CartLinePartsFragment>) => {
  const { details } = (recorded as Cart_UpdateMutation).cart_update;
  const positions = details.positions.map((position) => ({ ...position, ...changes }));
  return toCart({ ...details, positions }).lines[0];
};

describe('parts of a cart that not every cart has', () => {
  const { details } = (recorded as Cart_UpdateMutation).cart_update;
  const cartWith = (over: Partial<CartPartsFragment>) => toCart({ ...details, ...over });
  const withTotals = (over: Partial<CartPartsFragment['totals']>) => toTotals({ ...details.totals, ...over });

  it('are the reason of free shipping and what is missing to it', () => {
    expect(withTotals({ isPrime: true })).toMatchObject({ isPrime: true });
    expect(withTotals({ isPrime: null })).not.toHaveProperty('isPrime');
    expect(withTotals({ missingToFreeShipping: { cents: 5, currency: 'EUR' } })).toMatchObject({
      missingToFreeShipping: { cents: 5, currency: 'EUR' },
    });
    expect(withTotals({ missingToFreeShipping: null })).not.toHaveProperty('missingToFreeShipping');
  });

  it('are the terms of delivery to institutions', () => {
    const termsIn = (educationalDeliveryTerms: string | null) =>
      cartWith({ totals: { ...details.totals, educationalDeliveryTerms } }).totals;
    expect(termsIn('Frei Haus ab 75 €.')).toMatchObject({ educationalDeliveryTerms: 'Frei Haus ab 75 €.' });
    expect(termsIn(null)).not.toHaveProperty('educationalDeliveryTerms');
  });

  it('are the reservation of its deals', () => {
    const lightningDealReservation = { lightningDealReservationTimestampEnd: 9, extensions: 1 };
    expect(cartWith({ lightningDealReservation }).reservation).toStrictEqual({
      kind: 'reserved',
      until: 9,
      extensions: 1,
    });
    expect(cartWith({ lightningDealReservation: null })).not.toHaveProperty('reservation');
  });

  it('are what the goods save', () => {
    const undiscountsTotalSum = { cents: 2_000, currency: 'EUR' };
    const totalBasketSavingWithoutPromotions = { cents: 216, currency: 'EUR' };
    expect(cartWith({ undiscountsTotalSum, totalBasketSavingWithoutPromotions }).savings).toStrictEqual({
      undiscountedSum: undiscountsTotalSum,
      savingWithoutPromotions: totalBasketSavingWithoutPromotions,
    });
  });
});
