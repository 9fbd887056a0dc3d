// Sizes of screens and of the logo. Source: spec 1 §9 "Breakpoints", "Shop logo"; spec 3 §9.

/** From this width on, in px, a screen is of the class; the browser tells by the queries below which one it is. Spec 1 §9. */
export const BREAKPOINTS_PX = { mobile: 0, tablet: 768, laptop: 1024, laptopLarge: 1280, desktopLarge: 1780 } as const;

/** Mobile, as a query of styles: up to 767 px; spec 1 §9. */
export const MOBILE_MEDIA_QUERY = `(max-width: ${BREAKPOINTS_PX.tablet - 1}px)`;

/** Laptops and wider, as a query of styles: from 1024 px; spec 1 §9. */
export const LAPTOP_MEDIA_QUERY = `(min-width: ${BREAKPOINTS_PX.laptop}px)`;

/** 300 by 83 px; spec 1 §2, §9. */
export const LOGO_SIZE_PX = { width: 300, height: 83 } as const;
