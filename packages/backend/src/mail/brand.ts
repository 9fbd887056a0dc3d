// The shop's name in its mails: their words are written with a mark in its place, and the name of the settings is put there when a mail is sent.

import { html } from 'hono/html';
import type { Mail } from './mail.ts';

/** Stands for the shop's name. */
export const BRAND = '{{brand}}';

/** The mail as it is sent. */
export const withBrand = (mail: Mail, name: string): Mail => ({
  ...mail,
  subject: mail.subject.replaceAll(BRAND, () => name),
  text: mail.text.replaceAll(BRAND, () => name),
  html: mail.html.replaceAll(BRAND, () => String(html`${name}`)),
});
