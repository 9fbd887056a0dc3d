// The colours that editors chose, in the first HTML: one style element, which the page's policy allows by its hash. A style attribute would
// need a policy that allows every one.

import { createHash } from 'node:crypto';

/** What a tinted element says of itself (`components/ui/tinted`). */
const TINTED = / data-tint="([^"]{1,200})"/g;
/** Most pages have none: a plain search says so sooner than the pattern. */
const BEGINS = ' data-tint="';
/** Nothing but the two properties and a colour gets into the style sheet, whoever wrote the attribute. */
const DECLARATIONS = /^(?:--tint(?:-ground)?:#[0-9a-f]{3,8}(?:;|$))+$/i;

/** The rules for all tinted elements of a page; nothing where it has none. */
export const colourRules = (html: string): string => {
  if (!html.includes(BEGINS)) return '';
  const tints = new Set(Array.from(html.matchAll(TINTED), ([, tint = '']) => tint));
  return [...tints].flatMap((tint) => (DECLARATIONS.test(tint) ? [`[data-tint="${tint}"]{${tint}}`] : [])).join('');
};

/** The policy, with this one style element allowed. */
export const allowingStyle = (policy: string, css: string): string => {
  const hash = createHash('sha256').update(css).digest('base64');
  return policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`);
};
