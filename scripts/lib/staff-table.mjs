// Answers of the staff desk as plain tables for a terminal.

/** Columns under their names, padded to the widest value. */
const table = (names, rows) => {
  if (rows.length === 0) return 'Nothing.';
  const texts = [names, ...rows.map((row) => row.map((value) => inOneLine(value)))];
  const widths = names.map((_, column) => Math.max(...texts.map((row) => row[column].length)));
  return texts
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** Customers write line breaks and control characters, which a terminal must not get. */
const inOneLine = (value) =>
  String(value ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

const amount = (cents, currency) => `${(cents / 100).toFixed(2)} ${currency}`;
const minute = (moment) => (moment ?? '').slice(0, 16).replace('T', ' ');
const parcelText = ({ parcel, state, isSentAnew }) => `${parcel} ${state}${isSentAnew ? ' (sent anew)' : ''}`;
const more = (next) => (next === null || next === undefined ? [] : [`More: --after ${next}`]);

const orders = ({ orders: list, next }) =>
  [
    table(
      ['order', 'placed (UTC)', 'state', 'payment', 'store', 'total', 'parcels'],
      list.map((one) => [
        one.order,
        minute(one.placedAt),
        one.withdrawnAt === null ? one.state : `${one.state}, withdrawn`,
        `${one.payment.method} ${one.payment.state}`,
        one.store,
        amount(one.totalCents, one.currency),
        one.parcels.map(parcelText).join(', '),
      ]),
    ),
    ...more(next),
  ].join('\n');

const addressText = (address) =>
  [
    address.company,
    `${address.firstName} ${address.lastName}`,
    address.postNumber === null ? address.street : `post number ${address.postNumber}`,
    address.addition,
    `${address.country} ${address.postCode} ${address.city}`,
    address.phone,
  ]
    .filter(Boolean)
    .join(', ');

const facts = (pairs) =>
  table(
    ['', ''],
    pairs.filter(([, value]) => value !== null && value !== undefined && value !== ''),
  ).replace(/^\s*\n/, '');

const order = (one) =>
  [
    facts([
      ['order', `${one.order} of ${minute(one.placedAt)} UTC, ${one.store}: ${one.state}`],
      ['payment', `${one.payment.method} ${one.payment.state}, ${amount(one.totalCents, one.currency)}`],
      ['withdrawn', one.withdrawnAt && `${minute(one.withdrawnAt)} UTC`],
      ['transfer came', minute(one.payment.transferReceivedAt)],
      ['customer', [one.email, one.phone].filter(Boolean).join(', ')],
      ['bill to', addressText(one.billingAddress)],
      ['send to', addressText(one.deliveryAddress)],
      ['carrier', one.carrier],
      [
        'appointment',
        Object.entries(one.appointment)
          .map(([name, value]) => `${name}: ${value}`)
          .join(', '),
      ],
      ['comment', one.comment],
      ['reference', one.orderReference],
      ['buyer reference', one.buyerReference],
      ['invoice', one.invoice && `${one.invoice.number} of ${minute(one.invoice.issuedAt)} UTC`],
      ['returns', one.returns.join(', ')],
    ]),
    table(
      ['line', 'item', 'pieces', 'each', 'VAT', 'name'],
      one.lines.map((line) => [
        line.line,
        line.itemNumber,
        line.quantity,
        amount(line.unitPriceCents, one.currency),
        `${line.vatPermille / 10} %`,
        [line.name, ...line.variant].join(', '),
      ]),
    ),
    ...(one.parcels.length === 0 ? [] : [table(PARCEL_NAMES, one.parcels.map(parcelRow))]),
  ].join('\n\n');

const PARCEL_NAMES = ['parcel', 'state', 'carrier', 'tracking', 'sent (UTC)', 'lines'];
const parcelRow = (one) => [
  one.isSentAnew ? `${one.parcel} (sent anew)` : one.parcel,
  one.state,
  one.carrier,
  one.trackingNumber,
  minute(one.sentAt),
  one.lines.map(({ line, quantity }) => `${line}:${quantity}`).join(','),
];
const parcel = (one) => table(PARCEL_NAMES, [parcelRow(one)]);

const RETURN_NAMES = ['return', 'order', 'state', 'wish', 'what', 'outcome'];
const returnRow = (one) => [
  one.return,
  one.order,
  one.state,
  one.wish,
  one.items
    .map(
      ({ itemNumber, quantity, reason, comment }) =>
        `${quantity} x ${itemNumber} (${[reason, comment].filter(Boolean).join(': ')})`,
    )
    .join(', '),
  one.outcome === null
    ? ''
    : `${one.outcome} ${one.outcomeCents === null ? '' : amount(one.outcomeCents, one.currency)}`,
];

const reviews = ({ reviews: list }) =>
  table(
    ['review', 'product', 'stars', 'author', 'title', 'text'],
    list.map((one) => [one.review, one.product, one.rating, one.author, one.title, one.message]),
  );

const transfers = ({ transfers: list }) =>
  table(
    ['kind', 'id', 'order', 'amount', 'paid by', 'to', 'since (UTC)'],
    list.map((one) => [
      one.kind,
      one.id,
      one.order,
      amount(one.amountCents, one.currency),
      one.paidBy,
      [one.to.name, one.to.company, one.to.email].filter(Boolean).join(', '),
      minute(one.since),
    ]),
  );

const cancelled = ({ parcels, ...one }) =>
  [
    facts(Object.entries(one)),
    ...(parcels.length === 0 ? [] : [`To be stopped: ${parcels.map(parcelText).join(', ')}`]),
  ].join('\n');

/** Any small answer: its names and values. */
const small = (answer) => facts(Object.entries(answer));

const TABLES = {
  orders,
  order,
  cancel: cancelled,
  announced: parcel,
  packed: parcel,
  sent: parcel,
  delivered: parcel,
  returns: ({ returns: list, next }) => [table(RETURN_NAMES, list.map(returnRow)), ...more(next)].join('\n'),
  arrived: (one) => table(RETURN_NAMES, [returnRow(one)]),
  accepted: (one) => table(RETURN_NAMES, [returnRow(one)]),
  reviews,
  transfers,
};

/** The answer to a command as text. */
export const tableOf = (what, answer) => (TABLES[what] ?? small)(answer);
