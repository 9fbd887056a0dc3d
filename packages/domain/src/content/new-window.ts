// Links that open a window of their own, and say so. Source: spec 3 §3 "openLinkInNewWindow"; WCAG 2.2, technique G201.

/** Id of the hidden words in every page that describe such a link to screen readers. */
export const NEW_WINDOW_NOTE_ID = 'new-window';
