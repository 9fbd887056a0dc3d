// Demo shop: the list of all product families.

import type { Family } from '../family.ts';
import { BAG_FAMILIES } from './bags.ts';
import { CRAFT_FAMILIES } from './crafts.ts';
import { FURNITURE_FAMILIES } from './furniture.ts';
import { GIFT_FAMILIES } from './gifts.ts';
import { KINDERGARTEN_FAMILIES } from './kindergarten.ts';
import { MEDIA_FAMILIES } from './media.ts';
import { MUSIC_FAMILIES, SPORT_FAMILIES } from './music-and-sports.ts';
import { OFFICE_FAMILIES } from './office.ts';
import { PAPER_FAMILIES } from './paper.ts';
import { SCIENCE_FAMILIES } from './science.ts';
import { TEACHING_FAMILIES } from './teaching.ts';
import { WRITING_FAMILIES } from './writing.ts';

/** All families of the demo shop, in the order of its shelves. */
export const FAMILIES: readonly Family[] = [
  ...WRITING_FAMILIES,
  ...PAPER_FAMILIES,
  ...CRAFT_FAMILIES,
  ...BAG_FAMILIES,
  ...KINDERGARTEN_FAMILIES,
  ...MUSIC_FAMILIES,
  ...SPORT_FAMILIES,
  ...FURNITURE_FAMILIES,
  ...MEDIA_FAMILIES,
  ...TEACHING_FAMILIES,
  ...SCIENCE_FAMILIES,
  ...OFFICE_FAMILIES,
  ...GIFT_FAMILIES,
];
