import type { Text } from '../../src/demo-shop/records/text.ts';

/** A text in both languages; the same in both unless the English one is given. */
export const both = (de: string, en: string = de): Text => ({ de, en });
