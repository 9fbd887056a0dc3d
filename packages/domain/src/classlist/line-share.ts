// Whom a line of a school's list is for: each child, or once the class (tissues, glue, paper for the room).
// Source: docs/class-lists.md.

import type { ClassShare } from './class-list.ts';
import { mayBeClassSet } from './set-for-child.ts';

/** "für die (ganze) Klasse", "pro Klasse", "for the whole class"; not "für die Klasse 3b", which is whose list it is. */
const FOR_CLASS =
  /\b(?:für|fuer|pro|je|for|per) (?:(?:die|unsere|the|our) )?(?:(?:ganze|gesamte|whole|entire) )?(?:klasse|class(?:room)?)\b(?! ?\d)/iu;

/** "je Kind", "für jedes Kind", "for each child". */
const FOR_EACH_CHILD =
  /\b(?:für|fuer|pro|je|for|per) ?(?:jede[ns]?|each|every)? (?:kind|schülerin|schüler|child|pupil|student)(?!\p{L})/iu;

/** "Gemeinsam", "Gemeinsames Material", "Shared supplies": what stands above things that all use. */
const SHARED = /^(?:gemeinsam(?:e[mnrs]?)?|shared)(?!\p{L})/iu;

/** The name of a sheet: "Materialliste", "Schulbedarf", "supply list". */
const SHEET = /(?:liste?|bedarf|zettel|schulsachen|schulmaterial|\bsheet|\bschool supplies)(?!\p{L})/iu;

/** "für die Klasse von Frau Weber". */
const WHOSE = /\b(?:klasse|class) (?:von|of|bei|with)\b/iu;

/** What a line says, and what stands above it. */
type Line = { readonly text: string; readonly heading?: string; readonly child?: string };
type Above = Pick<Line, 'heading' | 'child'>;

/** What some words say of whom things are for; undefined where they say nothing of it. */
const saidBy = (words: string): ClassShare | undefined => {
  if (FOR_EACH_CHILD.test(words)) return 'child';
  // "1 Klassensatz Scheren" has one for every child.
  return FOR_CLASS.test(words) || mayBeClassSet([words]) ? 'class' : undefined;
};

/** A heading says it too, but not one over the whole sheet that tells whose list it is: "Materialliste für die Klasse von Frau Weber". */
const saidAbove = (heading: string, isOverAll: boolean): ClassShare | undefined => {
  if (isOverAll && (SHEET.test(heading) || WHOSE.test(heading))) return undefined;
  return saidBy(heading) ?? (SHARED.test(heading) ? 'class' : undefined);
};

/**
 * Whether a thing of a list is for each child or once for the class: its line says so, or what stands above it, the nearest first. What stands above
 * the first line of a sheet may be its title; without that line nothing is taken for one.
 *
 * @example
 * shareOfLine({ text: '2 Pakete Taschentücher für die Klasse' }) // 'class'
 */
export const shareOfLine = ({ text, heading = '', child = '' }: Line, first: Above = {}): ClassShare => {
  const above = (words: string): ClassShare | undefined =>
    saidAbove(words.normalize('NFC'), words === first.heading || words === first.child);
  return saidBy(text.normalize('NFC')) ?? above(heading) ?? above(child) ?? 'child';
};
