// How the block of a curated list is laid out. A file of its own: pages of the editors need it, and nothing else of lists. Source: spec 3 §2 "Teaser
// wishlist block".

/** How the block is laid out: without a picture there is nothing beside the table. */
export type TeaserListLayout = {
  readonly picture: 'none' | 'left' | 'right';
  readonly isFullWidth: boolean;
  readonly hasDescription: boolean;
  /** `Merkliste` shows an options menu, other templates the two buttons "to list" and "to cart". */
  readonly controls: 'options-menu' | 'buttons';
};

/** The layout that the attributes image, imageposition (left or right), columns (full) and description make. */
export const teaserListLayout = (teaser: {
  readonly image?: unknown;
  readonly imagePosition: 'left' | 'right';
  readonly isFullWidth: boolean;
  readonly description?: string;
  readonly hasOptionsMenu: boolean;
}): TeaserListLayout => ({
  picture: teaser.image === undefined ? 'none' : teaser.imagePosition,
  isFullWidth: teaser.isFullWidth,
  hasDescription: (teaser.description ?? '') !== '',
  controls: teaser.hasOptionsMenu ? 'options-menu' : 'buttons',
});
