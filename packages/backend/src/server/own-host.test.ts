import { expect, it } from 'vitest';
import { ownHost } from './own-host.ts';

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['192.0.2.7', '192.0.2.7'],
  ['localhost', 'localhost'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['2001:db8::7', '[2001:db8::7]'],
])('a server that listens at %s is asked at %s', (listensAt, host) => {
  expect(ownHost(listensAt)).toBe(host);
});
