// A row that scrolls sideways, with arrows. Source: spec 3 §4 "Slider", §9.

/** So near to an edge the row counts as being there, in pixels. */
export const SLIDER_EDGE_TOLERANCE_PX = 15;
/** The arrows are looked at anew so long after the last change of the window's size, in milliseconds. */
export const SLIDER_RESIZE_DEBOUNCE_MS = 300;
/** The arrows are looked at anew so long after the last movement of the row, in milliseconds. */
export const SLIDER_SCROLL_DEBOUNCE_MS = 200;
/** An arrow takes one press in this time. */
export const SLIDER_ARROW_THROTTLE_MS = 2_000;
/** A mouse that is held down and has moved so far drags the row, in pixels. */
export const SLIDER_DRAG_THRESHOLD_PX = 10;

export type ScrollBox = { readonly scrollLeft: number; readonly clientWidth: number; readonly scrollWidth: number };

/** The arrows appear only when scrolling is possible in their direction, by more than 15 px. */
export const sliderArrows = ({ scrollLeft, clientWidth, scrollWidth }: ScrollBox) => ({
  hasPrevious: scrollLeft > SLIDER_EDGE_TOLERANCE_PX,
  hasNext: scrollWidth - clientWidth - scrollLeft > SLIDER_EDGE_TOLERANCE_PX,
});

/** Brings a place within the ends of a row. */
const withinEnds = ({ clientWidth, scrollWidth }: ScrollBox, left: number): number =>
  Math.min(Math.max(left, 0), Math.max(0, scrollWidth - clientWidth));

/** Where an arrow scrolls to: one width further, never beyond the ends. */
export const arrowTarget = (box: ScrollBox, direction: 'previous' | 'next'): number => {
  const wanted = box.scrollLeft + (direction === 'next' ? box.clientWidth : -box.clientWidth);
  return withinEnds(box, wanted);
};

/** A held mouse drags once it has moved 10 px sideways; what moved less is a press. Source: spec 3 §9. */
export const isSliderDrag = (movedPx: number): boolean => Math.abs(movedPx) >= SLIDER_DRAG_THRESHOLD_PX;

/** Where a row that was grabbed stands after the mouse has moved: its contents go with the mouse, never beyond the ends. */
export const dragTarget = (grabbed: ScrollBox, movedPx: number): number =>
  withinEnds(grabbed, grabbed.scrollLeft - movedPx);

/** An arrow takes a press when the last one that it took is at least 2000 ms ago. Both times are milliseconds of one clock, wherever it begins to count. Source: spec 3 §9. */
export const takesArrowPress = (lastAtMs: number | undefined, nowMs: number): boolean =>
  lastAtMs === undefined || nowMs - lastAtMs >= SLIDER_ARROW_THROTTLE_MS;

/** The arrows are looked at once nothing has changed any more for so long, in milliseconds. Source: spec 3 §9. */
export const arrowsWaitMs = (changedBy: 'resize' | 'scroll'): number =>
  changedBy === 'resize' ? SLIDER_RESIZE_DEBOUNCE_MS : SLIDER_SCROLL_DEBOUNCE_MS;
