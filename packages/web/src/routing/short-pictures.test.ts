// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restorePictures, shortenPictures } from './short-pictures.ts';

const card = (name: string, words: object = { alt: `Picture ${name}` }) => ({
  src: `/images/PRODUCTLISTING_SMALL/${name}.jpg`,
  width: 140,
  height: 105,
  sources: ['avif', 'webp'].flatMap((type) =>
    [140, 280].map((width) => ({ src: `/images/W${width}/${name}.${type}`, width, type: `image/${type}` })),
  ),
  ...words,
});

const roundTrip = (data: unknown): unknown => {
  const { data: short, shapes } = JSON.parse(JSON.stringify(shortenPictures(data))) as ReturnType<
    typeof shortenPictures
  >;
  return restorePictures(short, shapes);
};

const aName = fc.stringMatching(/^[\w-]{1,20}$/);
const aPicture = fc
  .tuple(aName, fc.record({ alt: fc.string(), title: fc.jsonValue() }, { requiredKeys: [] }))
  .map(([name, words]) => card(name, words));
const { data: someData } = fc.letrec((tie) => ({
  data: fc.oneof(
    { depthSize: 'small' },
    fc.jsonValue({ maxDepth: 1 }),
    aPicture,
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('~', 'image', '__proto__', 'src', 'sources', 'alt'), tie('data'), { maxKeys: 4 }),
  ),
}));

describe('short pictures', () => {
  it('are the same pictures again, among whatever else', () => {
    fc.assert(
      fc.property(someData, (data) => {
        const written: unknown = JSON.parse(JSON.stringify(data));
        expect(roundTrip(written)).toEqual(written);
      }),
    );
  });

  it('say what sixty of one shape have in common once', () => {
    const cards = Array.from({ length: 60 }, (_card, at) => card(`0123456789abcd${10 + at}`));
    const { data, shapes } = shortenPictures({ cards });
    expect(shapes).toHaveLength(1);
    expect(JSON.stringify(data).length * 5).toBeLessThan(JSON.stringify({ cards }).length);
    expect(roundTrip({ cards })).toEqual({ cards });
  });

  it('say a title that repeats the words once', () => {
    const alt = 'Radiergummi';
    const picture = card('0123456789abcdef', { alt, title: alt });
    expect(JSON.stringify(shortenPictures(picture)).split(alt)).toHaveLength(2);
    expect(roundTrip(picture)).toEqual(picture);
  });

  it('stay as they are where no file has a name, or a shape holds the mark of one', () => {
    const none = { ...card(''), src: '' };
    const marked = { ...card('0123456789abcdef'), note: '*' };
    expect(shortenPictures([none, marked])).toEqual({ data: [none, marked], shapes: [] });
  });
});
