// The map from the specification to the code is true: every export and every test file that it names exists.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/install.mjs';

const MAP_DIR = join(ROOT, 'docs', 'spec-map');
const DOMAIN_DIR = join(ROOT, 'packages', 'domain', 'src');
const complaints = [];

/** All code of an area in one text, to look names up in. */
const textOf = (area) =>
  readdirSync(join(DOMAIN_DIR, area))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(DOMAIN_DIR, area, file), 'utf8'))
    .join('\n');
const texts = new Map(readdirSync(DOMAIN_DIR).map((area) => [area, textOf(area)]));
const everything = [...texts.values()].join('\n');

const tests = readdirSync(DOMAIN_DIR, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.test.ts'),
);
/** A test is named by its path, or by its file name alone when the area is clear from the line. */
const testExists = (path) =>
  existsSync(join(ROOT, path)) ||
  tests.some((file) => file === path || (!path.includes('/') && file.endsWith(`/${path}`)));

const isExported = (name) => new RegExp(`export (?:const|type|function) ${name}\\b`).test(everything);

for (const file of readdirSync(MAP_DIR)) {
  const lines = readFileSync(join(MAP_DIR, file), 'utf8').split('\n');
  for (const line of lines.filter((candidate) => /^\|\s*\d/.test(candidate))) {
    const cells = line.split('|').map((cell) => cell.trim());
    const exportsCell = cells.at(-3) ?? '';
    const testCell = cells.at(-2) ?? '';
    for (const [, name] of exportsCell.matchAll(/`([A-Za-z_]\w*)`/g)) {
      if (!isExported(name)) complaints.push(`${file}: ${name} is exported nowhere`);
    }
    const named = [...testCell.matchAll(/([\w./-]+\.test\.ts)/g)].map(([, path]) => path);
    // What is a type only is held by the compiler.
    if (named.length === 0 && testCell !== 'by type') complaints.push(`${file}: no test for "${cells[2]}"`);
    for (const path of named) {
      if (!testExists(path)) {
        complaints.push(`${file}: the test ${path} does not exist`);
      }
    }
  }
}
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exit(complaints.length === 0 ? 0 : 1);
