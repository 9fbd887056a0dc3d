// Sends mails: by SMTP where a server is set, otherwise into the database, where they can be read at `/outbox`.

import sharp from 'sharp';
import { json } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { MailedFile } from '../database/shop-tables.ts';
import { svgAddress } from '../pictures/svg-address.ts';
import { unguessableId } from '../server/ids.ts';
import type { Mail, MailFile } from './mail.ts';

export type Mailer = { readonly send: (mail: Mail) => Promise<void> };

/** So long a mail server may take until it has greeted, and then stay silent before each of its answers. */
export const SMTP_TIMEOUT_MS = 10_000;
/** The greeting; then up to nine answers: to our name, plain and encrypted, three to the login, to sender, recipient, and begin and end of the mail. */
const SMTP_STEPS = 10;
/** So long a server that hardly answers can keep one mail. */
export const SMTP_LONGEST_MS = SMTP_STEPS * SMTP_TIMEOUT_MS;
/** Twice the width that drawings are shown at. */
const IMAGE_WIDTH = 360;

/** Who sends, as a mail program shows it. */
export type Sender = { readonly name: string; readonly address: string };

/** Sends by SMTP; the key is the message id, so that a server can tell a repeated mail. */
export const smtpMailer = (url: string, sender: Sender): Mailer => {
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  const opening = import('nodemailer').then(({ createTransport }) =>
    // The time for connecting covers the lookup of the name, the greeting and the encryption, too.
    createTransport({ url, connectionTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS }),
  );
  return {
    send: async ({ key, recipient, subject, html, text, images = [], attachments: files = [], listUnsubscribe }) => {
      const drawings = await Promise.all(images.map(attachment));
      const attachments = [...drawings, ...files.map(attachedFile)];
      const headers = listUnsubscribe === undefined ? {} : unsubscribeHeaders(listUnsubscribe);
      const messageId = `<${key.replaceAll(':', '.')}@${domain}>`;
      const transport = await opening;
      await transport.sendMail({ from: sender, to: recipient, subject, html, text, messageId, attachments, headers });
    },
  };
};

/** By these a mail program offers to unsubscribe with one press. Source: RFC 2369 §3.2, RFC 8058 §3.1. */
export const unsubscribeHeaders = (address: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Mail programs show no SVG: a drawing goes along as PNG. */
const attachment = async ({ id, svg }: NonNullable<Mail['images']>[number]) => ({
  cid: id,
  filename: `${id}.png`,
  contentType: 'image/png',
  content: await sharp(Buffer.from(svg)).resize(IMAGE_WIDTH).png().toBuffer(),
});

const attachedFile = ({ fileName, contentType, content }: MailFile) => ({
  filename: fileName,
  contentType,
  content: Buffer.from(content),
});

/** Keeps mails in the database, each key once; drawings stand in them, files beside them. */
export const databaseMailer = (database: Database, now: () => number): Mailer => ({
  send: async ({ images = [], attachments = [], html, listUnsubscribe, ...mail }) => {
    const shown = images.reduce((text, { id, svg }) => text.replaceAll(`cid:${id}`, svgAddress(svg)), html);
    await database
      .insertInto('mails')
      .values({
        ...mail,
        html: shown,
        id: unguessableId(),
        sent_at: now(),
        list_unsubscribe: listUnsubscribe ?? null,
        attachments: attachments.length === 0 ? null : json(attachments.map(storedFile)),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  },
});

const storedFile = ({ fileName, contentType, content }: MailFile): MailedFile => ({
  fileName,
  contentType,
  base64: Buffer.from(content).toString('base64'),
});
