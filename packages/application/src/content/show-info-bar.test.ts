import { infoBarCookie } from '@tornister/domain/content';
import { describe, expect, it } from 'vitest';
import { createInMemoryCookieJar } from '../../testing/index.ts';
import { createDormantScope, createScope } from '../kernel/index.ts';
import { createShowInfoBar } from './show-info-bar.ts';

describe('the bar above the header (spec 3 §4)', () => {
  it('asks for no cookie before it is in a page', () => {
    const asked: string[] = [];
    const cookies = { ...createInMemoryCookieJar({}), get: (name: string) => String(asked.push(name)) };
    const scope = createDormantScope(createScope());
    const bar = createShowInfoBar(scope, { cookies }, 'summer');
    expect(bar.state$.value).toBe(true);
    expect(asked).toEqual([]);
    scope.start();
    expect(bar.state$.value).toBe(false);
    expect(asked).toEqual([infoBarCookie('summer')]);
  });

  it('goes when it is dismissed, stays gone, and takes no other bar with it', () => {
    const cookies = createInMemoryCookieJar({});
    const bar = createShowInfoBar(createScope(), { cookies }, 'summer');
    expect(bar.state$.value).toBe(true);
    bar.dismiss();
    expect(bar.state$.value).toBe(false);
    expect(createShowInfoBar(createScope(), { cookies }, 'summer').state$.value).toBe(false);
    expect(createShowInfoBar(createScope(), { cookies }, 'winter').state$.value).toBe(true);
  });
});
