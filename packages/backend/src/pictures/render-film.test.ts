import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renderFilm } from './render-film.ts';

const SIDE = { width: 320, height: 480 };

/** A photograph of a phone that was held upright: it lies on its side, and says so (EXIF orientation 6). Upright it is red above and blue below. */
const uprightPhoto = async (): Promise<string> => {
  const half = (background: string) => ({ create: { ...SIDE, channels: 3, background } }) as const;
  const lying = await sharp(half('#ff0000'))
    .extend({ right: SIDE.width, background: '#0000ff' })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return lying.toString('base64');
};

/** The first picture of a film: its bare VP8 frame, put into a WebP file again. */
const firstFrame = (film: Buffer) => {
  const box = film.indexOf('a301', film.indexOf('1f43b675', 0, 'hex'), 'hex');
  const block = film.subarray(box + 9, box + 9 + film.readUIntBE(box + 3, 6));
  const frame = block.subarray(4);
  const padded = Buffer.concat([frame, Buffer.alloc(frame.length % 2)]);
  const header = Buffer.alloc(20);
  header.write('RIFF');
  header.writeUInt32LE(padded.length + 12, 4);
  header.write('WEBPVP8 ', 8);
  header.writeUInt32LE(frame.length, 16);
  return sharp(Buffer.concat([header, padded]))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
};

it('shows a photograph upright and whole, as its page does', async () => {
  const film = await renderFilm([{ kind: 'photo', data: await uprightPhoto() }]);
  const { data, info } = await firstFrame(film);
  expect([info.width, info.height]).toEqual([640, 480]);
  const colourAt = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)].map((part) => (part > 127 ? 1 : 0)).join('');
  };
  expect({ above: colourAt(320, 60), below: colourAt(320, 420), beside: colourAt(40, 240) }).toEqual({
    above: '100',
    below: '001',
    beside: '111',
  });
});
