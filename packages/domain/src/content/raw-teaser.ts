// A teaser as the content system hands it over: a template and a bag of attributes. Source: spec 3 §3 "Teaser".

import type { Picture, PictureSource, ProductTile } from '../catalogue/product.ts';

export type RawAttribute = {
  readonly name: string;
  readonly text?: string;
  readonly value?: string;
  readonly url?: string;
  readonly openLinkInNewWindow?: boolean;
  readonly urlPath?: string;
  readonly altTag?: string;
  readonly imgTitle?: string;
  readonly width?: number;
  readonly height?: number;
  readonly valueList?: readonly string[];
  /** The picture in all its sizes, when the backend has it. */
  readonly picture?: Picture;
};

export type RawTeaser = {
  readonly id: string;
  readonly name: string;
  readonly template: string;
  readonly type?: string;
  readonly teaserWishlistExternalId?: string;
  readonly attributes: readonly RawAttribute[];
  /** Teasers inside: the tabs of a slider, of a prize draw, of an A/B test. */
  readonly tabs?: readonly RawTeaser[];
  /** Products of recommendations and killer lists. */
  readonly productsRecommendations?: readonly ProductTile[];
};

export type TeaserLink = { readonly url: string; readonly opensNewWindow: boolean };

export type TeaserImage = {
  readonly src: string;
  readonly alt: string;
  readonly title?: string;
  /** Pixels; absent when the content system does not know. */
  readonly width?: number;
  readonly height?: number;
  readonly sources: readonly PictureSource[];
};

/** Reads attributes by name; names differ in case from editor to editor. */
export const attributesOf = (teaser: RawTeaser) => {
  const byName = new Map(teaser.attributes.map((attribute) => [attribute.name.toLowerCase(), attribute]));
  const find = (name: string): RawAttribute | undefined => byName.get(name.toLowerCase());
  const text = (name: string): string | undefined => {
    const attribute = find(name);
    return filled(attribute?.text) ?? filled(attribute?.value);
  };
  return {
    text,
    /** An attribute is on when it says `true`, `1` or `yes`. */
    isOn: (name: string): boolean => ['true', '1', 'yes'].includes((text(name) ?? '').toLowerCase()),
    list: (name: string): readonly string[] => find(name)?.valueList ?? [],
    link: (name: string): TeaserLink | undefined => {
      const attribute = find(name);
      const url = safeUrl(attribute?.url) ?? safeUrl(attribute?.urlPath) ?? safeUrl(text(name));
      return url === undefined ? undefined : { url, opensNewWindow: attribute?.openLinkInNewWindow ?? false };
    },
    image: (name: string): TeaserImage | undefined => imageOf(find(name)),
    /** One of the given words, or the first of them. */
    oneOf: <Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word => {
      const written = text(name)?.toLowerCase();
      return words.find((word) => word.toLowerCase() === written) ?? words[0];
    },
  };
};

export type TeaserAttributes = ReturnType<typeof attributesOf>;

const filled = (text: string | undefined): string | undefined => (text?.trim() ? text.trim() : undefined);

/** An address that a link may lead to: a path of the shop, or http, https, mailto, tel. Everything else is no link. */
export const safeUrl = (url: string | undefined): string | undefined => {
  const trimmed = url?.trim() ?? '';
  if (/[\p{Cc}\\]/u.test(trimmed)) return undefined;
  return /^(?:\/(?!\/)|#|\?|https?:\/\/[^/]|mailto:|tel:)/i.test(trimmed) ? trimmed : undefined;
};

const imageOf = (attribute: RawAttribute | undefined): TeaserImage | undefined => {
  if (attribute?.picture) return { ...attribute.picture, alt: filled(attribute.altTag) ?? attribute.picture.alt };
  const src = safeUrl(attribute?.urlPath) ?? safeUrl(attribute?.url) ?? safeUrl(attribute?.value);
  if (!attribute || src === undefined) return undefined;
  return {
    src,
    alt: attribute.altTag ?? '',
    sources: [],
    ...(filled(attribute.imgTitle) && { title: attribute.imgTitle }),
    ...(isLength(attribute.width) && { width: attribute.width }),
    ...(isLength(attribute.height) && { height: attribute.height }),
  };
};

const isLength = (pixels: number | undefined): pixels is number => Number.isFinite(pixels) && Number(pixels) > 0;
