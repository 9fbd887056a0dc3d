// Writes or checks the last column of the specification map, which says where the rule of a line runs: the modules outside of the domain
// package that are nearest to its exports, or the area that waits for them. `--write` writes the column; without it the script complains
// where the column is not true.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainReach } from './lib/domain-reach.mjs';
import { ROOT } from './lib/install.mjs';
import { cellsOf, exportsIn, isMapLine, mapParts, modulesIn } from './lib/spec-map.mjs';

const MODULES_NAMED = 3;
const COLUMN = 'Runs in';

const waiting = JSON.parse(readFileSync(join(ROOT, 'scripts', 'not-built-yet.json'), 'utf8'));
const waitsFor = new Map(waiting.flatMap(({ issue, values }) => values.map((value) => [value, issue])));
const values = new Map(domainReach().map((value) => [`${value.declaredIn}#${value.name.split('/')[1]}`, value]));

const withoutFolder = (module) => module.replace('/src/', '/').replace(/(?:\/index)?\.tsx?$/, '');

/** One module for each export in turn, so that a line with three exports names where each of them runs. */
const inTurn = (lists) => {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
};

const runsInOf = (exportsCell) => {
  const files = modulesIn(exportsCell).map((path) => `${path}.ts`);
  const found = exportsIn(exportsCell).flatMap(([name]) => {
    const value = files.map((file) => values.get(`${file}#${name}`)).find((each) => each !== undefined);
    return value === undefined ? [] : [value];
  });
  if (found.length === 0) return 'types only';
  const modules = [...new Set(inTurn(found.map(({ runsIn }) => runsIn)).map(withoutFolder))];
  const issues = new Set(found.filter(({ runsIn }) => runsIn.length === 0).map(({ name }) => waitsFor.get(name)));
  const notYet = [...issues].map((issue) => (issue === undefined ? 'nowhere' : `not built yet: issue ${issue}`));
  return [...modules.slice(0, MODULES_NAMED), ...notYet].join(', ');
};

const withColumn = (line) => {
  if (!line.startsWith('|')) return line;
  const cells = cellsOf(line).slice(0, 5);
  const last = isMapLine(line) ? runsInOf(cells[2] ?? '') : cells[0]?.startsWith('-') ? '---' : COLUMN;
  return `| ${[...cells, last].join(' | ')} |`
    .replaceAll(/\| -+ (?=\|)/g, '|---')
    .replace(/\|(---\|)+ --- \|/, (rule) => rule.replaceAll(' ', ''));
};

const stale = [];
for (const { part, file } of mapParts()) {
  const text = readFileSync(file, 'utf8');
  const wanted = text.split('\n').map(withColumn).join('\n');
  if (text === wanted) continue;
  if (process.argv.includes('--write')) writeFileSync(file, wanted);
  else stale.push(part);
}
for (const part of stale)
  process.stderr.write(
    `docs/spec-map/${part}: the column "${COLUMN}" is not true any more; \`npm run spec-map\` writes it\n`,
  );
process.exit(stale.length === 0 ? 0 : 1);
