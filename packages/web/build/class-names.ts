// Short names for the classes of style modules. A hash cannot be packed; a number that follows the one before nearly vanishes, in the
// script's tables of names as in the sheets and the pages.

import { globSync } from 'node:fs';
import { relative } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** 0 is `a`, 25 is `z`, 26 is `aa`. */
const inLetters = (index: number): string =>
  (index < LETTERS.length ? '' : inLetters(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS.charAt(index % LETTERS.length);

/** Gives a class of a style module its name in the build; both builds, of the tab and of the shop host, come to the same one. */
export type NameClass = (name: string, file: string) => string;

/**
 * Names by the module's number among all modules in `root`, and the class's place in its module: `_07c`. With digits first no name is a
 * word that a blocker of advertisements knows. A module that was added while the server of development runs gets the next number.
 */
export const classNames = (root: string): NameClass => {
  const modules = globSync('src/**/*.module.css', { cwd: root }).sort();
  const width = String(modules.length).length;
  const classesOf = new Map<string, string[]>(modules.map((module) => [module, []]));
  return (name, file) => {
    const module = relative(root, file.replace(/\?.*$/, ''));
    const classes = classesOf.get(module) ?? [];
    classesOf.set(module, classes);
    if (!classes.includes(name)) classes.push(name);
    const number = [...classesOf.keys()].indexOf(module);
    return `_${String(number).padStart(width, '0')}${inLetters(classes.indexOf(name))}`;
  };
};
