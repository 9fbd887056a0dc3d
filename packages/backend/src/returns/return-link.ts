// The hash of an order's return: the order's id and a proof that the shop has named it, so that nothing is stored and nobody can make one up.
// Whoever has it may send the order back. Source: spec 2 §6 "Returns lookup is by hash"; ASVS 5.0 6.4.1.

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../server/secrets.ts';
import { byEitherSecret, type Verifying } from '../server/signed-ids.ts';

const proofOf = ({ jwt }: Pick<Secrets, 'jwt'>, orderId: string): string =>
  createHmac('sha256', jwt).update(`return-link ${orderId}`).digest('base64url');

/** The hash of an order, of 256 bits. */
export const returnHashOf = (secrets: Pick<Secrets, 'jwt'>, orderId: string): string =>
  `${orderId}.${proofOf(secrets, orderId)}`;

/** The id of the order that a hash opens; undefined for a made-up one. The comparison takes as long for every wrong one. */
export const orderIdOfHash = (secrets: Verifying, hash: string): string | undefined => {
  const [orderId = '', proof = ''] = hash.split('.', 2);
  const given = Buffer.from(proof);
  return byEitherSecret(secrets, (secret) => {
    const good = Buffer.from(proofOf(secret, orderId));
    return good.length === given.length && timingSafeEqual(good, given) ? orderId : undefined;
  });
};
