// Plain objects for `application/ld+json` blocks, by schema.org. Whoever writes them into a page escapes `<`.

export type JsonLd = { readonly [key: string]: string | number | JsonLd | readonly JsonLd[] | readonly string[] };

export const SCHEMA_ORG = 'https://schema.org';
