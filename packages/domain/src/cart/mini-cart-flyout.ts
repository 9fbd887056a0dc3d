// When the mini cart opens and closes. Source: spec 3 §2 "Mini cart flyout", §4, §9.

/** The mini cart closes so long after the pointer has left it (spec 3 §9). */
export const MINI_CART_CLOSE_DELAY_MS = 300;

/** The mini cart opens on hover only at laptop sizes and on non-touch devices; by keyboard or button it opens at laptop sizes always. */
export const canOpenMiniCart = (
  device: { readonly isLaptopOrWider: boolean; readonly isTouch: boolean },
  by: 'hover' | 'button',
): boolean => device.isLaptopOrWider && (by === 'button' || !device.isTouch);
