import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { infoBarCookie } from './info-bar.ts';
import { parseTeaser, TEASER_TEMPLATES } from './parse-teaser.ts';
import { type RawTeaser, safeUrl } from './raw-teaser.ts';

const numRuns = NUM_RUNS;

describe('laws of teasers', () => {
  const words = fc.oneof(fc.string(), fc.constantFrom('', '/a/', 'javascript:x', '#fff', 'true', 'left', 'Merkliste'));
  const names = fc.constantFrom(
    'image',
    'link',
    'html',
    'headline',
    'teasercontent',
    'buttonText',
    'teaserLink',
    '__proto__',
    'loading.eager',
  );
  const attribute = fc.record(
    {
      name: fc.oneof(names, fc.string()),
      text: words,
      value: words,
      url: words,
      urlPath: words,
      altTag: words,
      imgTitle: words,
      width: fc.double(),
      height: fc.integer(),
      valueList: fc.array(words),
      openLinkInNewWindow: fc.boolean(),
    },
    { requiredKeys: ['name'] },
  );
  const template = fc.oneof(fc.constantFrom(...Object.keys(TEASER_TEMPLATES)), fc.string());
  const leaf = fc.record(
    { id: fc.string(), name: fc.string(), template, attributes: fc.array(attribute), teaserWishlistExternalId: words },
    { requiredKeys: ['id', 'name', 'template', 'attributes'] },
  ) as fc.Arbitrary<RawTeaser>;
  const teaser = fc.tuple(leaf, fc.array(leaf, { maxLength: 3 })).map(([outer, tabs]) => ({ ...outer, tabs }));

  it('whatever an editor writes becomes a teaser with its id, and its name where it promotes nothing', () => {
    const promoting = ['image-teaser', 'image-link', 'content-tile'];
    fc.assert(
      fc.property(teaser, (written) => {
        const { id, name, kind } = parseTeaser(written);
        expect({ id, name: promoting.includes(kind) ? written.name : name }).toEqual({
          id: written.id,
          name: written.name,
        });
      }),
      { numRuns },
    );
  });

  it('no link and no picture of a teaser runs a script or leaves the web', () => {
    const addresses = (value: unknown): readonly string[] => {
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value).flatMap(([key, inner]) =>
        (key === 'url' || key === 'src') && typeof inner === 'string' ? [inner] : addresses(inner),
      );
    };
    fc.assert(
      fc.property(teaser, (written) => {
        for (const address of addresses(parseTeaser(written))) {
          expect(address).toMatch(/^(?:\/(?![/\\])|[#?]|https?:\/\/|mailto:|tel:)/i);
        }
      }),
      { numRuns },
    );
  });

  it('a safe address stays as it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.webPath().map((path) => `/a${path}`),
          words,
        ),
        (written) => {
          const safe = safeUrl(written);
          if (safe !== undefined) expect(safeUrl(safe)).toBe(safe);
        },
      ),
      { numRuns },
    );
  });

  it('two info bars never share a cookie, and every cookie name is one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        expect(infoBarCookie(one)).toMatch(/^[A-Za-z0-9_.-]+$/);
        expect(infoBarCookie(one) === infoBarCookie(other)).toBe(one === other);
      }),
      { numRuns },
    );
  });
});
