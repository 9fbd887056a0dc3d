// Draws what comes in several pieces as a group with its number, so that a class set does not look like a single thing.

import { box, moved, words } from './ink.ts';

/** Where the shown pieces stand: across, how far their feet are above the ground, and how large they are. Those behind come first. */
type Place = readonly [x: number, lift: number, scale: number];

const PAIR: readonly Place[] = [
  [-50, 26, 0.58],
  [46, 0, 0.64],
];
const TRIO: readonly Place[] = [
  [-58, 44, 0.52],
  [58, 44, 0.52],
  [0, 0, 0.62],
];
const CROWD: readonly Place[] = [
  [-72, 66, 0.44],
  [0, 74, 0.44],
  [72, 66, 0.44],
  [-42, 0, 0.54],
  [42, 0, 0.54],
];
/** From so many pieces on, a crowd stands for them. */
const CROWD_FROM = 5;

const placesFor = (pieces: number): readonly Place[] => (pieces < 3 ? PAIR : pieces < CROWD_FROM ? TRIO : CROWD);

/** At the lower right: tiles have their badges and the heart above. */
const tag = (pieces: number): string =>
  moved(76, 80, box(-36, -20, 72, 40, 20, '#26243a') + words(`${pieces} ×`, 0, 8, 22, '#ffffff', 62));

/**
 * Several of a thing around the origin, in the space of one, with a tag that says how many they are.
 * A thing that shows many by itself, like a fan of pencils, is drawn once.
 */
export const drawPieces = (pieces: number, showsMany: boolean, one: (place: number) => string): string =>
  (showsMany
    ? one(0)
    : placesFor(pieces)
        .map(([x, lift, scale], place) => moved(x, 100 - lift - 100 * scale, one(place), scale))
        .join('')) + tag(pieces);
