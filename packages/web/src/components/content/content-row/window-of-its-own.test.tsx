import { cleanup, screen } from '@testing-library/react';
import { NEW_WINDOW_NOTE_ID, type Teaser } from '@tornister/domain/content';
import { aTile } from '@tornister/domain/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../../../test/render-in-shop.tsx';
import { TeaserView } from './teaser-view.tsx';

afterEach(cleanup);

const base = { id: 'a', name: 'a' };
const TEASERS = (opensNewWindow: boolean): readonly Teaser[] => {
  const link = { url: '/sale/', opensNewWindow };
  const image = { src: '/a.webp', alt: 'Scheren', sources: [] };
  return [
    { ...base, kind: 'image-link', image, link },
    { ...base, kind: 'image-teaser', image, link, loadsEagerly: false },
    { ...base, kind: 'content-tile', headline: 'Räume', link },
    { ...base, kind: 'content-tile', headline: 'Räume', link, button: { text: 'Planen' } },
    { ...base, kind: 'prize-draw-tab', label: 'Gewinnspiel', html: '', tabs: [], link },
    { ...base, kind: 'killer-list', lines: [], products: [aTile()], link },
  ];
};

/** The link of the teaser itself, not those of goods in it. */
const ownLink = (): HTMLAnchorElement => {
  const [link] = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .filter((candidate) => candidate.getAttribute('href') === '/sale/');
  if (link === undefined) throw new Error('The teaser has no link');
  return link;
};

describe('a teaser whose link opens a window of its own (spec 3 §3 "openLinkInNewWindow")', () => {
  it.each(TEASERS(true).map((teaser, index) => [teaser.kind, index] as const))('says so: %s', (_kind, index) => {
    const [teaser] = TEASERS(true).slice(index);
    if (teaser !== undefined) renderInShop(<TeaserView teaser={teaser} />);
    expect([ownLink().target, ownLink().rel]).toEqual(['_blank', 'noopener']);
    expect(ownLink().getAttribute('aria-describedby')).toBe(NEW_WINDOW_NOTE_ID);
  });

  it.each(TEASERS(false).map((teaser, index) => [teaser.kind, index] as const))(
    'and stays in this one otherwise: %s',
    (_kind, index) => {
      const [teaser] = TEASERS(false).slice(index);
      if (teaser !== undefined) renderInShop(<TeaserView teaser={teaser} />);
      expect([ownLink().target, ownLink().rel]).toEqual(['', '']);
    },
  );
});
