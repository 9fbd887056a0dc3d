import { describe, expect, it } from 'vitest';
import { image, parsedImage, raw, text } from '../../test/builders/a-raw-teaser.ts';
import { HERO_DEFAULT_COLOR, parseHeroSlides } from './hero-slide.ts';
import { parseTeaser } from './parse-teaser.ts';
import { BUTTON_POSITIONS, HERO_ALIGNMENTS, INFO_ICON_POSITIONS, INFO_ICON_TYPES } from './teaser.ts';

describe('display variants of pictures, HTML and sliders (spec 3 §2, §3)', () => {
  const base = { id: 't1', name: 'Teaser' };

  it('image link', () => {
    expect(parseTeaser(raw('image link', [image, { name: 'link', url: '/cat/1/' }]))).toEqual({
      ...base,
      name: parsedImage.alt,
      kind: 'image-link',
      image: parsedImage,
      link: { url: '/cat/1/', opensNewWindow: false },
    });
    expect(parseTeaser(raw('image link', [image]))).toEqual({
      ...base,
      name: parsedImage.alt,
      kind: 'image-link',
      image: parsedImage,
    });
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
      name: 'stifte',
      kind: 'image-teaser',
      image: { ...parsedImage, alt: 'Bunte Stifte' },
      caption: 'Jetzt neu',
      link: { url: '/cat/2/', opensNewWindow: true },
      button: { text: 'Ansehen', position: 'centerhigh', scheme: 'green' },
      infoIcon: { text: 'Foto: Mia', type: 'starIcon', position: 'topright' },
      loadsEagerly: true,
    });
  });

  it('what promotes something has the name that editors give it for the figures, else what it says, else its own', () => {
    const nameOf = (...written: Parameters<typeof raw>) => parseTeaser(raw(...written)).name;
    const caption = text('bildunterschrift', 'Alle Ranzen');
    expect(nameOf('image teaser', [image, caption, text('googleAnalytics', 'Ranzen')])).toBe('Ranzen');
    expect(nameOf('image teaser', [image, caption])).toBe('Alle Ranzen');
    expect(nameOf('image teaser', [image])).toBe('Teaser');
    expect(nameOf('image link', [{ ...image, altTag: 'Katalog' }])).toBe('Katalog');
    expect(nameOf('image link', [{ ...image, altTag: '' }])).toBe('Teaser');
    expect(nameOf('content tile', [text('headline', 'Räume')])).toBe('Räume');
    expect(nameOf('content tile')).toBe('Teaser');
  });

  it('buttons, info icons and slides stand where the specification says', () => {
    expect(BUTTON_POSITIONS).toEqual(['left', 'right', 'center', 'centerhigh']);
    expect(INFO_ICON_POSITIONS).toEqual(['topleft', 'topright']);
    expect(INFO_ICON_TYPES).toEqual(['infoIcon', 'starIcon']);
    expect(HERO_ALIGNMENTS).toEqual(['left', 'right', 'center']);
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
      text('colorPreHeadline', '#123456'),
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
          preHeadline: { text: 'Neu', color: '#123456' },
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
    expect(Object.keys(parseHeroSlides([raw('x', [image])])[0] ?? {})).toEqual([
      'id',
      'name',
      'tabText',
      'image',
      'alignment',
    ]);
  });
});
