import { access, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase } from '../../src/database/database.ts';
import { IMPORT_MAIN, runBackendToItsEnd, startBackendProcess } from '../support/backend-process.ts';
import { createPostgresDatabase } from '../support/postgres-database.ts';
import { fillSmallShop } from '../support/small-shop-folder.ts';

describe('Starting and ending the backend', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'shop-start-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it.each([
    ['a wrong value', { CATALOGUE_PRODUCTS: '0' }, /^Setting CATALOGUE_PRODUCTS: [^\n]+\n$/],
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
  ])('ends at once with one line after %s, and so does an import', async (_name, settings, line) => {
    for (const program of [undefined, [IMPORT_MAIN, dataDir]]) {
      const { code, errors } = await runBackendToItsEnd({ DATA_DIR: dataDir, ...settings }, program);
      expect(errors).toMatch(line);
      expect(code).toBe(1);
    }
  });

  it('says where mails to the staff go when a demonstration names nobody, keeps idle connections longer than the pause between two clicks, and ends although one is open', async () => {
    await fillSmallShop(dataDir);
    const backend = await startBackendProcess(dataDir);
    await backend.says('no STAFF_EMAIL is set: mails that tell people what to do go to a made-up address');
    const { headers } = await fetch(`http://127.0.0.1:${backend.port}/healthz`);
    expect(headers.get('keep-alive')).toBe('timeout=75');
    expect(await backend.kill('SIGTERM')).toBe(0);
  });

  it('keeps its files from others and removes what a check that was killed has left', async () => {
    await fillSmallShop(dataDir);
    await writeFile(join(dataDir, '.write-check-of-before'), '');
    const backend = await startBackendProcess(dataDir);
    const isOpen = async (path: string): Promise<boolean> => ((await stat(path)).mode & 0o077) !== 0;
    // The folder of the database was made by this test.
    const names = (await readdir(dataDir)).filter((name) => name !== 'database');
    expect(names).toContain('database.lock');
    expect(names).not.toContain('.write-check-of-before');
    const open = await Promise.all(names.map(async (name) => ((await isOpen(join(dataDir, name))) ? [name] : [])));
    expect([await isOpen(dataDir), open.flat()]).toEqual([false, []]);
    await backend.kill('SIGTERM');
  });

  it('finishes closing when it is asked a second time meanwhile, and leaves no lock', async () => {
    await fillSmallShop(dataDir);
    const backend = await startBackendProcess(dataDir);
    const ended = backend.kill('SIGTERM');
    await backend.says('Backend stops');
    void backend.kill('SIGTERM');
    void backend.kill('SIGINT');
    expect(await ended).toBe(0);
    await expect(access(join(dataDir, 'database.lock'))).rejects.toThrow('ENOENT');
  });

  it.skipIf(inject('postgresUrl') === '')(
    'brings up two backends that start at once on one empty database',
    async () => {
      const url = await createPostgresDatabase(inject('postgresUrl'));
      const settings = { DATABASE_URL: url };
      const backends = await Promise.all([1, 2].map((n) => startBackendProcess(join(dataDir, String(n)), settings)));
      const { database, close } = await createDatabase({ kind: 'postgres', url });
      const { products } = await database
        .selectFrom('products')
        .select((row) => row.fn.countAll<number>().as('products'))
        .executeTakeFirstOrThrow();
      expect(products).toBeGreaterThanOrEqual(40);
      await close();
      expect(await Promise.all(backends.map((backend) => backend.kill('SIGTERM')))).toEqual([0, 0]);
    },
  );
});
