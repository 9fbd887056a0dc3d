// Reads the tables of `docs/spec-map/*.md`: which lines there are, and which modules and exports a line names.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './install.mjs';

const MAP_DIR = join(ROOT, 'docs', 'spec-map');

export const mapParts = () => readdirSync(MAP_DIR).map((part) => ({ part, file: join(MAP_DIR, part) }));

/** Whether a line of a file is a line of a table that maps a rule, neither a head nor a rule below it. */
export const isMapLine = (line) => line.startsWith('|') && !/^\|(?:\s*-|\s*(?:Section|Part)\s*\|)/.test(line);

export const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The cells of the lines of all tables whose first cell is a section or a law. */
export const linesOf = (file) => readFileSync(file, 'utf8').split('\n').filter(isMapLine).map(cellsOf);

export const matchesOf = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

/** Names in a list belong to the folder of the name before them: `session/transport, cookies`. */
export const inFolders = (paths, folder) => {
  let current = folder;
  return paths.map((path) => {
    if (!path.includes('/')) return current === undefined ? path : `${current}/${path}`;
    current = dirname(path);
    return path;
  });
};

/** The modules of the domain that a cell of exports names, as paths below `packages/domain/src`, without their ending. */
export const modulesIn = (exportsCell) =>
  inFolders(matchesOf(exportsCell, /\(([^()`]+)\)/g).flatMap((list) => list.split(',').map((path) => path.trim())));

/** The exports that a cell names, each as itself and its member if it says one. */
export const exportsIn = (exportsCell) => matchesOf(exportsCell, /`([A-Za-z_][\w.]*)`/g).map((name) => name.split('.'));
