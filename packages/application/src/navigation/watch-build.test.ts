import { MANIFEST_POLL_MS, type ManifestAnswer } from '@tornister/domain/routing';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createHandDrivenClock, createInMemoryCookieJar } from '../../testing/index.ts';
import { createScope } from '../kernel/index.ts';
import { createShowNotices, readNotice } from '../notices/index.ts';
import { createWatchBuild } from './watch-build.ts';

const MANIFEST = (id: string): ManifestAnswer => ({ kind: 'manifest', manifest: { id, routeRules: {} } });

describe('a tab that watches for a new build (spec 1 §4 "Background")', () => {
  const open = (answers: readonly ManifestAnswer[], isRefused = false) => {
    const clock = createHandDrivenClock();
    const visible$ = new BehaviorSubject(true);
    const isRefused$ = new BehaviorSubject(isRefused);
    const asked: string[] = [];
    const builds = {
      isRefused$,
      manifest: async (id: string) => {
        asked.push(id);
        return answers[asked.length - 1] ?? ({ kind: 'unavailable' } as const);
      },
    };
    const cookies = createInMemoryCookieJar();
    const notices = createShowNotices(createScope(), { clock, cookies });
    const watch = createWatchBuild(createScope(), { clock, builds, visibility: { visible$ }, cookies, notices }, 'one');
    const pass = async (ms: number): Promise<void> => {
      clock.pass(ms);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    };
    return { watch, pass, asked, visible$, isRefused$, cookies, notices };
  };

  it('hands on what a toast says of a refusal, and nothing else', () => {
    const { watch, cookies, notices } = open([]);
    notices.notify({ id: 'other', tone: 'error', message: 'gateway.internal' });
    watch.passRefusal();
    expect(readNotice(cookies)).toBeUndefined();
    notices.notify({ id: 'gateway.outdated', tone: 'error', message: 'gateway.outdated' });
    watch.passRefusal();
    expect(readNotice(cookies)?.message).toBe('vue.message.outdated');
  });

  it('asks every five minutes, and not before', async () => {
    const { pass, asked } = open([]);
    await pass(MANIFEST_POLL_MS - 1);
    expect(asked).toEqual([]);
    await pass(1);
    await pass(MANIFEST_POLL_MS);
    expect(asked).toEqual(['one', 'one']);
  });

  it.each([
    ['its own', MANIFEST('one'), false],
    ['another one', MANIFEST('two'), true],
    ['none any more', { kind: 'gone' } as const, true],
    ['no answer', { kind: 'unavailable' } as const, false],
  ])('when the shop host has %s', async (_what, answer, isOutdated) => {
    const { watch, pass } = open([answer]);
    await pass(MANIFEST_POLL_MS);
    expect(watch.isOutdated$.value).toBe(isOutdated);
  });

  it('stays outdated, and asks no more', async () => {
    const { watch, pass, asked } = open([{ kind: 'gone' }, MANIFEST('one')]);
    await pass(MANIFEST_POLL_MS);
    await pass(3 * MANIFEST_POLL_MS);
    expect([watch.isOutdated$.value, asked.length]).toEqual([true, 1]);
  });

  it.each([
    ['before it began to watch', true],
    ['since', false],
  ])('is outdated when the shop host has refused an operation of it %s, and asks no more', async (_when, isBefore) => {
    const { watch, pass, asked, isRefused$ } = open([], isBefore);
    expect(watch.isOutdated$.value).toBe(isBefore);
    isRefused$.next(true);
    expect(watch.isOutdated$.value).toBe(true);
    await pass(3 * MANIFEST_POLL_MS);
    expect(asked).toEqual([]);
  });

  it('asks nothing while nobody can see the page', async () => {
    const { pass, asked, visible$ } = open([]);
    visible$.next(false);
    await pass(2 * MANIFEST_POLL_MS);
    expect(asked).toEqual([]);
  });

  it('asks as soon as it is seen again once its last question is five minutes old, however short each look was', async () => {
    const { pass, asked, visible$ } = open([]);
    await pass(MANIFEST_POLL_MS - 1);
    visible$.next(false);
    await pass(1);
    visible$.next(true);
    await pass(0);
    expect(asked).toEqual(['one']);
    await pass(MANIFEST_POLL_MS - 1);
    expect(asked).toEqual(['one']);
    await pass(1);
    expect(asked).toEqual(['one', 'one']);
  });

  it('waits for the rest of the five minutes when it comes back before', async () => {
    const { pass, asked, visible$ } = open([]);
    await pass(MANIFEST_POLL_MS - 3);
    visible$.next(false);
    await pass(1);
    visible$.next(true);
    await pass(1);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(['one']);
  });
});
