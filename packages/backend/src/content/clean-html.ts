// HTML that editors wrote, cleaned on the way into the database: what is read out of it may be shown as it is.

import { NEW_WINDOW_NOTE_ID } from '@tornister/domain/content';
import { mapText } from '@tornister/domain/storefront';
import sanitizeHtml from 'sanitize-html';
import type { Text } from '../texts/text.ts';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'div', 'span', 'section', 'h2', 'h3', 'h4', 'h5', 'strong', 'b', 'em', 'i', 'u', 's', 'small'],
    ...['sub', 'sup', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'a', 'img', 'figure', 'figcaption', 'address'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'details', 'summary', 'abbr', 'time'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel', 'aria-describedby'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    abbr: ['title'],
    time: ['datetime'],
    '*': ['id', 'lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    a: (tagName, attributes) => ({
      tagName,
      attribs:
        attributes.target === '_blank'
          ? { ...attributes, rel: 'noopener noreferrer', 'aria-describedby': NEW_WINDOW_NOTE_ID }
          : attributes,
    }),
  },
};

/** The harmless part of some HTML: no script, no style, no event handler, no address but http, https, mailto, tel and paths. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, ALLOWED);

/** The harmless part in every language. */
export const cleanText = (text: Text): Text => mapText(text, cleanHtml);

/** The words without any tag. */
export const plainText = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
