// Refuses a class that a component takes from a CSS module which has none of that name, and a class that no component takes: a class that
// was renamed on one side draws nothing, and nothing else notices. It has to find planted examples first, so that it cannot fail silently.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'packages/web/src');

const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** What a component takes from each module that it imports: names, and whether it also takes others by an expression. */
const takenIn = (code) => {
  const rest = code.replaceAll(/^import [^;]*;$/gm, '').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(IMPORT)].map(([, name, path]) => ({
    path,
    names: [...rest.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, taken]) => taken),
    // An index, or the whole module handed on: which classes are meant is not written down.
    isOpen: new RegExp(`\\b${name}\\b(?!\\.\\w|['"/-])`).test(rest),
  }));
};

/** The classes that selectors of a module name. */
const classesIn = (css) => {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|"[^"]*"/g, '').replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-zA-Z_]\w*)/g)].map(([, name]) => name));
};

/** What is wrong between one module and the components that import it. */
const problemsOf = (css, components) => {
  const defined = classesIn(css);
  const taken = components.flatMap(({ names }) => names);
  const missing = taken
    .filter((name) => !defined.has(name))
    .map((name) => `has no class .${name}, which a component takes`);
  const isOpen = components.some((component) => component.isOpen);
  const unused = isOpen ? [] : [...defined].filter((name) => !taken.includes(name));
  return [...new Set([...missing, ...unused.map((name) => `.${name} is taken by no component`)])];
};

const PLANTED = [
  ['.place { color: red }', "import styles from './a.module.css';\n<p className={styles.placeholder} />", 2],
  ['@media print { .a:has(.b) { color: red } }', "import styles from './a.module.css';\n<p className={styles.a} />", 1],
  ['.a { color: red }', "import styles from './a.module.css';\n<p className={styles[look]} />", 0],
  ['.a { background: url("b.c") }', "import look from './a.module.css';\n<p className={look.a} />", 0],
];
for (const [css, code, expected] of PLANTED)
  if (problemsOf(css, takenIn(code)).length !== expected)
    throw new Error(`a planted example is judged wrongly: ${css}`);

const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));

const components = new Map();
for (const file of files.filter((name) => /\.tsx?$/.test(name)))
  for (const taken of takenIn(readFileSync(file, 'utf8'))) {
    const module = resolve(file, '..', taken.path);
    components.set(module, [...(components.get(module) ?? []), taken]);
  }

const problems = files
  .filter((file) => file.endsWith('.module.css'))
  .flatMap((file) =>
    problemsOf(readFileSync(file, 'utf8'), components.get(file) ?? []).map(
      (problem) => `${relative(ROOT, file)} ${problem}`,
    ),
  );

for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'Every class has its style.' : `${problems.length} classes without their other half.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
