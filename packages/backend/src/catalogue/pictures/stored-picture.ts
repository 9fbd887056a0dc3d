import type { PictureRecord } from '../../demo-shop/records/picture.ts';

/** A picture where it is used: its name and the words that stand for it. */
export type StoredPicture = Pick<PictureRecord, 'id' | 'alt'>;
