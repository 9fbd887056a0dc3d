// The pictures on the product page: scrolling row, thumbnails, large view.

import { gatewayNotice } from '@tornister/application/notices';
import type { PageBadges, Picture as PictureData } from '@tornister/domain/catalogue';
import { ZoomIn } from 'lucide-react';
import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cartUseCases } from '../../../composition/cart-tokens.ts';
import { useDeferredCode } from '../../../react/deferred-code.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Badges } from '../badges/badges.tsx';
import { pictureZoom } from './picture-zoom-code.ts';
import styles from './product-gallery.module.css';

type ProductGalleryProps = {
  readonly pictures: readonly PictureData[];
  readonly name: string;
  readonly product: PageBadges;
  /** More pictures may follow: the row of small ones stands already, so that nothing moves when they come. */
  readonly mayGrow?: boolean;
  /** The picture that was pressed on the page's placeholder, counted from 0: its large view goes on when the page comes. */
  readonly pressed?: RefObject<number | undefined> | undefined;
};

const MAIN_SIZES = '(min-width: 1440px) 720px, (min-width: 1024px) 52vw, 100vw';

/** The address of the widest version of a picture. */
const widestOf = ({ src, sources }: PictureData): string =>
  sources.reduce((widest, source) => (source.width > widest.width ? source : widest), { src, width: 0 }).src;

/**
 * The pictures of a product: one row that scrolls and snaps, small ones below that lead to theirs, and a large view over the page. The
 * small ones are links within the page and the large view is a link to the picture, so both work without scripts.
 */
export const ProductGallery = ({ pictures, name, product, mayGrow = false, pressed }: ProductGalleryProps) => {
  const { t } = useTranslation('browse');
  const common = useTranslation().t;
  const shop = useShop();
  const { brandId } = shop.site;
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState(pressed?.current);
  useEffect(() => {
    if (pressed === undefined) return;
    // Pressed after the page's first state was made and before the page came.
    if (!mayGrow && pressed.current !== undefined) setZoomed(pressed.current);
    pressed.current = mayGrow ? zoomed : undefined;
  }, [pressed, mayGrow, zoomed]);
  // A press that begins on the placeholder may end on the page, where no click comes of it.
  const hold = (index?: number): void => {
    if (pressed !== undefined && mayGrow) pressed.current = index;
  };
  // The large view that opens takes the pointer away from its picture, and is none the less wanted.
  const release = (): void => hold(zoomed);
  const showPicture = (event: MouseEvent, index: number): void => {
    event.preventDefault();
    row.current?.scrollTo({ left: row.current.clientWidth * index, behavior: 'smooth' });
    setShown(index);
  };
  const watch = (): void => {
    if (row.current !== null) setShown(Math.round(row.current.scrollLeft / row.current.clientWidth));
  };
  const PictureZoom = useDeferredCode(pictureZoom, zoomed !== undefined, undefined, () => {
    setZoomed(undefined);
    shop.get(cartUseCases.showNotices).notify(gatewayNotice({ kind: 'gateway.unreachable' }));
  });
  return (
    <section className={styles.gallery} aria-label={t('vue.gallery.label', { name })}>
      <div className={styles.stage}>
        <div className={styles.badges}>
          <Badges {...product} context="detail" brandId={brandId} t={common} />
        </div>
        <ul ref={row} className={styles.row} onScroll={watch}>
          {pictures.map((picture, index) => (
            <li key={picture.src} id={`${id}-${index}`} className={styles.cell}>
              <a
                className={styles.zoom}
                href={widestOf(picture)}
                aria-label={t('vue.gallery.zoom', { number: index + 1, total: pictures.length })}
                tabIndex={index === shown ? undefined : -1}
                onPointerDown={() => hold(index)}
                onPointerUp={release}
                onPointerLeave={release}
                onClick={(event) => {
                  event.preventDefault();
                  setZoomed(index);
                }}
              >
                <Picture picture={picture} loading={index === 0 ? 'priority' : 'lazy'} sizes={MAIN_SIZES} />
              </a>
            </li>
          ))}
        </ul>
        <ZoomIn aria-hidden className={styles.lens} size={22} />
      </div>
      {(mayGrow || pictures.length > 1) && (
        <ul className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                className={styles.thumbnail}
                href={`#${id}-${index}`}
                aria-current={index === shown ? 'true' : undefined}
                aria-label={t('vue.gallery.show', { number: index + 1, total: pictures.length })}
                onClick={(event) => showPicture(event, index)}
              >
                <Picture picture={picture} sizes="88px" alt="" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoomed !== undefined && PictureZoom !== undefined && (
        <PictureZoom pictures={pictures} first={zoomed} name={name} onClose={() => setZoomed(undefined)} />
      )}
    </section>
  );
};
