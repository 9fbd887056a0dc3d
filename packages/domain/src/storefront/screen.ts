// Sizes of screens and of the logo. Source: spec 1 §9 "Breakpoints", "Shop logo"; spec 3 §9.

/** From this width on, in px, a screen is of the class; spec 1 §9. */
export const BREAKPOINTS_PX = { mobile: 0, tablet: 768, laptop: 1024, laptopLarge: 1280, desktopLarge: 1780 } as const;
export type ScreenClass = keyof typeof BREAKPOINTS_PX;

const FROM_WIDEST: readonly ScreenClass[] = ['desktopLarge', 'laptopLarge', 'laptop', 'tablet'];

/** Mobile up to 767 px, tablet from 768, laptop from 1024, large laptop from 1280, large desktop from 1780. */
export const screenClassOf = (widthPx: number): ScreenClass =>
  FROM_WIDEST.find((screen) => widthPx >= BREAKPOINTS_PX[screen]) ?? 'mobile';

/** True from 1024 px on. */
export const isLaptopOrWider = (widthPx: number): boolean => widthPx >= BREAKPOINTS_PX.laptop;

/** Mobile, as a query of styles: up to 767 px; spec 1 §9. */
export const MOBILE_MEDIA_QUERY = `(max-width: ${BREAKPOINTS_PX.tablet - 1}px)`;

/** Laptops and wider, as a query of styles: from 1024 px; spec 1 §9. */
export const LAPTOP_MEDIA_QUERY = `(min-width: ${BREAKPOINTS_PX.laptop}px)`;

/** Touch means no hover with a coarse pointer; spec 1 §9. */
export const TOUCH_MEDIA_QUERY = '(hover: none) and (pointer: coarse)';

/** 300 by 83 px; spec 1 §2, §9. */
export const LOGO_SIZE_PX = { width: 300, height: 83 } as const;
