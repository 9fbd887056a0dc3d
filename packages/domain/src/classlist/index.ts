// Entry of the rules of class lists.

export * from './alternatives.ts';
export * from './article-of.ts';
export * from './class-list.ts';
export * from './limits.ts';
export * from './line-share.ts';
export * from './next-year.ts';
export * from './pieces.ts';
export * from './promises.ts';
export * from './school-year.ts';
export * from './set-for-child.ts';
