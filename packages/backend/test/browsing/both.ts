import type { Text } from '../../src/texts/text.ts';

/** A text in both languages; the same in both unless the English one is given. */
export const both = (de: string, en: string = de): Text => ({ de, en });
