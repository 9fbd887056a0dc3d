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

/** The words without any tag, in one line. */
export const plainText = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

/** Where a line of cleaned HTML begins or ends; the cells of a row stay in one. */
const LINE =
  /<\/?(?:p|br|hr|div|section|h[2-5]|ul|ol|li|dl|dt|dd|blockquote|figure|figcaption|address|table|caption|tr|details|summary)\b[^>]*>/u;

const LINK = /<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gsu;

/** The words of cleaned HTML, each paragraph, item and row in a line of its own; a link is followed by its address, where it is not the words. */
export const plainLines = (cleaned: string): readonly string[] =>
  cleaned
    .replace(LINK, (_link, address: string, words: string) =>
      address.replace(/^(?:mailto|tel):/u, '') === plainText(words) ? words : `${words} (${address})`,
    )
    .replace(/<\/t[hd]>/gu, ' ')
    .split(LINE)
    .map(plainText)
    .filter((line) => line !== '');

/** Cleaned HTML for a mail, whose programs know no style sheet and no address without a host: headings as small as its text, no pictures. */
export const mailHtml = (cleaned: string, baseUrl: string | undefined): string =>
  sanitizeHtml(cleaned, {
    ...ALLOWED,
    allowedTags: (ALLOWED.allowedTags as string[]).filter((tag) => !['img', 'figure', 'figcaption'].includes(tag)),
    allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'], '*': ['style', 'lang'] },
    transformTags: {
      ...Object.fromEntries(['h2', 'h3', 'h4', 'h5'].map((tag) => [tag, sanitizeHtml.simpleTransform('h3', HEADING)])),
      a: (tagName, { href }) => {
        const address = href !== undefined && URL.canParse(href, baseUrl) ? new URL(href, baseUrl).href : undefined;
        return { tagName, attribs: address === undefined ? {} : { href: address } };
      },
    },
  });

const HEADING = { style: 'font-size:13px;margin:12px 0 2px' };
