// Entry of the rules that find the article for a line of a school's list.

export * from './class-set.ts';
export * from './match-wish.ts';
export * from './pack-size.ts';
export * from './read-name.ts';
export * from './row-wish.ts';
export { sheetsTogether } from './sheet-fit.ts';
