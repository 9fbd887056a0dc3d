// Port: the class lists of a member, and the one that a link leads to.

import type { ClassListAsk, ClassListEntryDraft, ClassListHead } from '@tornister/domain/classlist';
import type { ResultAsync } from 'neverthrow';
import type { DownloadFile } from './download-file.ts';
import type { GatewayError } from './gateway-error.ts';
import type { OrderItem } from './order-form-gateway.ts';

export type ClassListSummary = ClassListHead & {
  readonly id: string;
  /** Counts the changes of the head. */
  readonly version: number;
  readonly isClosed: boolean;
  readonly entryCount: number;
  readonly isShared: boolean;
};

/** A row as the storefront of the visitor sells it. */
export type ClassListEntry = ClassListAsk & {
  readonly id: string;
  /** Words of the owner; empty where the article says it. */
  readonly title: string;
  readonly version: number;
  /** Pieces that families have promised together. */
  readonly promised: number;
  /** Pieces that this browser has promised. */
  readonly promisedHere: number;
  /** Absent where no article is named, or the storefront does not have it. */
  readonly item?: OrderItem;
  /** What takes the place of an article that is no longer sold. */
  readonly replacement?: OrderItem;
};

export type OpenedClassList = {
  readonly list: ClassListSummary;
  readonly entries: readonly ClassListEntry[];
  /** Where families find it, and a drawing of the QR code; absent while it is not shared. */
  readonly link?: { readonly url: string; readonly qrCode: string };
};

/** What families see. */
export type SharedClassList = Pick<ClassListSummary, 'name' | 'schoolYear' | 'closesOn' | 'isClosed'> & {
  readonly entries: readonly ClassListEntry[];
};

type Done = ResultAsync<void, GatewayError>;

/** What is made or added under a key is done once, however often it is asked for. Refusals are `gateway.refused`, with a key to be put into words; one of somebody else's list says that it is not there. */
export type ClassListGateway = {
  /** The newest first. */
  readonly lists: () => ResultAsync<readonly ClassListSummary[], GatewayError>;
  /** `shopAddress` is the origin of the storefront that the link leads to. */
  readonly open: (listId: string, shopAddress: string) => ResultAsync<OpenedClassList | undefined, GatewayError>;
  /** The sheet of a list as a PDF; prices stand on it only where they are those of families. */
  readonly sheet: (
    listId: string,
    shopAddress: string,
    withPrices: boolean,
  ) => ResultAsync<DownloadFile | undefined, GatewayError>;
  /** The list of a link; `family` is the secret of this browser, or nothing. */
  readonly shared: (token: string, family: string) => ResultAsync<SharedClassList | undefined, GatewayError>;
  /** Answers the id of the new list. */
  readonly create: (
    head: ClassListHead,
    entries: readonly ClassListEntryDraft[],
    key?: string,
  ) => ResultAsync<string, GatewayError>;
  readonly update: (listId: string, head: ClassListHead, version: number) => Done;
  readonly remove: (listId: string) => Done;
  /** The list of the next school year; answers its id. */
  readonly copy: (listId: string, key?: string) => ResultAsync<string, GatewayError>;
  readonly add: (listId: string, entries: readonly ClassListEntryDraft[], key?: string) => Done;
  readonly change: (listId: string, entryId: string, entry: ClassListEntryDraft, version: number) => Done;
  readonly removeEntry: (listId: string, entryId: string) => Done;
  /** Makes a new link; the one before leads nowhere any more. */
  readonly share: (listId: string) => Done;
  readonly unshare: (listId: string) => Done;
  /** In the place of what this browser has promised before; 0 takes it back. */
  readonly promise: (token: string, family: string, entryId: string, quantity: number) => Done;
};
