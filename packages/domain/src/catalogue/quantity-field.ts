// The quantity field as a state machine: what each press, keystroke and pause does, and what the shopper is told.
// Source: spec 3 §4 "Quantity field", §5, §8 and §9.

import {
  ACCEPTED_QUANTITY_BELOW,
  isAcceptedChange,
  QUANTITY_FIELD_MIN,
  type QuantityLimits,
} from './quantity-rules.ts';

/** A change is applied when nothing has happened for so long (spec 3 §9). */
export const QUANTITY_DEBOUNCE_MS = 500;

export type QuantityFieldRules = QuantityLimits & {
  /** Whether going below 1 deletes the entry. */
  readonly deletesOnZero: boolean;
};

export type QuantityField = {
  /** What the field shows; anything while the shopper types. */
  readonly text: string;
  /** The quantity that the shopper means. */
  readonly quantity: number;
  /** The quantity that is applied. */
  readonly applied: number;
  readonly isRemoved: boolean;
};

export type QuantityFieldEvent =
  | { readonly kind: 'minus' }
  | { readonly kind: 'plus' }
  | { readonly kind: 'typed'; readonly text: string }
  /** Nothing has happened for `QUANTITY_DEBOUNCE_MS`. */
  | { readonly kind: 'settled' }
  | { readonly kind: 'blurred' };

export type QuantityFieldEffect =
  | { readonly kind: 'apply'; readonly quantity: number }
  | { readonly kind: 'delete' }
  | { readonly kind: 'signal-limit'; readonly maximum: number }
  | { readonly kind: 'signal-minimum'; readonly minimum: number }
  /** What was typed is no whole number: it became the minimum. */
  | { readonly kind: 'signal-no-number'; readonly minimum: number };

export type QuantityFieldStep = { readonly field: QuantityField; readonly effects: readonly QuantityFieldEffect[] };

/** The field of an entry with so many pieces. */
export const openQuantityField = (quantity: number): QuantityField => ({
  text: String(quantity),
  quantity,
  applied: quantity,
  isRemoved: false,
});

/** The minus control becomes delete when the quantity is at or below the minimum or below 2. */
export const minusControl = (quantity: number, minimum: number): 'decrease' | 'delete' =>
  quantity <= minimum || quantity < 2 ? 'delete' : 'decrease';

/** Plus at the maximum only signals the limit. */
export const isAtMaximum = (quantity: number, maximum: number): boolean => quantity >= maximum;

/** A whole number as people type it, spaces around it allowed, however many digits; undefined for anything else. */
export const parseTypedQuantity = (text: string): number | undefined =>
  /^[+-]?\d+$/.test(text.trim()) ? Number(text.trim()) : undefined;

/**
 * The pieces that a sent form asks for: what is no number is 1, and more than any change may be is the most that it may be, however many
 * digits were typed. The limits of the article come after that.
 *
 * @param most what more becomes: `ACCEPTED_QUANTITY_BELOW` where the limits that come after it are told, so that it is seen to be too many
 */
export const askedQuantity = (text: string, most = ACCEPTED_QUANTITY_BELOW - 1): number =>
  Math.min(parseTypedQuantity(text) ?? QUANTITY_FIELD_MIN, most);

/**
 * The field after an event. Plus and minus change the quantity by one within the limits; typed numbers are looked at once the shopper
 * pauses or leaves the field, so that "12" can be typed where 5 is the minimum; a pause also applies the change. The quantity that is applied
 * already stays, whatever the limits: an entry may hold more than can be had since, and leaving its field without typing changes nothing
 * (WCAG 2.2 SC 3.2.1).
 */
export const stepQuantityField = (
  field: QuantityField,
  event: QuantityFieldEvent,
  rules: QuantityFieldRules,
): QuantityFieldStep => {
  switch (event.kind) {
    case 'minus':
      return pressMinus(field, rules);
    case 'plus':
      return isAtMaximum(field.quantity, rules.maximum)
        ? { field, effects: [{ kind: 'signal-limit', maximum: rules.maximum }] }
        : { field: showing(field, field.quantity + 1), effects: [] };
    case 'typed':
      return { field: { ...field, text: event.text }, effects: [] };
    case 'settled':
      return applying(readTyped(field, parseTypedQuantity(field.text), rules));
    case 'blurred': {
      const typed = parseTypedQuantity(field.text);
      return applying(typed === undefined ? unread(field, rules) : readTyped(field, typed, rules));
    }
  }
};

const showing = (field: QuantityField, quantity: number): QuantityField => ({
  ...field,
  quantity,
  text: String(quantity),
});

const removed = (field: QuantityField): QuantityFieldStep =>
  field.isRemoved ? { field, effects: [] } : { field: { ...field, isRemoved: true }, effects: [{ kind: 'delete' }] };

const pressMinus = (field: QuantityField, rules: QuantityFieldRules): QuantityFieldStep => {
  if (minusControl(field.quantity, rules.minimum) === 'decrease')
    return { field: showing(field, field.quantity - 1), effects: [] };
  return rules.deletesOnZero
    ? removed(field)
    : { field, effects: [{ kind: 'signal-minimum', minimum: rules.minimum }] };
};

/** What cannot be read becomes the least that can be, and the shopper is told why. */
const unread = (field: QuantityField, { minimum }: QuantityFieldRules): QuantityFieldStep => ({
  field: showing(field, minimum),
  effects: [{ kind: 'signal-no-number', minimum }],
});

/** What is too little becomes the least that can be, and the shopper is told. */
const reset = (field: QuantityField, { minimum }: QuantityFieldRules): QuantityFieldStep => ({
  field: showing(field, minimum),
  effects: [{ kind: 'signal-minimum', minimum }],
});

const readTyped = (field: QuantityField, typed: number | undefined, rules: QuantityFieldRules): QuantityFieldStep => {
  if (typed === undefined) return { field, effects: [] };
  if (typed === field.applied) return { field: showing(field, typed), effects: [] };
  if (typed < 1 && rules.deletesOnZero) return removed(field);
  if (typed < rules.minimum) return reset(field, rules);
  if (typed > rules.maximum)
    return { field: showing(field, rules.maximum), effects: [{ kind: 'signal-limit', maximum: rules.maximum }] };
  return { field: showing(field, typed), effects: [] };
};

const applying = ({ field, effects }: QuantityFieldStep): QuantityFieldStep =>
  isAcceptedChange(field.quantity, field.applied, field.isRemoved)
    ? {
        field: { ...field, applied: field.quantity },
        effects: [...effects, { kind: 'apply', quantity: field.quantity }],
      }
    : { field, effects };
