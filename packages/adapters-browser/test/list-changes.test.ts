import type { HeardOfList } from '@tornister/application/ports';
import type { FollowedList } from '@tornister/domain/wishlist';
import { describe, expect, it } from 'vitest';
import { createEventSourceListChanges } from '../src/list-changes/index.ts';

/** A source that the test plays. */
class PlayedSource extends EventTarget {
  static readonly opened: PlayedSource[] = [];
  readonly address: string;
  readyState: EventSource['readyState'] = 1;
  constructor(address: string) {
    super();
    this.address = address;
    PlayedSource.opened.push(this);
  }
  close(): void {
    this.readyState = 2;
  }
  say(type: string): void {
    this.dispatchEvent(new Event(type));
  }
}

const listen = (followed: FollowedList = { kind: 'list', id: 'list-of-3b-a' }) => {
  const heard: (HeardOfList | 'over')[] = [];
  const changes = createEventSourceListChanges((address) => new PlayedSource(address) as unknown as EventSource);
  const subscription = changes.heard$(followed).subscribe({
    next: (word) => void heard.push(word),
    complete: () => void heard.push('over'),
  });
  const source = PlayedSource.opened.at(-1) as PlayedSource;
  return { heard, source, subscription };
};

describe('changes of a list by server-sent events (docs/adr/0076)', () => {
  it('are asked of the shop host, and heard as often as they come', () => {
    const { heard, source } = listen();
    expect(source.address).toBe('/api/list-changes/?list=list-of-3b-a');
    for (const type of ['open', 'changed', 'changed']) source.say(type);
    expect(heard).toEqual(['listening', 'changed', 'changed']);
  });

  it('are asked for from the state that is shown', () => {
    const seen = '0123456789abcdef'.repeat(2);
    expect(listen({ kind: 'link', token: 'link-of-3b-a', seen }).source.address).toBe(
      `/api/list-changes/?link=link-of-3b-a&seen=${seen}`,
    );
  });

  it('go on when the network was away for a while', () => {
    const { heard, source } = listen();
    source.readyState = 0;
    source.say('error');
    source.say('open');
    expect(heard).toEqual(['listening']);
  });

  it('are over once the shop host refuses', () => {
    const { heard, source } = listen();
    source.readyState = 2;
    source.say('error');
    expect(heard).toEqual(['refused', 'over']);
  });

  it('close their connection when nobody listens any more', () => {
    const { source, subscription } = listen();
    subscription.unsubscribe();
    expect(source.readyState).toBe(2);
  });
});
