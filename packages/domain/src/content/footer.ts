// What stands at the end of every page: selling points, blocks of links, social networks, the bar with the legal links.
// Source: spec 1 §2 "Footer", §3 "Footer data", §7 "footer and grid by page id".

import type { Picture } from '../catalogue/product.ts';

/** Page id of the footer (spec 1 §7). */
export const FOOTER_PAGE_ID = 'footer-vue';
/** Headline of the block whose links are the bar at the very bottom (spec 1 §2). */
export const BOTTOM_LINKS_HEADLINE = 'Bottom Links';
/** Type of the block with the social networks. */
export const SOCIAL_TYPE = 'Social';
/** The business shop shows two professional networks (spec 1 §2). */
export const BUSINESS_SOCIAL_LINKS_MAX = 2;
/** A link to this place opens the second layer of the consent instead of a page (spec 1 §2). */
export const CONSENT_LAYER_URL = '#consent-settings';

export type FooterLink = { readonly label: string; readonly url: string; readonly external: boolean };

/** A selling point; the words below its headline are sanitised HTML. */
export type Usp = {
  readonly picture?: Picture;
  readonly headline: string;
  readonly subheadline?: string;
  readonly text?: string;
  readonly link?: string;
};

export type FooterBlock = {
  readonly headline: string;
  readonly type: string;
  /** Sanitised HTML. */
  readonly content?: string;
  /** Where the contact button leads. */
  readonly link?: string;
  readonly links: readonly FooterLink[];
};

export type Footer = { readonly usps: readonly Usp[]; readonly blocks: readonly FooterBlock[] };

/** The footer as a page shows it, each block in its place. */
export type FooterParts = Footer & {
  readonly socialLinks: readonly FooterLink[];
  readonly bottomLinks: readonly FooterLink[];
};

const isBottom = ({ headline, type }: FooterBlock): boolean =>
  headline === BOTTOM_LINKS_HEADLINE || type === BOTTOM_LINKS_HEADLINE;
const isSocial = ({ type }: FooterBlock): boolean => type === SOCIAL_TYPE;
const linksOf = (blocks: readonly FooterBlock[]): readonly FooterLink[] => blocks.flatMap(({ links }) => links);

/** The block headlined Bottom Links is the bar of legal links, social networks have a place of their own, the rest are link blocks. */
export const footerParts = ({ usps, blocks }: Footer): FooterParts => ({
  usps,
  blocks: blocks.filter((block) => !isBottom(block) && !isSocial(block)),
  socialLinks: linksOf(blocks.filter((block) => isSocial(block) && !isBottom(block))),
  bottomLinks: linksOf(blocks.filter(isBottom)),
});

/** Business shows two professional networks, consumers see all of theirs. */
export const shownSocialLinks = (links: readonly FooterLink[], isB2b: boolean): readonly FooterLink[] =>
  isB2b ? links.slice(0, BUSINESS_SOCIAL_LINKS_MAX) : links;

/** Whether a link opens the second layer of the consent. */
export const opensConsentLayer = ({ url }: Pick<FooterLink, 'url'>): boolean => url === CONSENT_LAYER_URL;

/**
 * The bar of legal links with the one to the second layer: who has agreed can withdraw on every page (Art. 7 GDPR), also where the editors
 * have no such link in their footer.
 */
export const withConsentLink = (
  { blocks, bottomLinks }: Pick<FooterParts, 'blocks' | 'bottomLinks'>,
  label: string,
): readonly FooterLink[] =>
  [...linksOf(blocks), ...bottomLinks].some(opensConsentLayer)
    ? bottomLinks
    : [...bottomLinks, { label, url: CONSENT_LAYER_URL, external: false }];
