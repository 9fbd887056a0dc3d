import { describe, expect, it } from 'vitest';
import { createBrowserCeremony, noCeremony, type WebAuthn } from '../src/passkeys/index.ts';

const OPTIONS = JSON.stringify({ challenge: 'abc', timeout: 300_000 });

/** A browser whose authenticators answer, or fail after a time. */
const browser = (answer: unknown, tookMs = 0) => {
  const asked: unknown[] = [];
  let time = 1_000;
  const start = async ({ optionsJSON }: { readonly optionsJSON: unknown }): Promise<unknown> => {
    asked.push(optionsJSON);
    time += tookMs;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const webAuthn: WebAuthn = { startRegistration: start, startAuthentication: start };
  return { ceremony: createBrowserCeremony(webAuthn, () => time), asked };
};
const named = (name: string): Error => Object.assign(new Error('said by the browser'), { name });

describe.each(['create', 'use'] as const)('%s, in a browser', (how) => {
  it('hands the options over as they came, and the answer as JSON', async () => {
    const { ceremony, asked } = browser({ id: 'key' });
    expect((await ceremony[how](OPTIONS))._unsafeUnwrap()).toBe('{"id":"key"}');
    expect(asked).toEqual([JSON.parse(OPTIONS)]);
  });

  it.each([
    ['NotAllowedError', 0, 'cancelled'],
    ['NotAllowedError', 299_999, 'cancelled'],
    ['NotAllowedError', 300_000, 'timedOut'],
    ['AbortError', 0, 'cancelled'],
    ['InvalidStateError', 0, 'alreadyRegistered'],
    ['SecurityError', 0, 'unsupported'],
    ['NotSupportedError', 0, 'unsupported'],
    ['Error', 0, 'unsupported'],
  ])('%s after %i ms is %s', async (name, tookMs, failure) => {
    const { ceremony } = browser(named(name), tookMs);
    expect((await ceremony[how](OPTIONS))._unsafeUnwrapErr()).toEqual({ kind: 'ceremony.failed', failure });
  });

  it('is not possible where there is no device', async () => {
    expect((await noCeremony[how](OPTIONS))._unsafeUnwrapErr()).toEqual({
      kind: 'ceremony.failed',
      failure: 'unsupported',
    });
  });
});
