// @vitest-environment node
// Where notices stand while a flyout of the header is open on a narrow screen.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sheet = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

/** What a style sheet says of a property, within the width to which it says so. */
const ofFlyouts = (property: string): string | undefined =>
  new RegExp(
    String.raw`@media \(max-width: 1023px\) \{\s*:root:has\(\.panel:not\(\[hidden\]\)\) \{[^}]*?${property}: ([^;]*);`,
  ).exec(sheet('frame/header-shortcut/header-shortcut.module.css'))?.[1];

describe('the place of notices (spec 3 §9 "position top-right", WCAG 2.4.11)', () => {
  it('is the top, but below an open flyout where both are as wide as the screen: its head is never behind them', () => {
    const region = /\.region \{[^}]*?\}/.exec(sheet('notices/toast-list/toast-list.module.css'))?.[0] ?? '';
    const [, name = 'none', otherwise] = /inset-block: var\((--[\w-]+), (.*)\);/.exec(region) ?? [];
    expect(otherwise).toMatch(/^max\(.*\) auto$/);
    expect(ofFlyouts(name)).toMatch(/^auto max\(/);
  });

  it('is above the consent banner, where that is at the lower edge', () => {
    const room = /(--banner-room): \d/.exec(sheet('consent/consent.module.css'))?.[1] ?? 'none';
    expect(ofFlyouts('--toast-place')).toContain(`var(${room}, 0px)`);
    expect(ofFlyouts('scroll-padding-block-end')).toContain(`var(${room}, 0px)`);
  });
});
