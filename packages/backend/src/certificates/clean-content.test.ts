import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanContent } from './clean-content.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } });
const join = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);

describe('What strangers send', () => {
  it('a picture comes out as the same picture, upright, without the place where it was taken', async () => {
    const taken = await picture(40, 20)
      .withExif({ IFD0: { Copyright: 'Waldschule' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const cleaned = (await cleanContent(taken, 'image/jpeg'))._unsafeUnwrap();
    const { width, height, format, exif } = await sharp(cleaned).metadata();
    expect([width, height, format, exif]).toEqual([20, 40, 'jpeg', undefined]);
  });

  it('what hangs behind a picture is gone', async () => {
    const png = await picture(8, 8).png().toBuffer();
    const cleaned = (await cleanContent(join(png, bytes('<script>alert(1)</script>PK')), 'image/png'))._unsafeUnwrap();
    expect(Buffer.from(cleaned).includes('script')).toBe(false);
    expect((await sharp(cleaned).metadata()).format).toBe('png');
  });

  it('half a picture, and one that is only called so, are broken', async () => {
    const jpeg = await picture(600, 600).jpeg().toBuffer();
    const png = await picture(600, 600).png().toBuffer();
    for (const [content, type] of [
      [jpeg.subarray(0, jpeg.length / 2), 'image/jpeg'],
      [png.subarray(0, png.length / 2), 'image/png'],
      [join(Uint8Array.of(0xff, 0xd8, 0xff), bytes('no picture')), 'image/jpeg'],
    ] as const)
      expect((await cleanContent(content, type))._unsafeUnwrapErr()).toBe('broken');
  });

  it('a small file that claims to be a huge picture is not drawn', async () => {
    const png = Buffer.from(await picture(1, 1).png().toBuffer());
    // Width and height of the header: 60,000 pixels each.
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect((await cleanContent(png, 'image/png'))._unsafeUnwrapErr()).toBe('broken');
  });

  it('a PDF stays as it is when it is whole', async () => {
    const pdf = bytes('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n');
    expect((await cleanContent(pdf, 'application/pdf'))._unsafeUnwrap()).toEqual(pdf);
    for (const cut of [pdf.subarray(0, -8), join(pdf, new Uint8Array(1_024))])
      expect((await cleanContent(cut, 'application/pdf'))._unsafeUnwrapErr()).toBe('broken');
  });
});
