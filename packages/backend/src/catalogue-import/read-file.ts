// Reads one import file line by line, however long it is. Every line is checked before it is used.

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { z } from 'zod';
import type { ImportProblem } from './import-problem.ts';
import { unwritableTexts } from './unwritable-text.ts';

export type ReadLine<Record> =
  | { readonly line: number; readonly record: Record }
  | { readonly line: number; readonly problems: readonly ImportProblem[] };

/** No such file, no such folder, or a file where a folder should be. */
const IS_MISSING: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR']);

/** The lines of a file; empty ones are skipped, a file that is not there has none. */
export async function* readLines<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
): AsyncGenerator<ReadLine<z.output<Schema>>> {
  const source = createReadStream(`${folder}/${file}`, 'utf8');
  let line = 0;
  try {
    for await (const words of createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY })) {
      line += 1;
      if (words.trim() !== '') yield readLine(file, line, line === 1 ? words.replace(/^\uFEFF/u, '') : words, schema);
    }
  } catch (error) {
    if (!IS_MISSING.has((error as NodeJS.ErrnoException).code)) throw error;
  }
}

const readLine = <Schema extends z.ZodType>(
  file: string,
  line: number,
  words: string,
  schema: Schema,
): ReadLine<z.output<Schema>> => {
  const value = jsonOf(words);
  if (value === undefined) return { line, problems: [{ file, line, field: '', message: 'is no JSON object' }] };
  const parsed = schema.safeParse(value);
  const issues = parsed.success ? unwritableTexts(parsed.data) : parsed.error.issues;
  if (parsed.success && issues.length === 0) return { line, record: parsed.data };
  return { line, problems: issues.map((issue) => problemOf(file, line, issue)) };
};

const jsonOf = (words: string): unknown => {
  try {
    return JSON.parse(words) as unknown;
  } catch {
    return undefined;
  }
};

const problemOf = (
  file: string,
  line: number,
  issue: { readonly path: readonly PropertyKey[]; readonly message: string },
): ImportProblem => ({
  file,
  line,
  field: fieldOf(issue.path),
  message: issue.message,
});

/** `['pictures', 0, 'alt']` as `pictures[0].alt`. */
const fieldOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((all, part) => {
    if (typeof part === 'number') return `${all}[${part}]`;
    return all === '' ? String(part) : `${all}.${String(part)}`;
  }, '');
