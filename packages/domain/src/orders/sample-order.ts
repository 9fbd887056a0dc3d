// The order that a preview of the confirmation shows: nobody has placed it, staff write what of it they want to see.
// Source: spec 1 §2 "Confirmation", §6 "A preview mode"; spec 2 §2. What its JSON says is not in the specification.

import type { SavedAddress } from '../address/address.ts';
import type { CartTotals } from '../cart/cart.ts';
import { firstValue, type QueryEntries } from '../listing/query-string.ts';
import { type Money, money } from '../money/money.ts';
import { taxTotals } from '../money/tax.ts';
import { ROUTE_PARAMETERS } from '../routing/route-parameters.ts';
import { type AddressId, brandId, type ItemId } from '../shared/brand.ts';
import type { Instant } from '../shared/instant.ts';

/** Bounds of what staff may write: lines, characters of a text, pieces of a line, cents of a piece, tenths of a percent of tax. */
export const SAMPLE_BOUNDS = {
  lines: 50,
  text: 200,
  quantity: 9_999,
  priceCents: 10_000_000,
  vatPermille: 1_000,
} as const;

type SampleLine = {
  readonly itemId: ItemId;
  readonly orderNumber: string;
  readonly name: string;
  readonly path: string;
  readonly variantInfo: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly positionTotal: Money;
};

/** What the confirmation shows of an order; it has no id, for there is nothing to find under it. */
export type SampleOrder = {
  readonly orderNumber: string;
  readonly orderedAt: Instant;
  readonly email: string;
  readonly paymentMethod: string;
  readonly lines: readonly SampleLine[];
  readonly totals: CartTotals;
  readonly billingAddress: SavedAddress;
  readonly deliveryAddress: SavedAddress;
};

/** What is shown where staff write nothing: in words that are the same in every language of the shop. A book, at the German rate of books. */
const DEFAULTS = {
  orderNumber: '100000',
  email: 'name@example.com',
  paymentMethod: 'Visa',
  vatPermille: 70,
  lines: [{ name: 'Atlas', quantity: 2, priceCents: 2_490 }],
};

const addressOf = (email: string): SavedAddress => ({
  kind: 'street',
  addressId: brandId<AddressId>('sample'),
  isAlsoCustomerAddress: false,
  salutation: 'none',
  firstname: 'Kim',
  lastname: 'Muster',
  recipient: { formType: 'private' },
  streetAndNumber: 'Schulweg 1',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  email,
});

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

const readJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= SAMPLE_BOUNDS.text;

const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= from && Number(value) <= to;

/** A line as staff write it; nothing for one that cannot be read. */
const lineOf = (written: unknown, index: number): SampleLine | undefined => {
  const { name, quantity = 1, priceCents } = fieldsOf(written) ?? {};
  if (!isText(name) || !isWhole(quantity, 1, SAMPLE_BOUNDS.quantity)) return undefined;
  if (!isWhole(priceCents, 0, SAMPLE_BOUNDS.priceCents)) return undefined;
  return {
    itemId: brandId<ItemId>(`sample-${index + 1}`),
    orderNumber: String(100_001 + index),
    name,
    path: '/',
    variantInfo: [],
    quantity,
    unitPrice: money(priceCents),
    positionTotal: money(quantity * priceCents),
  };
};

const linesOf = (written: unknown): readonly SampleLine[] | undefined => {
  if (!Array.isArray(written) || written.length === 0 || written.length > SAMPLE_BOUNDS.lines) return undefined;
  const lines = written.flatMap((line, index) => lineOf(line, index) ?? []);
  return lines.length === written.length ? lines : undefined;
};

/** Sums without shipping, at one rate; prices of the business shop are net. */
const totalsOf = (lines: readonly SampleLine[], ratePermille: number, isB2b: boolean): CartTotals => {
  const taxable = lines.map(({ positionTotal }) => ({ amount: positionTotal.cents, ratePermille }));
  const { net, groups, gross } = taxTotals(taxable, isB2b ? 'net' : 'gross');
  const subtotal = isB2b ? net : gross;
  const nothing = money(0);
  return {
    subtotal,
    shippingCost: nothing,
    basketValue: subtotal,
    promotionsSaving: nothing,
    net,
    taxes: groups,
    grandTotal: gross,
  };
};

/**
 * The sample order that `ishop-preview-json` asks for on the confirmation: `{}` shows one as it is, `order` changes its number, e-mail
 * address, payment method, lines (name, quantity, priceCents) and rate of tax (vatPermille). Nothing for an address that asks for none, and for
 * JSON that cannot be read: a field of the wrong kind or out of its bounds spoils the whole.
 */
export const sampleOrderOf = (query: QueryEntries, isB2b: boolean, now: Instant): SampleOrder | undefined => {
  const asked = fieldsOf(readJson(firstValue(query, ROUTE_PARAMETERS.preview) ?? ''));
  if (asked === undefined) return undefined;
  const { order } = asked;
  const written = fieldsOf(order ?? {});
  if (written === undefined) return undefined;
  const { orderNumber, email, paymentMethod, vatPermille, lines: asLines }: Fields = { ...DEFAULTS, ...written };
  const lines = linesOf(asLines);
  if (lines === undefined || !isWhole(vatPermille, 0, SAMPLE_BOUNDS.vatPermille)) return undefined;
  if (!isText(orderNumber) || !isText(email) || !isText(paymentMethod)) return undefined;
  const address = addressOf(email);
  return {
    orderNumber,
    orderedAt: now,
    email,
    paymentMethod,
    lines,
    totals: totalsOf(lines, vatPermille, isB2b),
    billingAddress: address,
    deliveryAddress: address,
  };
};
