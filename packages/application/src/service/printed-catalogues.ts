// Ordering printed catalogues. Source: spec 1 §2 "/service/katalog, /service/catalogue" and their guard.

import { type AddressFields, defaultBillingAddress, type SavedAddress } from '@tornister/domain/address';
import { checkCatalogueOrder, errorsOfForm } from '@tornister/domain/forms';
import { catalogueGuard, type GuardDecision } from '@tornister/domain/routing';
import { ADDRESS_FORM, loginStateOf } from '@tornister/domain/session';
import { type CatalogueEdition, printedCataloguesOf, type Storefront } from '@tornister/domain/storefront';
import { ok, okAsync, type ResultAsync } from 'neverthrow';
import type {
  AddressGateway,
  CookieJar,
  Country,
  FormPost,
  GatewayError,
  KeyMaker,
  PrintedCatalogue,
  ServiceGateway,
} from '../ports/index.ts';
import { invalidForm, type ServiceFormError } from './form-error.ts';

type OpenedCatalogues =
  | { readonly kind: 'leave'; readonly decision: GuardDecision }
  | {
      readonly kind: 'opened';
      readonly catalogues: readonly PrintedCatalogue[];
      readonly countries: readonly Country[];
      /** The member's own, to begin with. */
      readonly address?: SavedAddress;
      readonly key: string;
    };

type CatalogueEntry = { readonly catalogueIds: readonly string[]; readonly address: AddressFields };

/** The page on which printed catalogues are ordered. */
export type OrderCatalogues = {
  readonly open: (edition: CatalogueEdition) => ResultAsync<OpenedCatalogues, GatewayError>;
  readonly order: (
    edition: CatalogueEdition,
    entry: CatalogueEntry,
    post: FormPost,
  ) => ResultAsync<void, ServiceFormError>;
};

export type OrderCataloguesPorts = {
  readonly service: ServiceGateway;
  readonly addresses: Pick<AddressGateway, 'books'>;
  readonly cookies: Pick<CookieJar, 'get'>;
  readonly keys: KeyMaker;
  readonly storefront: Pick<Storefront, 'store' | 'isB2b' | 'language'>;
};

/** Makes the use case of the catalogue order. */
export const createOrderCatalogues = (ports: OrderCataloguesPorts): OrderCatalogues => {
  const { service, addresses, cookies, keys, storefront } = ports;
  const printed = printedCataloguesOf(storefront);
  const login = () => loginStateOf((name) => cookies.get(name) !== undefined);
  /** What is printed in the language of the storefront's record; on the other page nothing is. */
  const offered = (edition: CatalogueEdition) =>
    service.printedCatalogues().map(({ catalogues, countries }) => ({
      countries,
      catalogues: catalogues.filter(({ language }) => edition === printed.edition && language === printed.language),
    }));
  /** The form opens without an address where none is known, or none could be read. */
  const ownAddress = (): ResultAsync<SavedAddress | undefined, GatewayError> =>
    login() === 'member'
      ? addresses
          .books()
          .map(({ billingAddresses }) => defaultBillingAddress(billingAddresses, storefront.isB2b))
          .orElse(() => ok(undefined))
      : okAsync(undefined);
  return {
    open: (edition) => {
      const decision = catalogueGuard(edition, storefront, login());
      if (decision.kind !== 'stay') return okAsync({ kind: 'leave', decision });
      return offered(edition).andThen((found) =>
        ownAddress().map(
          (address): OpenedCatalogues => ({
            kind: 'opened',
            ...found,
            key: keys.make(),
            ...(address === undefined ? {} : { address }),
          }),
        ),
      );
    },
    order: (edition, entry, post) =>
      offered(edition)
        .mapErr((error): ServiceFormError => error)
        .andThen(({ catalogues, countries }) =>
          checkCatalogueOrder(entry, {
            catalogueIds: catalogues.map(({ id }) => id),
            countries: countries.map(({ code }) => code),
          }).mapErr((errors) => invalidForm({ errors: fieldsOnPage(errors) })),
        )
        .andThen((order) => service.orderCatalogues(order, post)),
  };
};

/** The choice stands by itself; the fields of the address belong to its form. */
const fieldsOnPage = (errors: Parameters<typeof errorsOfForm>[1]) => [
  ...errors.filter(({ field }) => field === 'catalogueIds'),
  ...errorsOfForm(
    ADDRESS_FORM,
    errors.filter(({ field }) => field !== 'catalogueIds'),
  ),
];
