// What the boxes of the catalogue order are called.

/** Each box has a name of its own, so that what was ticked stays ticked in a form that is shown again. */
export const CATALOGUE_BOX = 'catalogue.';
