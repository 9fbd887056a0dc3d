// Addresses of the pages of a return and of its labels, and the names of the fields of its forms.

import type { ReturnStep } from '@tornister/domain/returns';
import { PATHS, type RETURN_LOOKUP, type ROUTE_PARAMETERS } from '@tornister/domain/routing';

/** The domain's name, written out: these addresses come with the frame of the account, whose pages do without the names of all other parameters. */
const ORDER: typeof ROUTE_PARAMETERS.returnOrder = 'order';

/** The form by number and postcode, for members too: for an order that does not stand in their list. */
const LOOKUP: `${typeof RETURN_LOOKUP.parameter}=${typeof RETURN_LOOKUP.byNumber}` = 'lookup=number';
export const RETURN_BY_NUMBER_HREF = `${PATHS.returns}?${LOOKUP}`;

/** Where labels are downloaded; the shop host's own endpoint. */
export const RETURN_LABEL_PATH = '/api/return-label/';
/** Names the return that was just announced, on the last page and at the labels. */
export const RMA_PARAMETER = 'rma';

const STEP_PATHS: Readonly<Record<ReturnStep, string>> = {
  start: PATHS.returns,
  productselection: PATHS.productSelection,
  regulations: PATHS.regulations,
  carrier: PATHS.carrier,
  confirm: PATHS.confirmReturn,
};

/** The page of a step, for the order of a hash. */
export const returnHref = (step: ReturnStep, hash: string): string =>
  `${STEP_PATHS[step]}?${new URLSearchParams({ [ORDER]: hash })}`;

type Announced = { readonly hash: string; readonly rma: string };

/** The last page, after the return was announced. */
export const announcedHref = ({ hash, rma }: Announced): string =>
  `${returnHref('confirm', hash)}&${new URLSearchParams({ [RMA_PARAMETER]: rma })}`;

export const labelHref = ({ hash, rma }: Announced): string =>
  `${RETURN_LABEL_PATH}?${new URLSearchParams({ [ORDER]: hash, [RMA_PARAMETER]: rma })}`;

/** What a line of the order is asked; the names that the rules of the return give its mistakes. */
export type ItemField = 'picked' | 'quantity' | 'reason' | 'comment' | 'images' | 'component';
export const itemField = (lineId: string, field: ItemField): string => `${lineId}.${field}`;
