// Chooses the component for a teaser by its kind.

import type { ShownTeaser } from '@tornister/application/content';
import { ProductSlider } from '../../catalogue/product-slider/product-slider.tsx';
import { InfoBar } from '../../frame/info-bar/info-bar.tsx';
import { Html } from '../../ui/html/html.tsx';
import { TeaserList } from '../../wishlist/teaser-list/teaser-list.tsx';
import { HeroSlider } from '../hero-slider/hero-slider.tsx';
import { ImageLink, ImageTeaser } from '../image-teaser/image-teaser.tsx';
import { ContentTile } from './content-tile.tsx';
import { FormTeaser } from './form-teaser.tsx';
import { HtmlBox } from './html-box.tsx';
import { KillerList } from './killer-list.tsx';
import { LayerTeaser } from './layer-teaser.tsx';
import { AbTest, PrizeDraw } from './tabs-teaser.tsx';

/** A teaser in the form that its kind asks for (spec 3 §2), with its id around its links: a press there is reported with it (spec 3 §8). One whose list is not there, or that nobody knows, is not shown. */
export const TeaserView = ({ teaser }: { readonly teaser: ShownTeaser }) => {
  switch (teaser.kind) {
    case 'hero-slider':
      return <HeroSlider slides={teaser.slides} label={teaser.name} />;
    case 'recommendations':
      return <ProductSlider id={teaser.id} headline={teaser.headline} tiles={teaser.products} />;
    case 'image-teaser':
      return <ImageTeaser teaser={teaser} />;
    case 'image-link':
      return <ImageLink teaser={teaser} />;
    case 'html':
      return (
        <div data-teaser={teaser.id}>
          <Html html={teaser.html} />
        </div>
      );
    case 'html-box':
      return <HtmlBox id={teaser.id} html={teaser.html} />;
    case 'layer':
      return <LayerTeaser teaser={teaser} />;
    case 'info-bar':
      return <InfoBar teaser={teaser} />;
    case 'killer-list':
      return <KillerList teaser={teaser} />;
    case 'content-tile':
      return <ContentTile teaser={teaser} />;
    case 'prize-draw-tab':
      return <PrizeDraw teaser={teaser} View={TeaserView} />;
    case 'ab-test-tab':
      return <AbTest teaser={teaser} View={TeaserView} />;
    case 'form':
      return <FormTeaser teaser={teaser} />;
    case 'wishlist':
      return teaser.list === undefined ? null : <TeaserList teaser={teaser} list={teaser.list} />;
    case 'unknown':
      return null;
  }
};
