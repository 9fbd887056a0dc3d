import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createPictureBucket, readPictureBucket } from '../../src/pictures/picture-bucket.ts';
import { createPictureFolder, type PictureFiles } from '../../src/pictures/picture-files.ts';
import { createPictureStore } from '../../src/pictures/picture-store.ts';
import { type S3Double, startS3Double } from '../support/s3-double.ts';
import { pictureFilesContract } from './picture-files.contract.ts';

const folders: string[] = [];
const doubles: S3Double[] = [];
afterEach(() => Promise.all(doubles.splice(0).map((double) => double.close())));
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

const openFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  folders.push(folder);
  return folder;
};

const openBucket = async (change: (url: string) => string = (url) => url) => {
  const double = await startS3Double();
  doubles.push(double);
  const bucket = readPictureBucket(change(double.url)) ?? expect.fail();
  return { double, files: createPictureBucket(bucket) };
};

describe('Pictures in a folder', () => {
  pictureFilesContract(async () => createPictureFolder(await openFolder()));

  it('leave no draft behind', async () => {
    const folder = await openFolder();
    const files = createPictureFolder(folder);
    await Promise.all([1, 2, 3].map((n) => files.put('A/b.jpg', Uint8Array.of(n), 'image/jpeg')));
    expect(await readdir(join(folder, 'A'))).toEqual(['b.jpg']);
  });
});

describe('Pictures in a store that speaks S3', () => {
  pictureFilesContract(async () => (await openBucket()).files);

  it('lie in the folder of the bucket, with their type', async () => {
    const { double, files } = await openBucket();
    await files.put('A/b.webp', Uint8Array.of(1), 'image/webp');
    expect([...double.files].map(([path, { type }]) => [path, type])).toEqual([
      ['/shop/pictures/A/b.webp', 'image/webp'],
    ]);
  });

  it.each([
    ['the secret', (url: string) => url.replace(/:[^:@]+@/, ':another@')],
    ['the region', (url: string) => url.replace('eu-test-1', 'eu-test-2')],
  ])('are neither read nor written when %s is another one', async (_, change) => {
    const { double, files } = await openBucket(change);
    await expect(files.put('A/b.jpg', Uint8Array.of(1), 'image/jpeg')).rejects.toThrow('403');
    await expect(files.get('A/b.jpg')).rejects.toThrow('403');
    await expect(files.remove('A/b.jpg')).rejects.toThrow('403');
    expect(double.files.size).toBe(0);
  });

  it('end a question that the store does not answer', async () => {
    const { double } = await openBucket();
    const bucket = readPictureBucket(double.url) ?? expect.fail();
    const files = createPictureBucket(bucket, { signal: () => AbortSignal.abort() });
    await expect(files.get('A/b.jpg')).rejects.toThrow('aborted');
  });
});

describe('A shop whose place of pictures fails', () => {
  const complaints: unknown[] = [];
  const shopWith = (files: PictureFiles) => {
    let renderings = 0;
    const store = createPictureStore({
      isKnown: async () => true,
      files,
      lookup: async () => ({ kind: 'product' }) as never,
      render: async () => {
        renderings += 1;
        return Buffer.from([renderings]);
      },
      onTrouble: (error) => void complaints.push(error),
    });
    return { get: () => store.get('0123456789abcdef', 'BASKET_LAYER', 'webp'), renderings: () => renderings };
  };

  it('draws the picture anew and shows it; when the store is back it is drawn once', async () => {
    const { double, files } = await openBucket();
    const shop = shopWith(files);
    double.failWith(503);
    expect(await shop.get()).toEqual(Buffer.from([1]));
    expect(complaints.map(String)).toEqual([expect.stringContaining('503'), expect.stringContaining('503')]);
    double.failWith(undefined);
    expect(await shop.get()).toEqual(Buffer.from([2]));
    expect(await shop.get()).toEqual(Buffer.from([2]));
    expect(shop.renderings()).toBe(2);
  });
});

describe('readPictureBucket', () => {
  it('reads address, key and region', () => {
    expect(readPictureBucket('s3+https://AKIA:se%2Fcret@s3.eu.example/bucket/shop/?region=eu-central-1')).toEqual({
      address: 'https://s3.eu.example/bucket/shop',
      key: { id: 'AKIA', secret: 'se/cret', region: 'eu-central-1' },
    });
    expect(readPictureBucket('s3+http://id:secret@minio:9000/bucket')).toEqual({
      address: 'http://minio:9000/bucket',
      key: { id: 'id', secret: 'secret', region: 'us-east-1' },
    });
  });

  it.each([
    ...[
      'https://id:secret@host/bucket',
      's3+ftp://id:secret@host/bucket',
      's3+https://host/bucket',
      's3+https://id@host/bucket',
    ],
    ...['s3+https://id:secret@host', 's3+https://id:secret@host/', 's3+https://id:secret@host/b%20b', 's3+https://'],
    's3+https://id:secret@host/bucket?region=a/b',
  ])('takes no other text: %s', (text) => {
    expect(readPictureBucket(text)).toBeUndefined();
  });
});
