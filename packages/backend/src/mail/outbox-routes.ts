// GET /outbox: mails that were not sent, because no SMTP server is set. With one the pages do not exist.

import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Selectable } from 'kysely';
import type { MailsTable } from '../database/shop-tables.ts';
import type { Services } from '../server/services.ts';
import { unsubscribeHeaders } from './mailer.ts';

const LIST_LENGTH = 100;
/** As ids of mails are; a database does not even take every other text. */
const MAIL_ID = /^[\w-]{1,64}$/;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'";

const page = (title: string, body: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}iframe{width:100%;height:80vh;border:1px solid #ccd}td,th{text-align:left;padding:.25rem 1rem .25rem 0}pre{white-space:pre-wrap}</style></head>
<body><h1>${title}</h1>${body}</body></html>`;

/** The mails, newest first, and each of them shut in a frame that may do nothing. */
export const outboxRoutes = ({ database }: Pick<Services, 'database'>): Hono => {
  const app = new Hono();
  const mailOf = async (id: string): Promise<Selectable<MailsTable> | undefined> =>
    MAIL_ID.test(id) ? database.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst() : undefined;
  app.use(async (http, next) => {
    await next();
    http.header('content-security-policy', POLICY);
    http.header('x-frame-options', 'SAMEORIGIN');
    http.header('cache-control', 'no-store');
  });
  app.get('/', async (http) => {
    const mails = await database
      .selectFrom('mails')
      .select(['id', 'recipient', 'subject', 'sent_at'])
      .orderBy('sent_at', 'desc')
      .limit(LIST_LENGTH)
      .execute();
    if (http.req.header('accept')?.includes('application/json')) return http.json({ mails });
    const rows = mails.map(
      (mail) =>
        html`<tr><td>${new Date(mail.sent_at).toISOString()}</td><td>${mail.recipient}</td><td><a href="/outbox/${mail.id}">${mail.subject}</a></td></tr>`,
    );
    return http.html(page('Outbox', html`<table><tr><th>Sent</th><th>To</th><th>Subject</th></tr>${rows}</table>`));
  });
  app.get('/:id', async (http) => {
    const mail = await mailOf(http.req.param('id'));
    if (mail === undefined) return http.notFound();
    return http.html(
      page(
        mail.subject,
        html`<p>To: ${mail.recipient}</p>${headersOf(mail)}<iframe sandbox title="Mail" srcdoc="${mail.html}"></iframe>${filesOf(mail)}<h2>Text</h2><pre>${mail.text}</pre>`,
      ),
    );
  });
  app.get('/:id/files/:index', async (http) => {
    const { id, index } = http.req.param();
    const file = (await mailOf(id))?.attachments?.[Number(index)];
    if (file === undefined) return http.notFound();
    return http.body(Buffer.from(file.base64, 'base64'), 200, {
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="${file.fileName}"`,
    });
  });
  return app;
};

const headersOf = ({ list_unsubscribe: address }: Pick<Selectable<MailsTable>, 'list_unsubscribe'>) =>
  address === null
    ? ''
    : html`<pre>${Object.entries(unsubscribeHeaders(address)).map(([name, value]) => `${name}: ${value}\n`)}</pre>`;

const filesOf = ({ id, attachments }: Pick<Selectable<MailsTable>, 'id' | 'attachments'>) =>
  attachments === null
    ? ''
    : html`<ul>${attachments.map(({ fileName }, index) => html`<li><a href="/outbox/${id}/files/${index}">${fileName}</a></li>`)}</ul>`;
