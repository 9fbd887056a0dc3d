// `npm run doctor` looks and does nothing else, in the folder that the settings name.

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

describe('npm run doctor', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  const programs = join(folder, 'bin');
  const called = join(folder, 'called');
  const settings = join(folder, 'settings.env');
  mkdirSync(programs);
  writeFileSync(join(programs, 'apt-get'), `#!/bin/sh\necho "$@" >> ${called}\n`);
  chmodSync(join(programs, 'apt-get'), 0o755);
  afterAll(() => rmSync(folder, { recursive: true }));

  /** On a machine with no program but a package manager. */
  const look = (given: Readonly<Record<string, string>>): string => {
    writeFileSync(settings, '');
    const env = { PATH: programs, ENV_FILE: settings, PORT: '0', BACKEND_PORT: '0', ...given };
    return spawnSync(process.execPath, ['scripts/doctor.mjs'], { cwd: ROOT, env, encoding: 'utf8' }).stdout;
  };

  it('installs no browser where there is none, also when it may, and says which setting is wrong', () => {
    const said = look({ DATA_DIR: folder, LOG_LEVEL: 'loud' });
    expect(said).toContain('✗ no Chromium for the journeys');
    expect(existsSync(called)).toBe(false);
    expect(said).toContain('✗ The setting LOG_LEVEL cannot be "loud"');
    expect(said).toContain(`✓ data lie in ${folder}\n`);
  });

  it.each(['99999', 'abc'])('says of PORT=%s that it is no port, and goes on', (PORT) => {
    const said = look({ DATA_DIR: folder, PORT });
    expect(said).toContain(`✗ PORT names no port: "${PORT}" is no whole number from 0 to 65535\n`);
    expect(said).toContain(`✗ The setting PORT cannot be "${PORT}"`);
    expect(said).toContain(`✓ data lie in ${folder}\n`);
  });

  it.each([
    ['', 'the first start fills the demo shop'],
    ['postgres://127.0.0.1:1/shop', `the first start makes ${join(folder, 'missing')}`],
  ])('says of a DATA_DIR that is not there yet, with DATABASE_URL=%s, that %s', (DATABASE_URL, what) => {
    const said = look({ DATA_DIR: join(folder, 'missing'), DATABASE_URL });
    expect(said).toContain(`✗ no data yet: ${what}\n`);
    expect(said).toContain('✓ the settings can be used');
  });
});
