// Where this shop keeps its rendered pictures, and from when on a picture that nothing shows is shown to nobody.

import type { Settings } from '../settings.ts';
import { createPictureBucket } from './picture-bucket.ts';
import { createPictureFolder, type PictureFiles } from './picture-files.ts';

/**
 * For so long a picture is still served that nothing shows any more: pages that caches keep may have its address. Afterwards it is not rendered
 * again, and what was rendered of it goes.
 */
export const UNUSED_SERVED_MS = 24 * 60 * 60_000;

/** The store for many machines, where there is one, or else the data folder. */
export const pictureFilesOf = ({ pictures, dataDir }: Pick<Settings, 'pictures' | 'dataDir'>): PictureFiles =>
  pictures === undefined ? createPictureFolder(`${dataDir}/pictures`) : createPictureBucket(pictures);
