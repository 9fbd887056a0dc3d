import { describe, expect, it } from 'vitest';
import { image, parsedImage, raw, text } from '../../test/builders/a-raw-teaser.ts';
import { aTile } from '../../testing/a-tile.ts';
import { parseTeaser } from './parse-teaser.ts';

describe('display variants of lists, bars, forms and tabs (spec 3 §2, §3)', () => {
  const base = { id: 't1', name: 'Teaser' };

  it('recommendations and killer list', () => {
    expect(parseTeaser(raw('recommendations', [text('headline', 'Beliebt')]))).toEqual({
      ...base,
      kind: 'recommendations',
      headline: 'Beliebt',
      products: [],
    });
    expect(parseTeaser(raw('recommendations'))).toMatchObject({ headline: '' });
    expect(
      parseTeaser(
        raw('killer list', [
          { name: 'lines', valueList: ['Hefte', 'Stifte'] },
          text('headline', 'Top'),
          { name: 'link', url: '/a/' },
        ]),
      ),
    ).toEqual({
      ...base,
      kind: 'killer-list',
      headline: 'Top',
      lines: ['Hefte', 'Stifte'],
      products: [],
      link: { url: '/a/', opensNewWindow: false },
    });
  });

  it('killer list with goods or with lines; without both it would be a headline over nothing, as for strangers of the business edition', () => {
    const goods = { ...raw('killer list'), productsRecommendations: [aTile()] };
    expect(parseTeaser(goods)).toEqual({ ...base, kind: 'killer-list', lines: [], products: [aTile()] });
    expect(parseTeaser(raw('killer list', [text('headline', 'Top')]))).toMatchObject({ kind: 'unknown' });
  });

  it('info bar with readable colours', () => {
    const colors = (ground: string, color: string) =>
      parseTeaser(raw('info bar', [text('teasercontent', 'x'), text('bgcolor', ground), text('textColor', color)]));
    expect(colors('#000', '#fff')).toEqual({
      ...base,
      kind: 'info-bar',
      html: 'x',
      ground: '#000000',
      text: '#ffffff',
    });
    expect(colors('#fff', '#eee')).toMatchObject({ ground: '#ffffff', text: '#000000' });
    expect(colors('nonsense', 'url(x)')).toMatchObject({ ground: '#0077ad', text: '#ffffff' });
    expect(colors('#ffffff', '#767676')).toMatchObject({ text: '#767676' });
    expect(colors('#ffffff', '#777777')).toMatchObject({ text: '#000000' });
  });

  it('form, tabs and content tile', () => {
    expect(parseTeaser(raw('form', [text('formName', 'contact'), text('headline', 'Fragen?')]))).toEqual({
      ...base,
      kind: 'form',
      formName: 'contact',
      headline: 'Fragen?',
    });
    expect(parseTeaser(raw('form'))).toEqual({ ...base, kind: 'form', formName: 'Teaser' });
    const tabs = [raw('html', [text('html', 'a')])];
    expect(parseTeaser(raw('prize draw tab', [text('tabText', 'Gewinn'), text('html', 'h')], { tabs }))).toEqual({
      ...base,
      kind: 'prize-draw-tab',
      label: 'Gewinn',
      html: 'h',
      tabs: [{ ...base, kind: 'html', html: 'a' }],
    });
    expect(parseTeaser(raw('A/B test tab', [text('headline', 'B')]))).toMatchObject({
      kind: 'ab-test-tab',
      label: 'B',
      html: '',
      tabs: [],
    });
    expect(parseTeaser(raw('A/B test tab'))).toMatchObject({ label: 'Teaser' });
    expect(
      parseTeaser(
        raw('content tile', [
          text('headline', 'H'),
          text('text', 'T'),
          image,
          { name: 'link', url: '/a/' },
          text('buttonText', 'Los'),
          text('buttonType', 'outline'),
        ]),
      ),
    ).toEqual({
      ...base,
      name: 'H',
      kind: 'content-tile',
      headline: 'H',
      text: 'T',
      image: parsedImage,
      link: { url: '/a/', opensNewWindow: false },
      button: { text: 'Los', scheme: 'outline' },
    });
    expect(parseTeaser(raw('content tile'))).toEqual({ ...base, kind: 'content-tile', headline: 'Teaser' });
  });

  it('wishlist teaser: image, imageposition, columns and description', () => {
    const attributes = [image, text('imageposition', 'right'), text('columns', 'FULL'), text('description', 'Alles')];
    expect(parseTeaser(raw(' Merkliste ', attributes, { teaserWishlistExternalId: 'w1' }))).toEqual({
      ...base,
      kind: 'wishlist',
      externalId: 'w1',
      hasOptionsMenu: true,
      image: parsedImage,
      imagePosition: 'right',
      isFullWidth: true,
      description: 'Alles',
      showsListImage: false,
      showsListDescription: false,
    });
    expect(parseTeaser(raw('teaser wishlist', [], { teaserWishlistExternalId: 'w1' }))).toEqual({
      ...base,
      kind: 'wishlist',
      externalId: 'w1',
      hasOptionsMenu: false,
      imagePosition: 'left',
      isFullWidth: false,
      showsListImage: false,
      showsListDescription: false,
    });
    const own = [text('image', 'true'), text('description', 'true')];
    expect(parseTeaser(raw('teaser wishlist', own, { teaserWishlistExternalId: 'w1' }))).toStrictEqual({
      ...base,
      kind: 'wishlist',
      externalId: 'w1',
      hasOptionsMenu: false,
      imagePosition: 'left',
      isFullWidth: false,
      showsListImage: true,
      showsListDescription: true,
    });
  });
});
