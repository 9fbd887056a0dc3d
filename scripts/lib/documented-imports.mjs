// What README.md of a package and docs/architecture.md say that a package may import, held against what its package.json depends on.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const textOf = (file) => readFileSync(join(ROOT, file), 'utf8');
const PACKAGES = readdirSync(join(ROOT, 'packages')).filter((name) =>
  existsSync(join(ROOT, 'packages', name, 'package.json')),
);

/** The names of a list; none of a list that leaves names to the package, like "and its own libraries". */
const namesIn = (list) =>
  /\b(?:its own|other) libraries\b/.test(list) ? undefined : list.split(', ').filter((name) => !/^Node's /.test(name));

/** What each document says of each package, as far as it names every import. */
const lists = PACKAGES.flatMap((name) => {
  const readme = `packages/${name}/README.md`;
  const [, inReadme] = (existsSync(join(ROOT, readme)) && /\bMay import: ([^.]+)\./.exec(textOf(readme))) || [];
  const architecture = 'docs/architecture.md';
  const row = textOf(architecture)
    .split('\n')
    .find((line) => line.startsWith(`| \`packages/${name}\` |`));
  return [
    { document: readme, name, list: inReadme },
    { document: architecture, name, list: row?.split(' | ').at(-1)?.replace(/ \|$/, '') },
  ].filter(({ list }) => list !== undefined && namesIn(list) !== undefined);
});

/** What is wrong with the documents of the imports, line by line. */
export const importComplaints = () => [
  ...(lists.length < 8 ? ['docs/architecture.md: what packages may import is not found any more'] : []),
  ...lists.flatMap(({ document, name, list }) => {
    const { dependencies = {} } = JSON.parse(textOf(`packages/${name}/package.json`));
    const needed = Object.keys(dependencies).map((dependency) => dependency.replace(/^@tornister\//, ''));
    const named = namesIn(list);
    return [
      ...needed.filter((one) => !named.includes(one)).map((one) => `${document}: ${name} imports ${one}, too`),
      ...named.filter((one) => !needed.includes(one)).map((one) => `${document}: ${name} does not import ${one}`),
    ];
  }),
];
