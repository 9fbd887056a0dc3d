// The little drawing of a category in the menu.

import icons from './category-icon.svg';

type CategoryIconProps = {
  /** The drawing that the category names; without one, or with one that nobody has drawn, it is the satchel of the shop. */
  readonly name?: string | undefined;
};

/** A view of the sheet with all drawings, which a browser fetches once. The name of the category stands beside it. */
export const CategoryIcon = ({ name = '' }: CategoryIconProps) => (
  <img src={`${icons}#${name}`} alt="" width={24} height={24} />
);
