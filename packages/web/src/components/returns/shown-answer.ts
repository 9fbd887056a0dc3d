// What the fields of a line show: what was typed into a form that came back, and otherwise what was answered before.

import type { ReturnableLine, ReturnSelection } from '@tornister/domain/returns';
import { selectableQuantity } from '@tornister/domain/returns';
import { type ItemField, itemField } from './return-addresses.ts';

export type ShownAnswer = {
  readonly isPicked: boolean;
  /** As it was typed. */
  readonly quantity: string;
  readonly reason: string;
  readonly component: string;
  readonly comment: string;
  /** The most pieces that can be named of what is chosen. */
  readonly most: number;
};

/** A field that is not among what was typed was left empty, a box not ticked. Nothing typed at all says nothing. */
export const shownAnswer = (
  line: ReturnableLine,
  answer: ReturnSelection | undefined,
  typed: Readonly<Record<string, string>> = {},
): ShownAnswer => {
  const isTyped = Object.keys(typed).length > 0;
  const field = (name: ItemField): string => typed[itemField(line.id, name)] ?? '';
  const component = isTyped ? field('component') : (answer?.componentSku ?? '');
  const most = selectableQuantity(line, component === '' ? undefined : component);
  const shown = isTyped
    ? {
        isPicked: field('picked') !== '',
        quantity: field('quantity'),
        reason: field('reason'),
        comment: field('comment'),
      }
    : {
        isPicked: (answer?.quantity ?? 0) > 0,
        quantity: String(answer?.quantity || most),
        reason: answer?.reason ?? '',
        comment: answer?.comment ?? '',
      };
  return { ...shown, component, most };
};
