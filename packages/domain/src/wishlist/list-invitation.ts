// Inviting somebody to a list by mail: how long an invitation is good, and what of the sender's own words its mail repeats. The specification names the
// invitation and not how it is sent. Source: spec 3 §2 "Login flyout", §4 "Login"; docs/adr/0076; § 7 UWG.

import type { Result } from 'neverthrow';
import { emailRule, tidyEmail } from '../forms/email-address.ts';
import { checkForm, type FormInvalid } from '../forms/form-handler.ts';
import { DAY_MS } from '../shared/instant.ts';

/** How long the link of an invitation is good; then the address that it went to is forgotten, too. */
export const LIST_INVITATION_MS = 14 * DAY_MS;

/** An invitation needs an e-mail address; capitals do not make it another one. */
export const checkListInvitation = (form: {
  readonly email: string;
}): Result<{ readonly email: string }, FormInvalid> =>
  checkForm({ email: tidyEmail(form.email) }, { email: emailRule({ isRequired: true }) });

/** What mail programs make a link of: `://`, a host like `example.com`, an e-mail address. */
const LINK_LIKE = /:\/\/|@|\S\.\p{L}{2,}/u;

/**
 * What somebody has called themselves, a passkey or their list, where a mail of the shop may repeat it to a stranger; undefined where it has an
 * address in it, so that nobody advertises with the shop's mails.
 */
export const quotedInMail = (text: string): string | undefined => {
  const trimmed = text.replaceAll(/\s+/gu, ' ').trim();
  return trimmed === '' || LINK_LIKE.test(trimmed) ? undefined : trimmed;
};
