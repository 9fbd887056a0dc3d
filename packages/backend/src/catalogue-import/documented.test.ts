import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { IMPORT_FILES } from './file-schemas.ts';

const PAGE = new URL('../../../../docs/catalogue-import.md', import.meta.url);

describe('docs/catalogue-import.md', () => {
  it.each(Object.entries(IMPORT_FILES))('names every field of %s and no other', async (file, schema) => {
    const page = await readFile(PAGE, 'utf8');
    const section = page.split(`\n## ${file}\n`)[1]?.split('\n## ')[0] ?? '';
    const rows = section.split('\n').filter((row) => row.startsWith('| `'));
    const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(named.sort()).toEqual(Object.keys(schema.shape).sort());
  });
});
