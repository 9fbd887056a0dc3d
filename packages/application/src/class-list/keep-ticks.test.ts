import { describe, expect, it } from 'vitest';
import { createInMemoryDeviceStore } from '../../testing/index.ts';
import { createKeepTicks } from './keep-ticks.ts';

const open = (kept: Readonly<Record<string, string>> = {}) => createKeepTicks(createInMemoryDeviceStore(kept));

describe('what a family has ticked and chosen (docs/class-lists.md)', () => {
  it('stays in its browser, by list; what was spoilt there counts for nothing', () => {
    const family = open();
    family.keepTicked('a', ['pencil']);
    family.keepTicked('another', ['x']);
    expect([family.ticked('a'), family.ticked('another'), family.ticked('none')]).toEqual([['pencil'], ['x'], []]);
    const halfSpoilt = ['[["a",["x"]],["b",[1]]]', '[["a",["x"]],["b"]]', '[["a",["x"]],[1,[]]]', '[["a",["x",1]]]'];
    const spoilt = ['{', 'null', '{"a":1}', '[["a"]]', '[[1,[]]]', '["ab"]', '[["a","x"]]', '[["a",["x"],1]]'];
    for (const kept of [...spoilt, ...halfSpoilt]) expect(open({ classListTicks: kept }).ticked('a')).toEqual([]);
  });

  it('stays there with what it has chosen instead, by list and row', () => {
    const family = open();
    expect(family.chosen('a')).toEqual({});
    family.keepChosen('a', { pencil: '10002', paper: '10003' });
    family.keepChosen('another', { pencil: '10004' });
    expect(family.chosen('a')).toEqual({ pencil: '10002', paper: '10003' });
    family.keepChosen('a', {});
    expect([family.chosen('a'), family.chosen('another')]).toEqual([{}, { pencil: '10004' }]);
    for (const spoilt of ['{', '[["a",[1]]]', '[["a",["x"]]]', '[["a",[" 10002"]]]'])
      expect(open({ classListInstead: spoilt }).chosen('a')).toEqual({});
  });

  it.each([
    [11, ['pencil']],
    [12, []],
  ])('is kept for twelve lists: with %i lists after it', (others, kept) => {
    const family = open();
    family.keepTicked('first', ['pencil']);
    for (let at = 0; at < others; at += 1) family.keepTicked(`list ${at}`, ['x']);
    expect(family.ticked('first')).toEqual(kept);
  });
});
