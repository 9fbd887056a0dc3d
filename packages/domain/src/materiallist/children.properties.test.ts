import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHILD_NAME_MAX_LENGTH, childName, childrenOf, NO_CHILD_DECISIONS } from './children.ts';

const LINES = [{}, { child: 'Mia, Klasse 3b' }, { child: 'Ole, Klasse 1a' }, { child: 'Mia, Klasse 3b' }];
const linesOf = (children: ReturnType<typeof childrenOf>) => children.map(({ lines }) => lines);

describe('one list for several children (docs/material-lists.md)', () => {
  it('gives each child what stands below its heading, in the order of the list', () => {
    expect(childrenOf(LINES)).toEqual([
      { index: 0, lines: [0] },
      { index: 1, name: 'Mia, Klasse 3b', lines: [1, 3] },
      { index: 2, name: 'Ole, Klasse 1a', lines: [2] },
    ]);
    expect(childrenOf([])).toEqual([]);
    expect(childrenOf([{}])).toEqual([{ index: 0, lines: [0] }]);
  });

  it('calls a child as a person does, and moves a line to whom a person says', () => {
    const names = { 0: ' Für  alle ', 1: ' ' };
    expect(childrenOf(LINES, { names, moved: { 0: 2, 3: 2 } })).toEqual([
      { index: 0, name: 'Für alle', lines: [] },
      { index: 1, name: 'Mia, Klasse 3b', lines: [1] },
      { index: 2, name: 'Ole, Klasse 1a', lines: [0, 2, 3] },
    ]);
    expect(linesOf(childrenOf(LINES, { names: {}, moved: { 0: 3, 1: -1, 2: 0.5 } }))).toEqual(
      linesOf(childrenOf(LINES, NO_CHILD_DECISIONS)),
    );
  });

  it.each([
    ['just below', CHILD_NAME_MAX_LENGTH - 1, CHILD_NAME_MAX_LENGTH - 1],
    ['as long as', CHILD_NAME_MAX_LENGTH, CHILD_NAME_MAX_LENGTH],
    ['longer than', CHILD_NAME_MAX_LENGTH + 1, CHILD_NAME_MAX_LENGTH],
  ])('takes names of forty characters: %s that', (_how, length, taken) => {
    expect([...(childName('ä'.repeat(length)) ?? '')]).toHaveLength(taken);
  });

  it('loses no line and gives none twice, whatever was moved where', () => {
    const lines = fc.array(fc.record({ child: fc.constantFrom('Mia', 'Ole', 'Lea') }, { requiredKeys: [] }), {
      maxLength: 30,
    });
    const moved = fc.dictionary(fc.nat(35).map(String), fc.integer({ min: -2, max: 6 }));
    fc.assert(
      fc.property(lines, moved, (list, decided) => {
        const children = childrenOf(list, { names: {}, moved: decided });
        expect(children.flatMap((child) => child.lines).sort((one, other) => one - other)).toEqual(
          list.map((_line, index) => index),
        );
        for (const { lines: own } of children) expect(own).toEqual([...own].sort((one, other) => one - other));
      }),
    );
  });
});
