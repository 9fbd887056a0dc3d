// The confirmation of an order as text and as HTML.

import { html, raw } from 'hono/html';
import { plainLines } from '../content/clean-html.ts';
import { BRAND } from './brand.ts';
import type { MailWords } from './mail-words.ts';
import type { Sum } from './order-totals.ts';

export type Pair = readonly [label: string, value: string];

/** What is said below the order, with the page on which it can be done. */
export type Note = readonly [title: string, text: string, link?: Pair];

/** What the confirmation says. */
export type Content = {
  readonly words: MailWords;
  readonly facts: readonly Pair[];
  readonly lines: readonly {
    readonly name: string;
    readonly detail: string;
    readonly price: string;
    readonly total: string;
  }[];
  readonly totals: readonly Sum[];
  /** What has to be written into a transfer; empty for an order that is paid otherwise. */
  readonly transfer: readonly Pair[];
  readonly hasCode: boolean;
  readonly page?: string;
  readonly addresses: readonly (readonly [label: string, lines: readonly string[]])[];
  readonly notes: readonly Note[];
  /** The terms that it was concluded by, as HTML. */
  readonly terms?: string;
  readonly greeting: string;
  readonly intro: string;
  /** Who sells, below all else. */
  readonly footer: string;
};

/** The picture with the code for banking apps. */
export const CODE_ID = 'transfer-code';

/** The plain part. */
export const asText = ({
  words,
  greeting,
  intro,
  facts,
  lines,
  totals,
  transfer,
  addresses,
  notes,
  terms,
  page,
  footer,
}: Content): string =>
  [
    greeting,
    intro,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...(page === undefined ? [] : [`${words.orderPage}: ${page}`]),
    lines
      .map(({ name, detail, price, total }) => `${name}\n  ${detail}\n  ${price}, ${words.total}: ${total}`)
      .join('\n'),
    totals.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...(transfer.length === 0
      ? []
      : [[words.transfer, ...transfer.map(([label, value]) => `${label}: ${value}`)].join('\n')]),
    ...addresses.map(([label, parts]) => [`${label}:`, ...parts].join('\n')),
    ...notes.map(([title, text, link]) => [title, text, ...(link === undefined ? [] : [link.join(': ')])].join('\n')),
    [words.termsTitle, ...(terms === undefined ? [words.termsOnRequest] : plainLines(terms))].join('\n'),
    `-- \n${footer}`,
  ].join('\n\n');

/** The look of the lines below a mail that say who sells. */
export const FOOTER = 'margin:32px 0 0;font-size:12px;color:#4b6070';
const NOTE = 'font-size:14px;margin:24px 0 4px';
const CELL = 'padding:8px 0;border-bottom:1px solid #dde5ec;vertical-align:top';

/** Account, amount and reference of a transfer, with the code for banking apps. */
const transferHtml = ({ words, transfer, hasCode }: Content) =>
  transfer.length === 0
    ? ''
    : html`<div style="margin-top:24px;padding:16px;background:#f3f7fa"><p style="margin:0 0 8px">${words.transfer}</p>
<table role="presentation" style="width:100%;border-collapse:collapse">${transfer.map(
        ([label, value]) =>
          html`<tr><td style="padding:4px 0">${label}</td><td style="padding:4px 0;text-align:right;font-weight:700">${value}</td></tr>`,
      )}</table>
${hasCode ? html`<p style="margin:8px 0 0"><img src="cid:${CODE_ID}" width="180" height="180" alt="${words.code}"><br><small>${words.code}</small></p>` : ''}</div>`;

/** The part with looks. */
export const asHtml = (content: Content, language: string, title: string): string => {
  const { words, greeting, intro, facts, lines, totals, addresses, notes, terms, page, footer } = content;
  return String(html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:#f3f7fa;color:#17324d;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:640px;margin:0 auto;padding:32px 24px;background:#fff">
<p style="font-size:22px;font-weight:700;color:#0077ad;margin:0 0 24px">${BRAND}</p>
<p>${greeting}</p><p>${intro}</p>
<table role="presentation" style="width:100%;border-collapse:collapse">${facts.map(
    ([label, value]) =>
      html`<tr><td style="${CELL}">${label}</td><td style="${CELL};text-align:right">${value}</td></tr>`,
  )}</table>
${page === undefined ? '' : html`<p><a href="${page}" style="color:#00608c">${words.orderPage}</a></p>`}
<table style="width:100%;border-collapse:collapse;margin-top:24px">
<tr><th style="${CELL};text-align:left">${words.article}</th><th style="${CELL};text-align:right">${words.price}</th><th style="${CELL};text-align:right">${words.total}</th></tr>
${lines.map(
  ({ name, detail, price, total }) =>
    html`<tr><td style="${CELL}">${name}<br><small>${detail}</small></td><td style="${CELL};text-align:right">${price}</td><td style="${CELL};text-align:right">${total}</td></tr>`,
)}</table>
<table role="presentation" style="width:100%;border-collapse:collapse;margin-top:24px">${totals.map(
    ({ label, value, isGrand }) =>
      html`<tr style="${isGrand ? 'font-weight:700' : ''}"><td style="padding:4px 0">${label}</td><td style="padding:4px 0;text-align:right">${value}</td></tr>`,
  )}</table>
${transferHtml(content)}
${addresses.map(
  ([label, parts]) =>
    html`<h2 style="font-size:16px;margin:24px 0 4px">${label}</h2><p style="margin:0">${parts.map((part) => html`${part}<br>`)}</p>`,
)}
${notes.map(
  ([title, text, link]) =>
    html`<h2 style="${NOTE}">${title}</h2><p style="font-size:13px;margin:0">${text}${link === undefined ? '' : html` <a href="${link[1]}" style="color:#00608c">${link[0]}</a>`}</p>`,
)}
<h2 style="${NOTE}">${words.termsTitle}</h2><div style="font-size:13px">${terms === undefined ? words.termsOnRequest : raw(terms)}</div>
<p style="${FOOTER}">${footer}</p>
</div></body></html>`);
};
