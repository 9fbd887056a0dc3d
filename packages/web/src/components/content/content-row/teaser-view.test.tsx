// Which teaser a link belongs to that is pressed: what is reported of the press says its id (spec 3 §8).

import { cleanup, fireEvent } from '@testing-library/react';
import { pressedLinks } from '@tornister/adapters-browser/measuring';
import { createShowInfoBar } from '@tornister/application/content';
import type { Scope } from '@tornister/application/kernel';
import { createInMemoryCookieJar } from '@tornister/application/testing';
import { INFO_BAR_GROUND, type Teaser } from '@tornister/domain/content';
import { aTile } from '@tornister/domain/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { TeaserView } from './teaser-view.tsx';

afterEach(cleanup);

const base = { id: 'teaser-1', name: 'Teaser' };
const html = '<p><a href="/sale/">Angebote</a></p>';
const link = { url: '/sale/', opensNewWindow: false };
const image = { src: '/a.webp', alt: 'Scheren', sources: [] };

const TEASERS: readonly Teaser[] = [
  { ...base, kind: 'image-link', image, link },
  { ...base, kind: 'image-teaser', image, link, loadsEagerly: false },
  { ...base, kind: 'content-tile', headline: 'Räume', link },
  { ...base, kind: 'html', html },
  { ...base, kind: 'html-box', html },
  { ...base, kind: 'layer', label: 'Mehr', html },
  { ...base, kind: 'info-bar', html, ground: INFO_BAR_GROUND, text: INFO_BAR_GROUND },
  { ...base, kind: 'killer-list', lines: [], products: [aTile()], link },
  { ...base, kind: 'prize-draw-tab', label: 'Gewinnspiel', html: '', tabs: [], link },
  { ...base, kind: 'form', formName: 'catalogue' },
];

const showInfoBar = (scope: Scope, id: string) => createShowInfoBar(scope, { cookies: createInMemoryCookieJar() }, id);

describe('a press of a link in a teaser', () => {
  it.each(TEASERS.map((teaser) => [teaser.kind, teaser] as const))('names the teaser: %s', (_kind, teaser) => {
    const { container } = renderInShop(<TeaserView teaser={teaser} />, {
      services: [[browseUseCases.showInfoBar, showInfoBar]],
    });
    const button = container.querySelector('button[aria-haspopup=dialog]');
    if (button !== null) fireEvent.click(button);
    const named: (string | undefined)[] = [];
    const presses = pressedLinks(document).subscribe(({ teaserId }) => named.push(teaserId));
    const links = [...document.querySelectorAll('a[href]')].filter((found) => found.closest('noscript') === null);
    for (const found of links) fireEvent.click(found);
    presses.unsubscribe();
    expect(links.length).toBeGreaterThan(0);
    expect(named).toEqual(links.map(() => 'teaser-1'));
  });
});
