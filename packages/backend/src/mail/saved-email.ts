// E-mail addresses as the database has them: every address that is stored or looked up goes through here, so that one mailbox has one spelling.

import { domainToASCII } from 'node:url';
import { encodedEmail, tidyEmail } from '@tornister/domain/forms';

/** An address to write to, with the domain that computers read (`xn--…`). */
export const mailableEmail = (email: string): string => encodedEmail(email, domainToASCII);

/** An e-mail address as it is saved with an account or a wish, and as it is looked up. */
export const savedEmail = (typed: string): string => mailableEmail(tidyEmail(typed));
