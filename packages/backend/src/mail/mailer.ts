// How mails leave: by SMTP where an address is set; they are kept for reading at `/outbox` where none is.

import { createTransport } from 'nodemailer';
import type { Database } from '../database/database.ts';
import { unguessableId } from '../server/ids.ts';
import type { Mail } from './mail.ts';

export type Mailer = { readonly send: (mail: Mail) => Promise<void> };

const SENDER = 'Tornister <bestellung@tornister.example>';
const SMTP_TIMEOUT_MS = 10_000;

/** Sends by SMTP; the key is the message id, so that a server can tell a repeated mail. */
export const smtpMailer = (url: string): Mailer => {
  const transport = createTransport({ url, connectionTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS });
  return {
    send: async ({ key, recipient, subject, html, text }) => {
      const messageId = `<${key.replaceAll(':', '.')}@tornister.example>`;
      await transport.sendMail({ from: SENDER, to: recipient, subject, html, text, messageId });
    },
  };
};

/** Keeps mails in the database, each key once. */
export const keptMailer = (database: Database, now: () => number): Mailer => ({
  send: async (mail) => {
    await database
      .insertInto('mails')
      .values({ ...mail, id: unguessableId(), sent_at: now() })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
  },
});
