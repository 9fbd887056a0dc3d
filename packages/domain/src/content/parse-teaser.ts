// From the content system's template and attributes to a teaser. Total: whatever an editor wrote becomes a teaser, at worst an
// unknown one. Source: spec 3 §2 "CMS teaser types map to display variants", §3.

import { buttonSchemeOf } from './button-scheme.ts';
import { parseHeroSlides } from './hero-slide.ts';
import { infoBarColors } from './info-bar.ts';
import { attributesOf, type RawTeaser, type TeaserAttributes } from './raw-teaser.ts';
import {
  BUTTON_POSITIONS,
  type ImageTeaser,
  INFO_ICON_POSITIONS,
  INFO_ICON_TYPES,
  type Teaser,
  type TeaserBase,
  type TeaserKind,
} from './teaser.ts';

/** Templates by their letters in lower case: `HTML Box`, `html-box` and `htmlBox` are one. */
export const TEASER_TEMPLATES: Readonly<Record<string, Exclude<TeaserKind, 'unknown'>>> = {
  imagelink: 'image-link',
  html: 'html',
  htmlbox: 'html-box',
  layer: 'layer',
  imageteaser: 'image-teaser',
  heroslider: 'hero-slider',
  recommendations: 'recommendations',
  infobar: 'info-bar',
  form: 'form',
  prizedrawtab: 'prize-draw-tab',
  abtesttab: 'ab-test-tab',
  killerlist: 'killer-list',
  contenttile: 'content-tile',
  merkliste: 'wishlist',
  teaserwishlist: 'wishlist',
};

/** The display variant of a template; nothing for one that the shop does not know. */
export const teaserKindOf = (template: string): Exclude<TeaserKind, 'unknown'> | undefined => {
  const letters = template.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(TEASER_TEMPLATES, letters) ? TEASER_TEMPLATES[letters] : undefined;
};

/** The teaser that a template and its attributes make; unknown when the template is, or when it lacks what it shows. */
export const parseTeaser = (raw: RawTeaser): Teaser => {
  const base: TeaserBase = { id: raw.id, name: raw.name };
  const kind = teaserKindOf(raw.template);
  const parsed = kind && PARSERS[kind](raw, attributesOf(raw), base);
  return parsed ?? { ...base, kind: 'unknown', template: raw.template };
};

type Parser = (raw: RawTeaser, attributes: TeaserAttributes, base: TeaserBase) => Teaser | undefined;

/** The attributes that a teaser may have its HTML in; the first that is there counts. */
export const TEASER_HTML_ATTRIBUTES = ['html', 'text', 'teasercontent', 'content'] as const;

const htmlOf = (attributes: TeaserAttributes): string | undefined =>
  TEASER_HTML_ATTRIBUTES.map(attributes.text).find((text) => text !== undefined);

const optional = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [Name in Key]?: Value };

const html =
  (kind: 'html' | 'html-box'): Parser =>
  (_raw, attributes, base) => {
    const content = htmlOf(attributes);
    return content === undefined ? undefined : { ...base, kind, html: content };
  };

const tabs =
  (kind: 'prize-draw-tab' | 'ab-test-tab'): Parser =>
  (raw, attributes, base) => ({
    ...base,
    kind,
    label: attributes.text('tabText') ?? attributes.text('headline') ?? raw.name,
    html: htmlOf(attributes) ?? '',
    ...optional('link', attributes.link('link')),
    tabs: (raw.tabs ?? []).map(parseTeaser),
  });

const imageTeaser = (attributes: TeaserAttributes, base: TeaserBase): ImageTeaser | undefined => {
  const image = attributes.image('image');
  if (!image) return undefined;
  const buttonText = attributes.text('teaserButtonText');
  const infoText = attributes.text('bildunterschriftInfoIconText');
  return {
    ...base,
    name: attributes.text('googleAnalytics') ?? attributes.text('bildunterschrift') ?? base.name,
    kind: 'image-teaser',
    image: { ...image, alt: attributes.text('alternativText') ?? image.alt },
    loadsEagerly: attributes.isOn('loading.eager'),
    ...optional('caption', attributes.text('bildunterschrift')),
    ...optional('link', attributes.link('teaserLink')),
    ...(buttonText !== undefined && {
      button: {
        text: buttonText,
        position: attributes.oneOf('buttonPosition', BUTTON_POSITIONS),
        ...optional('scheme', buttonSchemeOf(attributes.text('buttonType'))),
      },
    }),
    ...(infoText !== undefined && {
      infoIcon: {
        text: infoText,
        type: attributes.oneOf('iconType', INFO_ICON_TYPES),
        position: attributes.oneOf('positionInfoIcon', INFO_ICON_POSITIONS),
      },
    }),
  };
};

