// What the shop hands to the payment provider, sealed so that the browser that carries it can neither read nor change it: AES-256-GCM
// of a query string, in hexadecimal, with the length of the plain text beside it. Source: the card provider's form (spec 2 §3
// "computopData").

import { LANGUAGES, STORE_CODES } from '@tornister/domain/storefront';
import { z } from 'zod';
import { openText, sealingKey, sealText } from '../../server/sealed.ts';

/** No data of the shop are longer, in hexadecimal. */
const LONGEST_DATA = 8_192;

const DATA = z.object({
  transId: z.string().min(1),
  orderId: z.string().min(1),
  paymentId: z.string().min(1),
  amountCents: z.coerce.number().int().positive(),
  currency: z.string().length(3),
  /** Origin of the shop that the shopper comes back to. */
  baseUrl: z.url(),
  store: z.enum(STORE_CODES),
  language: z.enum(LANGUAGES),
  createdAt: z.coerce.number().int(),
  /** The session of the wallet in which the shopper has chosen how to pay. */
  walletSessionId: z.string().min(1).optional(),
});
export type PaymentData = z.infer<typeof DATA>;

const WALLET_DATA = z.object({
  sessionId: z.string().min(1),
  amountCents: z.coerce.number().int().positive(),
  currency: z.string().length(3),
  returnUrl: z.url(),
  cancelUrl: z.url(),
  store: z.enum(STORE_CODES),
  language: z.enum(LANGUAGES),
  createdAt: z.coerce.number().int(),
});
export type WalletData = z.infer<typeof WALLET_DATA>;

const keyOf = (secret: string): Buffer => sealingKey(secret, 'payment-data');

export type SealedData = { readonly data: string; readonly length: number };

/** Seals the data of one payment. */
export const sealPaymentData = (secret: string, data: PaymentData): SealedData => seal(secret, data);

/** The data again; undefined when anything was changed on the way. */
export const openPaymentData = (secret: string, data: string): PaymentData | undefined =>
  DATA.safeParse(unseal(secret, data)).data;

/** Seals the data of a session of the wallet. */
export const sealWalletData = (secret: string, data: WalletData): SealedData => seal(secret, data);

/** The data again; undefined when they are others, or of a payment. */
export const openWalletData = (secret: string, data: string): WalletData | undefined =>
  WALLET_DATA.safeParse(unseal(secret, data)).data;

const seal = (secret: string, data: object): SealedData => {
  const plain = new URLSearchParams(Object.entries(data).map(([name, value]) => [name, String(value)])).toString();
  return { data: sealText(keyOf(secret), plain).toString('hex').toUpperCase(), length: Buffer.byteLength(plain) };
};

const unseal = (secret: string, data: string): unknown => {
  if (data.length > LONGEST_DATA || !/^(?:[0-9A-F]{2})*$/i.test(data)) return undefined;
  const plain = openText(keyOf(secret), Buffer.from(data, 'hex'));
  return plain === undefined ? undefined : Object.fromEntries(new URLSearchParams(plain));
};
