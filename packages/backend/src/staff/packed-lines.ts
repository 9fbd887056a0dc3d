// What is in a parcel that staff announces: the lines that it names, as far as they are in no other parcel.

import { ok } from 'neverthrow';
import type { PackedLine, Parcel } from '../orders/shipments.ts';
import { conflict, invalid, type StaffAnswer } from './staff-refusal.ts';

/** How many pieces of a line, counted from 1, are in a parcel. */
export type ReportedLine = { readonly line: number; readonly quantity: number };

/** The lines of a new parcel, everything that is left where none are named; those of an announced one have to be the ones that it has. */
export const packedLines = (
  parcel: Parcel,
  reported: readonly ReportedLine[] | undefined,
): StaffAnswer<readonly PackedLine[]> => {
  if (reported === undefined) return ok(parcel.lines);
  const inside = reported.map(({ line, quantity }) => ({
    quantity,
    packed: parcel.lines.find((each) => each.line.position + 1 === line),
    line,
  }));
  if (parcel.row !== undefined) {
    const isSame =
      inside.length === parcel.lines.length && inside.every(({ packed, quantity }) => packed?.quantity === quantity);
    return isSame
      ? ok(parcel.lines)
      : conflict('PARCEL_OTHERWISE', 'The parcel was announced before with other lines.');
  }
  const wrong = inside.find(({ packed, quantity }) => packed === undefined || quantity > packed.quantity);
  if (wrong !== undefined)
    return invalid(
      `lines: line ${wrong.line} has ${wrong.packed?.quantity ?? 0} pieces that are in no parcel, not ${wrong.quantity}.`,
    );
  return ok(inside.flatMap(({ packed, quantity }) => (packed === undefined ? [] : [{ line: packed.line, quantity }])));
};
