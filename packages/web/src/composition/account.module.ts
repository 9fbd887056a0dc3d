// Wires the use cases of a member's own data.

import { createEditAddressBook, createEditContactDetails, createKnownEmail } from '@tornister/application/account';
import { servesPackingStations } from '@tornister/domain/storefront';
import { accountUseCases } from './account-tokens.ts';
import { areaModule } from './area-module.ts';
import { ports } from './ports.ts';
import { openedSite } from './shop.ts';

/** Address books and contact details, in the account and in the checkout. */
export const accountModule = areaModule((bind) => {
  bind(
    accountUseCases.editAddressBook,
    [ports.addressGateway, ports.contactGateway, openedSite],
    (addresses, contact, { storefront, profile }) =>
      createEditAddressBook({
        addresses,
        contact,
        isB2b: storefront.isB2b,
        hasPackingStations: servesPackingStations(profile),
      }),
  );
  bind(
    accountUseCases.knownEmail,
    [ports.sessionGateway, ports.addressGateway, ports.cookieJar],
    (session, addresses, cookies) => createKnownEmail({ session, addresses, cookies }),
  );
  bind(
    accountUseCases.editContactDetails,
    [ports.contactGateway, ports.accountGateway, ports.newsletterGateway, ports.localStore, openedSite],
    (contact, account, newsletter, device, { storefront }) =>
      createEditContactDetails({ contact, account, newsletter, device, isB2b: storefront.isB2b }),
  );
});
