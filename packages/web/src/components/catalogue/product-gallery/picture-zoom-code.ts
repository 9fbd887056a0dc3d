// The code of the large view of pictures, which comes with the first press: few look closer.

import { deferredCode } from '../../../react/deferred-code.ts';

export const pictureZoom = deferredCode(() => import('./picture-zoom.tsx').then(({ PictureZoom }) => PictureZoom));
