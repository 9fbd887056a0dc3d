// The teaser kind "HTML box": a text that is collapsed when it is long, and whose pictures can be looked at closely.

import { gatewayNotice } from '@tornister/application/notices';
import type { Picture } from '@tornister/domain/catalogue';
import { type HtmlTeaser, isPictureAddress } from '@tornister/domain/content';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { useDeferredCode } from '../../../react/deferred-code.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { pictureZoom } from '../../catalogue/product-gallery/picture-zoom-code.ts';
import { Html } from '../../ui/html/html.tsx';
import styles from './content-row.module.css';

/** Longer texts are folded, so that what stands below them is found. */
const FOLDED_FROM_CHARACTERS = 700;

/** The large picture behind a press: that of a link around a picture, unless it is to open elsewhere. */
const pressedPicture = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent): Picture | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  const image = link?.querySelector('img');
  if (!link || !image || !isPictureAddress(link.href) || metaKey || ctrlKey || shiftKey) return undefined;
  return { src: link.href, alt: image.alt, width: image.naturalWidth, height: image.naturalHeight, sources: [] };
};

/**
 * A text that is folded when it is long; show-more and show-less (spec 3 §4 "HTML box"). A picture that stands in a link to a larger one opens
 * over the page, which does not scroll meanwhile. Both work without scripts: then the link leads to the picture.
 */
export const HtmlBox = ({ id, html }: Pick<HtmlTeaser, 'id' | 'html'>) => {
  const { t } = useTranslation();
  const shop = useShop();
  const [zoomed, setZoomed] = useState<Picture>();
  const PictureZoom = useDeferredCode(pictureZoom, zoomed !== undefined, undefined, () => {
    setZoomed(undefined);
    shop.get(cartUseCases.showNotices).notify(gatewayNotice({ kind: 'gateway.unreachable' }));
  });
  const isLong = html.length >= FOLDED_FROM_CHARACTERS;
  const look = (event: MouseEvent): void => {
    const picture = pressedPicture(event);
    if (picture === undefined) return;
    event.preventDefault();
    setZoomed(picture);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are pressed by keys too, which clicks them */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears of the links inside */}
      <div className={`${styles.box} ${isLong ? styles.folding : ''}`} data-teaser={id} onClick={look}>
        {isLong && (
          <label className={styles.fold}>
            <input type="checkbox" />
            <span className={styles.more}>{t('vue.htmlBox.more')}</span>
            <span className={styles.less}>{t('vue.htmlBox.less')}</span>
          </label>
        )}
        <Html html={html} className={isLong ? styles.folded : undefined} />
      </div>
      {zoomed !== undefined && PictureZoom !== undefined && (
        <PictureZoom pictures={[zoomed]} first={0} name={zoomed.alt} onClose={() => setZoomed(undefined)} />
      )}
    </>
  );
};
