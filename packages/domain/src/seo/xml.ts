// Writes small XML documents: text is escaped, and what XML cannot hold is left out. Source: XML 1.0 §2.2, §2.4.

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// Control characters and halves of pairs are no characters of XML 1.0, not even escaped.
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The text as it stands between tags and in attributes. */
export const xmlText = (text: string): string =>
  text.replace(NO_XML, '').replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** An element with a text. */
export const xmlElement = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** What an XML document begins with. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
