// @vitest-environment node

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allowingStyle, colourRules } from './editor-colours.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const element = (tint: string): string => `<div class="bar" data-tint="${tint}">x</div>`;

describe('colours of editors in the first HTML', () => {
  it('are one rule for each pair of colours', () => {
    const html =
      element('--tint-ground:#fff1c9;--tint:#1b2430') + element('--tint:#008dca') + element('--tint:#008dca');
    expect(colourRules(html)).toBe(
      '[data-tint="--tint-ground:#fff1c9;--tint:#1b2430"]{--tint-ground:#fff1c9;--tint:#1b2430}' +
        '[data-tint="--tint:#008dca"]{--tint:#008dca}',
    );
  });

  it.each([
    '',
    '--tint:red',
    '--tint:#fff}body{display:none',
    '--tint:#fff;background:url(//evil.example)',
    '--other:#fff',
    '--tint:#ffff1c9ff',
    '--tint:#fff;;',
  ])('takes nothing else from an attribute: %s', (tint) => {
    expect(colourRules(element(tint))).toBe('');
  });

  it('are all that the policy of the page allows beside the style sheets', () => {
    const css = colourRules(element('--tint:#008dca'));
    const hash = createHash('sha256').update(css).digest('base64');
    const policy = allowingStyle(contentSecurityPolicy([]), css);
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(policy.replace(` 'sha256-${hash}'`, '')).toBe(contentSecurityPolicy([]));
  });
});
