import { describe, expect, it } from 'vitest';
import { instantOf } from '../shared/instant.ts';
import {
  type BuildManifest,
  buildManifestPath,
  hasNewVersion,
  MANIFEST_POLL_MS,
  parseBuildManifest,
  untilManifestPoll,
} from './build-manifest.ts';

const manifest: BuildManifest = {
  id: 'b1',
  routeRules: {
    '/service/**': { cache: 60 },
    '/**': { ssr: true },
    '/service/katalog': { cache: 0 },
    '/service/newsletter/**': { cache: 5 },
  },
};

describe('build manifest (spec 1 §4, §7)', () => {
  it('is polled at builds/meta/{buildId}.json', () => {
    expect(buildManifestPath('b1')).toBe('/builds/meta/b1.json');
    expect(buildManifestPath('a/b')).toBe('/builds/meta/a%2Fb.json');
    expect(MANIFEST_POLL_MS).toBe(300_000);
  });

  it('is asked for once the last question is five minutes old', () => {
    const wait = (ms: number) => untilManifestPoll(instantOf(1_000), instantOf(1_000 + ms));
    expect([0, 240_000, 299_999, 300_000, 3_600_000].map(wait)).toEqual([300_000, 60_000, 1, 0, 0]);
  });

  it('is read with the rules of its routes', () => {
    expect(parseBuildManifest(JSON.parse(JSON.stringify(manifest)))).toStrictEqual(manifest);
    expect(parseBuildManifest({ id: 'b1', routeRules: { '/a': { x: null, y: [1], z: 'z' }, '/b': 7 } })).toStrictEqual({
      id: 'b1',
      routeRules: { '/a': { z: 'z' }, '/b': {} },
    });
    expect(parseBuildManifest({ id: 'b1' })).toStrictEqual({ id: 'b1', routeRules: {} });
    expect(parseBuildManifest({ id: 'b1', routeRules: ['x'] })).toStrictEqual({ id: 'b1', routeRules: {} });
  });

  it.each([undefined, null, 'b1', 7, ['b1'], {}, { id: 1 }])('is not read from %j', (answer) => {
    expect(parseBuildManifest(answer)).toBeUndefined();
  });

  it('tells of a new version when it is of another build or gone', () => {
    expect(hasNewVersion('b1', { kind: 'manifest', manifest })).toBe(false);
    expect(hasNewVersion('b0', { kind: 'manifest', manifest })).toBe(true);
    expect(hasNewVersion('b1', { kind: 'gone' })).toBe(true);
    expect(hasNewVersion('b1', { kind: 'unavailable' })).toBe(false);
  });
});
