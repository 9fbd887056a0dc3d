// A shop that takes returns, whose backend a test plays, and the addresses of the pages of one return.

import type { OpenedReturn, ReturnsGateway } from '@tornister/application/ports';
import { aReturnOrder, createInMemoryContentGateway, RETURN_HASH } from '@tornister/application/testing';
import type { ReturnDraft, ReturnOrder, ReturnSelection } from '@tornister/domain/returns';
import { SWITCHES } from '@tornister/domain/storefront';
import { registerArea } from '../src/composition/area-module.ts';
import { ports } from '../src/composition/ports.ts';
import { returnsModule } from '../src/composition/returns.module.ts';
import { sessionModule } from '../src/composition/session.module.ts';
import { typingModule } from '../src/composition/typing.module.ts';
import { openTestShop } from './open-test-shop.tsx';
import { type AnswersOf, playGateway } from './played-gateway.ts';

for (const area of [returnsModule, sessionModule, typingModule]) registerArea(area);

export const START = '/myaccount/returns/';
const QUERY = `?order=${RETURN_HASH}`;
export const SELECTION = `${START}productselection/${QUERY}`;
export const REGULATIONS = `${START}regulations/${QUERY}`;
export const CARRIER = `${START}carrier/${QUERY}`;
export const CONFIRM = `${START}confirm/${QUERY}`;

const offer = (code: string) => ({ code, name: code, description: '' });
const [A] = aReturnOrder().lines;
export const PICKED = { lineId: A?.id, quantity: 1, reason: 'dislike', comment: '', images: [] } as ReturnSelection;
/** Everything is answered but the confirmation. */
export const ANSWERED: ReturnDraft = { items: [PICKED], regulation: 'refund', carrier: 'dhl', labels: 2 };
/** The order as the backend has it. */
export const openedReturn = (draft: ReturnDraft = ANSWERED, changes: Partial<ReturnOrder> = {}): OpenedReturn => ({
  order: aReturnOrder(changes),
  draft,
});

export type ReturnsShopOptions = {
  readonly answers?: AnswersOf<ReturnsGateway>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly isOn?: string;
};

/** A shop that takes returns, and knows this order; nobody is logged in. */
export const openReturnsShop = async ({ answers = {}, cookies = {}, isOn = 'true' }: ReturnsShopOptions = {}) => {
  const returns = playGateway<ReturnsGateway>({
    findByHash: openedReturn(),
    findByNumber: openedReturn(),
    regulations: [offer('refund'), offer('voucher')],
    carriers: [offer('dhl'), offer('dpd')],
    saveDraft: true,
    uploadSignature: 'signed',
    uploadImage: 'image-1',
    submit: { kind: 'announced', rma: 'RT1' },
    ...answers,
  });
  const parameters = [{ ...SWITCHES.returns, entry: '', value: isOn }];
  const shop = await openTestShop({
    cookies,
    bindMore: (bind) => {
      bind(ports.returnsGateway, [], () => returns.gateway);
      bind(ports.contentGateway, [], () => createInMemoryContentGateway({ parameters }));
    },
  });
  /** The draft that was kept. */
  const saved = (): ReturnDraft | undefined =>
    returns.calls().find(([call]) => call === 'saveDraft')?.[2] as ReturnDraft | undefined;
  return { ...shop, returns, saved };
};
