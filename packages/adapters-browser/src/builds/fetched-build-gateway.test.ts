import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createFetchedBuildGateway } from './fetched-build-gateway.ts';

const asking = async (answer: Response | Error) => {
  const asked: [string, RequestInit][] = [];
  const gateway = createFetchedBuildGateway(async (path, init) => {
    asked.push([path, init]);
    if (answer instanceof Error) throw answer;
    return answer;
  }, NEVER);
  return { answered: await gateway.manifest('a/b'), asked };
};

describe('F33: the manifest of a build', () => {
  it('is asked for past every cache', async () => {
    const { asked, answered } = await asking(Response.json({ id: 'a/b', routeRules: {} }));
    expect(asked).toEqual([['/builds/meta/a%2Fb.json', { cache: 'no-store' }]]);
    expect(answered).toEqual({ kind: 'manifest', manifest: { id: 'a/b', routeRules: {} } });
  });

  it.each([404, 410])('is gone with a %i', async (status) => {
    expect((await asking(new Response('', { status }))).answered).toEqual({ kind: 'gone' });
  });

  it.each([
    ['a server out of order', new Response('{}', { status: 503 })],
    ['the HTML of a proxy', new Response('<!doctype html>')],
    ['something else', Response.json({ build: 1 })],
    ['nobody', new TypeError('Failed to fetch')],
  ])('of %s proves nothing', async (_who, answer) => {
    expect((await asking(answer)).answered).toEqual({ kind: 'unavailable' });
  });
});
