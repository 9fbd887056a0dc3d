// `npm run import -- folder`: imports a catalogue from files into the shop's database, says what is wrong line by line, and ends with 1
// then.

import { resolve } from 'node:path';
import { instantOf } from '@tornister/domain/shared';
import { createDatabase, type DatabaseSettings } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDataFolder } from '../server/data-folder.ts';
import { databaseSettings } from '../server/open-shop.ts';
import { isOperationalError } from '../server/operational-error.ts';
import { readSettings } from '../settings.ts';
import { importFolder, MOST_PROBLEMS } from './import-folder.ts';
import { problemText } from './import-problem.ts';
import { asOnlyImport, IMPORT_CONNECTIONS, ImportRunningError } from './one-import.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const fail = (line: string): void => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

/** Which database it is, without the password of its address. */
const whereIs = (settings: DatabaseSettings): string => {
  if (settings.kind === 'pglite-in-memory') return 'memory';
  if (settings.kind === 'pglite') return `the folder ${settings.folder}`;
  const { host, pathname } = new URL(settings.url);
  return `PostgreSQL at ${host}${pathname}`;
};

const withConnections = (settings: DatabaseSettings): DatabaseSettings =>
  settings.kind === 'postgres' && settings.maxConnections !== undefined
    ? { ...settings, maxConnections: Math.max(IMPORT_CONNECTIONS, settings.maxConnections) }
    : settings;

const run = async (folder: string): Promise<void> => {
  const shop = readSettings(process.env);
  const settings = withConnections(databaseSettings(shop));
  if (settings.kind === 'pglite') await openDataFolder(shop.dataDir);
  say(`Importing into ${whereIs(settings)}.`);
  const open = await createDatabase(settings);
  const { database } = open;
  try {
    await migrate(database);
    const read = new Map<string, number>();
    const onProgress = (file: string, lines: number) => read.set(file, (read.get(file) ?? 0) + lines);
    const options = { folder: resolve(folder), now: instantOf(Date.now()), onProgress };
    const imported = await asOnlyImport(open, () => importFolder(database, options));
    if (imported.isErr()) {
      for (const problem of imported.error) fail(problemText(problem));
      fail(
        imported.error.length === MOST_PROBLEMS ? `… and perhaps more. Nothing was imported.` : 'Nothing was imported.',
      );
      return;
    }
    for (const [file, lines] of read) say(`${file}: ${lines} lines`);
    say(`${imported.value.changedProducts.length} products are new or changed.`);
  } finally {
    await open.close();
  }
};

const [folder] = process.argv.slice(2);
if (folder === undefined) fail('Which folder? Use: npm run import -- path/to/folder');
else
  await run(folder).catch((error: unknown) => {
    if (isOperationalError(error) || error instanceof ImportRunningError) fail(error.message);
    else throw error;
  });
