// What the last page of a return shows, written into its form and read from what that posts.

import type { ReturnAnswers, ReturnSelection } from '@tornister/domain/returns';

/** The field that has it. */
export const SHOWN_FIELD = 'shown';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNone = (value: unknown): boolean => value === undefined || isText(value);

const isSelection = (value: unknown): value is ReturnSelection =>
  isFields(value) &&
  [value.lineId, value.comment].every(isText) &&
  [value.reason, value.componentSku].every(isTextOrNone) &&
  Number.isInteger(value.quantity) &&
  Array.isArray(value.images) &&
  value.images.every(isText);

const isAnswers = (value: unknown): value is ReturnAnswers =>
  isFields(value) &&
  Array.isArray(value.items) &&
  value.items.every(isSelection) &&
  isText(value.regulation) &&
  isTextOrNone(value.carrier) &&
  Number.isInteger(value.labels);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** As a field has it; empty where something is missing that would be sent. */
export const writeShown = (answers: ReturnAnswers | undefined): string =>
  answers === undefined ? '' : JSON.stringify(answers);

/** What was posted; undefined where it is not what a page has written. */
export const readShown = (text: string): ReturnAnswers | undefined => {
  const value = parsed(text);
  return isAnswers(value) ? value : undefined;
};
