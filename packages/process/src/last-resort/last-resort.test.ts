import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { installLastResort } from './index.ts';

const listening = () => {
  const process = new EventEmitter();
  const stream = new EventEmitter();
  const lines: string[] = [];
  let closed = 0;
  const log = {
    error: (_: unknown, text: string) => void lines.push(`error: ${text}`),
    fatal: (_: unknown, text: string) => void lines.push(`fatal: ${text}`),
  };
  installLastResort({ process, streams: [stream] }, log as never, () => {
    closed += 1;
  });
  return { process, stream, lines, closed: () => closed };
};

const withCode = (code: string): Error => Object.assign(new Error(code), { code });

describe('installLastResort', () => {
  it.each(['57P01', 'ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])('logs %s and goes on', (code) => {
    const { process, lines, closed } = listening();
    process.emit('uncaughtException', withCode(code));
    expect([lines.length, closed()]).toEqual([1, 0]);
    expect(lines[0]).toMatch(/^error/);
  });

  it('logs a promise that nobody waited for and goes on, bug or not', () => {
    const { process, lines, closed } = listening();
    process.emit('unhandledRejection', new TypeError('x is not a function'));
    expect([lines.length, closed()]).toEqual([1, 0]);
  });

  it('closes in order after a bug', () => {
    const { process, lines, closed } = listening();
    process.emit('uncaughtException', new TypeError('x is not a function'));
    expect(closed()).toBe(1);
    expect(lines[0]).toMatch(/^fatal/);
  });

  it('does not mind that the reader of the log is gone', () => {
    const { stream } = listening();
    expect(() => stream.emit('error', withCode('EPIPE'))).not.toThrow();
  });
});
