// The functions that the package exports, found in its sources: those that take a text first, and those whose names say that they read
// something. A new one is found by itself.

import { globSync, readFileSync } from 'node:fs';

export const SRC = new URL('../../src/', import.meta.url);

type ExportedFunction = { readonly file: string; readonly name: string };

const sources: readonly (readonly [file: string, text: string])[] = globSync('**/*.ts', { cwd: SRC })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => [file, readFileSync(new URL(file, SRC), 'utf8')]);

const found = (entry: RegExp): readonly ExportedFunction[] =>
  sources
    .flatMap(([file, text]) => [...text.matchAll(entry)].map(([, name = '']) => ({ file, name })))
    .sort((one, other) => one.name.localeCompare(other.name));

const TEXT_FIRST =
  /^export const (\w+) =\s*(?:async )?(?:<[^>]*>)?\(\s*\w+: (?:string|string \| (?:null|undefined)[^,)]*)[,)]/gm;
const TEXT_FIRST_OF_OLD_FORM = /^export (?:async )?function (\w+)(?:<[^>]*>)?\(\s*\w+\??: string\b/gm;
const READS = /^export (?:const|(?:async )?function) ((?:parse|read|check(?:ed)?)[A-Z]\w*)/gm;

/** Functions whose first parameter is a text. */
export const takers: readonly ExportedFunction[] = [...found(TEXT_FIRST), ...found(TEXT_FIRST_OF_OLD_FORM)];

const isTaker = new Set(takers.map(({ file, name }) => `${file} ${name}`));

/** Parsers and checks that take something else first: a form, a record, a list. */
export const readers: readonly ExportedFunction[] = found(READS).filter(
  ({ file, name }) => !isTaker.has(`${file} ${name}`),
);

/** The function itself. */
export const imported = async ({ file, name }: ExportedFunction): Promise<(...all: readonly unknown[]) => unknown> =>
  (await import(new URL(file, SRC).href))[name];
