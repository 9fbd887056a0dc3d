// The link of a class list. Its token is made from the secret of the shop and a seed of the list, so that its owner sees it as often as they like
// (to print it, to write it into a letter) although only its hash is stored: a copy of the database opens no list. Source: docs/adr/0031.

import { createHash, createHmac } from 'node:crypto';
import { renderSVG } from 'uqr';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { svgAddress } from '../pictures/svg-address.ts';
import type { Secrets } from '../server/secrets.ts';
import { isShopAddress } from '../server/shop-address.ts';
import { byEitherSecret } from '../server/signed-ids.ts';

/** 192 bits, in characters that need no escaping. */
const TOKEN_LENGTH = 32;

/** The token of a seed. */
export const classListToken = ({ jwt }: Pick<Secrets, 'jwt'>, seed: string): string =>
  createHmac('sha256', jwt).update(`class-list ${seed}`).digest('base64url').slice(0, TOKEN_LENGTH);

/** What is stored of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What is stored of a family: another value on every list. */
export const familyHash = (family: string, listId: string): string =>
  createHash('sha256').update(`${listId} ${family}`).digest('base64url');

/**
 * Where families find the list, and its QR code. Null where it is not shared, the address is none of the shop's, or the secret of the shop has
 * changed since: then a new link is made.
 */
export const showLink = (
  { secrets, settings }: Pick<RequestContext, 'secrets' | 'settings'>,
  { link_seed: seed, link_hash: hash }: { readonly link_seed: string | null; readonly link_hash: string | null },
  shopAddress: string,
): Answer<'ClassListLink'> | null => {
  if (seed === null || !isShopAddress(shopAddress, settings)) return null;
  const token = byEitherSecret(secrets, (secret) => {
    const made = classListToken(secret, seed);
    return tokenHash(made) === hash ? made : undefined;
  });
  if (token === undefined) return null;
  const url = new URL(`/classlist/${token}/`, shopAddress).href;
  return { url, qrCode: svgAddress(renderSVG(url, { ecc: 'M', border: 4 })) };
};
