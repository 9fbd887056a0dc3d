// An invoice in the shape of UBL 2.1 with the terms of EN 16931, as the library that writes XRechnungen takes it, for an order with a
// Leitweg-ID. Amounts are net, whatever prices the shop shows.

import { invoiceDueAt } from '@tornister/domain/checkout';
import { decimalOf, money } from '@tornister/domain/money';
import type { OrderedAddress } from '../database/order-tables.ts';
import { isoDay } from '../texts/iso-day.ts';
import type { InvoiceFacts, InvoiceTax } from './invoice-facts.ts';
import { type NetAmounts, netAmounts } from './invoice-net.ts';
import type { Seller } from './seller.ts';

const COMMERCIAL_INVOICE = '380';
const CREDIT_TRANSFER = '58';
/** Where the shop has no account to transfer to (UNCL 4461). */
const NOT_SAID = '1';
/** What stands for the buyer's order number (BT-13), which UBL wants beside that of the seller, where the buyer has given none (XRechnung, BT-14). */
const NO_REFERENCE = 'NA';
const PIECE = 'C62';

/** An element with others in it, by their names; an attribute stands beside its element as `name@attribute`. */
export type Part = { readonly [name: string]: string | Part | readonly Part[] };
type Amount = (name: string, cents: number) => Part;

/** The invoice, without what the format itself says (CustomizationID, ProfileID). */
export const invoiceUbl = (facts: InvoiceFacts): Part => {
  const amount: Amount = (name, cents) => ({
    [`cbc:${name}`]: decimalOf(money(cents)),
    [`cbc:${name}@currencyID`]: facts.currency,
  });
  const net = netAmounts(facts);
  const adjustments = adjustmentsOf(net, facts.taxes);
  const lineTotal = net.lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const allowance = adjustments.reduce((sum, { allowanceCents }) => sum + allowanceCents, 0);
  const charge = adjustments.reduce((sum, { chargeCents }) => sum + chargeCents, 0);
  const taxes = facts.taxes.reduce((sum, { taxCents }) => sum + taxCents, 0);
  return {
    'cbc:ID': facts.number,
    'cbc:IssueDate': isoDay(facts.issuedAt),
    'cbc:DueDate': isoDay(invoiceDueAt(facts.issuedAt)),
    'cbc:InvoiceTypeCode': COMMERCIAL_INVOICE,
    'cbc:DocumentCurrencyCode': facts.currency,
    'cbc:BuyerReference': facts.buyerReference ?? '',
    'cac:OrderReference': { 'cbc:ID': facts.reference ?? NO_REFERENCE, 'cbc:SalesOrderID': facts.orderNumber },
    'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(facts.seller) },
    'cac:AccountingCustomerParty': { 'cac:Party': buyer(facts) },
    'cac:Delivery': delivery(facts),
    'cac:PaymentMeans': [{ 'cbc:PaymentMeansCode': facts.account ? CREDIT_TRANSFER : NOT_SAID, ...account(facts) }],
    ...listed(
      'cac:AllowanceCharge',
      adjustments.flatMap((adjustment) => adjustmentParts(adjustment, amount)),
    ),
    'cac:TaxTotal': [
      { ...amount('TaxAmount', taxes), 'cac:TaxSubtotal': facts.taxes.map((tax) => taxPart(tax, amount)) },
    ],
    'cac:LegalMonetaryTotal': {
      ...amount('LineExtensionAmount', lineTotal),
      ...amount('TaxExclusiveAmount', facts.netCents),
      ...amount('TaxInclusiveAmount', facts.totalCents),
      ...amount('AllowanceTotalAmount', allowance),
      ...amount('ChargeTotalAmount', charge),
      ...amount('PayableAmount', facts.totalCents),
    },
    'cac:InvoiceLine': net.lines.map((line) => linePart(line, amount)),
  };
};

const listed = (name: string, parts: readonly Part[]): Part => (parts.length === 0 ? {} : { [name]: parts });

const linePart = (line: InvoiceFacts['lines'][number], amount: Amount): Part => ({
  'cbc:ID': String(line.position),
  'cbc:InvoicedQuantity': String(line.quantity),
  'cbc:InvoicedQuantity@unitCode': PIECE,
  ...amount('LineExtensionAmount', line.totalCents),
  'cac:Item': {
    'cbc:Name': line.name,
    'cac:SellersItemIdentification': { 'cbc:ID': line.sku },
    'cac:ClassifiedTaxCategory': taxCategory(line.ratePermille),
  },
  // Pieces of one line may have had different prices, as of a deal: the price of all of them is exact.
  'cac:Price':
    line.unitCents * line.quantity === line.totalCents
      ? amount('PriceAmount', line.unitCents)
      : {
          ...amount('PriceAmount', line.totalCents),
          'cbc:BaseQuantity': String(line.quantity),
          'cbc:BaseQuantity@unitCode': PIECE,
        },
});

