// Test double of the port `ClassListGateway`: one member's class lists, with the promises of the port.

import {
  type ClassListEntryDraft,
  type ClassListHead,
  headForNextYear,
  keepsPromises,
  promiseAfter,
} from '@tornister/domain/classlist';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type {
  ClassListEntry,
  ClassListGateway,
  ClassListSummary,
  GatewayError,
  OrderItem,
} from '../../src/ports/index.ts';

type Kept = { readonly list: ClassListSummary; readonly entries: readonly ClassListEntry[]; readonly token?: string };

export type InMemoryClassListGateway = ClassListGateway & {
  /** Lets the next call fail. */
  readonly failNext: (error: GatewayError) => void;
};

const refused = (message: string, fieldErrors: readonly object[] = []) =>
  errAsync({ kind: 'gateway.refused', message, fieldErrors } as GatewayError);
const ELSEWHERE = 'vue.classList.error.changedElsewhere';
const done = (): ResultAsync<void, GatewayError> => okAsync(undefined);

/** A gateway that keeps to the promises of the port with these articles. */
export const createInMemoryClassListGateway = (items: readonly OrderItem[] = []): InMemoryClassListGateway => {
  let kept: readonly Kept[] = [];
  let made = 0;
  let failure: GatewayError | undefined;
  const promises = new Map<string, number>();
  const nextId = (): string => {
    made += 1;
    return `made-${made}`;
  };
  const after = <Value>(work: () => ResultAsync<Value, GatewayError>): ResultAsync<Value, GatewayError> => {
    const error = failure;
    failure = undefined;
    return error === undefined ? work() : errAsync(error);
  };
  const answered = new Map<string, string>();
  /** Does what was asked under a key once. */
  const once = (key: string | undefined, work: () => string): string => {
    const answer = answered.get(key ?? '') ?? work();
    if (key !== undefined) answered.set(key, answer);
    return answer;
  };
  const find = (id: string) => kept.find(({ list }) => list.id === id);
  const put = (changed: Kept): ResultAsync<void, GatewayError> => {
    kept = kept.map((one) => (one.list.id === changed.list.id ? changed : one));
    return done();
  };
  const withList = (id: string, work: (found: Kept) => ResultAsync<void, GatewayError>) =>
    after(() => {
      const found = find(id);
      return found === undefined ? refused('NOT_FOUND') : work(found);
    });
  const promised = (entryId: string): number =>
    [...promises].reduce((sum, [key, pieces]) => (key.startsWith(`${entryId} `) ? sum + pieces : sum), 0);
  const shown = (entries: readonly ClassListEntry[], family = ''): readonly ClassListEntry[] =>
    entries.map((entry) => ({
      ...entry,
      promised: promised(entry.id),
      promisedHere: promises.get(`${entry.id} ${family}`) ?? 0,
    }));
  const itemOf = (orderNumber: string) => items.find((item) => item.orderNumber === orderNumber);
  const entryOf = ({ orderNumber, ...draft }: ClassListEntryDraft, id: string, version: number): ClassListEntry => {
    const item = itemOf(orderNumber);
    return { ...draft, id, version, promised: 0, promisedHere: 0, ...(item === undefined ? {} : { item }) };
  };
  const hasUnknown = (drafts: readonly ClassListEntryDraft[]): boolean =>
    drafts.some(({ orderNumber }) => orderNumber !== '' && itemOf(orderNumber) === undefined);
  const UNKNOWN = [{ field: 'orderNumber', message: 'vue.classList.error.orderNumber' }];
  const summary = ({ list, entries, token }: Kept): ClassListSummary => ({
    ...list,
    entryCount: entries.length,
    isShared: token !== undefined,
  });
  const make = (head: ClassListHead, entries: readonly ClassListEntry[]): string => {
    const id = nextId();
    const list = { ...head, id, version: 1, isClosed: false, entryCount: entries.length, isShared: false };
    kept = [{ list, entries }, ...kept];
    return id;
  };
  return {
    failNext: (error) => {
      failure = error;
    },
    lists: () => after(() => okAsync(kept.map(summary))),
    open: (id, shopAddress) =>
      after(() => {
        const found = find(id);
        if (found === undefined) return okAsync(undefined);
        const link = { url: `${shopAddress}/classlist/${found.token}/`, qrCode: 'data:image/svg+xml;base64,' };
        return okAsync({
          list: summary(found),
          entries: shown(found.entries),
          ...(found.token === undefined ? {} : { link }),
        });
      }),
    sheet: (id) =>
      after(() =>
        okAsync(
          find(id) === undefined
            ? undefined
            : { fileName: 'Klassenliste.pdf', contentType: 'application/pdf', base64: 'JVBERi0=' },
        ),
      ),
    shared: (token, family) =>
      after(() => {
        const found = kept.find((one) => one.token === token);
        if (found === undefined) return okAsync(undefined);
        const { name, schoolYear, isClosed, closesOn } = found.list;
        const entries = shown(found.entries, family);
        return okAsync({ name, schoolYear, isClosed, entries, ...(closesOn === undefined ? {} : { closesOn }) });
      }),
    create: (head, drafts, key) =>
      after(() =>
        hasUnknown(drafts)
          ? refused('', UNKNOWN)
          : okAsync(
              once(key, () =>
                make(
                  head,
                  drafts.map((draft) => entryOf(draft, nextId(), 1)),
                ),
              ),
            ),
      ),
    update: (id, head, version) =>
      withList(id, (found) =>
        found.list.version === version
          ? put({ ...found, list: { ...found.list, ...head, version: version + 1 } })
          : refused(ELSEWHERE),
      ),
    remove: (id) =>
      withList(id, () => {
        kept = kept.filter(({ list }) => list.id !== id);
        return done();
      }),
    copy: (id, key) =>
      after(() => {
        const found = find(id);
        return found === undefined
          ? refused('NOT_FOUND')
          : okAsync(
              once(key, () =>
                make(
                  headForNextYear(found.list),
                  found.entries.map((entry) => ({ ...entry, id: nextId() })),
                ),
              ),
            );
      }),
    add: (id, drafts, key) =>
      withList(id, (found) => {
        if (hasUnknown(drafts)) return refused('', UNKNOWN);
        const isRepeated = key !== undefined && answered.has(key);
        once(key, () => id);
        if (isRepeated) return done();
        return put({ ...found, entries: [...found.entries, ...drafts.map((draft) => entryOf(draft, nextId(), 1))] });
      }),
    change: (id, entryId, draft, version) =>
      withList(id, (found) => {
        const before = found.entries.find((entry) => entry.id === entryId);
        if (before === undefined) return refused('NOT_FOUND');
        if (hasUnknown([draft])) return refused('', UNKNOWN);
        if (before.version !== version) return refused(ELSEWHERE);
        if (!keepsPromises(draft, promised(entryId))) return refused('vue.classList.error.promised');
        const changed = entryOf(draft, entryId, version + 1);
        return put({ ...found, entries: found.entries.map((entry) => (entry.id === entryId ? changed : entry)) });
      }),
    removeEntry: (id, entryId) =>
      withList(id, (found) => put({ ...found, entries: found.entries.filter((entry) => entry.id !== entryId) })),
    share: (id) => withList(id, (found) => put({ ...found, token: `token-${nextId()}` })),
    unshare: (id) => withList(id, ({ list, entries }) => put({ list, entries })),
    promise: (token, family, entryId, wanted) =>
      after(() => {
        const found = kept.find((one) => one.token === token);
        const entry = found?.entries.find(({ id }) => id === entryId);
        if (found === undefined || entry === undefined) return refused('NOT_FOUND');
        const before = promises.get(`${entryId} ${family}`) ?? 0;
        const byOthers = promised(entryId) - before;
        const answer = promiseAfter({ entry, byOthers, before, wanted, isClosed: found.list.isClosed });
        if (answer.isOk()) {
          promises.set(`${entryId} ${family}`, answer.value);
          return done();
        }
        const message = `vue.classList.error.${answer.error.kind}`;
        const taken = 'open' in answer.error ? { count: answer.error.open } : undefined;
        return refused(message, taken === undefined ? [] : [{ field: 'promise', message, values: taken }]);
      }),
  };
};
