// Takes XML apart into tags and the text behind each, in one go and without a reader of entities that may grow. Source: ADR 0072.

/** A tag without its prefix, and the text up to the next one. */
export type XmlPart = {
  readonly name: string;
  readonly isEnd: boolean;
  /** It has no content: `<w:tab/>`. */
  readonly isEmpty: boolean;
  /** What stands in the tag behind its name. */
  readonly attributes: string;
  readonly text: string;
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const HIGHEST_CHARACTER = 0x10ffff;

const characterOf = (digits: string): string => {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10);
  return code > 0 && code <= HIGHEST_CHARACTER ? String.fromCodePoint(code) : ' ';
};

/** Text as it is meant; entities that a document defines itself stay as they are written. */
const plain = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(
        /&(?:#(x?[\da-f]{1,7})|(\w{2,4}));/giu,
        (whole, digits: string | undefined, name: string | undefined) =>
          digits === undefined ? (ENTITIES[name ?? ''] ?? whole) : characterOf(digits),
      )
    : text;

/** The tags of a document in their order. The time grows with its length and with nothing else. */
export function* xmlParts(xml: string): Generator<XmlPart> {
  let at = xml.indexOf('<');
  while (at >= 0) {
    const end = xml.indexOf('>', at);
    if (end < 0) return;
    const next = xml.indexOf('<', end);
    const tag = xml.slice(at + 1, end);
    const [, slash = '', name = ''] = /^(\/?)(?:[\w.-]+:)?([\w.-]+)/u.exec(tag) ?? [];
    yield {
      name,
      isEnd: slash !== '',
      isEmpty: tag.endsWith('/'),
      attributes: tag,
      text: plain(xml.slice(end + 1, next < 0 ? xml.length : next)),
    };
    at = next;
  }
}

/** What an attribute says; nothing where it is not there. */
export const attributeOf = ({ attributes }: Pick<XmlPart, 'attributes'>, name: string): string => {
  const begin = attributes.indexOf(` ${name}="`);
  if (begin < 0) return '';
  const from = begin + name.length + 3;
  return plain(attributes.slice(from, attributes.indexOf('"', from)));
};
