// Which texts a module's code names: by keys that are written out, and by keys that are put together with gaps in them.

/** Where a key begins in code. */
const BEGINNING = /['"`]vue\./g;
const WRITTEN = /(['"`])(?<key>vue\.(?:[\w-]+\.)*[\w-]+)\1/y;
const WITH_GAPS = /`(?<key>vue\.(?:[\w.-]|\$\{[^`{}]*\})+)`/y;
const GAP = /\$\{[^}]*\}/;

/** What a text has for a count it has under a name of its own. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** A key as the code names it, for whatever count. */
const withoutCount = (key: string): string => key.replace(PLURAL, '');

const escaped = (text: string): string => text.replace(/[.-]/g, '\\$&');

/** What fits a key with gaps; what is put into one is a word, without dots. */
const fitting = (template: string): RegExp => new RegExp(`^${template.split(GAP).map(escaped).join('[\\w-]+')}$`);

const matchAt = (pattern: RegExp, code: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(code)?.groups?.key;
};

export type NamedTexts = {
  readonly written: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
};

/** The keys that some code names. One that is begun and cannot be read ends the build: its text would be missing from pages. */
export const namedTexts = (code: string): NamedTexts => {
  const written = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { index } of code.matchAll(BEGINNING)) {
    const key = matchAt(WRITTEN, code, index);
    const template = key === undefined ? matchAt(WITH_GAPS, code, index) : undefined;
    if (key !== undefined) written.add(key);
    else if (template !== undefined) patterns.push(fitting(template));
    else throw new Error(`The key of a text cannot be read: ${code.slice(index, index + 60)}`);
  }
  return { written, patterns };
};

/** Whether a key is among those that some code names. */
export const isNamed = (key: string, { written, patterns }: NamedTexts): boolean => {
  const name = withoutCount(key);
  return written.has(name) || patterns.some((pattern) => pattern.test(name));
};
