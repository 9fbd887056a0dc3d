// An authenticator without hardware, for tests: makes passkeys (ES256, no attestation) and signs challenges as WebAuthn Level 3 has it (§6, §7).

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const FLAGS = { present: 0x01, verified: 0x04, withKey: 0x40 };

type Options = { readonly challenge: string };
type CreationOptions = Options & {
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
  readonly excludeCredentials?: readonly { readonly id: string }[];
};
type RequestOptions = Options & { readonly rpId: string };

/** What an authenticator says otherwise than it should. */
export type Twist = {
  readonly origin?: string;
  readonly type?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly signWith?: KeyObject;
  /** An attestation that names a certificate. */
  readonly hasCertificate?: boolean;
};

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** CBOR (RFC 8949) of what an attestation needs. */
const cbor = (value: number | string | Buffer | ReadonlyMap<number | string, unknown> | readonly unknown[]): Buffer => {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    return length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map((entry) => cbor(entry))]);
  const map = value as ReadonlyMap<number | string, never>;
  return Buffer.concat([head(5, map.size), ...[...map].flatMap(([key, entry]) => [cbor(key), cbor(entry)])]);
};

/** A device with any number of passkeys; `make` and `use` answer as `navigator.credentials` does, as JSON. */
export const softwareAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let userHandle = '';
  let signed = 0;

  const clientData = (type: string, { challenge }: Options, twist: Twist): Buffer =>
    Buffer.from(
      JSON.stringify({ type: twist.type ?? type, challenge, origin: twist.origin ?? origin, crossOrigin: false }),
    );
  const authenticatorData = (rpId: string, flags: number, counter: number, more: readonly Buffer[] = []): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...more]);
  };
  const verified = ({ isVerified = true }: Twist): number => FLAGS.present | (isVerified ? FLAGS.verified : 0);
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  };

  return {
    id: named.id,
    make: (options: string, twist: Twist = {}): string => {
      const wanted = JSON.parse(options) as CreationOptions;
      userHandle = wanted.user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, id.length]);
      const data = authenticatorData(wanted.rp.id, verified(twist) | FLAGS.withKey, twist.counter ?? 0, [
        Buffer.alloc(16),
        length,
        id,
        cbor(key),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', twist.hasCertificate ? 'packed' : 'none'],
        ['attStmt', new Map(twist.hasCertificate ? [['x5c', [randomBytes(40)]]] : [])],
        ['authData', data],
      ]);
      return JSON.stringify({
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', wanted, twist).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      });
    },
    use: (options: string, twist: Twist = {}): string => {
      const wanted = JSON.parse(options) as RequestOptions;
      signed += 1;
      const data = authenticatorData(wanted.rpId, verified(twist), twist.counter ?? signed);
      const client = clientData('webauthn.get', wanted, twist);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), twist.signWith ?? privateKey);
      return JSON.stringify({
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: twist.userHandle ?? userHandle,
        },
      });
    },
  };
};
