// A place where a library has code for an option that this shop never gives it.

/** What is found there, and what stands in its place in a build. */
type Rule = readonly [found: RegExp, instead: string];

/** Where a library has code for an option, and what stands there without it. */
export type UnusedOption = { readonly option: string; readonly file: RegExp; readonly rules: readonly Rule[] };
