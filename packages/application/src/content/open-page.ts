// What lies at a path of the content system, and its rows with teasers that a view can show. Source: spec 1 §2 "Unknown pages", §7.

import { parseTeaser, type Teaser } from '@tornister/domain/content';
import { type PageAnswer, type PageResolution, resolvePage } from '@tornister/domain/routing';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { ContentGateway, GatewayError, GridRow, PageDetails } from '../ports/index.ts';

/** A row of cells, each as wide as so many twelfths. */
export type ContentRow = {
  readonly cells: readonly { readonly columns: number; readonly teasers: readonly Teaser[] }[];
};

/** Rows as views show them; teasers that the shop does not know are left out, and cells and rows without any with them. */
export const readRows = (rows: readonly GridRow[]): readonly ContentRow[] =>
  rows
    .map(({ cells }) => ({
      cells: cells
        .map(({ columns, teasers }) => ({
          columns,
          teasers: teasers.map(parseTeaser).filter(({ kind }) => kind !== 'unknown'),
        }))
        .filter(({ teasers }) => teasers.length > 0),
    }))
    .filter(({ cells }) => cells.length > 0);

const answerOf = (page: PageDetails): PageAnswer => {
  switch (page.kind) {
    case 'redirect':
    case 'temporary-redirect':
      return { kind: 'redirect', to: page.redirectUrl ?? '', isTemporary: page.kind === 'temporary-redirect' };
    case 'gone':
    case 'unknown':
      return { kind: page.kind };
    default:
      return { kind: 'page' };
  }
};

export type OpenedPage =
  | { readonly kind: 'page'; readonly page: PageDetails; readonly rows: readonly ContentRow[] }
  | Exclude<PageResolution, { readonly kind: 'ok' }>;

/** Asks what lies at a path and reads it; misspelled paths are not asked for. */
export const openPage = (
  content: Pick<ContentGateway, 'page'>,
  path: string,
  ownHosts: readonly string[],
): ResultAsync<OpenedPage, GatewayError> => {
  const misspelled = resolvePage({ kind: 'page' }, path, ownHosts);
  if (misspelled.kind !== 'ok') return okAsync(misspelled);
  return content.page(path).map((page): OpenedPage => {
    const resolution = resolvePage(answerOf(page), path, ownHosts);
    return resolution.kind === 'ok' ? { kind: 'page', page, rows: readRows(page.rows) } : resolution;
  });
};
