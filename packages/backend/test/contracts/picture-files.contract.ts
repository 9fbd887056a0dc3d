// What every place of rendered pictures has to keep: a folder, and a store of many machines.

import { expect, it } from 'vitest';
import type { PictureFiles } from '../../src/pictures/picture-files.ts';

const NAME = 'PRODUCTLISTING_SMALL/ab/ab12cd34.webp';
const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);

/** Runs the contract; `open` answers an empty place. */
export const pictureFilesContract = (open: () => Promise<PictureFiles>): void => {
  it('has nothing under a name that nobody wrote', async () => {
    expect(await (await open()).get(NAME)).toBeUndefined();
  });

  it('gives back what was written, to the byte, also nothing at all', async () => {
    const files = await open();
    const content = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256);
    await files.put(NAME, content, 'image/webp');
    expect(await files.get(NAME)).toEqual(Buffer.from(content));
    await files.put(NAME, bytes(), 'image/webp');
    expect(await files.get(NAME)).toEqual(Buffer.alloc(0));
  });

  it('replaces a file, and leaves the others as they are', async () => {
    const files = await open();
    await files.put(NAME, bytes(1, 2), 'image/webp');
    await files.put('PRODUCTLISTING_SMALL/ab/ab12cd34.jpg', bytes(3), 'image/jpeg');
    await files.put(NAME, bytes(4), 'image/webp');
    expect(await files.get(NAME)).toEqual(Buffer.from([4]));
    expect(await files.get('PRODUCTLISTING_SMALL/ab/ab12cd34.jpg')).toEqual(Buffer.from([3]));
  });

  it('deletes a file, and no other; one that is not there is gone already', async () => {
    const files = await open();
    await files.put(NAME, bytes(1), 'image/webp');
    await files.put('PRODUCTLISTING_SMALL/ab/ab12cd34.jpg', bytes(3), 'image/jpeg');
    await files.remove(NAME);
    await files.remove(NAME);
    expect(await files.get(NAME)).toBeUndefined();
    expect(await files.get('PRODUCTLISTING_SMALL/ab/ab12cd34.jpg')).toEqual(Buffer.from([3]));
  });

  it('has whole files only, however many are written under one name at once', async () => {
    const files = await open();
    const contents = Array.from({ length: 8 }, (_, n) => new Uint8Array(20_000).fill(n));
    await Promise.all(contents.map((content) => files.put(NAME, content, 'image/webp')));
    expect(contents.map((content) => Buffer.from(content))).toContainEqual(await files.get(NAME));
  });

  it.each(['../../passwd.jpg', '/etc/passwd.jpg', 'a/../b.jpg', 'a//b.jpg', 'a.jpg?x=1', 'a b.jpg', 'a', ''])(
    'takes no name that leads elsewhere: %j',
    async (name) => {
      const files = await open();
      await expect(files.get(name)).rejects.toThrow('not the name');
      await expect(files.put(name, bytes(1), 'image/jpeg')).rejects.toThrow('not the name');
      await expect(files.remove(name)).rejects.toThrow('not the name');
    },
  );
};
