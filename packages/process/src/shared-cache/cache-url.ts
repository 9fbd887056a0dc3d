// What the setting CACHE_URL may be.

/** In words. */
export const CACHE_URL_WORDS = 'an address like redis://user:password@host:6379/0, or rediss: with TLS';

/** Whether this can be the address of a Redis or Valkey. */
export const isCacheUrl = (text: string): boolean => /^rediss?:\/\/[^/]/.test(text) && URL.canParse(text);
