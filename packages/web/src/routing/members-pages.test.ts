// @vitest-environment node
// Every page for members alone leads strangers to the login. Source: spec 1 §2 "Guards and redirects".

import { matchRoute, needsLogin, PATHS } from '@tornister/domain/routing';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';
import { PAGES } from './page-table.ts';

let host: OpenHost | undefined;
afterEach(() => host?.close());

const forMembers = Object.values(PAGES)
  .map(({ path }) => path.replace(/:\w+/g, '20001'))
  .filter((path) => needsLogin(matchRoute(path)));

describe('pages for members', () => {
  it('are most of the account', () => {
    expect(forMembers.length).toBeGreaterThan(8);
  });

  it.each(forMembers)('%s leads a stranger to the login', async (path) => {
    host = await openHost();
    const answer = await host.get(path);
    const target = new URL(answer.headers.get('location') ?? '/', 'http://localhost');
    expect([answer.status, target.pathname]).toEqual([302, PATHS.login]);
  });
});
