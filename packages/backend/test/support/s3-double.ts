// A small store that speaks the protocol of S3 as far as the shop does: files of one bucket in memory. It works every signature out by
// itself, from the request as it arrived, and refuses what is signed otherwise.

import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

export type S3Double = {
  /** `s3+http:` address of the bucket. */
  readonly url: string;
  readonly files: Map<string, { readonly content: Buffer; readonly type: string }>;
  /** Every answer is this status from now on; nothing undoes it. */
  readonly failWith: (status: number | undefined) => void;
  readonly close: () => Promise<void>;
};

const ID = 'pictures-of-the-shop';
const SECRET = 'a/secret+with=letters';
const REGION = 'eu-test-1';
const LONGEST_SKEW_MS = 900_000;

const sign = (parts: readonly string[], text: string): string =>
  createHmac(
    'sha256',
    parts.reduce<string | Buffer>((key, part) => createHmac('sha256', key).update(part).digest(), `AWS4${SECRET}`),
  )
    .update(text)
    .digest('hex');

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** Whether the request is signed with the key of this store, for this moment, and its body is the one that was signed. */
const isSigned = (incoming: IncomingMessage, body: Buffer): boolean => {
  const { headers, method = '', url = '' } = incoming;
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  const [, id, day = '', region = '', names = '', signature] = found ?? [];
  const time = String(headers['x-amz-date'] ?? '');
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? [];
  const skew = Math.abs(Date.now() - Date.UTC(Number(y), Number(mo) - 1, Number(d), Number(h), Number(mi), Number(s)));
  if (id !== ID || region !== REGION || !time.startsWith(day) || !(skew < LONGEST_SKEW_MS)) return false;
  if (!names.split(';').includes('host') || headers['x-amz-content-sha256'] !== sha256(body)) return false;
  const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const request = `${method}\n${url}\n\n${lines.join('')}\n${names}\n${sha256(body)}`;
  const text = `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/s3/aws4_request\n${sha256(request)}`;
  return signature === sign([day, region, 's3', 'aws4_request'], text);
};

/** Starts one. */
export const startS3Double = async (): Promise<S3Double> => {
  const files: S3Double['files'] = new Map();
  let failure: number | undefined;
  const answer = (incoming: IncomingMessage, body: Buffer): readonly [number, (Buffer | string)?] => {
    if (failure !== undefined) return [failure];
    if (!isSigned(incoming, body)) return [403, '<Error><Code>SignatureDoesNotMatch</Code></Error>'];
    const path = incoming.url ?? '';
    if (incoming.method === 'PUT') {
      files.set(path, { content: body, type: incoming.headers['content-type'] ?? '' });
      return [200];
    }
    if (incoming.method === 'DELETE') {
      files.delete(path);
      return [204];
    }
    const file = files.get(path);
    return file === undefined ? [404, '<Error><Code>NoSuchKey</Code></Error>'] : [200, file.content];
  };
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const [status, content] = answer(incoming, Buffer.concat(parts));
    outgoing.writeHead(status).end(content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `s3+http://${ID}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/shop/pictures?region=${REGION}`,
    files,
    failWith: (status) => {
      failure = status;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
