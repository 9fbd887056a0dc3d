// Panels that open and close: collapsible panels, the HTML box with show-more and show-less, the image zoom.
// Source: spec 3 §4 "Collapsible panel", "HTML box".

export type Collapsible = { readonly isExpanded: boolean; readonly isDisabled: boolean };

/** Toggles the panel; a disabled one stays as it is. */
export const toggleCollapsible = (panel: Collapsible): Collapsible =>
  panel.isDisabled ? panel : { ...panel, isExpanded: !panel.isExpanded };

/** Key of the button below an HTML box. */
export const htmlBoxButtonKey = ({ isExpanded }: Pick<Collapsible, 'isExpanded'>) =>
  isExpanded ? 'vue.teaser.htmlBox.showLess' : 'vue.teaser.htmlBox.showMore';

/** The page does not scroll under an open image zoom. */
export const locksPageScroll = (zoom: Pick<Collapsible, 'isExpanded'>): boolean => zoom.isExpanded;
