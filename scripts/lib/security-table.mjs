// Reads the tables of docs/security.md: whether each requirement of OWASP ASVS 5.0.0, levels 1 and 2, has a row, whether each number that a row begins
// with is one, and whether whatever is met names where that is tried.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const { level1, level2, level3 } = JSON.parse(readFileSync(join(import.meta.dirname, 'asvs-5.0.0.json'), 'utf8'));
const WANTED = [...level1, ...level2];

const inOrder = (left, right) => {
  const [a, b] = [left, right].map((id) => id.split('.').map(Number));
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
};
const ALL = [...WANTED, ...level3].sort(inOrder);

/** `9.1.1 to 9.2.4`, `V17` for a chapter, `6.5` for a section, `1.2.1`. */
const NUMBER = /^(?:V(\d+)|(\d+\.\d+)|(\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))?)$/;

/** What one entry of a first cell stands for; nothing where it stands for no requirement. */
const requirementsIn = (entry) => {
  const [, chapter, section, from, to = from] = NUMBER.exec(entry) ?? [];
  const prefix = chapter ?? section;
  if (prefix !== undefined) return ALL.filter((id) => id.startsWith(`${prefix}.`));
  return ALL.includes(from) && ALL.includes(to) ? ALL.slice(ALL.indexOf(from), ALL.indexOf(to) + 1) : [];
};

/** The rows below a heading "Requirement"; a table of something else has no such column. */
const rowsOf = (text) => {
  let isTable = false;
  return text.split('\n').flatMap((line) => {
    if (!line.startsWith('|')) isTable = false;
    if (line.startsWith('| | Requirement |')) isTable = true;
    if (!isTable || /^\| (?:\||-)|^\|-/.test(line)) return [];
    const [first = '', ...others] = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
    return [{ entries: first.split(', '), others }];
  });
};

/** A row of what is met: what it asks for, what meets it, and the test, or the place that is read. */
const CELLS_OF_MET = 3;

const readTable = () => readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8');

/** What is wrong with the tables: a requirement without a row, a number that is none, a row that names no place. */
export const requirementComplaints = (text = readTable()) => {
  const rows = rowsOf(text);
  const entries = rows.flatMap((row) => row.entries);
  const told = new Set(entries.flatMap(requirementsIn));
  return [
    ...WANTED.filter((id) => !told.has(id)).map((id) => `requirement ${id} of ASVS 5.0.0 has no row`),
    ...entries.filter((entry) => requirementsIn(entry).length === 0).map((entry) => `ASVS 5.0.0 has no ${entry}`),
    ...rows
      .filter(({ others }) => others.length === CELLS_OF_MET && !/[`\]]/.test(others.at(-1)))
      .map((row) => `the row of ${row.entries.join(', ')} names no test and no place`),
  ].map((complaint) => `docs/security.md: ${complaint}`);
};
