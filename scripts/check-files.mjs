// No file above 250 lines without a reason in its first comment; generated files and tests may be longer.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/install.mjs';

const MOST_LINES = 250;
const CODE = /\.(?:ts|tsx|mts|css|mjs|cjs|sql)$/;
const MAY_BE_LONG = /\/generated\/|\.(?:test|spec)\.tsx?$|\/test\//;
/** The words in which a first comment gives its reason. */
const REASON = /longer than|more than 250|pure data|long because|in one file/i;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => CODE.test(file) && !MAY_BE_LONG.test(file) && existsSync(join(ROOT, file)));

const tooLong = files.flatMap((file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const lines = text.split('\n').length - 1;
  return lines > MOST_LINES && !REASON.test(text.slice(0, 600)) ? [`${file}: ${lines} lines`] : [];
});
for (const line of tooLong)
  process.stderr.write(`${line}, and its first comment gives no reason (at most ${MOST_LINES})\n`);
process.exit(tooLong.length === 0 ? 0 : 1);
