// @vitest-environment node

import { createServer, maxHeaderSize, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerUnreadable } from './unreadable-request.ts';

const HEADERS = { 'X-Content-Type-Options': 'nosniff' };
let server: Server;
beforeEach(async () => {
  server = createServer((_, outgoing) => void outgoing.end('read'));
  server.on('clientError', answerUnreadable(HEADERS));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

/** Everything that comes back until the connection ends. */
const sent = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', reject);
    socket.on('end', () => resolve(Buffer.concat(parts).toString()));
  });

/** A request for an address of so many characters. */
const asking = (length: number): string =>
  `GET /${'x'.repeat(length - 1)} HTTP/1.1\r\nHost: de.localhost\r\nConnection: close\r\n\r\n`;
/** What stands in a request beside its address is shorter. */
const REST = 100;

describe('a request that Node cannot read', () => {
  it('is answered by a page that says that the address is too long, in both languages and without scripts', async () => {
    const answer = await sent(asking(maxHeaderSize + 1));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head.split('\r\n')).toEqual(
      expect.arrayContaining([
        'HTTP/1.1 431 Request Header Fields Too Large',
        'X-Content-Type-Options: nosniff',
        'Content-Type: text/html; charset=utf-8',
        'Connection: close',
        `Content-Length: ${Buffer.byteLength(body)}`,
      ]),
    );
    expect(body).toContain('<section lang="de"><h1>Diese Adresse ist zu lang</h1>');
    expect(body).toContain('<section lang="en"><h1>This address is too long</h1>');
    expect(body).toContain('<a href="/">');
    expect(body).not.toMatch(/<script|style=|xxx/u);
  });

  it('is none while it is short enough', async () => {
    expect(await sent(asking(maxHeaderSize - REST))).toMatch(/^HTTP\/1\.1 200 /u);
  });

  it('is a bad request where it is no HTTP', async () => {
    const answer = await sent('HELLO\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/u);
    expect(answer).toContain('This request cannot be read');
  });

  it('gets no answer where nobody is there any more', () => {
    const written: unknown[] = [];
    const socket = new Duplex({
      read: () => undefined,
      write: (part, _, done) => {
        written.push(part);
        done();
      },
    });
    answerUnreadable(HEADERS)(Object.assign(new Error('gone'), { code: 'ECONNRESET' }), socket);
    expect(socket.destroyed).toBe(true);
    expect(written).toEqual([]);
  });
});
