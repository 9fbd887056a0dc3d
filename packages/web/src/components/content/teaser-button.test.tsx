import { cleanup, screen } from '@testing-library/react';
import { BUTTON_SCHEMES } from '@tornister/domain/content';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { ContentTile } from './content-row/content-tile.tsx';
import { ImageTeaser } from './image-teaser/image-teaser.tsx';
import { TeaserButton } from './teaser-button.tsx';

afterEach(cleanup);

const link = { url: '/sale/', opensNewWindow: false };
const lookOf = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('data-look');

describe('buttons of teasers (spec 3 §5 "Button scheme")', () => {
  it('look different in each of the six schemes', () => {
    const looks = BUTTON_SCHEMES.map((scheme) => {
      renderInShop(<TeaserButton link={link} text={scheme} scheme={scheme} otherwise="primary" size="small" />);
      return lookOf(scheme);
    });
    expect(looks).not.toContain(null);
    expect(new Set(looks).size).toBe(BUTTON_SCHEMES.length);
  });

  it('look as buttons of their teaser do where no scheme is applied', () => {
    renderInShop(<TeaserButton link={link} text="Los" scheme={undefined} otherwise="secondary" size="small" />);
    expect(lookOf('Los')).toBe('secondary');
  });

  it('have their scheme on image teasers and content tiles', () => {
    const image = { src: '/a.webp', alt: 'Scheren', sources: [] };
    renderInShop(
      <>
        <ImageTeaser
          teaser={{
            id: 'a',
            name: 'a',
            kind: 'image-teaser',
            image,
            link,
            loadsEagerly: false,
            button: { text: 'Zum Sale', position: 'left', scheme: 'red' },
          }}
        />
        <ContentTile
          teaser={{
            id: 'b',
            name: 'b',
            kind: 'content-tile',
            headline: 'Räume',
            link,
            button: { text: 'Planen', scheme: 'green' },
          }}
        />
      </>,
    );
    expect(lookOf('Zum Sale')).toBe('danger');
    expect(lookOf('Planen')).toBe('good');
  });

  it('open a window of their own where the editor wants it, and so does the headline of a tile', () => {
    const elsewhere = { url: '/beratung/', opensNewWindow: true };
    renderInShop(
      <>
        <TeaserButton link={elsewhere} text="Mehr" scheme="link" otherwise="primary" size="small" />
        <ContentTile teaser={{ id: 'b', name: 'b', kind: 'content-tile', headline: 'Räume', link: elsewhere }} />
      </>,
    );
    for (const name of ['Mehr', 'Räume']) {
      const { target, rel } = screen.getByRole<HTMLAnchorElement>('link', { name });
      expect({ target, rel }).toEqual({ target: '_blank', rel: 'noopener' });
    }
  });
});
