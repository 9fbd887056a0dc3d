import { describe, expect, it } from 'vitest';
import { goesOnWith, NOBODY, personAfterwards, personHere } from './typed-by.ts';

const here = (cookies: Readonly<Record<string, string>>): string => personHere((name) => cookies[name]);

const MIA = here({ 'X-JWT-exist': 'mia' });
const PAUL = here({ 'X-JWT-exist': 'paul' });
const GESA = here({ 'X-JWT-exist': 'gesa', 'X-JWT-guest': '1' });
const OTTO = here({ 'X-JWT-exist': 'otto', 'X-JWT-guest': '1' });
const ENDED_GESA = personAfterwards(GESA);

describe('whose it is what stands in a form', () => {
  it('is told by the flags of the login', () => {
    expect(new Set([here({}), MIA, PAUL, GESA, OTTO]).size).toBe(5);
    expect([here({}), here({ 'X-JWT-guest': '1' })]).toEqual([NOBODY, 'guest ']);
  });

  it.each([
    ['nobody, and a member logs in', NOBODY, MIA, true],
    ['nobody, and nobody is here', NOBODY, NOBODY, true],
    ['the same member', MIA, MIA, true],
    ['another member', MIA, PAUL, false],
    ['a member, and a guest is here', MIA, GESA, false],
    ['a member, and nobody is here', MIA, NOBODY, false],
    ['a member whose login has ended, at the next login', personAfterwards(MIA), MIA, true],
    ['a guest who is still here', GESA, GESA, true],
    ['a guest who is still here, and another guest', GESA, OTTO, false],
    ['a guest whose login has ended, and a guest goes on', ENDED_GESA, OTTO, true],
    ['a guest whose login has ended, and nobody is here', ENDED_GESA, NOBODY, true],
    ['a guest whose login has ended, and a member logs in', ENDED_GESA, MIA, false],
    ['a value that no login has', '1', MIA, false],
  ])('was typed by %s', (_case, typedBy, now, goesOn) => {
    expect(goesOnWith(typedBy, now)).toBe(goesOn);
  });
});
