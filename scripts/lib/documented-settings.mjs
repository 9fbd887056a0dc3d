// What README.md and .env.example say of the settings, held against what both processes read.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const SCHEMAS = ['packages/backend/src/settings-schema.ts', 'packages/web/src/server/settings-schema.ts'];
/** `npm start` says it; in a file of settings it would be too late. */
const NOT_FOR_A_FILE = new Set(['NODE_ENV']);

const textOf = (file) => readFileSync(join(ROOT, file), 'utf8');

/** The settings of a schema, and the number that each has where nothing is said. */
const settingsIn = (file) => {
  const [, schema = ''] = /SCHEMA = z\.object\(\{\n([\s\S]*?)\n\}\);/.exec(textOf(file)) ?? [];
  return [...schema.matchAll(/^ {2}([A-Z][A-Z_]+): (?:wholeNumber\(.*, (\d+)\),|port\((\d+)\),)?/gm)].map(
    ([, name, number, port]) => ({ name, standard: number ?? port }),
  );
};

/** What is wrong with the documents of the settings, line by line. */
export const settingComplaints = () => {
  const settings = SCHEMAS.flatMap(settingsIn);
  const names = new Set(settings.map(({ name }) => name));
  const [, table = ''] = /\n## Settings\n([\s\S]*?)\n## /.exec(textOf('README.md')) ?? [];
  const inTable = new Set(
    table.split('\n').flatMap((row) => (row.split('|')[1] ?? '').match(/[A-Z][A-Z_]+(?=`)/g) ?? []),
  );
  const inExample = new Map(
    [...textOf('.env.example').matchAll(/^# ([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
  return [
    ...(settings.length < 20 || inTable.size < 20 ? ['README.md: the settings are not found any more'] : []),
    ...[...names].filter((name) => !inTable.has(name)).map((name) => `README.md: the setting ${name} has no row`),
    ...[...inTable].filter((name) => !names.has(name)).map((name) => `README.md: no process reads ${name}`),
    ...[...names]
      .filter((name) => !inExample.has(name) && !NOT_FOR_A_FILE.has(name))
      .map((name) => `.env.example: the setting ${name} is missing`),
    ...[...inExample.keys()].filter((name) => !names.has(name)).map((name) => `.env.example: no process reads ${name}`),
    ...settings
      .filter(({ name, standard }) => standard !== undefined && inExample.has(name) && inExample.get(name) !== standard)
      .map(({ name, standard }) => `.env.example: ${name} is ${standard} where nothing is said`),
  ];
};
