// The tables of returns: what was announced, of which lines, with which pictures, and what is answered so far of one that is not yet.

import type {
  RegulationCode,
  ReturnCarrierCode,
  ReturnContact,
  ReturnOutcome,
  ReturnReasonName,
} from '@tornister/domain/returns';
import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

export type ReturnsTable = {
  id: string;
  /** Counts up; `RT` and this number is what people read. */
  number: Generated<number>;
  order_id: string;
  regulation: RegulationCode;
  /** Absent for a return without labels. */
  carrier: ReturnCarrierCode | null;
  labels: number;
  contact: Json<ReturnContact>;
  announced_at: number;
  arrived_at: number | null;
  /** Set by staff that has looked into the parcel: the return is settled. */
  accepted_at: Generated<number | null>;
  settled_at: number | null;
  /** Of a settled return; absent where it was settled by a version that did not keep it. */
  outcome: Generated<ReturnOutcome | null>;
  /** What is paid back or credited, in the order's currency; absent for goods that are sent anew. */
  outcome_cents: Generated<number | null>;
  /** When somebody has transferred what was credited. */
  paid_back_at: Generated<number | null>;
};

export type ReturnItemsTable = {
  return_id: string;
  order_line_id: string;
  quantity: number;
  reason: ReturnReasonName;
  comment: string;
  /** The one part of a set that comes back. */
  component_sku: string | null;
  /** Its name in the order's language; absent of a return that was announced before it was kept. */
  component_name: Generated<string | null>;
};

/** A row is there before its file; size and preview come with the file. */
export type ReturnImagesTable = {
  id: string;
  order_id: string;
  order_line_id: string;
  /** Whether the login that ordered has uploaded it; nobody else sees those. */
  is_own: Generated<boolean>;
  /** Present once a return with it was announced. */
  return_id: string | null;
  type: 'image/jpeg' | 'image/png' | null;
  preview: string | null;
  created_at: number;
};

export type StoredReturnDraft = {
  readonly items: readonly {
    readonly lineId: string;
    readonly quantity: number;
    readonly reason?: string | undefined;
    readonly comment: string;
    readonly images: readonly string[];
    readonly componentSku?: string | undefined;
  }[];
  readonly regulation?: string | undefined;
  readonly carrier?: string | undefined;
  readonly labels: number;
};

/** One for the login that ordered, and one for whoever found the order by its number. */
type ReturnDraftsTable = {
  order_id: string;
  is_own: boolean;
  draft: Json<StoredReturnDraft>;
  updated_at: number;
};

export type ReturnTables = {
  returns: ReturnsTable;
  return_items: ReturnItemsTable;
  return_images: ReturnImagesTable;
  return_drafts: ReturnDraftsTable;
};
