// The tooltip that points at a new feature. Source: spec 3 §4 "Feature tooltip"; WCAG 1.4.13.

/** A feature tooltip hides by itself after this long. */
export const TOOLTIP_TIMEOUT_MS = 6_000;

/** Key in the session storage that says that a tooltip was seen. */
export const tooltipKey = (feature: string): string => `tooltip-shown-${feature}`;

/** A feature tooltip shows once per browser session. */
export const showsTooltip = (feature: string, isStored: (key: string) => boolean): boolean =>
  !isStored(tooltipKey(feature));

/** It hides after 6000 ms, but not under the pointer and not while it has the focus. */
export const hidesTooltip = (tooltip: {
  readonly shownForMs: number;
  readonly isHovered: boolean;
  readonly isFocused: boolean;
  readonly timeoutMs?: number;
}): boolean =>
  !tooltip.isHovered && !tooltip.isFocused && tooltip.shownForMs >= (tooltip.timeoutMs ?? TOOLTIP_TIMEOUT_MS);
