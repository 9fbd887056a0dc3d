// Reads the settings file: the one that `ENV_FILE` names, or `.env` at the root of the repository, if there is one. What the environment says already wins.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { ROOT } from './install.mjs';

/** Reads it; a file that was named and is not there ends the command with one line, because it would go on with other settings. */
export const readEnvFile = (file = process.env.ENV_FILE || join(ROOT, '.env')) => {
  if (existsSync(file)) {
    try {
      loadEnvFile(file);
    } catch {
      process.stderr.write(`${file} cannot be read: whoever runs this must be allowed to.\n`);
      process.exit(1);
    }
  } else if (process.env.ENV_FILE) {
    process.stderr.write(`ENV_FILE names ${file}, and there is no such file.\n`);
    process.exit(1);
  }
};
