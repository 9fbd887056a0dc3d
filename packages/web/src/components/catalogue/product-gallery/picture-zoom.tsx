// The large view of a product's pictures: as large as the window, one after the other, and each closer still.

import type { Picture as PictureData } from '@tornister/domain/catalogue';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type UIEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './picture-zoom.module.css';
import { bring, cellIn, lookAt, MIDDLE, type Point, pointIn, useInView, useOpened } from './zoom-points.ts';

export type PictureZoomProps = {
  readonly pictures: readonly PictureData[];
  /** The picture that was pressed, counted from 0. */
  readonly first: number;
  readonly name: string;
  readonly onClose: () => void;
};

/** How far an arrow key moves a picture that is shown close, as a share of the window's side. */
const KEY_STEP = 0.15;

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };
const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/**
 * A row of pictures that is swiped, stepped through by buttons and by arrow keys, from the last to the first again. A press on a picture, or
 * the button with the lens, shows it closer: then the mouse moves it by pointing, a finger by dragging, and the arrow keys step by step.
 * Escape closes it. The page behind does not scroll.
 */
export const PictureZoom = ({ pictures, first, name, onClose }: PictureZoomProps) => {
  const { t } = useTranslation('browse');
  const common = useTranslation().t;
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);
  const [closeTo, setCloseTo] = useState<Point>();
  const isClose = closeTo !== undefined;
  const total = pictures.length;

  useOpened(dialog, row, first);
  useInView(row, shown, closeTo);

  const step = (by: -1 | 1): void => {
    const index = (shown + by + total) % total;
    setCloseTo(undefined);
    setShown(index);
    bring(row.current, index);
  };
  const watch = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent): void => {
    if (clientWidth > 0 && !isClose) setShown(Math.round(scrollLeft / clientWidth));
  };
  const toggle = (at = MIDDLE): void => setCloseTo(isClose ? undefined : at);
  const press = (event: MouseEvent): void => toggle(event.detail > 0 ? pointIn(event) : MIDDLE);
  const point = (event: PointerEvent): void => {
    if (isClose && event.pointerType === 'mouse') lookAt(event.currentTarget, pointIn(event));
  };
  const takeKey = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    const move = MOVES[event.key];
    if (isClose && move) {
      const cell = cellIn(row.current, shown);
      cell?.scrollBy({ left: move[0] * cell.clientWidth, top: move[1] * cell.clientHeight, behavior: 'instant' });
    } else if (by) step(by);
    else return;
    event.preventDefault();
  };

  return (
    <dialog ref={dialog} className={styles.zoom} aria-label={name} onClose={onClose} onKeyDown={takeKey}>
      <div className={styles.bar}>
        <p className={styles.position} role="status">
          {t('vue.gallery.position', { number: shown + 1, total })}
        </p>
        <button
          type="button"
          className={styles.control}
          aria-pressed={isClose}
          aria-label={t('vue.gallery.closer')}
          onClick={() => toggle()}
        >
          {isClose ? <ZoomOut aria-hidden size={24} /> : <ZoomIn aria-hidden size={24} />}
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label={common('vue.dialog.close')}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden size={24} />
        </button>
      </div>
      <ul ref={row} className={styles.row} data-close={isClose ? '' : undefined} onScroll={watch}>
        {pictures.map((picture, index) => (
          <li
            key={picture.src}
            className={styles.cell}
            data-close={isClose && index === shown ? '' : undefined}
            inert={index !== shown}
            onPointerMove={point}
          >
            <button
              type="button"
              className={styles.picture}
              aria-pressed={isClose}
              aria-label={t('vue.gallery.closer')}
              onClick={press}
            >
              <Picture
                picture={picture}
                loading={Math.abs(index - shown) <= 1 ? 'eager' : 'lazy'}
                sizes={isClose ? '220vw' : '100vw'}
              />
            </button>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <>
          <button
            type="button"
            className={`${styles.control} ${styles.back}`}
            aria-label={t('vue.gallery.previous')}
            onClick={() => step(-1)}
          >
            <ChevronLeft aria-hidden size={28} />
          </button>
          <button
            type="button"
            className={`${styles.control} ${styles.on}`}
            aria-label={t('vue.gallery.next')}
            onClick={() => step(1)}
          >
            <ChevronRight aria-hidden size={28} />
          </button>
        </>
      )}
    </dialog>
  );
};
