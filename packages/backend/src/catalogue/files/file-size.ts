// The size of a file in words.

import type { Language } from '@tornister/domain/storefront';

const BYTES_PER_KB = 1_000;
const KB_PER_MB = 1_000;

/** Whole kilobytes, one at least; from a megabyte on megabytes with one decimal. */
export const fileSizeText = (bytes: number, language: Language): string => {
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_PER_KB));
  if (kilobytes < KB_PER_MB) return `${kilobytes} KB`;
  const megabytes = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${megabytes.format(kilobytes / KB_PER_MB)} MB`;
};
