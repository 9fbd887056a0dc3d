// An invoice as EN 16931 XML in the syntax UBL 2.1, as XRechnung 3.0 wants it, for an order with a Leitweg-ID. Amounts are net, as the prices of
// the business edition are. The terms in brackets (BT-…) are those of the standard.

import { allocate, money } from '@tornister/domain/money';
import { DAY_MS, type Instant, instantOf } from '@tornister/domain/shared';
import type { OrderedAddress } from '../database/order-tables.ts';
import { type InvoiceFacts, type InvoiceTax, PAYMENT_DAYS } from './invoice-facts.ts';
import type { Seller } from './seller.ts';
import { shopDay } from './shop-calendar.ts';

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const COMMERCIAL_INVOICE = '380';
const CREDIT_TRANSFER = '58';
/** Where the shop has no account to transfer to (UNCL 4461). */
const NOT_SAID = '1';
const PIECE = 'C62';

type Node = string | readonly Node[];
type Attributes = Readonly<Record<string, string>>;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replace(/[^\t\n\r\P{Cc}]|[\uFFFE\uFFFF]/gu, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const element = (name: string, content: Node, attributes: Attributes = {}): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>${flat(content)}</${name}>`;
};
const flat = (content: Node): string => (typeof content === 'string' ? content : content.map(flat).join(''));

const basic = (name: string, text: string, attributes: Attributes = {}): string =>
  element(`cbc:${name}`, escaped(text), attributes);
const part = (name: string, ...content: readonly Node[]): string => element(`cac:${name}`, content);

const decimal = (cents: number): string => {
  const whole = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
};

const isoDay = (at: Instant): string => {
  const { year, month, day } = shopDay(at);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

/** The electronic invoice; only for prices that are net. */
export const invoiceXml = (facts: InvoiceFacts): string => {
  const amount = (name: string, cents: number): string => basic(name, decimal(cents), { currencyID: facts.currency });
  const adjustments = adjustmentsOf(facts);
  const lineTotal = facts.lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const allowance = adjustments.reduce((sum, { allowanceCents }) => sum + allowanceCents, 0);
  const charge = adjustments.reduce((sum, { chargeCents }) => sum + chargeCents, 0);
  const taxes = facts.taxes.reduce((sum, { taxCents }) => sum + taxCents, 0);
  const parts = [
    basic('CustomizationID', CUSTOMIZATION),
    basic('ProfileID', PROFILE),
    basic('ID', facts.number),
    basic('IssueDate', isoDay(facts.issuedAt)),
    basic('DueDate', isoDay(instantOf(facts.issuedAt + PAYMENT_DAYS * DAY_MS))),
    basic('InvoiceTypeCode', COMMERCIAL_INVOICE),
    basic('DocumentCurrencyCode', facts.currency),
    basic('BuyerReference', facts.buyerReference ?? ''),
    part('OrderReference', basic('ID', facts.reference ?? facts.orderNumber), basic('SalesOrderID', facts.orderNumber)),
    sellerParty(facts.seller),
    buyer(facts.billing),
    delivery(facts),
    part('PaymentMeans', basic('PaymentMeansCode', facts.account ? CREDIT_TRANSFER : NOT_SAID), account(facts)),
    ...adjustments.flatMap((adjustment) => adjustmentParts(adjustment, amount)),
    part('TaxTotal', amount('TaxAmount', taxes), ...facts.taxes.map((tax) => taxPart(tax, amount))),
    part(
      'LegalMonetaryTotal',
      amount('LineExtensionAmount', lineTotal),
      amount('TaxExclusiveAmount', facts.netCents),
      amount('TaxInclusiveAmount', facts.totalCents),
      amount('AllowanceTotalAmount', allowance),
      amount('ChargeTotalAmount', charge),
      amount('PayableAmount', facts.totalCents),
    ),
    ...facts.lines.map((line) =>
      part(
        'InvoiceLine',
        basic('ID', String(line.position)),
        basic('InvoicedQuantity', String(line.quantity), { unitCode: PIECE }),
        amount('LineExtensionAmount', line.totalCents),
        part(
          'Item',
          basic('Name', line.name),
          part('SellersItemIdentification', basic('ID', line.sku)),
          element('cac:ClassifiedTaxCategory', taxCategory(line.ratePermille)),
        ),
        // Pieces of one line may have had different prices, as of a deal: the price of all of them is exact.
        line.unitCents * line.quantity === line.totalCents
          ? part('Price', amount('PriceAmount', line.unitCents))
          : part(
              'Price',
              amount('PriceAmount', line.totalCents),
              basic('BaseQuantity', String(line.quantity), { unitCode: PIECE }),
            ),
      ),
    ),
  ];
  const namespaces = {
    xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
    'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
    'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('Invoice', parts, namespaces)}\n`;
};

