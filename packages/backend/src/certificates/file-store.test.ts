import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStore } from './file-store.ts';

const NAME = `${'a'.repeat(24)}.pdf`;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('Files of visitors in a folder', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'certificates-'));
  });
  afterEach(() => rm(root, { recursive: true }));
  const open = () => ({
    folder: join(root, 'data', 'certificates'),
    store: createFolderStore(join(root, 'data', 'certificates')),
  });

  it('are for the owner of the process alone, and so is their folder', async () => {
    const { folder, store } = open();
    await store.put(NAME, bytes('%PDF'));
    expect((await stat(join(folder, NAME))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect(await readdir(folder)).toEqual([NAME]);
  });

  it('are replaced whole, and deleted as often as one likes', async () => {
    const { folder, store } = open();
    await store.put(NAME, bytes('one, and longer'));
    await store.put(NAME, bytes('two'));
    expect(await readFile(join(folder, NAME), 'utf8')).toBe('two');
    await store.remove(NAME);
    await store.remove(NAME);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each(['../../passwd', 'a/b.pdf', '.hidden', `${'a'.repeat(24)}.html`, `${'a'.repeat(24)}.pdf\0.html`, ''])(
    'never get a name that leads elsewhere: %j',
    async (name) => {
      const { store } = open();
      await expect(store.put(name, bytes('x'))).rejects.toThrow('not the name');
      expect(() => store.remove(name)).toThrow('not the name');
      expect(await readdir(root)).toEqual([]);
    },
  );
});