const PARSERS: Readonly<Record<Exclude<TeaserKind, 'unknown'>, Parser>> = {
  'image-link': (_raw, attributes, base) => {
    const image = attributes.image('image');
    return (
      image && {
        ...base,
        name: image.alt.trim() || base.name,
        kind: 'image-link',
        image,
        ...optional('link', attributes.link('link')),
      }
    );
  },
  html: html('html'),
  'html-box': html('html-box'),
  layer: (raw, attributes, base) => ({
    ...base,
    kind: 'layer',
    label: attributes.text('label') ?? raw.name,
    html: htmlOf(attributes) ?? '',
  }),
  'image-teaser': (_raw, attributes, base) => imageTeaser(attributes, base),
  'hero-slider': (raw, _attributes, base) => {
    const slides = parseHeroSlides(raw.tabs ?? []);
    return slides.length === 0 ? undefined : { ...base, kind: 'hero-slider', slides };
  },
  recommendations: (raw, attributes, base) => ({
    ...base,
    kind: 'recommendations',
    headline: attributes.text('headline') ?? '',
    products: raw.productsRecommendations ?? [],
  }),
  'info-bar': (_raw, attributes, base) => {
    const content = attributes.text('teasercontent');
    if (content === undefined) return undefined;
    return { ...base, kind: 'info-bar', html: content, ...infoBarColors(attributes) };
  },
  form: (raw, attributes, base) => ({
    ...base,
    kind: 'form',
    formName: attributes.text('formName') ?? raw.name,
    ...optional('headline', attributes.text('headline')),
    ...optional('competitionId', attributes.text('competition')),
  }),
  'prize-draw-tab': tabs('prize-draw-tab'),
  'ab-test-tab': tabs('ab-test-tab'),
  'killer-list': (raw, attributes, base) => {
    const [lines, products] = [attributes.list('lines'), raw.productsRecommendations ?? []];
    // As for strangers of the business edition, who see no goods: a headline alone promises what is not there.
    if (lines.length === 0 && products.length === 0) return undefined;
    return {
      ...base,
      kind: 'killer-list',
      lines,
      products,
      ...optional('headline', attributes.text('headline')),
      ...optional('link', attributes.link('link')),
    };
  },
  'content-tile': (raw, attributes, base) => {
    const buttonText = attributes.text('buttonText');
    const headline = attributes.text('headline') ?? raw.name;
    return {
      ...base,
      name: headline,
      kind: 'content-tile',
      headline,
      ...optional('text', attributes.text('text')),
      ...optional('html', attributes.text('html') ?? attributes.text('content')),
      ...optional('image', attributes.image('image')),
      ...optional('link', attributes.link('link')),
      ...(buttonText !== undefined && {
        button: { text: buttonText, ...optional('scheme', buttonSchemeOf(attributes.text('buttonType'))) },
      }),
    };
  },
  wishlist: (raw, attributes, base) => {
    if (!raw.teaserWishlistExternalId) return undefined;
    return {
      ...base,
      kind: 'wishlist',
      externalId: raw.teaserWishlistExternalId,
      hasOptionsMenu: raw.template.trim().toLowerCase() === 'merkliste',
      imagePosition: attributes.oneOf('imageposition', ['left', 'right']),
      isFullWidth: attributes.text('columns')?.toLowerCase() === 'full',
      showsListImage: attributes.isOn('image'),
      showsListDescription: attributes.isOn('description'),
      ...optional('image', attributes.isOn('image') ? undefined : attributes.image('image')),
      ...optional('description', attributes.isOn('description') ? undefined : attributes.text('description')),
    };
  },
};
