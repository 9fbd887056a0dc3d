import { describe, expect, it } from 'vitest';
import type { GatewayError } from '../ports/index.ts';
import { gatewayNotice } from './gateway-notice.ts';

describe('what a shopper is told about a failed call (spec 2 §8)', () => {
  it.each([
    [{ kind: 'gateway.refused', message: 'Der Warenkorb ist voll.' }, 'Der Warenkorb ist voll.'],
    [{ kind: 'gateway.throttled', message: 'Bitte warten.' }, 'Bitte warten.'],
    [{ kind: 'gateway.refused', message: '' }, 'gateway.refused'],
    [{ kind: 'gateway.timed-out' }, 'gateway.timed-out'],
    [{ kind: 'gateway.internal', message: 'stack trace' }, 'gateway.internal'],
  ])('%j shows %s, and the same error once', (error, message) => {
    expect(gatewayNotice(error as unknown as GatewayError)).toEqual({ id: message, tone: 'error', message });
  });
});
