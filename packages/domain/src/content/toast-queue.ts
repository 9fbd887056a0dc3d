// Toasts: short notices at the edge of the window. Source: spec 3 §4 "Toast", §5 "Toast filter", §9.

export type ToastPosition = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`;

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** What a toast says: a key with values, or a sentence that came from the server. */
export type ToastText =
  | { readonly kind: 'key'; readonly key: string; readonly values?: Readonly<Record<string, string | number>> }
  | { readonly kind: 'server'; readonly message: string };

export type Toast = {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: ToastText;
  readonly position: ToastPosition;
  /** How long it stays, in milliseconds; the clock stands still while it is hovered or focused. */
  readonly timeoutMs: number;
};

/** What a caller must say about a toast; the rest has defaults. */
export type ToastDraft = Pick<Toast, 'kind' | 'text'> & Partial<Omit<Toast, 'kind' | 'text'>>;

export const DEFAULT_TOAST_POSITION: ToastPosition = 'top-right';
/** Milliseconds that a toast stays. */
export const TOAST_TIMEOUT_MS = 10_000;
/** Toasts that show per position. */
export const TOASTS_PER_POSITION = 20;
/** Share of a toast's width that it must be dragged to go away. */
export const TOAST_DRAG_SHARE = 0.6;

/** Toasts as they show, oldest first. */
export type ToastQueue = readonly Toast[];

/** A draft with the defaults: top right, 10,000 ms, and without an id of its own the text is the id, so that it shows once. */
export const toastFrom = (draft: ToastDraft): Toast => ({
  id: draft.text.kind === 'key' ? draft.text.key : draft.text.message,
  position: DEFAULT_TOAST_POSITION,
  timeoutMs: TOAST_TIMEOUT_MS,
  ...draft,
});

/**
 * Adds a toast unless one with the same id already shows or its position is full.
 * At most 20 show per position; what comes later is not kept back, because a notice that appears minutes late only confuses.
 */
export const addToast = (queue: ToastQueue, toast: Toast): ToastQueue => {
  const isShown = queue.some(({ id }) => id === toast.id);
  const isFull = queue.filter(({ position }) => position === toast.position).length >= TOASTS_PER_POSITION;
  return isShown || isFull ? queue : [...queue, toast];
};

/** A toast goes by click, by timeout, by drag or by its close button: always the same. */
export const dismissToast = (queue: ToastQueue, id: string): ToastQueue =>
  queue.some((toast) => toast.id === id) ? queue.filter((toast) => toast.id !== id) : queue;

/** A toast is dragged away once it moved at least 60 % of its width, to either side. */
export const isDraggedAway = ({ distancePx, widthPx }: { readonly distancePx: number; readonly widthPx: number }) =>
  widthPx > 0 && Math.abs(distancePx) >= widthPx * TOAST_DRAG_SHARE;
