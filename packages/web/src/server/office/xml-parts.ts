// Walks over the tags of an XML document with the text behind each. Source: ADR 0072.

import { Parser } from 'htmlparser2';

/** The beginning or the end of an element, and the text up to the next one. An element without content has both. */
export type XmlPart = {
  /** Without its prefix. */
  readonly name: string;
  readonly isEnd: boolean;
  /** By their names as they are written, with prefixes. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Calls `visit` for each tag in its order. Entities that a document defines itself stay as they are written, so that none can grow. */
export const walkXml = (xml: string, visit: (part: XmlPart) => void): void => {
  let tag: Omit<XmlPart, 'text'> | undefined;
  let text = '';
  const begin = (next: typeof tag): void => {
    if (tag !== undefined) visit({ ...tag, text });
    tag = next;
    text = '';
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => begin({ name: localName(name), isEnd: false, attributes }),
      onclosetag: (name) => begin({ name: localName(name), isEnd: true, attributes: {} }),
      ontext: (more) => {
        text += more;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  begin(undefined);
};