type Amount = (name: string, cents: number) => string;

const percentOf = (permille: number): string => String(permille / 10);
const taxCategory = (permille: number): readonly string[] => [
  basic('ID', permille === 0 ? 'Z' : 'S'),
  basic('Percent', percentOf(permille)),
  part('TaxScheme', basic('ID', 'VAT')),
];

const taxPart = ({ ratePermille, netCents, taxCents }: InvoiceTax, amount: Amount): string =>
  part(
    'TaxSubtotal',
    amount('TaxableAmount', netCents),
    amount('TaxAmount', taxCents),
    element('cac:TaxCategory', taxCategory(ratePermille)),
  );

type Adjustment = { readonly ratePermille: number; readonly allowanceCents: number; readonly chargeCents: number };

/** What voucher and delivery come to under each rate of tax: together exactly what lies between the lines and the taxed amount. */
const adjustmentsOf = ({ lines, taxes, shippingCents }: InvoiceFacts): readonly Adjustment[] => {
  const goods = taxes.map(({ ratePermille }) =>
    lines.filter((line) => line.ratePermille === ratePermille).reduce((sum, { totalCents }) => sum + totalCents, 0),
  );
  const shipping = allocate(money(shippingCents), goods).unwrapOr([]);
  return taxes.map(({ ratePermille, netCents }, index) => {
    const share = shipping[index]?.cents ?? 0;
    const allowance = (goods[index] ?? 0) + share - netCents;
    return {
      ratePermille,
      allowanceCents: Math.max(allowance, 0),
      chargeCents: share + Math.max(-allowance, 0),
    };
  });
};

const adjustmentParts = (
  { ratePermille, allowanceCents, chargeCents }: Adjustment,
  amount: Amount,
): readonly string[] => {
  const one = (isCharge: boolean, code: string, reason: string, cents: number): readonly string[] =>
    cents === 0
      ? []
      : [
          part(
            'AllowanceCharge',
            basic('ChargeIndicator', String(isCharge)),
            basic('AllowanceChargeReasonCode', code),
            basic('AllowanceChargeReason', reason),
            amount('Amount', cents),
            element('cac:TaxCategory', taxCategory(ratePermille)),
          ),
        ];
  return [...one(false, '95', 'Gutschein', allowanceCents), ...one(true, 'FC', 'Versandkosten', chargeCents)];
};

const sellerParty = (seller: Seller): string =>
  part(
    'AccountingSupplierParty',
    part(
      'Party',
      basic('EndpointID', seller.email, { schemeID: 'EM' }),
      part('PartyName', basic('Name', seller.name)),
      part(
        'PostalAddress',
        basic('StreetName', seller.street),
        basic('CityName', seller.city),
        basic('PostalZone', seller.postcode),
        part('Country', basic('IdentificationCode', seller.country)),
      ),
      part('PartyTaxScheme', basic('CompanyID', seller.vatId), part('TaxScheme', basic('ID', 'VAT'))),
      part('PartyLegalEntity', basic('RegistrationName', seller.name), basic('CompanyID', seller.register)),
      part(
        'Contact',
        basic('Name', seller.contact),
        basic('Telephone', seller.phone),
        basic('ElectronicMail', seller.email),
      ),
    ),
  );

const buyer = (address: OrderedAddress): string => {
  const person = `${address.first_name} ${address.last_name}`;
  return part(
    'AccountingCustomerParty',
    part(
      'Party',
      basic('EndpointID', address.email, { schemeID: 'EM' }),
      postal('PostalAddress', address),
      part('PartyLegalEntity', basic('RegistrationName', address.company ?? person)),
      part('Contact', basic('Name', person), basic('ElectronicMail', address.email)),
    ),
  );
};

const postal = (name: string, address: OrderedAddress): string =>
  part(
    name,
    basic('StreetName', address.street),
    address.addition ? basic('AdditionalStreetName', address.addition) : '',
    basic('CityName', address.city),
    basic('PostalZone', address.postcode),
    part('Country', basic('IdentificationCode', address.country)),
  );

const delivery = ({ delivery: address, deliveredAt }: InvoiceFacts): string =>
  part(
    'Delivery',
    basic('ActualDeliveryDate', isoDay(deliveredAt)),
    part('DeliveryLocation', postal('Address', address)),
    part(
      'DeliveryParty',
      part('PartyName', basic('Name', address.company ?? `${address.first_name} ${address.last_name}`)),
    ),
  );

const account = ({ account: to }: InvoiceFacts): string =>
  to === undefined
    ? ''
    : part(
        'PayeeFinancialAccount',
        basic('ID', to.iban),
        basic('Name', to.holder),
        to.bic === undefined ? '' : part('FinancialInstitutionBranch', basic('ID', to.bic)),
      );
