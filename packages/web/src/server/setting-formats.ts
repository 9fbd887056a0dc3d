// How settings are written that only the shop host reads: ports that browsers talk to, lists of categories.

import { wholeNumber } from '@tornister/process/setting-formats';
import { z } from 'zod';

/** Ports that browsers and `fetch` refuse to talk to; a shop there would never answer (Fetch standard, "bad port"). */
const REFUSED_PORTS: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/** A port that a browser talks to; 0 takes a free one. */
export const port = (otherwise: number) =>
  wholeNumber(0, 65_535, otherwise).refine((value) => !REFUSED_PORTS.has(value));

/** `1001,1047`. */
export const categoryIds = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((ids) => ids.every((id) => /^[\w-]{1,40}$/.test(id)));
