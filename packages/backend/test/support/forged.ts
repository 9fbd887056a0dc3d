// A secret that somebody has changed: never the same by chance, and of the same form.

/** The text with another character in its middle; for hexadecimal digits and base64url alike, where the last characters may say nothing. */
export const forged = (text: string): string => {
  const at = Math.floor(text.length / 2);
  return `${text.slice(0, at)}${text[at] === '0' ? '1' : '0'}${text.slice(at + 1)}`;
};
