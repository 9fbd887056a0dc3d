// `npm run import -- folder`: fills the shop with a catalogue from files (docs/catalogue-import.md).

import { ensureInstalled, NODE } from './lib/install.mjs';
import { readEnvFile } from './lib/read-env-file.mjs';
import { run } from './lib/run.mjs';

ensureInstalled();
readEnvFile();
process.exit(
  await run(NODE, [
    '--conditions=@tornister/source',
    '--disable-warning=ExperimentalWarning',
    'packages/backend/src/catalogue-import/main.ts',
    ...process.argv.slice(2),
  ]),
);
