// A mail as it is handed to the mailer: its texts, its files, its key.

/** A file that a mail brings. */
export type MailFile = { readonly fileName: string; readonly contentType: string; readonly content: Uint8Array };

/** A mail, in both forms that people read it in. */
export type Mail = {
  /** Exists once: a mail that was sent under a key is not sent again. */
  readonly key: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Drawings that the HTML shows as `cid:<id>`. */
  readonly images?: readonly { readonly id: string; readonly svg: string }[];
  readonly attachments?: readonly MailFile[];
  /** Where a mail program posts to unsubscribe the recipient (RFC 8058). */
  readonly listUnsubscribe?: string;
};
