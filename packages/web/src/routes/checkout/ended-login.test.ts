// @vitest-environment node
// The end of a login, told where somebody logs in for the checkout.

import { aCart, aLine } from '@tornister/application/testing';
import { describe, expect, it } from 'vitest';
import { askOnHost } from '../../../test/asked-on-host.ts';
import { openTestShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { checkoutModule } from '../../composition/checkout.module.ts';
import { newsletterModule } from '../../composition/newsletter.module.ts';
import { sessionModule } from '../../composition/session.module.ts';
import { loader } from './login.loader.ts';

for (const area of [checkoutModule, newsletterModule, sessionModule]) registerArea(area);

describe('the login of the checkout, after a login has ended (spec 1 §2 "security-logout flag")', () => {
  it('tells it once, and no other page does so again', async () => {
    const shop = await openTestShop({
      cart: { cart: aCart([aLine(1)]), items: [] },
      cookies: { securityLogout: 'member mia' },
    });
    const notice = { message: 'vue.message.securityLogout' };
    expect(await askOnHost(shop, loader, '/checkout/login/')).toMatchObject({ notice });
    expect(shop.cookies.get('securityLogout')).toBeUndefined();
    expect(await askOnHost(shop, loader, '/checkout/login/')).not.toMatchObject({ notice });
  });
});
