// Tells the staff that an institution has registered with a certificate, which somebody has to look at. The file itself stays in the store.

import { inLanguage, type Worded } from '@tornister/domain/storefront';
import { fileNameOf } from '../certificates/certificates.ts';
import type { OutboxMessage } from '../orders/outbox.ts';
import type { Services } from '../server/services.ts';
import type { Mail } from './mail.ts';
import { languageOf } from './order-mail.ts';
import { shortMail } from './short-mail.ts';

type Words = {
  readonly subject: (number: string) => string;
  readonly lead: string;
  readonly customer: string;
  readonly institution: string;
  readonly person: string;
  readonly file: string;
  readonly care: string;
};

const WORDS: Worded<Words> = {
  de: {
    subject: (number) => `Nachweis zu prüfen: Kundennummer ${number}`,
    lead: 'Eine Einrichtung hat sich registriert und einen Nachweis mitgeschickt.',
    customer: 'Kundennummer',
    institution: 'Einrichtung',
    person: 'Ansprechperson',
    file: 'Datei',
    care: 'Die Datei liegt im Ordner „certificates“ des Servers. Sie kommt von Fremden: Bitte öffnen Sie sie mit Vorsicht.',
  },
  en: {
    subject: (number) => `Certificate to check: customer number ${number}`,
    lead: 'An institution has registered and sent a certificate.',
    customer: 'Customer number',
    institution: 'Institution',
    person: 'Contact',
    file: 'File',
    care: 'The file is in the folder “certificates” of the server. It comes from strangers: please open it with care.',
  },
};

type Message = Extract<OutboxMessage, { kind: 'certificate' }>;

/** The mail; none when the account or its certificate is gone. */
export const certificateMailOf = async (
  { database, settings }: Services,
  { certificateId, language: code }: Message,
): Promise<Mail | undefined> => {
  const row = await database
    .selectFrom('certificates')
    .innerJoin('accounts', 'accounts.id', 'certificates.account_id')
    .innerJoin('users', 'users.account_id', 'accounts.id')
    .innerJoin('addresses', 'addresses.user_id', 'users.id')
    .where('certificates.id', '=', certificateId)
    .where('addresses.use', '=', 'customer')
    .select(['certificates.type', 'accounts.customer_number', 'accounts.email'])
    .select(['addresses.company', 'addresses.first_name', 'addresses.last_name', 'addresses.city'])
    .executeTakeFirst();
  if (row === undefined || row.type === null) return undefined;
  const language = languageOf(code);
  const words = inLanguage(WORDS, language);
  const number = row.customer_number ?? '';
  const facts = [
    [words.customer, number],
    [words.institution, [row.company, row.city].filter(Boolean).join(', ')],
    [words.person, `${row.first_name} ${row.last_name}, ${row.email}`],
    [words.file, fileNameOf({ id: certificateId, type: row.type })],
  ] as const;
  return shortMail({
    key: `certificate:${certificateId}`,
    recipient: settings.staffEmail,
    subject: words.subject(number),
    language,
    paragraphs: [words.lead],
    facts,
    after: [words.care],
  });
};
