// Checks that every value of the domain runs somewhere outside of it, or stands in `scripts/not-built-yet.json` with the area that waits
// for it. A value that runs does not stand there. `--list` prints what runs nowhere, by area.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainReach } from './lib/domain-reach.mjs';
import { ROOT } from './lib/install.mjs';

const waiting = JSON.parse(readFileSync(join(ROOT, 'scripts', 'not-built-yet.json'), 'utf8'));
const values = domainReach();
const unreached = values.filter(({ runsIn }) => runsIn.length === 0).map(({ name }) => name);

if (process.argv.includes('--list')) {
  const named = new Set(waiting.flatMap(({ values: names }) => names));
  const rest = unreached.filter((name) => !named.has(name));
  process.stdout.write(
    `${rest.join('\n')}\n${values.length} values, ${unreached.length} run nowhere, ${rest.length} of them wait for nothing\n`,
  );
  process.exit(0);
}

const complaints = [];
const named = new Map();
for (const { area, issue, values: names } of waiting) {
  for (const name of names) {
    if (named.has(name)) complaints.push(`${name} waits for both "${named.get(name)}" and "${area}"`);
    named.set(name, `${area} (issue ${issue})`);
    if (!values.some((value) => value.name === name))
      complaints.push(`${name} waits for "${area}" and is no value of the domain`);
    else if (!unreached.includes(name)) complaints.push(`${name} runs now: take it off the list of "${area}"`);
  }
}
for (const name of unreached) if (!named.has(name)) complaints.push(`${name} runs nowhere outside of the domain`);

for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exit(complaints.length === 0 ? 0 : 1);
