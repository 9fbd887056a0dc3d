import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { webmOf } from './webm.ts';

const SIZE = { width: 32, height: 24 };

const picture = (background: string, options: { readonly lossless?: boolean } = {}): Promise<Buffer> =>
  sharp({ create: { ...SIZE, channels: 3, background } })
    .webp(options)
    .toBuffer();

/** The contents of all boxes of a kind, wherever they lie; every box of ours has a size of eight bytes. */
const boxesOf = (film: Buffer, id: string): readonly Buffer[] => {
  const found: Buffer[] = [];
  for (let at = film.indexOf(id, 0, 'hex'); at >= 0; at = film.indexOf(id, at + 1, 'hex')) {
    const size = at + id.length / 2;
    if (film[size] === 1) found.push(film.subarray(size + 8, size + 8 + film.readUIntBE(size + 2, 6)));
  }
  return found;
};

describe('webmOf', () => {
  it('says what it is, and how large', async () => {
    const film = webmOf([await picture('#e2574c')], { ...SIZE, frameMs: 100 });
    expect(film.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(boxesOf(film, '4282').map(String)).toEqual(['webm']);
    expect(boxesOf(film, '86').map(String)).toContain('V_VP8');
    expect(boxesOf(film, 'b0').map((width) => width.readUInt8())).toContain(32);
    expect(boxesOf(film, '4489').map((duration) => duration.readDoubleBE())).toEqual([100]);
  });

  it('holds every picture as a key frame at its time', async () => {
    const pictures = await Promise.all(['#e2574c', '#3f7fd0', '#3f9e57'].map((colour) => picture(colour)));
    const [cluster = Buffer.alloc(0)] = boxesOf(webmOf(pictures, { ...SIZE, frameMs: 100 }), '1f43b675');
    const blocks = boxesOf(cluster, 'a3').filter((block) => block[0] === 0x81 && block[3] === 0x80);
    expect(blocks.map((block) => block.readInt16BE(1))).toEqual([0, 100, 200]);
    expect(blocks.map((block) => pictures.some((known) => known.includes(block.subarray(4))))).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('takes no picture that is not a key frame', async () => {
    const lossless = await picture('#e2574c', { lossless: true });
    expect(() => webmOf([lossless], { ...SIZE, frameMs: 100 })).toThrow('key frames');
  });
});
