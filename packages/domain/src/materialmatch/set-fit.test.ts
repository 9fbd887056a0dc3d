import { describe, expect, it } from 'vitest';
import { CLASS_SET } from '../materiallist/in-packs.ts';
import type { Trait } from '../materiallist/traits.ts';
import { setFit } from './set-fit.ts';

const IN_CLASS_SETS: Trait = { kind: 'unit', value: CLASS_SET };
const fit = (
  asked: Partial<Parameters<typeof setFit>[0]>,
  named: Partial<Parameters<typeof setFit>[1]>,
): ReturnType<typeof setFit> => setFit({ words: [], traits: [], ...asked }, { others: [], stems: [], ...named });
const NOTHING = { points: 0, missing: [] };

describe('a set for a class', () => {
  it('of a thing is what an article is, or it is missing', () => {
    const asked = { article: 'scissors', traits: [IN_CLASS_SETS] };
    expect(fit(asked, { main: CLASS_SET })).toEqual({ points: 40, missing: [] });
    expect(fit(asked, { main: 'scissors', others: [CLASS_SET] })).toEqual({ points: 40, missing: [] });
    expect(fit(asked, { main: 'scissors' })).toEqual({ points: 0, missing: ['unit'] });
  });

  it('of what nobody knows has one of its words in its name, at the beginning or the end of one', () => {
    const asked = { article: CLASS_SET, words: ['Glitzer', 'Zauber'] };
    for (const stems of [['glitzer'], ['rot', 'zauber'], ['goldglitzer'], ['zauberstab']])
      expect(fit(asked, { main: CLASS_SET, stems })).toEqual({ points: 40, missing: [] });
    for (const stems of [[], ['glitz'], ['entzauberung']])
      expect(fit(asked, { main: CLASS_SET, stems })).toEqual({ points: 0, missing: ['sort'] });
  });

  it('is nothing to ask for where a line names none, or nothing of what is in it', () => {
    expect(fit({ article: 'scissors', words: ['Zauber'] }, { main: CLASS_SET })).toEqual(NOTHING);
    expect(fit({ article: CLASS_SET }, { main: 'scissors' })).toEqual(NOTHING);
    expect(fit({ words: ['Zauber'] }, { main: CLASS_SET })).toEqual(NOTHING);
  });
});
