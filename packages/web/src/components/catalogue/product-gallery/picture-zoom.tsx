// The large view of a product's pictures: as large as the window, one after the other, and each closer still.

import type { Picture as PictureData } from '@tornister/domain/catalogue';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './picture-zoom.module.css';

export type PictureZoomProps = {
  readonly pictures: readonly PictureData[];
  /** The picture that was pressed, counted from 0. */
  readonly first: number;
  readonly name: string;
  readonly onClose: () => void;
};

/** How far an arrow key moves a picture that is shown close, as a share of the window's side. */
const KEY_STEP = 0.15;

/** A place within a picture, each way from 0 to 1. */
type Place = { readonly x: number; readonly y: number };
const MIDDLE: Place = { x: 0.5, y: 0.5 };

const clamped = (share: number): number => Math.min(Math.max(share, 0), 1);

/** Where in an element a pointer is; its middle for a key, which points nowhere. */
const placeIn = (
  element: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 || height === 0
    ? MIDDLE
    : { x: clamped((clientX - left) / width), y: clamped((clientY - top) / height) };
};

/** Brings a place of what an element holds to the same place of its window: its left edge to the left, its middle to the middle. */
const lookAt = (element: HTMLElement, { x, y }: Place): void => {
  element.scrollTo({
    left: x * (element.scrollWidth - element.clientWidth),
    top: y * (element.scrollHeight - element.clientHeight),
    behavior: 'instant',
  });
};

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
  const [closeTo, setCloseTo] = useState<Place>();
  const isClose = closeTo !== undefined;
  const total = pictures.length;

  const cell = (): HTMLElement | undefined => row.current?.children.item(shown) as HTMLElement | undefined;
  const show = (index: number): void => {
    setCloseTo(undefined);
    setShown(index);
    row.current?.scrollTo({ left: row.current.clientWidth * index, behavior: 'instant' });
  };
  const step = (by: -1 | 1): void => show((shown + by + total) % total);

  // The platform opens a dialog by a call, not by an attribute; before that its row has no width to scroll by.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    row.current?.scrollTo({ left: row.current.clientWidth * first, behavior: 'instant' });
  }, [first]);
  // A picture that is out of sight cannot keep the focus: the one that is shown takes it, or the next key would be pressed nowhere.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const cellOfShown = row.current?.children.item(shown);
    if (row.current?.contains(focused) === true && cellOfShown?.contains(focused) === false)
      cellOfShown.querySelector('button')?.focus({ preventScroll: true });
  }, [shown]);
  // A picture has to be drawn large before a place of it can be looked at.
  useEffect(() => {
    const element = row.current?.children.item(shown);
    if (closeTo !== undefined && element instanceof HTMLElement) lookAt(element, closeTo);
  }, [closeTo, shown]);

  const watch = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    if (clientWidth > 0 && !isClose) setShown(Math.round(scrollLeft / clientWidth));
  };
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    const isByKey = event.detail === 0;
    setCloseTo(isClose ? undefined : isByKey ? MIDDLE : placeIn(event.currentTarget, event));
  };
  const point = (event: PointerEvent<HTMLLIElement>): void => {
    if (isClose && event.pointerType === 'mouse') lookAt(event.currentTarget, placeIn(event.currentTarget, event));
  };
  const takeKey = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    const move = MOVES[event.key];
    if (isClose && move !== undefined) {
      const { clientWidth = 0, clientHeight = 0 } = cell() ?? {};
      cell()?.scrollBy({ left: move[0] * clientWidth, top: move[1] * clientHeight, behavior: 'instant' });
    } else if (by !== undefined) step(by);
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
          onClick={() => setCloseTo(isClose ? undefined : MIDDLE)}
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
