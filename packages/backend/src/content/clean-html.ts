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

/** What the ids of editors begin with, so that none of them is one that the page itself goes by. */
const ID_PREFIX = 'text-';

const prefixed = (id: string): string => (id.startsWith(ID_PREFIX) ? id : `${ID_PREFIX}${id}`);

/**
 * The harmless part of some HTML: no script, no style, no event handler, no address but http, https, mailto, tel and paths, and no id of the page
 * (`main` becomes `text-main`). What leads to an id of the same text leads there still.
 */
export const cleanHtml = (html: string): string => {
  const ids = new Set<string>();
  const cleaned = sanitizeHtml(html, {
    ...ALLOWED,
    transformTags: {
      ...ALLOWED.transformTags,
      '*': (tagName, attribs) => {
        if (!attribs.id) return { tagName, attribs };
        ids.add(attribs.id);
        return { tagName, attribs: { ...attribs, id: prefixed(attribs.id) } };
      },
    },
  });
  return ids.size === 0 ? cleaned : leadingTo(ids, cleaned);
};

const leadingTo = (ids: ReadonlySet<string>, cleaned: string): string => {
  const there = (id: string): string => (ids.has(id) ? prefixed(id) : id);
  return sanitizeHtml(cleaned, {
    ...ALLOWED,
    transformTags: {
      a: (tagName, attribs) => {
        const { href, 'aria-describedby': describedBy } = attribs;
        return {
          tagName,
          attribs: {
            ...attribs,
            ...(href?.startsWith('#') && { href: `#${there(decoded(href.slice(1)))}` }),
            ...(describedBy !== undefined && { 'aria-describedby': describedBy.split(/\s+/u).map(there).join(' ') }),
          },
        };
      },
    },
  });
};

/** The id that the end of an address names; what is no such code is the id itself. */
const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

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
