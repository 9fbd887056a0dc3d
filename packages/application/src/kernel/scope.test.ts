import { Observable, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createCountingScope } from '../../testing/doubles/counting-scope.ts';
import { createDormantScope, createScope } from './scope.ts';

/** A stream that counts who listens, and what a listener during a scope has heard. */
const heardDuring = (scope: Pick<ReturnType<typeof createScope>, 'during'>) => {
  const subject = new Subject<number>();
  const heard: number[] = [];
  const subscription = scope.during(subject).subscribe((value) => heard.push(value));
  return { subject, heard, subscription };
};

describe('a scope', () => {
  it('passes a stream on until it ends', () => {
    const scope = createScope();
    const { subject, heard } = heardDuring(scope);
    subject.next(1);
    scope.end();
    subject.next(2);
    expect(heard).toEqual([1]);
    expect(subject.observed).toBe(false);
  });

  it('cleans up once, and at once when it has ended before', () => {
    const scope = createScope();
    let cleaned = 0;
    const cleanUp = (): void => {
      cleaned += 1;
    };
    scope.onEnd(cleanUp);
    scope.end();
    scope.end();
    expect(cleaned).toBe(1);
    scope.onEnd(cleanUp);
    expect(cleaned).toBe(2);
  });

  it('ends with its parent', () => {
    const parent = createScope();
    const { subject } = heardDuring(createScope(parent));
    parent.end();
    expect(subject.observed).toBe(false);
    const late = heardDuring(createScope(parent));
    expect(late.subject.observed).toBe(false);
  });

  it('leaves its parent when it ends', () => {
    const parent = createCountingScope();
    const children = [createScope(parent), createScope(parent)];
    expect(parent.children()).toBe(2);
    for (const child of children) child.end();
    expect(parent.children()).toBe(0);
  });
});

describe('a dormant scope', () => {
  it('subscribes to nothing and is known to nobody before it starts', () => {
    const parent = createCountingScope();
    const scope = createDormantScope(parent);
    const { subject, heard } = heardDuring(scope);
    subject.next(1);
    expect(subject.observed).toBe(false);
    expect(parent.children()).toBe(0);
    scope.start();
    subject.next(2);
    expect(heard).toEqual([2]);
    expect(parent.children()).toBe(1);
  });

  it('takes a stream that ends at once, before and after its start', () => {
    const scope = createDormantScope(createScope());
    const heard: string[] = [];
    const listen = (word: string) =>
      scope.during(of(word)).subscribe({ next: (value) => heard.push(value), complete: () => heard.push('end') });
    listen('before');
    scope.start();
    listen('after');
    expect(heard).toEqual(['before', 'end', 'after', 'end']);
  });

  it('lives once: a start after the end subscribes to nothing', () => {
    const parent = createCountingScope();
    const scope = createDormantScope(parent);
    let subscribed = 0;
    const source = new Observable<never>(() => {
      subscribed += 1;
    });
    scope.during(source).subscribe();
    scope.start();
    scope.start();
    expect(subscribed).toBe(1);
    expect(scope.hasEnded()).toBe(false);
    scope.end();
    expect(scope.hasEnded()).toBe(true);
    scope.start();
    expect(subscribed).toBe(1);
    expect(parent.children()).toBe(0);
  });

  it('ends with its parent, also when that ended before the start', () => {
    const parent = createScope();
    const running = createDormantScope(parent);
    running.start();
    const waiting = createDormantScope(parent);
    const { subject } = heardDuring(waiting);
    parent.end();
    expect(running.hasEnded()).toBe(true);
    waiting.start();
    expect(waiting.hasEnded()).toBe(true);
    expect(subject.observed).toBe(false);
  });
});
