// A shop whose backend a test plays for everything that belongs to a member: contact details, address books, passwords, passkeys and newsletter.

import type {
  AccountGateway,
  AddressBooks,
  AddressGateway,
  ContactGateway,
  GlobalParameter,
  NewsletterGateway,
  PasskeyCeremony,
  PasskeyGateway,
  RegistrationChoices,
  SavedContactDetails,
} from '@tornister/application/ports';
import { anAddress, createInMemoryContentGateway } from '@tornister/application/testing';
import { type AddressId, brandId } from '@tornister/domain/shared';
import { accountModule } from '../src/composition/account.module.ts';
import { registerArea } from '../src/composition/area-module.ts';
import { newsletterModule } from '../src/composition/newsletter.module.ts';
import { ports } from '../src/composition/ports.ts';
import { sessionModule } from '../src/composition/session.module.ts';
import { typingModule } from '../src/composition/typing.module.ts';
import { openTestShop, type TestShopOptions } from './open-test-shop.tsx';
import { type AnswersOf, playGateway } from './played-gateway.ts';

for (const area of [accountModule, newsletterModule, sessionModule, typingModule]) registerArea(area);

export const MEMBER = { 'X-JWT-exist': '1' };
export const AWAY = { kind: 'gateway.unreachable' } as const;
export const ENDED = { kind: 'gateway.unauthenticated', revoked: true } as const;

const DE = { code: 'DE', name: 'Deutschland' };

export const BOOKS: AddressBooks = {
  billingAddresses: [anAddress('address-1'), anAddress('address-2')],
  shippingAddresses: [],
  packingStations: [],
  restorable: [brandId<AddressId>('address-9')],
  billingCountries: [DE],
  deliveryCountries: [DE],
};

export const DETAILS: SavedContactDetails = {
  version: 3,
  salutation: 'ms',
  firstname: 'Mia',
  lastname: 'Muster',
  email: 'mia@example.com',
  shownEmail: 'mia@example.com',
  isEmailConfirmed: true,
  newsletter: 'none',
  deletionDays: 14,
};

export const CHOICES: RegistrationChoices = {
  jobTitles: [{ code: 'teacher', name: 'Lehrkraft' }],
  industries: [{ code: 'school', name: 'Schule' }],
  employeeCounts: [{ code: '1-10', name: '1 bis 10' }],
  billingCountries: [DE],
  emailDomains: [],
};

type AccountShopOptions = Pick<TestShopOptions, 'cookies' | 'storefront'> & {
  readonly books?: AddressBooks;
  readonly contact?: AnswersOf<ContactGateway>;
  readonly account?: AnswersOf<AccountGateway>;
  readonly passkeys?: AnswersOf<PasskeyGateway>;
  readonly parameters?: readonly GlobalParameter[];
};

/** A shop of a member, unless something else is said; its gateways answer that all is done. */
export const openAccountShop = async ({
  cookies = MEMBER,
  storefront = {},
  books = BOOKS,
  parameters = [],
  contact: contactAnswers = {},
  account: accountAnswers = {},
  passkeys: passkeyAnswers = {},
}: AccountShopOptions = {}) => {
  const addresses = playGateway<AddressGateway>({ books, add: anAddress('new'), update: anAddress('new') });
  const account = playGateway<AccountGateway>({ registrationChoices: CHOICES, ...accountAnswers });
  const contact = playGateway<ContactGateway>({ details: DETAILS, ...contactAnswers });
  const passkeys = playGateway<PasskeyGateway>({ passkeys: [], ...passkeyAnswers });
  const newsletter = playGateway<NewsletterGateway>();
  const ceremony = playGateway<PasskeyCeremony>();
  const shop = await openTestShop({
    cookies,
    storefront,
    addresses: addresses.gateway,
    bindMore: (bind) => {
      bind(ports.accountGateway, [], () => account.gateway);
      bind(ports.contentGateway, [], () => createInMemoryContentGateway({ parameters }));
      bind(ports.contactGateway, [], () => contact.gateway);
      bind(ports.newsletterGateway, [], () => newsletter.gateway);
      bind(ports.passkeyGateway, [], () => passkeys.gateway);
      bind(ports.passkeyCeremony, [], () => ceremony.gateway);
    },
  });
  return { ...shop, addresses, account, contact, passkeys, newsletter };
};
