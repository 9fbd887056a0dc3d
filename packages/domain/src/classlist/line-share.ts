// Whom a line of a school's list is for: each child, or once the class (tissues, glue, paper for the room).
// Source: docs/class-lists.md.

import type { ClassShare } from './class-list.ts';

/** "für die (ganze) Klasse", "pro Klasse", "for the whole class"; not "für die Klasse 3b", which is whose list it is. */
const FOR_CLASS =
  /\b(?:für|fuer|pro|je|for|per) (?:(?:die|unsere|the|our) )?(?:(?:ganze|gesamte|whole|entire) )?(?:klasse|class(?:room)?)\b(?! ?\d)/iu;

/**
 * Whether a thing of a list is for each child or once for the class: its line says so, or what stands above it.
 *
 * @example
 * shareOfLine({ text: '2 Pakete Taschentücher für die Klasse' }) // 'class'
 */
export const shareOfLine = ({
  text,
  heading,
  child,
}: {
  readonly text: string;
  readonly heading?: string;
  readonly child?: string;
}): ClassShare => (FOR_CLASS.test([text, heading, child].join('\n').normalize('NFC')) ? 'class' : 'child');
