// The type of a picture as products and pages refer to it.

import type { PictureRecord } from '../../pictures/picture-record.ts';

/** A picture where it is used: its name and the words that stand for it. */
export type StoredPicture = Pick<PictureRecord, 'id' | 'alt'>;
