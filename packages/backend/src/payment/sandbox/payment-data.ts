// What the shop hands to the payment provider, sealed so that the browser that carries it can neither read nor change it: AES-256-GCM
// of a query string, in hexadecimal, with the length of the plain text beside it. Source: the card provider's form (spec 2 §3
// "computopData").

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { LANGUAGES, STORE_CODES } from '@tornister/domain/storefront';
import { z } from 'zod';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

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

/** A key of its own for every use of the secret. */
const keyFor = (secret: string, use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES));

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
  const plain = Buffer.from(
    new URLSearchParams(Object.entries(data).map(([name, value]) => [name, String(value)])).toString(),
  );
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor(secret, 'payment-data'), nonce);
  const sealed = Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return { data: sealed.toString('hex').toUpperCase(), length: plain.length };
};

const unseal = (secret: string, data: string): unknown => {
  if (!/^(?:[0-9A-F]{2}){29,4096}$/i.test(data)) return undefined;
  const sealed = Buffer.from(data, 'hex');
  try {
    const decipher = createDecipheriv(ALGORITHM, keyFor(secret, 'payment-data'), sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const plain = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    return Object.fromEntries(new URLSearchParams(plain.toString('utf8')));
  } catch {
    return undefined;
  }
};
