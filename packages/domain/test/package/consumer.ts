// A project outside this workspace that has installed the tarball: nothing in it leads back to the sources.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packInto } from '../../scripts/pack.ts';

export type Consumer = {
  /** The packed tarball. */
  readonly tarball: string;
  /** Folder of the project. */
  readonly folder: string;
  /** Folder of the installed package. */
  readonly installed: string;
  readonly write: (name: string, content: string) => string;
  readonly run: (command: string, args: readonly string[]) => string;
  readonly remove: () => void;
};

/** Packs, then installs as npm does without the network: unpacks the tarball, puts neverthrow beside it. */
export const makeConsumer = (): Consumer => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'tornister-consumer-')));
  const tarball = packInto(join(root, 'pack'));
  const folder = join(root, 'project');
  const modules = join(folder, 'node_modules');
  const installed = join(modules, '@tornister', 'domain');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
  const neverthrow = dirname(createRequire(import.meta.url).resolve('neverthrow/package.json'));
  cpSync(neverthrow, join(modules, 'neverthrow'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
  return {
    tarball,
    folder,
    installed,
    write: (name, content) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    },
    run: (command, args) =>
      execFileSync(command, args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NODE_OPTIONS: '' },
      }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