const VAT: Part = { 'cbc:ID': 'VAT' };
const percentOf = (permille: number): string => String(permille / 10);
const taxCategory = (permille: number): Part => ({
  'cbc:ID': permille === 0 ? 'Z' : 'S',
  'cbc:Percent': percentOf(permille),
  'cac:TaxScheme': VAT,
});

const taxPart = ({ ratePermille, netCents, taxCents }: InvoiceTax, amount: Amount): Part => ({
  ...amount('TaxableAmount', netCents),
  ...amount('TaxAmount', taxCents),
  'cac:TaxCategory': taxCategory(ratePermille),
});

type Adjustment = { readonly ratePermille: number; readonly allowanceCents: number; readonly chargeCents: number };

/** What voucher and delivery come to under each rate of tax: together exactly what lies between the lines and the taxed amount. */
const adjustmentsOf = ({ lines, shippingCents }: NetAmounts, taxes: readonly InvoiceTax[]): readonly Adjustment[] =>
  taxes.map(({ ratePermille, netCents }, index) => {
    const goods = lines
      .filter((line) => line.ratePermille === ratePermille)
      .reduce((sum, { totalCents }) => sum + totalCents, 0);
    const share = shippingCents[index] ?? 0;
    const allowance = goods + share - netCents;
    return {
      ratePermille,
      allowanceCents: Math.max(allowance, 0),
      chargeCents: share + Math.max(-allowance, 0),
    };
  });

const adjustmentParts = (
  { ratePermille, allowanceCents, chargeCents }: Adjustment,
  amount: Amount,
): readonly Part[] => {
  const one = (isCharge: boolean, code: string, reason: string, cents: number): readonly Part[] =>
    cents === 0
      ? []
      : [
          {
            'cbc:ChargeIndicator': String(isCharge),
            'cbc:AllowanceChargeReasonCode': code,
            'cbc:AllowanceChargeReason': reason,
            ...amount('Amount', cents),
            'cac:TaxCategory': taxCategory(ratePermille),
          },
        ];
  return [...one(false, '95', 'Gutschein', allowanceCents), ...one(true, 'FC', 'Versandkosten', chargeCents)];
};

const sellerParty = (seller: Seller): Part => ({
  'cbc:EndpointID': seller.email,
  'cbc:EndpointID@schemeID': 'EM',
  'cac:PartyName': { 'cbc:Name': seller.name },
  'cac:PostalAddress': {
    'cbc:StreetName': seller.street,
    'cbc:CityName': seller.city,
    'cbc:PostalZone': seller.postcode,
    'cac:Country': { 'cbc:IdentificationCode': seller.country },
  },
  'cac:PartyTaxScheme': [{ 'cbc:CompanyID': seller.vatId, 'cac:TaxScheme': VAT }],
  'cac:PartyLegalEntity': { 'cbc:RegistrationName': seller.name, 'cbc:CompanyID': seller.register },
  'cac:Contact': {
    'cbc:Name': seller.contact,
    'cbc:Telephone': seller.phone,
    'cbc:ElectronicMail': seller.email,
  },
});

const personOf = (address: OrderedAddress): string => `${address.first_name} ${address.last_name}`;

/** The customer number is the identifier that the seller gives the buyer (BT-46). */
const buyer = ({ billing: address, customerNumber }: InvoiceFacts): Part => ({
  'cbc:EndpointID': address.email,
  'cbc:EndpointID@schemeID': 'EM',
  ...(customerNumber === undefined ? {} : { 'cac:PartyIdentification': { 'cbc:ID': customerNumber } }),
  'cac:PostalAddress': postal(address),
  'cac:PartyLegalEntity': { 'cbc:RegistrationName': address.company ?? personOf(address) },
  'cac:Contact': { 'cbc:Name': personOf(address), 'cbc:ElectronicMail': address.email },
});

const postal = (address: OrderedAddress): Part => ({
  'cbc:StreetName': address.street,
  ...(address.addition ? { 'cbc:AdditionalStreetName': address.addition } : {}),
  'cbc:CityName': address.city,
  'cbc:PostalZone': address.postcode,
  'cac:Country': { 'cbc:IdentificationCode': address.country },
});

const delivery = ({ delivery: address, deliveredAt }: InvoiceFacts): Part => ({
  'cbc:ActualDeliveryDate': isoDay(deliveredAt),
  'cac:DeliveryLocation': { 'cac:Address': postal(address) },
  'cac:DeliveryParty': { 'cac:PartyName': { 'cbc:Name': address.company ?? personOf(address) } },
});

const account = ({ account: to }: InvoiceFacts): Part =>
  to === undefined
    ? {}
    : {
        'cac:PayeeFinancialAccount': {
          'cbc:ID': to.iban,
          'cbc:Name': to.holder,
          ...(to.bic === undefined ? {} : { 'cac:FinancialInstitutionBranch': { 'cbc:ID': to.bic } }),
        },
      };
