// Entry of the rules of material lists: reading a school's list.

export * from './children.ts';
export type { Wish } from './drafts.ts';
export { isInAnyPack } from './in-packs.ts';
export type { ArticleKind, Lexicon } from './lexicon.ts';
export * from './read-list.ts';
export * from './size-limits.ts';
export type { Trait, TraitKind } from './traits.ts';
export * from './unread-lines.ts';
