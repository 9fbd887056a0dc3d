// @vitest-environment node
// How often a backend that does not answer rings an alarm.

import type { GatewayError } from '@tornister/application/ports';
import { describe, expect, it } from 'vitest';
import { ALARM_EVERY_MS, createFeedAlarms, PieceMissing } from './feed-alarms.ts';

const MESSAGE = 'A file for programs could not be written';
const missing = (reason: GatewayError = { kind: 'gateway.timed-out' }) => new PieceMissing(reason);

/** Alarms whose time is set by the test, and what they have written. */
const openAlarms = () => {
  const written: [level: string, others: number | undefined][] = [];
  const writes = (level: string) => (fields: unknown) => {
    written.push([level, (fields as { readonly others?: number }).others]);
  };
  let now = 0;
  const alarm = createFeedAlarms({ error: writes('error'), warn: writes('warn') }, () => now);
  const failAt = (at: number, err: unknown): void => {
    now = at;
    alarm({ path: '/product-feed.xml', err }, MESSAGE);
  };
  return { written, failAt };
};

describe('files for programs that fail', () => {
  it('because the backend does not answer are one alarm a minute, and the next one counts the others', () => {
    const { written, failAt } = openAlarms();
    for (const at of [5, 6, ALARM_EVERY_MS + 4]) failAt(at, missing());
    failAt(ALARM_EVERY_MS + 5, missing({ kind: 'gateway.unreachable' }));
    failAt(ALARM_EVERY_MS + 6, missing({ kind: 'gateway.unreachable' }));
    failAt(2 * ALARM_EVERY_MS + 5, missing());
    expect(written).toEqual([
      ['error', 0],
      ['warn', undefined],
      ['warn', undefined],
      ['error', 2],
      ['warn', undefined],
      ['error', 1],
    ]);
  });

  it.each<[string, unknown]>([
    ['an answer that is none', missing({ kind: 'gateway.unreadable', detail: 'products' })],
    ['a refusal', missing({ kind: 'gateway.refused', message: '', fieldErrors: [] })],
    ['a failure of the backend itself', missing({ kind: 'gateway.internal' })],
    ['a fault of the shop host', new Error('broken')],
  ])('for another reason are an alarm each time: %s', (_reason, error) => {
    const { written, failAt } = openAlarms();
    failAt(1, missing());
    for (const at of [2, 3]) failAt(at, error);
    failAt(4, missing());
    expect(written.map(([level]) => level)).toEqual(['error', 'error', 'error', 'warn']);
  });
});
