// What the shop host knew is written into the page once and read by the tab, so that nothing is fetched twice.

import { type HydrationState, isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import type { Site } from '../composition/shop.ts';
import { restorePictures, shortenPictures } from './short-pictures.ts';

/** The id of the state block in the page. */
export const STATE_BLOCK_ID = 'tornister-state';

type WrittenError = { readonly status: number; readonly statusText: string; readonly data: unknown };

/** What loaders and actions answered. */
type Answers = Pick<StaticHandlerContext, 'loaderData' | 'actionData'>;

type PageState = {
  readonly site: Site;
  /** `Answers`, in which pictures are short (`short-pictures.ts`), and the shapes that those are of. */
  readonly answers: unknown;
  readonly shapes: readonly string[];
  readonly errors: Readonly<Record<string, WrittenError>> | null;
};

const UNSAFE = /[<\u2028\u2029]/g;
const escapeUnsafe = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A foreseeable error keeps its status and data; what was thrown by mistake says nothing about itself. */
const writeError = (error: unknown): WrittenError =>
  isRouteErrorResponse(error)
    ? { status: error.status, statusText: error.statusText, data: error.data }
    : { status: 500, statusText: '', data: null };

const FAULTS_FROM = 500;

/**
 * The errors of a page, the shop's own faults with the name of the request that failed: who reports one can say which it was, and it is
 * found in the logs. What was thrown by mistake is only dressed up when nobody is to see its inside.
 */
export const withReference = (
  errors: StaticHandlerContext['errors'],
  reference: string | undefined,
  hidesInside: boolean,
): StaticHandlerContext['errors'] => {
  if (errors === null || reference === undefined) return errors;
  const named = (error: unknown): unknown => {
    if (!isRouteErrorResponse(error) && !hidesInside) return error;
    const written = writeError(error);
    return written.status < FAULTS_FROM
      ? error
      : { ...written, data: { ...(written.data as object | null), reference }, internal: false };
  };
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, named(error)]));
};

/** JSON that can stand inside a script element without ending it. */
export const encodeState = ({
  site,
  context,
}: {
  readonly site: Site;
  readonly context: StaticHandlerContext;
}): string => {
  const errors =
    context.errors === null
      ? null
      : Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, writeError(error)]));
  const { data: answers, shapes } = shortenPictures({ loaderData: context.loaderData, actionData: context.actionData });
  const state: PageState = { site, answers, shapes, errors };
  return JSON.stringify(state).replace(UNSAFE, escapeUnsafe);
};

/** Reads the block that `encodeState` wrote. */
export const decodeState = (json: string): { readonly site: Site; readonly hydrationData: HydrationState } => {
  const state = JSON.parse(json) as PageState;
  const errors =
    state.errors === null
      ? null
      : Object.fromEntries(Object.entries(state.errors).map(([id, error]) => [id, { ...error, internal: false }]));
  const { loaderData, actionData } = restorePictures(state.answers, state.shapes) as Answers;
  return { site: state.site, hydrationData: { loaderData, actionData, errors } };
};

/** What the page of this tab was made from. Asked for as a script, which texts of editors never hold, whatever the ids in them. */
export const stateOfPage = (): ReturnType<typeof decodeState> =>
  decodeState(document.querySelector(`script#${STATE_BLOCK_ID}`)?.textContent ?? '{}');
