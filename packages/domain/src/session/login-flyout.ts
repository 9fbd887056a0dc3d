// What the login flyout shows to whom. Source: spec 3 §2 "Login flyout".

import type { Storefront } from '../storefront/storefront.ts';

export type LoginFlyout = {
  /** What the first field asks for. */
  readonly identifier: 'email' | 'customerNumber';
  /** Login and register fold into two panels. */
  readonly isCollapsible: boolean;
  /** Flags that switch between the German and the English educational host. */
  readonly hasLanguageSwitch: boolean;
  /** A list was shared: the flyout has an invitation header and text. */
  readonly hasInvitation: boolean;
};

/** E-mail for consumers, customer number for business; the business variant folds on mobile and has a language switch. */
export const loginFlyout = (
  shop: Pick<Storefront, 'isB2b'>,
  visit: { readonly isMobile: boolean; readonly hasShareData: boolean },
): LoginFlyout => ({
  identifier: shop.isB2b ? 'customerNumber' : 'email',
  isCollapsible: shop.isB2b && visit.isMobile,
  hasLanguageSwitch: shop.isB2b,
  hasInvitation: visit.hasShareData,
});

/** It opens on hover at laptop sizes where something finer than a finger points, like the mini cart; by a press it opens everywhere. */
export const canOpenAccountFlyout = (
  device: { readonly isLaptopOrWider: boolean; readonly isTouch: boolean },
  by: 'hover' | 'button',
): boolean => by === 'button' || (device.isLaptopOrWider && !device.isTouch);
