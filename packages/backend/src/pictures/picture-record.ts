// Pictures, as records name them.

import type { Text } from '../texts/text.ts';
import type { PictureSpec } from './picture-spec.ts';

/** A photograph that is still in its file: it is read when it is written, so that many of them are never in memory together. */
export type PhotoFile = { readonly kind: 'photo-file'; readonly read: () => Promise<PictureSpec> };

/** A picture with the words that stand for it. Store `id` and `spec`; the picture routes look the spec up by the id. */
export type PictureRecord = { readonly id: string; readonly spec: PictureSpec | PhotoFile; readonly alt: Text };
