// `npm start`, the units of systemd and the compose file start both processes alike: the same program with the same flags of Node.js and the same
// settings of the allocator. Without `--expose-gc` no memory is given back (packages/process/src/idle-memory).

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error The scripts of the repository are plain JavaScript, so that any Node.js runs them.
import * as run from '../../../../scripts/lib/run.mjs';

const fileOf = (name: string): string => readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');

/** What stands behind the path of Node.js. */
const argumentsOf = (words: readonly string[]): readonly string[] =>
  words.slice(words.findIndex((word) => word.endsWith('/bin/node')) + 1);

const ofUnit = (unit: string): readonly string[] =>
  argumentsOf((/^ExecStart=(.*)$/m.exec(fileOf(unit))?.[1] ?? '').split(' '));

/** The command of a service, a list within brackets. */
const ofService = (name: string): readonly string[] => {
  const [, list = ''] =
    new RegExp(`^  ${name}:\\n(?: {4}.*\\n)*? {4}command:\\s*\\[([^\\]]*)\\]`, 'm').exec(fileOf('compose.yaml')) ?? [];
  return argumentsOf(list.match(/[^\s,"]+/g) ?? []);
};

/** `npm start` alone keeps a warning of Node.js off the terminal. */
const ofStart = (args: readonly string[]): readonly string[] =>
  args.filter((word) => !word.startsWith('--disable-warning='));

/** Names and values of the environment that the image has, and over them those of a service. */
const environmentOf = (name: string): Readonly<Record<string, string>> => {
  const ofImage = /^ENV (.*)$/m.exec(fileOf('Dockerfile'))?.[1]?.split(' ') ?? [];
  const [, own = ''] =
    new RegExp(`^  ${name}:\\n(?: {4}.*\\n)*? {4}environment: \\{ (.*) \\}`, 'm').exec(fileOf('compose.yaml')) ?? [];
  return Object.fromEntries([
    ...ofImage.map((pair) => pair.split('=')),
    ...[...own.matchAll(/(\w+): "([^"]*)"/g)].map(([, variable, value]) => [variable, value]),
  ]);
};

describe.each([
  ['backend', run.backendArgs, run.backendEnv, 'backend', 'tornister-backend.service'],
  ['shop host', run.shopHostArgs, run.shopHostEnv, 'shop-host', 'tornister-shop-host@.service'],
])('the %s', (_, args, allocator: Readonly<Record<string, string>>, service, unit) => {
  it('has the same flags however it is started, with the one that lets it give memory back', () => {
    expect(ofStart(args)).toContain('--expose-gc');
    expect(ofUnit(`systemd/${unit}`)).toEqual(ofStart(args));
    expect(ofService(service)).toEqual(ofStart(args));
  });

  it('has the same settings of the allocator however it is started', () => {
    expect(allocator).toHaveProperty('MALLOC_ARENA_MAX', '2');
    const ofProcess = Object.entries(allocator).map(([name, value]) => `${name}=${value}`);
    expect(/^Environment=(.*)$/m.exec(fileOf(`systemd/${unit}`))?.[1]?.split(' ')).toEqual(ofProcess);
    expect(environmentOf(service)).toMatchObject(allocator);
  });
});
