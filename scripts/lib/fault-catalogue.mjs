// Reads docs/faults.md: which file makes which fault, and whether one is left out.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

/** So many there are: a table that lost its end must not pass for a shorter one. A further fault raises it. */
const FEWEST = 39;
const ROW = /^\| F(\d+) \|.*\| ([^|]*) \|$/gm;

const catalogue = () => readFileSync(join(ROOT, 'docs', 'faults.md'), 'utf8');

/** The files that the catalogue names, each once, and what is wrong with it: a fault without a row, a row without a file that exists. */
export const readFaults = (text = catalogue()) => {
  const rows = new Map(
    [...text.matchAll(ROW)].map(([, number, cell]) => [
      Number(number),
      [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file),
    ]),
  );
  const complaints = [];
  for (let number = 1; number <= Math.max(FEWEST, ...rows.keys()); number += 1) {
    const files = rows.get(number) ?? [];
    if (files.length === 0) complaints.push(`docs/faults.md: F${number} is made by no test.`);
    for (const file of files)
      if (!existsSync(join(ROOT, file)))
        complaints.push(`docs/faults.md: F${number} names ${file}, which is not there.`);
  }
  return { files: [...new Set([...rows.values()].flat())], complaints };
};
