// Rules for every source file: its first line is a comment that says what it does, and it has at most 250 lines, or that comment gives
// the reason. Generated files and unit tests are free of both, journeys of the second, style sheets of the first: what they are for is said by
// the component beside them.
// Exported functions of domain and application have doc comments.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingDocComments } from './lib/doc-comments.mjs';
import { ROOT } from './lib/install.mjs';

const MOST_LINES = 250;
const CODE = /\.(?:ts|tsx|mts|css|mjs|cjs|sql)$/;
const IS_FREE = /\/generated\/|\.test\.tsx?$|\/test\//;
const MAY_BE_LONG = /\.spec\.ts$/;
const NEEDS_FIRST_LINE = /\.(?:ts|tsx|mts|mjs|cjs)$/;
const STARTS_WITH_COMMENT = /^(?:#!.*\n)?(?:\/\/ (?!biome-ignore)\S|\/\*\*? \S)/;
/** The words in which a first comment gives its reason. */
const REASON = /longer than|more than 250|pure data|long because|in one file/i;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => CODE.test(file) && !IS_FREE.test(file) && existsSync(join(ROOT, file)));

const complaints = files.flatMap((file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const lines = text.split('\n').length - 1;
  return [
    ...(lines > MOST_LINES && !MAY_BE_LONG.test(file) && !REASON.test(text.slice(0, 600))
      ? [`${file}: ${lines} lines, and its first comment gives no reason (at most ${MOST_LINES})`]
      : []),
    ...(NEEDS_FIRST_LINE.test(file) && !STARTS_WITH_COMMENT.test(text)
      ? [`${file}: its first line is not a comment that says what the file does`]
      : []),
    ...missingDocComments(file, text),
  ];
});
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exit(complaints.length === 0 ? 0 : 1);
