// Content negotiation: the encoding of an answer, and whether a client's ETag still matches.

import type { Encoding } from './compression.ts';

/** The best encoding that the visitor takes and that we have. */
export const encodingFor = (acceptEncoding: string): Encoding => {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(acceptEncoding)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/.test(acceptEncoding) ? 'gzip' : 'identity';
};

/** Whether the visitor already has this very page. */
export const hasSameTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === etag) ?? false;
