// @vitest-environment node

import { PASSKEY_ANSWER_MAX_LENGTH, PASSKEY_MESSAGES } from '@tornister/domain/passkeys';
import { afterEach, describe, expect, it } from 'vitest';
import { LOGGED_IN, NOBODY } from '../../test/login-answers.ts';
import { type OpenHost, openHost } from '../../test/open-host.ts';

const PASSKEY = { credential: '{"id":"key"}', stayLogged: false };
const LOGIN = '/api/login-action/';

const answering = (answer: object) => ({ loginWithPasskey: () => ({ data: { loginWithPasskey: answer } }) });
const cookiesOf = (response: Response): string => response.headers.getSetCookie().join('\n');

let host: OpenHost;
afterEach(() => host.close());

describe('POST /api/login-action/ with a passkey', () => {
  it('keeps the tokens in cookies that no script reads, as a login by password does', async () => {
    host = await openHost(answering(LOGGED_IN));
    const answer = await host.send(LOGIN, { passkey: PASSKEY, mergeCart: false });
    const body = await answer.text();
    expect(JSON.parse(body)).toMatchObject({ successfull: true, firstName: 'Nora', lastName: 'Neu' });
    expect(body).not.toMatch(/secret|device/);
    expect(cookiesOf(answer)).toMatch(/^X-JWT=eyJ\.secret;(?!.*Max-Age).*HttpOnly/m);
  });

  it('keeps them for 30 days for who stays logged in', async () => {
    host = await openHost(answering(LOGGED_IN));
    const answer = await host.send(LOGIN, { passkey: { ...PASSKEY, stayLogged: true }, mergeCart: false });
    expect(cookiesOf(answer)).toMatch(/^X-JWT=eyJ\.secret;.*Max-Age=2592000/m);
  });

  it('hands a refusal on, and logs nobody in', async () => {
    host = await openHost(
      answering({ ...LOGGED_IN, ...NOBODY, successfull: false, errorMessage: PASSKEY_MESSAGES.unknown }),
    );
    const answer = await host.send(LOGIN, { passkey: PASSKEY });
    expect(await answer.json()).toEqual({
      successfull: false,
      errorMessage: PASSKEY_MESSAGES.unknown,
      fieldErrors: [],
    });
    expect(cookiesOf(answer)).not.toContain('X-JWT');
  });

  it.each([
    [{ passkey: {} }],
    [{ passkey: { credential: 7 } }],
    [{ passkey: { credential: 'x'.repeat(PASSKEY_ANSWER_MAX_LENGTH + 1) } }],
    [{}],
  ])('refuses what is no login (%#)', async (body) => {
    host = await openHost(answering(LOGGED_IN));
    expect((await host.send(LOGIN, body)).status).toBe(400);
  });
});
