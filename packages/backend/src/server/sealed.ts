// Data that leave the shop and come back, sealed so that whoever carries them can neither read nor change them: AES-256-GCM.

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key of its own for every use of a secret. */
export const sealingKey = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES));

/** A nonce made of what is sealed: the same text is sealed alike, and two texts never share one. */
export const nonceOf = (key: Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest().subarray(0, NONCE_BYTES);

/** The sealed text: nonce, seal and what is hidden. */
export const sealText = (key: Buffer, text: string, nonce: Buffer = randomBytes(NONCE_BYTES)): Buffer => {
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
};

/** The text again; undefined for what was sealed with another key, or was cut or changed. */
export const openText = (key: Buffer, sealed: Buffer): string | undefined => {
  if (sealed.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return undefined;
  }
};
