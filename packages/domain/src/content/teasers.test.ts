import { describe, expect, it } from 'vitest';
import type { Picture } from '../catalogue/product.ts';
import { buttonSchemeOf } from './button-scheme.ts';
import { HERO_DEFAULT_COLOR } from './hero-slide.ts';
import { INFO_BAR_HIDDEN_UNTIL, infoBarCookie, isInfoBarVisible } from './info-bar.ts';
import { parseTeaser, teaserKindOf } from './parse-teaser.ts';
import { attributesOf, type RawAttribute, type RawTeaser, safeUrl } from './raw-teaser.ts';

const raw = (template: string, attributes: readonly RawAttribute[] = [], more: Partial<RawTeaser> = {}): RawTeaser => ({
  id: 't1',
  name: 'Teaser',
  template,
  attributes,
  ...more,
});
const text = (name: string, value: string): RawAttribute => ({ name, text: value });
const image: RawAttribute = { name: 'image', urlPath: '/img/a.jpg', altTag: 'Stifte', width: 600, height: 200 };
const parsedImage = { src: '/img/a.jpg', alt: 'Stifte', width: 600, height: 200, sources: [] };

describe('attributes (spec 3 §3 "Teaser")', () => {
  it('are found whatever the case of their name, text before value', () => {
    const attributes = attributesOf(raw('html', [{ name: 'Headline', text: ' ', value: ' Neu ' }]));
    expect(attributes.text('headline')).toBe('Neu');
    expect(attributes.text('missing')).toBeUndefined();
    expect(attributesOf(raw('html', [{ name: 'a', text: 'T', value: 'V' }])).text('A')).toBe('T');
  });

  it('are on when they say so', () => {
    const isOn = (word: string) => attributesOf(raw('x', [text('loading.eager', word)])).isOn('loading.eager');
    expect(['true', 'TRUE', '1', 'yes'].map(isOn)).toEqual([true, true, true, true]);
    expect(['false', '0', '', 'no'].map(isOn)).toEqual([false, false, false, false]);
    expect(attributesOf(raw('x')).isOn('loading.eager')).toBe(false);
  });

  it('give links with their window, from url, urlPath or text', () => {
    const link = (attribute: RawAttribute) => attributesOf(raw('x', [attribute])).link('link');
    expect(link({ name: 'link', url: '/cat/1/', openLinkInNewWindow: true })).toEqual({
      url: '/cat/1/',
      opensNewWindow: true,
    });
    expect(link({ name: 'link', urlPath: '/a/' })).toEqual({ url: '/a/', opensNewWindow: false });
    expect(link({ name: 'link', text: 'https://example.com/' })?.url).toBe('https://example.com/');
    expect(link({ name: 'link', url: 'javascript:alert(1)', urlPath: '/b/' })?.url).toBe('/b/');
    expect(link({ name: 'other' })).toBeUndefined();
  });

  it.each([
    ['/a/', '/a/'],
    [' #top ', '#top'],
    ['?p=2', '?p=2'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
    ['http://example.com', 'http://example.com'],
    ['mailto:a@b.de', 'mailto:a@b.de'],
    ['tel:+49', 'tel:+49'],
    ['//evil', undefined],
    ['https:///evil', undefined],
    ['/\\evil', undefined],
    ['java\nscript:x', undefined],
    ['javascript:x', undefined],
    ['data:text/html,x', undefined],
    ['relative', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('an address %j leads to %j', (written, url) => {
    expect(safeUrl(written)).toBe(url);
  });

  it('give pictures with sizes that make sense', () => {
    const picture = (attribute: RawAttribute) => attributesOf(raw('x', [attribute])).image('image');
    expect(picture({ ...image, imgTitle: 'Titel' })).toEqual({ ...parsedImage, title: 'Titel' });
    expect(picture({ name: 'image', url: '/b.jpg', width: 0, height: Number.NaN, imgTitle: ' ' })).toEqual({
      src: '/b.jpg',
      alt: '',
      sources: [],
    });
    expect(picture({ name: 'image', value: '/c.jpg' })?.src).toBe('/c.jpg');
    expect(picture({ name: 'image' })).toBeUndefined();
    expect(picture({ name: 'photo', url: '/b.jpg' })).toBeUndefined();
  });

  it('take the picture of the backend in all its sizes', () => {
    const picture: Picture = { src: '/p.avif', alt: 'Alt', width: 8, height: 4, sources: [{ src: '/p2', width: 16 }] };
    const read = (altTag?: string) =>
      attributesOf(raw('x', [{ name: 'image', picture, ...(altTag !== undefined && { altTag }) }])).image('image');
    expect(read()).toEqual(picture);
    expect(read('Anders')).toEqual({ ...picture, alt: 'Anders' });
  });

  it('choose one of the known words, else the first', () => {
    const oneOf = (word: string) => attributesOf(raw('x', [text('side', word)])).oneOf('side', ['topleft', 'topRight']);
    expect(oneOf('TOPRIGHT')).toBe('topRight');
    expect(oneOf('bottom')).toBe('topleft');
    expect(attributesOf(raw('x')).oneOf('side', ['left'])).toBe('left');
  });
});

describe('templates map to display variants (spec 3 §2)', () => {
  it.each([
    ['image link', 'image-link'],
    ['HTML', 'html'],
    ['HTML box', 'html-box'],
    ['layer', 'layer'],
    ['imageTeaser', 'image-teaser'],
    ['hero-slider', 'hero-slider'],
    ['recommendations', 'recommendations'],
    ['info bar', 'info-bar'],
    ['form', 'form'],
    ['prize draw tab', 'prize-draw-tab'],
    ['A/B test tab', 'ab-test-tab'],
    ['killer list', 'killer-list'],
    ['content tile', 'content-tile'],
    ['Merkliste', 'wishlist'],
    ['teaser-wishlist', 'wishlist'],
    ['constructor', undefined],
    ['', undefined],
  ])('%s is %s', (template, kind) => {
    expect(teaserKindOf(template)).toBe(kind);
  });

  it('a template that the shop does not know is unknown', () => {
    expect(parseTeaser(raw('Karussell 3D'))).toEqual({
      kind: 'unknown',
      id: 't1',
      name: 'Teaser',
      template: 'Karussell 3D',
    });
  });

  it.each(['image-link', 'html', 'html-box', 'image-teaser', 'hero-slider', 'info-bar', 'Merkliste'])(
    'a teaser without what it shows is unknown: %s',
    (template) => {
      expect(parseTeaser(raw(template)).kind).toBe('unknown');
    },
  );

  const base = { id: 't1', name: 'Teaser' };

  it('image link', () => {
    expect(parseTeaser(raw('image link', [image, { name: 'link', url: '/cat/1/' }]))).toEqual({
      ...base,
      kind: 'image-link',
      image: parsedImage,
      link: { url: '/cat/1/', opensNewWindow: false },
    });
    expect(parseTeaser(raw('image link', [image]))).toEqual({ ...base, kind: 'image-link', image: parsedImage });
  });

  it('HTML, HTML box and layer', () => {
    expect(parseTeaser(raw('html', [text('html', '<p>a</p>')]))).toEqual({ ...base, kind: 'html', html: '<p>a</p>' });
    expect(parseTeaser(raw('html', [text('text', '<p>t</p>')]))).toMatchObject({ html: '<p>t</p>' });
    expect(parseTeaser(raw('html box', [text('teasercontent', 'c')]))).toEqual({
      ...base,
      kind: 'html-box',
      html: 'c',
    });
    expect(parseTeaser(raw('layer', [text('label', 'Mehr'), text('html', 'x')]))).toEqual({
      ...base,
      kind: 'layer',
      label: 'Mehr',
      html: 'x',
    });
    expect(parseTeaser(raw('layer'))).toEqual({ ...base, kind: 'layer', label: 'Teaser', html: '' });
  });

  it('image teaser with everything', () => {
    expect(
      parseTeaser(
        raw('image teaser', [
          image,
          text('alternativText', 'Bunte Stifte'),
          text('bildunterschrift', 'Jetzt neu'),
          { name: 'teaserLink', url: '/cat/2/', openLinkInNewWindow: true },
          text('teaserButtonText', 'Ansehen'),
          text('buttonPosition', 'centerhigh'),
          text('buttonType', 'green'),
          text('googleAnalytics', 'stifte'),
          text('loading.eager', 'true'),
          text('positionInfoIcon', 'topright'),
          text('iconType', 'starIcon'),
          text('bildunterschriftInfoIconText', 'Foto: Mia'),
        ]),
      ),
    ).toEqual({
      ...base,
      kind: 'image-teaser',
      image: { ...parsedImage, alt: 'Bunte Stifte' },
      caption: 'Jetzt neu',
      link: { url: '/cat/2/', opensNewWindow: true },
      button: { text: 'Ansehen', position: 'centerhigh', scheme: 'green' },
      infoIcon: { text: 'Foto: Mia', type: 'starIcon', position: 'topright' },
      analyticsLabel: 'stifte',
      loadsEagerly: true,
    });
  });

  it('image teaser with nothing but a picture, or with words that are unknown', () => {
    expect(parseTeaser(raw('image teaser', [image]))).toEqual({
      ...base,
      kind: 'image-teaser',
      image: parsedImage,
      loadsEagerly: false,
    });
    expect(
      parseTeaser(
        raw('image teaser', [
          image,
          text('teaserButtonText', 'Ansehen'),
          text('buttonType', 'rainbow'),
          text('bildunterschriftInfoIconText', 'x'),
        ]),
      ),
    ).toMatchObject({
      button: { text: 'Ansehen', position: 'left' },
      infoIcon: { text: 'x', type: 'infoIcon', position: 'topleft' },
    });
  });

  it('hero slider: slides without a picture are left out, #008dca is the default colour', () => {
    const slide = raw('hero slider tab', [
      image,
      text('teaserName', 'Start'),
      text('alt', 'Ranzen'),
      text('tabText', 'Ranzen'),
      { name: 'link', url: '/cat/3/' },
      text('heroTeaserAlignment', 'right'),
      text('preHeadline', 'Neu'),
      text('headline', 'Schulstart'),
      text('postHeadline', 'ab 99 €'),
      text('colorHeadline', '#FFF'),
      text('colorPostHeadline', 'red'),
      text('buttonText', 'Los'),
      text('buttonType', 'primary'),
    ]);
    expect(HERO_DEFAULT_COLOR).toBe('#008dca');
    expect(parseTeaser(raw('hero slider', [], { tabs: [slide, raw('x')] }))).toEqual({
      ...base,
      kind: 'hero-slider',
      slides: [
        {
          id: 't1',
          name: 'Start',
          tabText: 'Ranzen',
          image: { ...parsedImage, alt: 'Ranzen' },
          link: { url: '/cat/3/', opensNewWindow: false },
          alignment: 'right',
          preHeadline: { text: 'Neu', color: '#008dca' },
          headline: { text: 'Schulstart', color: '#ffffff' },
          postHeadline: { text: 'ab 99 €', color: '#008dca' },
          button: { text: 'Los', scheme: 'primary' },
        },
      ],
    });
  });

  it('a bare slide shows its picture under its name', () => {
    expect(parseTeaser(raw('hero slider', [], { tabs: [raw('x', [image, text('buttonText', 'Los')])] }))).toMatchObject(
      {
        slides: [
          {
            id: 't1',
            name: 'Teaser',
            tabText: 'Teaser',
            image: parsedImage,
            alignment: 'left',
            button: { text: 'Los' },
          },
        ],
      },
    );
    const bare = parseTeaser(raw('hero slider', [], { tabs: [raw('x', [image])] }));
    expect(bare.kind === 'hero-slider' && Object.keys(bare.slides[0] ?? {})).toEqual([
      'id',
      'name',
      'tabText',
      'image',
      'alignment',
    ]);
  });

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
    expect(parseTeaser(raw('killer list'))).toEqual({ ...base, kind: 'killer-list', lines: [], products: [] });
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
    });
    expect(parseTeaser(raw('teaser wishlist', [], { teaserWishlistExternalId: 'w1' }))).toEqual({
      ...base,
      kind: 'wishlist',
      externalId: 'w1',
      hasOptionsMenu: false,
      imagePosition: 'left',
      isFullWidth: false,
    });
  });
});

describe('button scheme (spec 3 §5)', () => {
  it('is one of primary, secondary, red, green, outline, link; otherwise none', () => {
    for (const scheme of ['primary', 'secondary', 'red', 'green', 'outline', 'link']) {
      expect(buttonSchemeOf(` ${scheme.toUpperCase()} `)).toBe(scheme);
    }
    expect(buttonSchemeOf('blue')).toBeUndefined();
    expect(buttonSchemeOf(undefined)).toBeUndefined();
  });
});

describe('info bar (spec 3 §4)', () => {
  it('is visible until dismissed, each bar on its own, for ever', () => {
    const stored = [infoBarCookie('t1')];
    expect(isInfoBarVisible('t1', (name) => stored.includes(name))).toBe(false);
    expect(isInfoBarVisible('t2', (name) => stored.includes(name))).toBe(true);
    expect(INFO_BAR_HIDDEN_UNTIL).toBe('Fri, 31 Dec 9999 23:59:59 GMT');
    expect(infoBarCookie('a-1_B')).toBe('infobar-hidden-a-1_B');
    expect(infoBarCookie('a;b ü')).toBe('infobar-hidden-a.3b.b.20..fc.');
  });
});
