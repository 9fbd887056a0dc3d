// The mail that invites somebody to a list: who it is from, what one may do there, and the one link that leads to it.

import { PATHS } from '@tornister/domain/routing';
import { DEFAULT_STORE, inLanguage, parseStore, profileOf, type Worded } from '@tornister/domain/storefront';
import { type GivenRole, quotedInMail, SHARED_LIST_PARAMETER, shownListName } from '@tornister/domain/wishlist';
import type { OutboxMessage } from '../orders/outbox.ts';
import type { Services } from '../server/services.ts';
import { formatDay } from '../texts/format-day.ts';
import { invitationToken } from '../wishlist/invitations.ts';
import { readOwnName } from '../wishlist/share-list.ts';
import { BRAND } from './brand.ts';
import type { Mail } from './mail.ts';
import { languageOf } from './order-mail.ts';
import { shortMail } from './short-mail.ts';

type Words = {
  readonly subject: (sender: string | undefined) => string;
  readonly paragraphs: (sender: string | undefined) => readonly string[];
  readonly list: string;
  readonly role: string;
  readonly roles: Readonly<Record<GivenRole, string>>;
  readonly until: string;
  readonly link: string;
  readonly after: readonly string[];
};

const WORDS: Worded<Words> = {
  de: {
    subject: (sender) => `${sender ?? 'Jemand'} lädt Sie zu einer Liste ein`,
    paragraphs: (sender) => [
      'Guten Tag,',
      `${sender ?? 'Jemand'} möchte eine Liste bei ${BRAND} mit Ihnen teilen und hat dafür diese E-Mail-Adresse eingegeben.`,
    ],
    list: 'Liste',
    role: 'Sie dürfen',
    roles: {
      reader: 'lesen und einkaufen',
      commentator: 'lesen, einkaufen und kommentieren',
      editor: 'Artikel hinzufügen, ändern und entfernen',
      admin: 'die Liste verwalten und teilen',
    },
    until: 'Gilt bis',
    link: 'Liste ansehen',
    after: [
      'Ansehen können Sie die Liste ohne Anmeldung. Wenn Sie sie übernehmen und sich dazu anmelden, steht sie danach bei Ihren Listen; der Link gilt nur einmal.',
      'Sie kennen den Absender nicht oder möchten das nicht? Dann ist nichts zu tun. Spätestens nach diesem Tag löschen wir die Einladung und mit ihr Ihre Adresse.',
    ],
  },
  en: {
    subject: (sender) => `${sender ?? 'Somebody'} invites you to a list`,
    paragraphs: (sender) => [
      'Hello,',
      `${sender ?? 'Somebody'} wants to share a list at ${BRAND} with you and has entered this e-mail address.`,
    ],
    list: 'List',
    role: 'You may',
    roles: {
      reader: 'read and buy',
      commentator: 'read, buy and comment',
      editor: 'add, change and remove items',
      admin: 'manage and share the list',
    },
    until: 'Valid until',
    link: 'See the list',
    after: [
      'You can see the list without a login. When you take it over and log in for that, it is among your lists afterwards; the link works once.',
      'You do not know the sender, or do not want this? Then there is nothing to do. After that day at the latest we delete the invitation and your address with it.',
    ],
  },
};

type Inviting = Extract<OutboxMessage, { kind: 'list-invitation' }>;

/** The mail of an invitation; none for one that was taken back, accepted or is over by now. */
export const listInvitationMailOf = async (
  { database, secrets, now }: Pick<Services, 'database' | 'secrets' | 'now'>,
  { key, invitationId, language: code, store, baseUrl }: Inviting,
): Promise<Mail | undefined> => {
  const invitation = await database
    .selectFrom('wishlist_invitations')
    .innerJoin('wishlists', 'wishlists.id', 'wishlist_invitations.wishlist_id')
    .select(['email', 'role', 'expires_at', 'wishlist_invitations.user_id as senderId'])
    .select(['wishlists.name', 'wishlists.version', 'wishlists.is_default as isDefault'])
    .where('wishlist_invitations.id', '=', invitationId)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (invitation === undefined) return undefined;
  const language = languageOf(code);
  const words = inLanguage(WORDS, language);
  const sender = quotedInMail((await readOwnName(database, invitation.senderId)) ?? '');
  const { isB2b } = profileOf(parseStore(store) ?? DEFAULT_STORE);
  const name = quotedInMail(shownListName(invitation, { isB2b, language }));
  const page = new URL(PATHS.wishlist, baseUrl);
  page.searchParams.set(SHARED_LIST_PARAMETER, invitationToken(secrets, invitationId));
  return shortMail({
    key,
    recipient: invitation.email,
    language,
    subject: words.subject(sender),
    paragraphs: words.paragraphs(sender),
    facts: [
      ...(name === undefined ? [] : [[words.list, name] as const]),
      [words.role, words.roles[invitation.role]],
      [words.until, formatDay(invitation.expires_at, { language, store })],
    ],
    links: [[words.link, page.href]],
    after: words.after,
  });
};
