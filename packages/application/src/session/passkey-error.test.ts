import { PASSKEY_MESSAGES } from '@tornister/domain/passkeys';
import { describe, expect, it } from 'vitest';
import { passkeyError } from './passkey-error.ts';

describe('why nothing came of a passkey', () => {
  it('is told in the shop’s words where the device did not do it', () => {
    expect(passkeyError({ kind: 'ceremony.failed', failure: 'cancelled' } as never)).toEqual({
      kind: 'passkey.refused',
      errors: [],
      message: PASSKEY_MESSAGES['cancelled' as keyof typeof PASSKEY_MESSAGES],
    });
  });

  it('is the failure of the call where that failed', () => {
    const error = { kind: 'gateway.timed-out' } as const;
    expect(passkeyError(error)).toBe(error);
  });
});
