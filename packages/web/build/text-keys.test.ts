import { describe, expect, it } from 'vitest';
import { isNamed, namedTexts } from './text-keys.ts';

const named = (code: string, ...keys: readonly string[]): readonly string[] => {
  const texts = namedTexts(code);
  return keys.filter((key) => isNamed(key, texts));
};

describe('the texts that code names', () => {
  it('are the keys that are written out, in whatever quotes', () => {
    const code = `t('vue.a.one'), t("vue.b.two"), t(\`vue.c.three\`)`;
    expect(named(code, 'vue.a.one', 'vue.b.two', 'vue.c.three', 'vue.a', 'vue.a.one.more')).toEqual([
      'vue.a.one',
      'vue.b.two',
      'vue.c.three',
    ]);
  });

  it('are all texts of a key for one, several and none', () => {
    const keys = ['vue.a.count_zero', 'vue.a.count_one', 'vue.a.count_other'];
    expect(named(`t('vue.a.count')`, ...keys, 'vue.a.count_down')).toEqual(keys);
  });

  it('are all keys that fit one with gaps; a gap is a word without dots', () => {
    const keys = [
      'vue.step.a.title',
      'vue.step.b-c.title',
      'vue.step.a.b.title',
      'vue.step.title',
      'vue.step.a.titles',
    ];
    const code = `t(\`vue.step.\${step}.title\`)`;
    expect(named(code, ...keys)).toEqual(['vue.step.a.title', 'vue.step.b-c.title']);
    expect(named(`t(\`vue.\${part}.\${name}\`)`, 'vue.a.b', 'vue.a', 'vue.a.b.c')).toEqual(['vue.a.b']);
  });

  it.each([`'vue.a.' + name`, `\`vue.a.\${of({ name })}\``, `'vue.'`])(
    'end the build where a key cannot be read: %s',
    (code) => {
      expect(() => namedTexts(code)).toThrow('cannot be read');
    },
  );
});
