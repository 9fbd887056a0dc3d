import { UNKNOWN_VISITOR } from '@tornister/domain/session';
import { errAsync, okAsync } from 'neverthrow';
import { expect, it, vi } from 'vitest';
import { createHandDrivenClock } from '../../testing/doubles/hand-driven-clock.ts';
import type { GatewayError } from '../ports/index.ts';
import { createPreviewConfirmation } from './preview-confirmation.ts';

const ASKED = [['ishop-preview-json', '{"order":{"orderNumber":"42"}}']] as const;

const open = (isInternal: boolean, isB2b = false) => {
  const customerInfo = vi.fn(() => okAsync({ ...UNKNOWN_VISITOR, isInternal }));
  const preview = createPreviewConfirmation({ session: { customerInfo }, clock: createHandDrivenClock(7_000), isB2b });
  return { customerInfo, preview };
};

it('shows staff the order that the address describes, placed now', async () => {
  expect((await open(true).preview(ASKED))._unsafeUnwrap()).toMatchObject({ orderNumber: '42', orderedAt: 7_000 });
  const [consumers, schools] = [await open(true).preview(ASKED), await open(true, true).preview(ASKED)];
  expect(schools._unsafeUnwrap()?.totals.grandTotal.cents).toBeGreaterThan(
    consumers._unsafeUnwrap()?.totals.grandTotal.cents ?? Number.NaN,
  );
});

it('shows nobody else anything', async () => {
  expect((await open(false).preview(ASKED))._unsafeUnwrap()).toBeUndefined();
});

it('shows nothing while nobody says who visits', async () => {
  const customerInfo = () => errAsync<never, GatewayError>({ kind: 'gateway.unreachable' });
  const preview = createPreviewConfirmation({
    session: { customerInfo },
    clock: createHandDrivenClock(),
    isB2b: false,
  });
  expect((await preview(ASKED))._unsafeUnwrap()).toBeUndefined();
});

it.each([[[]], [[['ishop-preview-json', '{']]]] as const)(
  'asks nobody for an address without a sample: %j',
  async (query) => {
    const { customerInfo, preview } = open(true);
    expect((await preview(query))._unsafeUnwrap()).toBeUndefined();
    expect(customerInfo).not.toHaveBeenCalled();
  },
);
