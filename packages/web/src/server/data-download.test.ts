// @vitest-environment node

import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

let host: OpenHost;
afterEach(() => host.close());

const PATH = '/api/my-data/';
const answering = (answer: { readonly data?: unknown; readonly errors?: readonly object[] }) =>
  openHost({ exportCustomerData: () => answer });

describe('everything that the shop holds about a member, as a file', () => {
  it('goes out as a file that nobody caches', async () => {
    host = await answering({ data: { exportCustomerData: '{"accounts":[]}' } });
    const answer = await host.get(PATH);
    expect([answer.status, await answer.text()]).toEqual([200, '{"accounts":[]}']);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="tornister-my-data.json"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('leads to the login where nobody is logged in', async () => {
    host = await answering({ errors: [{ message: 'ishop.api.error.invalid_token' }] });
    const answer = await host.get(PATH);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login/']);
    const [kept = ''] = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('interrupted='));
    expect(decodeURIComponent(kept)).toContain('"path":"/myaccount/contact-details/"');
  });

  it('is asked for again later while the backend is away', async () => {
    host = await answering({ data: { exportCustomerData: '{}' } });
    await host.stopBackend();
    const answer = await host.get(PATH);
    expect([answer.status, answer.headers.has('retry-after')]).toEqual([503, true]);
    expect(await answer.text()).toContain('gerade nicht erreichbar');
  });
});
