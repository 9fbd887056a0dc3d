// docs/security.md has a row for every requirement that it promises; and what its rows say of hashes and of the bill of materials is true.

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error The scripts of the repository are plain JavaScript, so that any Node.js runs them.
import { billOfMaterials, productionPackages } from '../../../../scripts/lib/production-packages.mjs';
// @ts-expect-error The same.
import { requirementComplaints } from '../../../../scripts/lib/security-table.mjs';

const ROOT = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const TEXT = read('docs/security.md');
const CODE = globSync('packages/*/src/**/*.ts', { cwd: ROOT.pathname });
const REGISTRY = 'https://registry.npmjs.org/';

type Locked = {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
};
const LOCK = JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, Locked>> };
type Component = {
  readonly name: string;
  readonly purl: string;
  readonly hashes: readonly { readonly content: string }[];
};
const REQUIREMENTS: Readonly<Record<string, readonly string[]>> = JSON.parse(read('scripts/lib/asvs-5.0.0.json'));

/** The table without the rows whose first cell is this. */
const without = (first: string): string =>
  TEXT.split('\n')
    .filter((line) => !line.startsWith(`| ${first} |`))
    .join('\n');
const LAST_ROW = '| V17 | WebRTC | there is none |';
const withRow = (row: string): string => TEXT.replace(LAST_ROW, `${LAST_ROW}\n${row}`);

describe('The table of requirements', () => {
  it('counts those of the standard: 70 of level 1, 183 of level 2, 92 of level 3', () => {
    const { level1, level2, level3 } = REQUIREMENTS;
    expect([level1, level2, level3].map((ids) => ids?.length)).toEqual([70, 183, 92]);
    expect(new Set([level1, level2, level3].flat())).toHaveLength(345);
  });

  it('lacks none of levels 1 and 2, names no other number, and says where each is tried', () => {
    expect(requirementComplaints(TEXT)).toEqual([]);
  });

  it('complains of what is left out, alone, in a range or in a whole section', () => {
    const lacking = (ids: readonly string[]) =>
      ids.map((id) => `docs/security.md: requirement ${id} of ASVS 5.0.0 has no row`);
    expect(requirementComplaints(without('6.4.2'))).toEqual(lacking(['6.4.2']));
    expect(requirementComplaints(without('9.1.1 to 9.2.4'))).toEqual(
      lacking(['9.1.1', '9.1.2', '9.1.3', '9.2.1', '9.2.2', '9.2.3', '9.2.4']),
    );
    expect(requirementComplaints(without('4.4'))).toEqual(lacking(['4.4.1', '4.4.2', '4.4.3', '4.4.4']));
  });

  it('complains of a number that is none, and of a row that names no test', () => {
    expect(requirementComplaints(withRow('| 1.2.11, 5.2.x | nothing | is said |'))).toEqual([
      'docs/security.md: ASVS 5.0.0 has no 1.2.11',
      'docs/security.md: ASVS 5.0.0 has no 5.2.x',
    ]);
    expect(requirementComplaints(withRow('| 1.1.1 | decoded once | `a.ts` | - |'))).toEqual([
      'docs/security.md: the row of 1.1.1 names no test and no place',
    ]);
  });
});

describe('What the table says of the whole code', () => {
  it('no hash but SHA-256 is made (11.4.1), and chance is never guessable (11.5.1)', () => {
    const hashes = CODE.flatMap((file) => [...read(file).matchAll(/create(?:Hash|Hmac)\(\s*'([^']*)'/g)]);
    expect(new Set(hashes.map(([, name]) => name))).toEqual(new Set(['sha256']));
    const byChance = CODE.filter((file) => !/\.test\.ts$/.test(file) && read(file).includes('Math.random'));
    expect(byChance.toSorted()).toEqual([
      'packages/process/src/redis-store/index.ts',
      'packages/web/src/composition/tab-link.ts',
      'packages/web/src/server/backend-network.ts',
    ]);
  });

  it('every package that runs comes from the one registry, with its hash (15.1.2)', () => {
    const paths: readonly string[] = productionPackages(LOCK);
    const others = paths.filter((path) => {
      const { resolved = REGISTRY, integrity } = LOCK.packages[path] ?? {};
      return !resolved.startsWith(REGISTRY) || !integrity?.startsWith('sha512-');
    });
    expect([others, paths.length > 100]).toEqual([[], true]);
  });

  it('the bill of materials names what runs in production, and no tool (15.1.2)', () => {
    const { components } = billOfMaterials(LOCK) as { readonly components: readonly Component[] };
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['@node-rs/argon2', 'hono', 'kysely', 'pg', 'react', 'zod']));
    for (const tool of ['vitest', 'typescript', '@playwright/test', '@types/node', '@tornister/domain'])
      expect(names).not.toContain(tool);
    const hono = components.find(({ name }) => name === 'hono');
    expect(hono?.purl).toBe(`pkg:npm/hono@${LOCK.packages['node_modules/hono']?.version}`);
    for (const { name, hashes } of components) expect(hashes[0]?.content, name).toMatch(/^[0-9a-f]{128}$/);
  });
});
