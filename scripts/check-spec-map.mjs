// Checks that the map from the specification to the code is true: every line names exports, tests and where the rule is seen, each export stands
// in a module of its line and is used by a test of its line, and every file, page and journey that the map names exists.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './lib/install.mjs';
import { exportsIn, inFolders, linesOf, mapParts, matchesOf, modulesIn } from './lib/spec-map.mjs';

const MAP = join(ROOT, 'docs', 'spec-map.md');
const DOMAIN_DIR = join(ROOT, 'packages', 'domain', 'src');
const complaints = [];

const code = new Map();
/** A file without comments and without the words inside of quotes: what is only written about is not used. */
const codeOf = (file) => {
  if (!code.has(file)) {
    const text = readFileSync(file, 'utf8');
    const bare = text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gm, '');
    code.set(file, bare);
  }
  return code.get(file);
};

const pathsOfShop = ['packages/domain/src/routing/routes.ts', 'packages/web/src/routing/page-table.ts']
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

/** Where a rule is seen: pages of the shop, or why there is none, and in brackets the journeys that walk over them, or that there is none. */
const checkSeen = (seenCell, complain) => {
  const { screens, journeys } = /^(?<screens>\S.*) \((?<journeys>[^()]+)\)$/.exec(seenCell)?.groups ?? {};
  if (journeys === undefined) return complain('it does not say where it is seen, as "pages (journeys)"');
  for (const path of matchesOf(screens, /`(\/[^`]*)`/g)) {
    if (!pathsOfShop.includes(`'${path}'`)) complain(`the shop has no page ${path}`);
  }
  for (const journey of journeys === 'no journey' ? [] : journeys.split(', ')) {
    if (!existsSync(join(ROOT, 'e2e', `${journey}.spec.ts`))) complain(`e2e/${journey}.spec.ts does not exist`);
  }
};

const checkLine = (part, [section, rule, exportsCell, testCell, seenCell]) => {
  const complain = (what) => complaints.push(`${part}, ${section} "${rule}": ${what}`);
  checkSeen(seenCell, complain);
  const modules = modulesIn(exportsCell);
  const tests = inFolders(matchesOf(testCell, /([\w./-]+\.test\.tsx?)\b/g), modules[0] && dirname(modules[0]));
  const names = exportsIn(exportsCell);

  const sources = modules.map((path) => join(DOMAIN_DIR, `${path}.ts`));
  const proofs = tests.map((path) => join(path.startsWith('packages/') ? ROOT : DOMAIN_DIR, path));
  for (const file of [...sources, ...proofs]) {
    if (!existsSync(file)) return complain(`${file.slice(ROOT.length + 1)} does not exist`);
  }
  if (names.length === 0) complain('it names no export');
  if (sources.length === 0) complain('it names no module');
  if (proofs.length === 0) complain('it names no test');
  for (const [name, member] of names) {
    const declaration = new RegExp(`^export (?:const|type|function) ${name}\\b`, 'm');
    if (!sources.some((file) => declaration.test(codeOf(file)))) complain(`${name} is exported by none of its modules`);
    const use = new RegExp(`\\b${member ?? name}\\b`);
    if (!proofs.some((file) => use.test(codeOf(file)))) complain(`${name} is used by none of its tests`);
  }
};

for (const { part, file } of mapParts()) {
  for (const cells of linesOf(file)) {
    if (cells.length === 6) checkLine(part, cells);
    else complaints.push(`${part}, ${cells[0]} "${cells[1]}": a line has six cells`);
  }
}

/** Paths of a cell, `{a,b}` written out; a bare name lies beside the module of its line. */
const filesOf = (cell, folder) =>
  matchesOf(cell, /`([\w./{},-]+)`/g).flatMap((path) => {
    const { head, list, tail } = /^(?<head>.*)\{(?<list>.*)\}(?<tail>.*)$/.exec(path)?.groups ?? {};
    const paths = list === undefined ? [path] : list.split(',').map((word) => `${head}${word}${tail}`);
    return paths.map((each) => (each.includes('/') ? each : join(folder, each)));
  });

for (const [section, rule, moduleCell, testCell] of linesOf(MAP).filter((cells) => cells.length === 4)) {
  const modules = filesOf(moduleCell, '');
  const files = [...modules, ...filesOf(testCell ?? '', dirname(modules[0] ?? ''))];
  if (modules.length === 0 || files.length === modules.length) {
    complaints.push(`spec-map.md, ${section} "${rule}": it names no module or no test`);
  }
  for (const file of files) {
    if (!existsSync(join(ROOT, file))) complaints.push(`spec-map.md, ${section} "${rule}": ${file} does not exist`);
  }
}

/** Every test of the domain proves something of the map, or a law of it. */
const mapped = mapParts()
  .map(({ file }) => readFileSync(file, 'utf8'))
  .join('\n');
for (const file of globSync('**/*.test.ts', { cwd: DOMAIN_DIR })) {
  if (!/\.(?:properties|model)\.test\.ts$/.test(file) && !mapped.includes(basename(file))) {
    complaints.push(`no line of the map names the test ${file}`);
  }
}

for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exit(complaints.length === 0 ? 0 : 1);
