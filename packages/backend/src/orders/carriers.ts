// Where carriers show how far a parcel has come.

import { inLanguage, type Language, type Worded } from '@tornister/domain/storefront';

const DPD_LOCALE: Worded<string> = { de: 'de_DE', en: 'en_US' };

type LinkOf = (code: string, language: Language) => string;

const LINKS: Readonly<Record<string, LinkOf>> = {
  dhl: (code, language) =>
    `https://www.dhl.de/${language}/privatkunden/pakete-empfangen/verfolgen.html?piececode=${encodeURIComponent(code)}`,
  dpd: (code, language) =>
    `https://tracking.dpd.de/status/${inLanguage(DPD_LOCALE, language)}/parcel/${encodeURIComponent(code)}`,
  'swiss-post': (code, language) =>
    `https://service.post.ch/ekp-web/ui/entry/search/${encodeURIComponent(code)}?lang=${language}`,
};

/** The carrier's page of a parcel; undefined for freight, which is delivered by appointment. */
export const trackingLink = (shipper: string | undefined, code: string, language: Language): string | undefined =>
  shipper === undefined ? undefined : LINKS[shipper]?.(code, language);
