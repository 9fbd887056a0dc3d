// Signs a request for a store that speaks the protocol of S3: AWS Signature Version 4, in the header `authorization`.
// Source: AWS, "Authenticating Requests (AWS Signature Version 4)".

import { createHash, createHmac } from 'node:crypto';

const ALGORITHM = 'AWS4-HMAC-SHA256';
const SERVICE = 's3';
const DAY_LETTERS = 8;

export type StoreKey = { readonly id: string; readonly secret: string; readonly region: string };

export type UnsignedRequest = {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly url: URL;
  /** By their names in small letters; all of them are signed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** `20130524T000000Z`. */
const timestampOf = (ms: number): string => new Date(ms).toISOString().replaceAll(/[:-]|\.\d{3}/g, '');

/** The headers of the request with its signature, good for a quarter of an hour around `ms`. The address must have no query. */
export const signRequest = (
  { method, url, headers, body }: UnsignedRequest,
  { id, secret, region }: StoreKey,
  ms: number,
): Readonly<Record<string, string>> => {
  const timestamp = timestampOf(ms);
  const day = timestamp.slice(0, DAY_LETTERS);
  const bodyHash = sha256(body);
  const signed: Readonly<Record<string, string>> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': timestamp,
  };
  const names = Object.keys(signed).sort();
  const lines = names.map((name) => `${name}:${signed[name]?.trim()}\n`).join('');
  const request = [method, url.pathname, '', lines, names.join(';'), bodyHash].join('\n');
  const scope = `${day}/${region}/${SERVICE}/aws4_request`;
  const text = [ALGORITHM, timestamp, scope, sha256(request)].join('\n');
  const key = [day, region, SERVICE, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const signature = createHmac('sha256', key).update(text).digest('hex');
  const { host: _host, ...sent } = signed;
  const credential = `${id}/${scope}`;
  return {
    ...sent,
    authorization: `${ALGORITHM} Credential=${credential},SignedHeaders=${names.join(';')},Signature=${signature}`,
  };
};
