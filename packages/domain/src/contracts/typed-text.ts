// A text of several lines as it is declared, whichever way its form was sent. Source: spec 3 §5 (bounds of fields); § 312k, § 356a BGB.

/** Without the white space around it; a line ends with one character, as the field counts it, though a browser posts two. */
export const typedText = (text: string): string => text.replaceAll('\r\n', '\n').trim();
