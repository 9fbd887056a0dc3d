// What `npm start` refuses before it builds or fills anything, with one line.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

describe('the settings that npm start checks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-settings-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const check = (settings: Readonly<Record<string, string>>, ...flags: readonly string[]) => {
    const args = ['--conditions=@tornister/source', 'scripts/check-settings.mjs', ...flags];
    const env = { PATH: process.env.PATH, DATA_DIR: folder, ...settings };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
    return { status, stdout, stderr };
  };

  it.each([
    ['no address at all', { HOST: '999.1.1.1' }, /^The setting HOST cannot be "999\.1\.1\.1": allowed is [^\n]+\n$/],
    // The address is one of documents (RFC 5737): no computer has it.
    [
      'an address of another computer',
      { HOST: '192.0.2.7' },
      /^Setting HOST: this computer has no address 192\.0\.2\.7\.\n$/,
    ],
    [
      'an address of another computer, for a shop host alone',
      { HOST: '192.0.2.7', BACKEND_URL: 'http://backend:4000' },
      /^Setting HOST: this computer has no address 192\.0\.2\.7\.\n$/,
    ],
    [
      'a database that is away',
      { DATABASE_URL: 'postgres://shop:hunter2@127.0.0.1:1/shop' },
      /^Setting DATABASE_URL: the database shop at 127\.0\.0\.1:1 cannot be used: (?!.*hunter2)[^\n]+\n$/,
    ],
    [
      'a folder that cannot be made',
      { DATA_DIR: `${import.meta.filename}/data` },
      /^Setting DATA_DIR: the folder [^\n]+\/data cannot be used: ENOTDIR[^\n]+\n$/,
    ],
  ])('are refused with one line for %s', (_name, settings, line) => {
    expect(check(settings, '--before-start')).toEqual({ status: 1, stdout: '', stderr: expect.stringMatching(line) });
  });

  it('are taken with an interface, a folder and a database that can be used', () => {
    const dataDir = join(folder, 'data');
    const database = inject('postgresUrl') === '' ? {} : { DATABASE_URL: inject('postgresUrl') };
    const { status, stdout } = check({ HOST: '127.0.0.1', DATA_DIR: dataDir, ...database }, '--before-start');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ isLocal: true, shopMode: 'demo', outboxPages: 'loopback' });
    expect(existsSync(dataDir)).toBe(true);
  });

  it('are only read where nothing is to be started: no folder is made and no database is asked', () => {
    const dataDir = join(folder, 'missing');
    expect(check({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://127.0.0.1:1/shop' })).toMatchObject({ status: 0 });
    expect(existsSync(dataDir)).toBe(false);
  });
});
