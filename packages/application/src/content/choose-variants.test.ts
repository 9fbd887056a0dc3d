import { CONSENT_COOKIE } from '@tornister/domain/analytics';
import { AB_COOKIE_S, type AbTest } from '@tornister/domain/content';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/doubles/in-memory-device.ts';
import { createChooseVariants, openPreview } from './choose-variants.ts';

const test: AbTest = {
  id: 'BZ_AB_x',
  variants: [
    { key: 'a', trackingCode: 'x-a' },
    { key: 'b', trackingCode: 'x-b' },
  ],
};
const AGREED = { [CONSENT_COOKIE]: '2.1763800000.statistics' };

const open = (cookies: Readonly<Record<string, string>>, key: string) => {
  const jar = createInMemoryCookieJar(cookies);
  const set: { readonly name: string; readonly seconds: number | undefined }[] = [];
  const writing = {
    ...jar,
    set: (name: string, value: string, options: { readonly maxAgeSeconds?: number }) => {
      set.push({ name, seconds: options.maxAgeSeconds });
      jar.set(name, value, options);
    },
  };
  return { jar, set, choose: createChooseVariants({ cookies: writing, keyMaker: { make: () => key } }) };
};

describe('the variants of a visitor', () => {
  it.each([
    ['7fffffff00', 'a'],
    ['8000000000', 'b'],
  ])('are drawn by chance (%s) for who has agreed, and remembered', (key, variant) => {
    const { jar, set, choose } = open(AGREED, key);
    expect(choose([test])).toEqual({ BZ_AB_x: variant });
    expect(jar.get('BZ_AB_x')).toBe(variant);
    expect(set).toEqual([{ name: 'BZ_AB_x', seconds: AB_COOKIE_S }]);
  });

  it('stay what they were', () => {
    const { set, choose } = open({ ...AGREED, BZ_AB_x: 'b' }, '00000000');
    expect(choose([test])).toEqual({ BZ_AB_x: 'b' });
    expect(set).toEqual([]);
  });

  it('are none without consent; no cookie is set, and one of before is removed', () => {
    for (const refused of [{}, { [CONSENT_COOKIE]: '2.1763800000' }, { BZ_AB_x: 'b', BZ_AB_of_another_page: 'a' }]) {
      const { jar, choose } = open(refused, 'ffffffff');
      expect(choose([test])).toEqual({});
      expect([jar.get('BZ_AB_x'), jar.get('BZ_AB_of_another_page')]).toEqual([undefined, undefined]);
    }
  });
});

describe('the preview of staff (spec 1 §6)', () => {
  const query = [['ishop-preview-json', '{"abScenarios":{"BZ_AB_x":"b"}}']] as const;

  it('shows the scenarios that staff picked', async () => {
    const opened = await openPreview({ query, visitor: () => okAsync({ isInternal: true }) });
    expect(opened._unsafeUnwrap()).toEqual({ BZ_AB_x: 'b' });
  });

  it('is nothing for others, and where it cannot be said who asks', async () => {
    for (const visitor of [
      () => okAsync({ isInternal: false }),
      () => errAsync({ kind: 'gateway.unreachable' } as const),
    ]) {
      expect((await openPreview({ query, visitor }))._unsafeUnwrap()).toBeUndefined();
    }
  });

  it('asks about nobody where no preview is asked for', async () => {
    const visitor = vi.fn(() => okAsync({ isInternal: true }));
    expect((await openPreview({ query: [['p', '2']], visitor }))._unsafeUnwrap()).toBeUndefined();
    expect(visitor).not.toHaveBeenCalled();
  });
});
