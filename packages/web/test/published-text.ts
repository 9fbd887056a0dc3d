import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = join(import.meta.dirname, '..', '..', 'backend', 'operations.json');
const texts: readonly string[] = Object.values(JSON.parse(readFileSync(LIST, 'utf8')) as Record<string, string>);

/** The text under which an operation is published. */
export const publishedText = (name: string): string => {
  const text = texts.find((candidate) => new RegExp(`^(?:query|mutation) ${name}\\b`).test(candidate));
  if (text === undefined) throw new Error(`${name} is not published`);
  return text;
};

/** The names of all operations that are published. */
export const publishedNames = (): readonly string[] =>
  texts.map((text) => /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '');
