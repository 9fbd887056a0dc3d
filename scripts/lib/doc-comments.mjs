// What is said about exported functions: each one of domain and application has a doc comment, and a file of the domain names the source
// of its rules.

const CHECKED = /^packages\/(?:domain|application)\/src\//;
/** Helpers that state no rule of the shop. */
const WITHOUT_SOURCE = /\/(?:shared|storefront\/(?:languages|local-text))/;
const SOURCE = /Source: |spec \d|ISO\/IEC \d|RFC \d|\badr\/\d{4}/;
/** A list of work that no reader of the project has. */
const ISSUE = /\bissue \d/;
const EXPORT = /^export (?:const|(?:async )?function) (\w+)/;

/** The beginning of a statement that exports a function: `function`, or an arrow with or without parentheses around its parameters. */
const FUNCTION = /^export (?:(?:async )?function|const \w+(?::[^=]+)?\s=\s*(?:async\s+)?(?:<[^(]*>\s*)?(?:\(|\w+ =>))/;

const isFunction = (lines, at) => FUNCTION.test(lines.slice(at, at + 4).join('\n'));

const hasDocComment = (lines, at) => {
  let above = at - 1;
  while (/^\/\/ biome-ignore/.test(lines[above] ?? '')) above -= 1;
  return /\*\/\s*$/.test(lines[above] ?? '');
};

/** What is missing in a file, one sentence each. */
export const missingDocComments = (file, text) => {
  if (!CHECKED.test(file)) return [];
  const lines = text.split('\n');
  const functions = lines.flatMap((line, at) => {
    const name = EXPORT.exec(line)?.[1];
    return name !== undefined && isFunction(lines, at) ? [{ name, at }] : [];
  });
  const bare = functions.filter(({ at }) => !hasDocComment(lines, at));
  const isWithoutSource =
    functions.length > 0 && file.startsWith('packages/domain/') && !WITHOUT_SOURCE.test(file) && !SOURCE.test(text);
  return [
    ...bare.map(({ name, at }) => `${file}:${at + 1}: ${name} has no doc comment`),
    ...(isWithoutSource ? [`${file}: no comment names the source of its rules`] : []),
    ...(ISSUE.test(text) ? [`${file}: names an issue, which no reader has; name the specification or an ADR`] : []),
  ];
};
