import { describe, expect, it } from 'vitest';
import { createInMemoryDeviceStore } from '../../testing/index.ts';
import { createKeepTicks } from './keep-ticks.ts';

const open = (kept: Readonly<Record<string, string>> = {}) => {
  const family = createKeepTicks(createInMemoryDeviceStore(kept));
  /** What a list shows and asks that is opened now. */
  const resumed = (token: string): readonly unknown[] => {
    const done: unknown[] = [];
    family.resume(token, {
      show: (there) => done.push(['show', there]),
      check: (ticks) => done.push(['check', ticks]),
    });
    return done;
  };
  return { ...family, resumed };
};

describe('what a family has ticked and chosen (docs/class-lists.md)', () => {
  it('stays in its browser, by list; what was spoilt there counts for nothing', () => {
    const family = open();
    family.keep('a', { there: ['pencil'], instead: {} });
    family.keep('another', { there: ['x'], instead: {} });
    expect(['a', 'another', 'none'].map(family.resumed)).toEqual([[['show', ['pencil']]], [['show', ['x']]], []]);
    const halfSpoilt = ['[["a",["x"]],["b",[1]]]', '[["a",["x"]],["b"]]', '[["a",["x"]],[1,[]]]', '[["a",["x",1]]]'];
    const spoilt = ['{', 'null', '{"a":1}', '[["a"]]', '[[1,[]]]', '["ab"]', '[["a","x"]]', '[["a",["x"],1]]'];
    for (const kept of [...spoilt, ...halfSpoilt]) expect(open({ classListTicks: kept }).resumed('a')).toEqual([]);
  });

  it('is asked for anew where something was chosen instead, by list and row', () => {
    const family = open();
    const instead = { pencil: '10002', paper: '10003' };
    family.keep('a', { there: ['glue'], instead });
    family.keep('another', { there: [], instead: { pencil: '10004' } });
    expect(family.resumed('a')).toEqual([
      ['check', { there: ['glue'], instead }],
      ['show', ['glue']],
    ]);
    family.keep('a', { there: ['glue'], instead: {} });
    expect(family.resumed('a')).toEqual([['show', ['glue']]]);
    expect(family.resumed('another')).toEqual([['check', { there: [], instead: { pencil: '10004' } }]]);
    for (const spoilt of ['{', '[["a",[1]]]', '[["a",["x"]]]', '[["a",[" 10002"]]]'])
      expect(open({ classListInstead: spoilt }).resumed('a')).toEqual([]);
  });

  it.each([
    [11, [['show', ['pencil']]]],
    [12, []],
  ])('is kept for twelve lists: with %i lists after it', (others, resumed) => {
    const family = open();
    family.keep('first', { there: ['pencil'], instead: {} });
    for (let at = 0; at < others; at += 1) family.keep(`list ${at}`, { there: ['x'], instead: {} });
    expect(family.resumed('first')).toEqual(resumed);
  });
});
