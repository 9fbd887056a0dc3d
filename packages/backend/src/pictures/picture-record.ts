// Pictures, as records name them.

import type { Text } from '../texts/text.ts';
import type { PictureSpec } from './picture-spec.ts';

/** A picture with the words that stand for it. Store `id` and `spec`; the picture routes look the spec up by the id. */
export type PictureRecord = { readonly id: string; readonly spec: PictureSpec; readonly alt: Text };
