// Pictures are written in pieces, and those that are there already are not read again.

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../test/support/each-database.ts';
import type { PictureRecord } from '../pictures/picture-record.ts';
import { writePictures } from './write-pictures.ts';

const MEGABYTES = 1024 * 1024;

describeOnEachDatabase('pictures that are written', (database) => {
  /** How many pictures were in the database when one was read. */
  let written: number[];

  beforeEach(() => {
    written = [];
  });
  afterEach(async () => {
    await sql`truncate pictures`.execute(database());
  });

  const stored = async () =>
    (await database().selectFrom('pictures').select(['id', 'unused_since']).orderBy('id').execute()).map(
      ({ id, unused_since }) => [id, unused_since],
    );
  const photo = (id: string, size: number): PictureRecord => ({
    id,
    alt: { de: id },
    spec: {
      kind: 'photo-file',
      read: async () => {
        written.push((await stored()).length);
        return { kind: 'photo', data: 'A'.repeat(size) };
      },
    },
  });

  it('are sent whenever 16 MB of photographs have been read', async () => {
    await writePictures(database(), [photo('c', 1), photo('b', 8 * MEGABYTES), photo('a', 8 * MEGABYTES)]);
    expect(written).toEqual([0, 0, 2]);
    expect(await stored()).toHaveLength(3);
  });

  it('wait for others below that', async () => {
    await writePictures(database(), [photo('a', 8 * MEGABYTES), photo('b', 8 * MEGABYTES - 1), photo('c', 1)]);
    expect(written).toEqual([0, 0, 0]);
    expect(await stored()).toHaveLength(3);
  });

  it('are not read again when they are there, and are shown again', async () => {
    await writePictures(database(), [photo('a', 1), photo('b', 1)]);
    await sql`update pictures set unused_since = 7 where id = 'a'`.execute(database());
    written = [];
    await writePictures(database(), [photo('a', 1), photo('b', 1), photo('c', 1)]);
    expect(written).toEqual([2]);
    expect(await stored()).toEqual([
      ['a', null],
      ['b', null],
      ['c', null],
    ]);
  });
});
