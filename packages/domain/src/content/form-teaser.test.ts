import { describe, expect, it } from 'vitest';
import { competitionPath, formTeaserTarget } from './form-teaser.ts';

const teaser = (formName: string, competitionId?: string) =>
  ({
    id: 't',
    name: 'Teaser',
    kind: 'form',
    formName,
    ...(competitionId === undefined ? {} : { competitionId }),
  }) as const;

describe('formTeaserTarget (spec 3 §2 "form")', () => {
  it.each([
    ['contact', '/service/kontakt/'],
    ['call-back', '/service/rueckruf/'],
    [' Catalogue ', '/service/katalog/'],
    ['newsletter', '/service/newsletter/'],
  ])('leads a form %s to its page', (formName, path) => {
    expect(formTeaserTarget(teaser(formName))?.path).toBe(path);
  });

  it('leads to a competition that is named, and to none without a name', () => {
    const path = '/gewinnspiele/teilnahme/?competition=a%26b';
    expect([formTeaserTarget(teaser('competition', 'a&b'))?.path, competitionPath('a&b')]).toEqual([path, path]);
    expect(formTeaserTarget(teaser('competition'))).toBeUndefined();
  });

  it.each(['constructor', '', 'survey'])('leads a form "%s" that there is not nowhere', (formName) => {
    expect(formTeaserTarget(teaser(formName))).toBeUndefined();
  });
});
