// Reads what an authenticator answered through a browser, before anything is done with it.

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import { PASSKEY_ANSWER_MAX_LENGTH } from '@tornister/domain/passkeys';
import { z } from 'zod';

const base64url = z.string().regex(/^[\w-]+$/);

const SHARED = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
};

const ASSERTION = z.object({
  ...SHARED,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

const REGISTRATION = z.object({
  ...SHARED,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

export type Read<Response> = { readonly response: Response; readonly challenge: string };

/** What is written as base64url or CBOR may still hold anything; whoever wrote it has no authenticator. */
const attempt = <Value>(read: () => Value): Value | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

const parsed = <Response extends { readonly response: { readonly clientDataJSON: string } }>(
  schema: z.ZodType<Response>,
  text: string,
): Read<Response> | undefined => {
  if (text.length > PASSKEY_ANSWER_MAX_LENGTH) return undefined;
  const { data: response } = schema.safeParse(attempt(() => JSON.parse(text)));
  if (response === undefined) return undefined;
  const challenge: unknown = attempt(() => decodeClientDataJSON(response.response.clientDataJSON).challenge);
  return typeof challenge === 'string' ? { response, challenge } : undefined;
};

/** The answer of a passkey that is there, and the challenge that it answers. */
export const readAssertion = (text: string): Read<AuthenticationResponseJSON> | undefined =>
  parsed(ASSERTION as unknown as z.ZodType<AuthenticationResponseJSON>, text);

/**
 * The answer with a new passkey. One that brings certificates of its maker is not read: the shop asks for none, and to check them it would have to
 * fetch what strangers name.
 */
export const readRegistration = (text: string): Read<RegistrationResponseJSON> | undefined => {
  const read = parsed(REGISTRATION as unknown as z.ZodType<RegistrationResponseJSON>, text);
  if (read === undefined) return undefined;
  const { attestationObject } = read.response.response;
  const attestation = attempt(() => decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)));
  return attestation !== undefined && attestation.get('attStmt').get('x5c') === undefined ? read : undefined;
};
