// @vitest-environment node
// The page on which a visitor decides what may be measured.

import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../../test/asked-on-host.ts';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { ports } from '../../composition/ports.ts';
import { sessionModule } from '../../composition/session.module.ts';
import { action, loader } from './consent.loader.ts';

registerArea(sessionModule);

const PAGE = '/service/consent/';
const open = () =>
  openTestShop({ bindMore: (bind) => bind(ports.privacySignal, [], () => ({ optsOut: () => false })) });

describe('the page of the consent', () => {
  it('offers what can be agreed to, before anybody has', async () => {
    const { offered, agreedTo } = (await askOnHost(await open(), loader, PAGE)) as Awaited<ReturnType<typeof loader>>;
    expect([offered.length > 0, agreedTo]).toEqual([true, []]);
  });

  it('leads back to the page on which the banner was pressed before it was alive, and nowhere else', async () => {
    const shop = await open();
    const from = async (page: string) => redirectOf(await askOnHost(shop, action, PAGE, { choice: 'none', page }));
    expect(await from('/search/?q=schere')).toEqual([303, '/search/?q=schere']);
    expect(shop.cookies.get('notice')).toBeUndefined();
    expect(await from('//evil.example/')).toEqual([303, PAGE]);
  });

  it('keeps what was ticked, which it says and shows', async () => {
    const shop = await open();
    const { offered } = (await askOnHost(shop, loader, PAGE)) as Awaited<ReturnType<typeof loader>>;
    const [purpose = ''] = offered;
    expect(redirectOf(await askOnHost(shop, action, PAGE, { choice: 'selection', purpose }))).toEqual([303, PAGE]);
    expect(shop.cookies.get('notice')).toBe('success:vue.consent.saved');
    expect(await askOnHost(shop, loader, PAGE)).toMatchObject({ agreedTo: [purpose] });
    await askOnHost(shop, action, PAGE, { choice: 'none' });
    expect(await askOnHost(shop, loader, PAGE)).toMatchObject({ agreedTo: [] });
  });
});
