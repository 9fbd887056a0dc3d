// A mail of a few sentences and facts about an order, in both forms that people read it in.

import type { Language } from '@tornister/domain/storefront';
import { html } from 'hono/html';
import { BRAND } from './brand.ts';
import type { Mail } from './mail.ts';
import { FOOTER } from './order-mail-parts.ts';
import { sellerMark } from './seller-words.ts';

export type ShortMail = Pick<Mail, 'key' | 'recipient' | 'subject' | 'attachments'> & {
  readonly language: Language;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly items?: readonly string[];
  readonly links?: readonly (readonly [label: string, address: string])[];
  /** What is said below the links. */
  readonly after?: readonly string[];
};

/** Sets a short mail. */
export const shortMail = ({
  language,
  paragraphs,
  facts = [],
  items = [],
  links = [],
  after = [],
  ...mail
}: ShortMail): Mail => ({
  ...mail,
  html: String(html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${mail.subject}</title></head>
<body style="margin:0;background:#f3f7fa;color:#17324d;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:640px;margin:0 auto;padding:32px 24px;background:#fff">
<p style="font-size:22px;font-weight:700;color:#0077ad;margin:0 0 24px">${BRAND}</p>
${paragraphs.map((text) => html`<p>${text}</p>`)}
${
  facts.length === 0
    ? ''
    : html`<table role="presentation" style="width:100%;border-collapse:collapse">${facts.map(
        ([label, value]) =>
          html`<tr><td style="padding:4px 0">${label}</td><td style="padding:4px 0;text-align:right;font-weight:700;white-space:pre-line">${value}</td></tr>`,
      )}</table>`
}
${items.length === 0 ? '' : html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`}
${links.map(([label, address]) => html`<p><a href="${address}" style="color:#00608c">${label}</a></p>`)}
${after.map((text) => html`<p>${text}</p>`)}
<p style="${FOOTER}">${sellerMark(language)}</p>
</div></body></html>`),
  text: `${[
    ...paragraphs,
    ...(facts.length === 0 ? [] : [facts.map(([label, value]) => `${label}: ${value}`).join('\n')]),
    ...(items.length === 0 ? [] : [items.map((item) => `- ${item}`).join('\n')]),
    ...links.map(([label, address]) => `${label}: ${address}`),
    ...after,
    `-- \n${sellerMark(language)}`,
  ].join('\n\n')}\n`,
});
