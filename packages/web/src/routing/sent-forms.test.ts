// @vitest-environment node

import { beforeEach, describe, expect, it } from 'vitest';
import { followSentForms } from './sent-forms.ts';

/** A window with the mark that `boot.ts` makes, and what was told of it. */
const openPage = ({ isSentBefore = false } = {}) => {
  const page = new EventTarget();
  const marks = new Set(isSentBefore ? ['form-sent'] : []);
  const performance = {
    getEntriesByName: (name: string) => [...marks].filter((mark) => mark === name),
    clearMarks: (name: string) => marks.delete(name),
  };
  const told: boolean[] = [];
  followSentForms(Object.assign(page, { performance }) as unknown as Window, (isLeaving) => told.push(isLeaving));
  return {
    told,
    happens: (type: string) => page.dispatchEvent(new Event(type)),
    sends: () => {
      marks.add('form-sent');
      page.dispatchEvent(new Event('submit'));
    },
  };
};

describe('a page that a form leaves', () => {
  let page: ReturnType<typeof openPage>;
  beforeEach(() => {
    page = openPage();
  });

  it('is left from the moment in which the browser sends the form', () => {
    page.happens('keydown');
    expect(page.told).toEqual([]);
    page.sends();
    expect(page.told).toEqual([true]);
  });

  it('is left when the form was sent before the page came alive', () => {
    expect(openPage({ isSentBefore: true }).told).toEqual([true]);
  });

  it('is not left by a form that scripts send', () => {
    page.happens('submit');
    expect(page.told).toEqual([]);
  });

  it.each(['pageshow', 'pointerdown', 'keydown'])('is not left after all at %s, once', (sign) => {
    page.sends();
    page.happens(sign);
    page.happens(sign);
    expect(page.told).toEqual([true, false]);
  });
});
