import { describe, expect, it } from 'vitest';
import { image, parsedImage, raw, text } from '../../test/builders/a-raw-teaser.ts';
import type { Picture } from '../catalogue/product.ts';
import { attributesOf, type RawAttribute, safeUrl } from './raw-teaser.ts';

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
    expect(
      picture({ name: 'image', url: '/b.jpg', width: 0, height: Number.POSITIVE_INFINITY, imgTitle: ' ' }),
    ).toEqual({
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
