// Port: orders that are sent back. Whoever has an order's hash, or knows its number and postcode, may do so; everything that fits no order is
// answered alike: undefined.

import type {
  Carrier,
  OrderLookup,
  Regulation,
  ReturnableLine,
  ReturnDraft,
  ReturnOrder,
  ReturnSelection,
  ReturnSubmission,
} from '@tornister/domain/returns';
import type { ResultAsync } from 'neverthrow';
import type { DownloadFile } from './download-file.ts';
import type { GatewayError } from './gateway-error.ts';

/** An order with what was answered so far about its return. */
export type OpenedReturn = { readonly order: ReturnOrder; readonly draft: ReturnDraft };

/** `refused`: it is not what can be returned now; the kind says why. */
export type SubmittedReturn =
  | { readonly kind: 'announced'; readonly rma: string }
  | { readonly kind: 'refused'; readonly reason: string };

export type ReturnsGateway = {
  readonly findByNumber: (lookup: OrderLookup) => ResultAsync<OpenedReturn | undefined, GatewayError>;
  readonly findByHash: (hash: string) => ResultAsync<OpenedReturn | undefined, GatewayError>;
  /** What can become of these goods, the usual first. */
  readonly regulations: (
    hash: string,
    items: readonly ReturnSelection[],
  ) => ResultAsync<readonly Regulation[], GatewayError>;
  /** Who brings them back; none for freight and from countries without one. */
  readonly carriers: (hash: string, draft: ReturnDraft) => ResultAsync<readonly Carrier[], GatewayError>;
  /** Keeps what was answered so far; false where there is no such order. */
  readonly saveDraft: (hash: string, draft: ReturnDraft) => ResultAsync<boolean, GatewayError>;
  /** A signature for one upload, good for some minutes. */
  readonly uploadSignature: () => ResultAsync<string, GatewayError>;
  /** Hands in a picture of a line; refused with an error at `images`. Undefined where there is no such line. */
  readonly uploadImage: (image: {
    readonly hash: string;
    readonly line: Pick<ReturnableLine, 'id' | 'itemId'>;
    readonly content: Uint8Array;
    readonly signature: string;
  }) => ResultAsync<string | undefined, GatewayError>;
  /** Repeating it changes nothing. */
  readonly removeImage: (hash: string, imageId: string) => ResultAsync<void, GatewayError>;
  /** Announces a return; the same key gives the same answer. */
  readonly submit: (
    submission: ReturnSubmission,
    idempotencyKey: string,
  ) => ResultAsync<SubmittedReturn | undefined, GatewayError>;
  readonly label: (hash: string, rma: string) => ResultAsync<DownloadFile | undefined, GatewayError>;
};
