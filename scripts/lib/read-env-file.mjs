// Reads the file `.env` at the root of the repository, if there is one. What the environment says already wins.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { ROOT } from './install.mjs';

export const readEnvFile = (file = join(ROOT, '.env')) => {
  if (existsSync(file)) loadEnvFile(file);
};
