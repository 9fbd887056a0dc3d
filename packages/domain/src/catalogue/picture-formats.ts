// The formats in which pictures of products are made, and the energy label beside a price. Source: spec 1 §9 "Image formats", §3.

import type { EnergyEfficiency } from './product.ts';

/** Width and height in pixels; pictures of products are 4:3, shared links 1.91:1. */
export const PICTURE_FORMATS = {
  PRODUCTLISTING_SMALL: { width: 140, height: 105 },
  PRODUCTLISTING_BIG: { width: 280, height: 210 },
  OPEN_GRAPH: { width: 1200, height: 630 },
  ADS_MAIN_MOBILE: { width: 480, height: 360 },
  ADS_MAIN_DESKTOP: { width: 640, height: 480 },
  ADS_ZOOM_MOBILE: { width: 960, height: 720 },
  ADS_ZOOM_DESKTOP: { width: 1280, height: 960 },
  ADS_ZOOM_NEW: { width: 1600, height: 1200 },
  BASKET_LAYER: { width: 120, height: 90 },
} as const satisfies Record<string, { width: number; height: number }>;

/** A card shows the big listing picture from this width of the window on, in pixels (spec 1 §9). */
const BIG_CARD_PICTURE_FROM_PX = 1_024;

/** How wide a card's picture is, as the `sizes` of its sources say it: of both widths a browser takes the one that its screen needs. */
export const CARD_PICTURE_SIZES = `(min-width: ${BIG_CARD_PICTURE_FROM_PX}px) ${PICTURE_FORMATS.PRODUCTLISTING_BIG.width}px, ${PICTURE_FORMATS.PRODUCTLISTING_SMALL.width}px`;

/** Classes of the energy label, the best one first. */
export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof ENERGY_CLASSES)[number];

/** The words that a label's alternative text needs: its class and the scale (Reg. (EU) 2017/1369). */
export const energyLabelWords = (
  energyClass: EnergyClass,
): { readonly energyClass: EnergyClass; readonly best: EnergyClass; readonly worst: EnergyClass } => ({
  energyClass,
  best: 'A',
  worst: 'G',
});

/** A label is shown when it has a picture, an alternative text and the full label to open. */
export const showsEnergyLabel = (label: EnergyEfficiency | undefined): label is EnergyEfficiency =>
  label !== undefined && [label.imgPath, label.imgAlt, label.detailsImgPath].every((part) => part.trim() !== '');
