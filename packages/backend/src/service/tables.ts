// The tables of the service forms: what people write to the shop, printed catalogues, competitions.

import type { CallBackTime, ReportReason } from '@tornister/domain/forms';
import type { StoreCode } from '@tornister/domain/storefront';
import type { AddressFields } from '../database/account-tables.ts';
import type { Json } from '../database/columns.ts';
import type { PictureRecord } from '../pictures/picture-record.ts';
import type { Text } from '../texts/text.ts';

/** What somebody wrote, by the form that it was written in. */
export type ServiceForm =
  | {
      readonly kind: 'contact';
      readonly name: string;
      readonly email: string;
      readonly phone: string;
      readonly message: string;
      /** The number of the order that the message is about. */
      readonly orderNumber?: number;
    }
  | {
      readonly kind: 'call-back';
      readonly name: string;
      readonly phone: string;
      readonly time: CallBackTime;
      readonly topic: string;
    }
  | {
      readonly kind: 'review-report';
      readonly reviewId: string;
      /** Headline of the review, for whoever reads the report. */
      readonly title: string;
      readonly reason: ReportReason;
      readonly message: string;
      readonly email: string;
    }
  | { readonly kind: 'catalogues'; readonly catalogueIds: readonly string[]; readonly address: AddressFields };

export type ServiceRequestsTable = {
  /** Made of the form's key and its content: the same form posted twice is one request. */
  id: string;
  user_id: string | null;
  store: string;
  language: string;
  form: Json<ServiceForm>;
  created_at: number;
};

type PrintedCataloguesTable = {
  id: string;
  /** The item that puts it into a cart; null where it is only ordered by the form. */
  item_id: string | null;
  position: number;
  name: Json<Text>;
  description: Json<Text>;
  /** Of what is printed in it. */
  language: string;
  pages: number;
  picture: Json<PictureRecord>;
};

export type CompetitionsTable = {
  id: string;
  title: Json<Text>;
  /** HTML in it is sanitised. */
  terms: Json<Text>;
  closes_at: number;
  /** Empty: all of them. */
  stores: readonly StoreCode[];
};

type CompetitionEntriesTable = {
  competition_id: string;
  /** Lower case; each takes part once. */
  email: string;
  name: string;
  wants_newsletter: boolean;
  created_at: number;
};

export type ServiceTables = {
  service_requests: ServiceRequestsTable;
  printed_catalogues: PrintedCataloguesTable;
  competitions: CompetitionsTable;
  competition_entries: CompetitionEntriesTable;
};
