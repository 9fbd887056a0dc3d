// Looks up what the documents of this repository name: every relative link, path, name in `code`, npm command,
// setting and decision record must exist, and every setting, every import of a package and every requirement of security must be named.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BENCH_KINDS } from './bench/kinds.mjs';
import { importComplaints } from './lib/documented-imports.mjs';
import { settingComplaints } from './lib/documented-settings.mjs';
import { ROOT } from './lib/install.mjs';
import { requirementComplaints } from './lib/security-table.mjs';
import { LOAD_KINDS } from './load/kinds.mjs';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));
const documents = tracked.filter((file) => file.endsWith('.md'));

const foldersAbove = (file) => {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};
const folders = new Set(tracked.flatMap(foldersAbove));
/** The npm scripts that can be run beside a document: those of its package and those of the root. */
const scriptsFor = (document) =>
  ['.', dirname(document)].flatMap((folder) => {
    const file = join(ROOT, folder, 'package.json');
    return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}) : [];
  });
const records = new Set(tracked.flatMap((file) => /^docs\/adr\/(\d{4})-/.exec(file)?.[1] ?? []));

/** A path of this repository: with a known ending, or below a folder that stands at its top or in a package. */
const FILE = /^[\w@.-]+(?:\/[\w@.-]+)*\.(?:ts|tsx|mts|mjs|cjs|css|json|md|graphql|sql|yml|webp)$/;
const FOLDER = /^(?:packages|docs|scripts|e2e|bench|tools|domain|web)(?:\/[\w@.-]+)+\/?$/;
/** Files that a run or a build writes, file names with a part to fill in, and the example of the guide to a page, which its own test holds. */
const ELSEWHERE =
  /^(?:\.env|X\..*|(?:DATA_DIR\/)?(?:secrets|shop-client)\.json|\.vite\/files\.json|.*\/dist\/.*|.*\/customer-number\.page\.tsx)$/;

/** Documents shorten paths: `domain/money` is a folder of the package, `web/respond` a module of it, `server/assets.ts` the end of a path. */
const isThere = (written) => {
  const path = written.replace(/\/$/, '');
  const [area, ...rest] = path.split('/');
  const inPackage = ['packages', area, 'src', ...rest].join('/');
  return (
    [path, `packages/${path}`, inPackage, `${inPackage}.ts`, `${inPackage}.tsx`].some(
      (whole) => folders.has(whole) || tracked.includes(whole),
    ) || tracked.some((file) => file.endsWith(`/${path}`))
  );
};

/** Every word of the code, so that a document cannot speak of a name that was changed since. */
const words = new Set(
  tracked
    .filter((file) => /\.(?:ts|tsx|mjs|cjs|css|graphql|json)$/.test(file) && !/^package-lock|\/locales\//.test(file))
    .flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(/[A-Za-z_$][\w$]*/g) ?? []),
);
/** `openX` stands for all that begin like it. */
const NAME = /^(?!\w*X$)[a-z]+[A-Z]\w*\$?$/;
/** Tells what was, in the words of that day. */
const HISTORY = 'CHANGELOG.md';

const codeIn = (text) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code);

/** The kinds that a command takes as its first word. */
const KINDS = { load: LOAD_KINDS, bench: BENCH_KINDS };

/** `npm run load -- soak`; where a line has named the command, `-- restore` is a further kind of it. */
const kindsIn = (text) =>
  text.split('\n').flatMap((line) => {
    let command;
    return codeIn(line).flatMap((code) => {
      const [, named, kind] = /^(?:npm run ([\w:-]+))? ?(?:-- ([a-z]+))?/.exec(code);
      command = named ?? command;
      return kind === undefined || !Object.hasOwn(KINDS, command ?? '') ? [] : [{ command, kind }];
    });
  });

const complaintsOf = (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const links = [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, to]) => to)
    .filter((to) => !/^[a-z]+:/.test(to));
  const paths = codeIn(text).filter((code) => (FILE.test(code) || FOLDER.test(code)) && !ELSEWHERE.test(code));
  const names = document === HISTORY ? [] : codeIn(text).filter((code) => NAME.test(code));
  const commands = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name);
  const numbers = [...text.matchAll(/\bADR (\d{4})/g)].map(([, number]) => number);
  return [
    ...links.filter((to) => !existsSync(join(ROOT, dirname(document), to))).map((to) => `the link ${to} leads nowhere`),
    ...paths.filter((path) => !isThere(path)).map((path) => `there is no ${path}`),
    ...names.filter((name) => !words.has(name)).map((name) => `nothing is called ${name}`),
    ...commands
      .filter((name) => !scriptsFor(document).includes(name))
      .map((name) => `there is no command npm run ${name}`),
    ...kindsIn(text)
      .filter(({ command, kind }) => !Object.hasOwn(KINDS[command], kind))
      .map(({ command, kind }) => `npm run ${command} knows no ${kind}`),
    ...numbers.filter((number) => !records.has(number)).map((number) => `there is no ADR ${number}`),
  ].map((complaint) => `${document}: ${complaint}`);
};

const complaints = [
  ...new Set([
    ...documents.flatMap(complaintsOf),
    ...settingComplaints(),
    ...importComplaints(),
    ...requirementComplaints(),
  ]),
];
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exit(complaints.length === 0 ? 0 : 1);
