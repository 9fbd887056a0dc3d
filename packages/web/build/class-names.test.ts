import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { classNames } from './class-names.ts';

const root = mkdtempSync(join(tmpdir(), 'tornister-classes-'));
const module = (name: string): string => join(root, 'src', `${name}.module.css`);
mkdirSync(join(root, 'src'));
for (let number = 0; number < 12; number += 1) writeFileSync(module(`part-${String(number).padStart(2, '0')}`), '');
afterAll(() => rmSync(root, { recursive: true }));

describe('names of classes in the build', () => {
  it('number the module and count its classes in letters', () => {
    const name = classNames(root);
    expect(['list', 'item', 'list'].map((word) => name(word, module('part-07')))).toEqual(['_07a', '_07b', '_07a']);
    const many = Array.from({ length: 28 }, (_, index) => name(`c${index}`, module('part-11')));
    expect([many[0], many[25], many[26], many[27]]).toEqual(['_11a', '_11z', '_11aa', '_11ab']);
    expect(new Set(many).size).toBe(28);
  });

  it('are the same for both builds, whatever is asked for first', () => {
    const [tab, host] = [classNames(root), classNames(root)];
    host('row', module('part-09'));
    expect(tab('list', module('part-02'))).toBe(host('list', module('part-02')));
  });

  it('give a module that came later a number of its own, and do not mind how its file was asked for', () => {
    const name = classNames(root);
    expect(name('list', module('new'))).toBe('_12a');
    expect(name('list', `${module('part-03')}?used`)).toBe('_03a');
  });
});
