import { describe, expect, it } from 'vitest';
import { unreadLines } from './unread-lines.ts';

const heading = (lineNumber: number, text: string) => ({ lineNumber, text, kind: 'heading' as const });

describe('lines that a person should look at again', () => {
  it('are all remarks, whatever stands below them', () => {
    const remark = { lineNumber: 1, text: 'Deutsch', kind: 'remark' as const };
    expect(unreadLines([{ lineNumber: 2, heading: 'Deutsch' }], [remark])).toEqual([remark]);
  });

  it('are headings that no thing below them shows', () => {
    const read = heading(2, 'Deutsch:');
    expect(unreadLines([{ lineNumber: 3, heading: 'Deutsch' }], [read])).toEqual([]);
    expect(unreadLines([{ lineNumber: 3, child: 'Deutsch' }], [read])).toEqual([]);
    expect(unreadLines([{ lineNumber: 3, heading: 'Mathe' }], [read])).toEqual([read]);
    expect(unreadLines([{ lineNumber: 3 }], [read])).toEqual([read]);
    for (const lineNumber of [1, 2]) expect(unreadLines([{ lineNumber, heading: 'Deutsch' }], [read])).toEqual([read]);
    const below = [
      { lineNumber: 1, heading: 'Deutsch' },
      { lineNumber: 4, heading: 'Deutsch' },
    ];
    expect(unreadLines(below, [read])).toEqual([]);
  });
});
