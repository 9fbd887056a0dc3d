// The slides of a hero slider. Source: spec 3 §3 "Hero slider tab attributes".

import { buttonSchemeOf } from './button-scheme.ts';
import { type HexColor, parseHexColor } from './contrast.ts';
import { attributesOf, type RawTeaser, type TeaserAttributes } from './raw-teaser.ts';
import { HERO_ALIGNMENTS, type HeroLine, type HeroSlide } from './teaser.ts';

/** Colour of a hero headline without one of its own; large type only, on white it has 3.71:1. Spec 3 §3. */
export const HERO_DEFAULT_COLOR = '#008dca' as HexColor;

/** The slides of a slider, those without a picture left out. */
export const parseHeroSlides = (tabs: readonly RawTeaser[]): readonly HeroSlide[] =>
  tabs.map(parseHeroSlide).filter((slide) => slide !== undefined);

const parseHeroSlide = (raw: RawTeaser): HeroSlide | undefined => {
  const attributes = attributesOf(raw);
  const image = attributes.image('image');
  if (!image) return undefined;
  const name = attributes.text('teaserName') ?? raw.name;
  const link = attributes.link('link');
  const preHeadline = lineOf(attributes, 'preHeadline');
  const headline = lineOf(attributes, 'headline');
  const postHeadline = lineOf(attributes, 'postHeadline');
  const buttonText = attributes.text('buttonText');
  const scheme = buttonSchemeOf(attributes.text('buttonType'));
  return {
    id: raw.id,
    name,
    tabText: attributes.text('tabText') ?? name,
    image: { ...image, alt: attributes.text('alt') ?? image.alt },
    alignment: attributes.oneOf('heroTeaserAlignment', HERO_ALIGNMENTS),
    ...(link && { link }),
    ...(preHeadline && { preHeadline }),
    ...(headline && { headline }),
    ...(postHeadline && { postHeadline }),
    ...(buttonText !== undefined && { button: { text: buttonText, ...(scheme && { scheme }) } }),
  };
};

/** A line and its colour; a colour that is none, or missing, is `#008dca`. */
const lineOf = (
  attributes: TeaserAttributes,
  name: 'preHeadline' | 'headline' | 'postHeadline',
): HeroLine | undefined => {
  const text = attributes.text(name);
  const color = parseHexColor(attributes.text(`color${name}`)) ?? HERO_DEFAULT_COLOR;
  return text === undefined ? undefined : { text, color };
};
