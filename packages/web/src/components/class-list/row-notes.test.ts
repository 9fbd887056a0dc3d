// @vitest-environment node

import type { OrderedRows } from '@tornister/application/class-list';
import { aLine } from '@tornister/application/testing';
import { describe, expect, it } from 'vitest';
import deClassList from '../../i18n/locales/de-DE/classList.json' with { type: 'json' };
import deMaterialList from '../../i18n/locales/de-DE/materialList.json' with { type: 'json' };
import enClassList from '../../i18n/locales/en-US/classList.json' with { type: 'json' };
import enMaterialList from '../../i18n/locales/en-US/materialList.json' with { type: 'json' };
import { reportText } from './report-text.ts';
import { orderReport } from './row-notes.ts';

const item = { ...aLine(1, { orderNumber: '10001' }), isForSale: true };
const row = { entryId: 'one', item, needed: 9_998, quantity: 9_998, isCapped: false };
const found = { kind: 'found', item, quantity: 9_998 } as const;
const notesOf = (rows: OrderedRows['rows'], filled: Partial<OrderedRows['filled']>) =>
  orderReport({ rows, filled: { rows: [], rest: '', added: [], ...filled } }).notes;

describe('what is told of the rows of a class list that were ordered', () => {
  it('is nothing where everything is in the basket as it was asked for', () => {
    expect(notesOf([row], { added: [found] })).toEqual({});
  });

  it('is that one order takes no more, of a row that asks for more', () => {
    const note = { text: 'vue.classList.note.capped', values: { count: 9_998 } };
    expect(notesOf([{ ...row, isCapped: true }], { added: [found] })).toEqual({ one: note });
    const typed = { number: '10001', quantity: '7' };
    const rest = { typed, entered: typed, verdict: { kind: 'unreadable', problem: 'quantity-too-high' } } as const;
    const two = [row, { ...row, entryId: 'two', quantity: 7 }];
    expect(notesOf(two, { added: [found], rows: [rest] })).toEqual({ one: note, two: note });
  });

  it('finds what was entered in capitals, where the catalogue writes small letters', () => {
    const small = { ...item, orderNumber: 'heft-a4' };
    const typed = { number: 'HEFT-A4', quantity: '1' };
    const full = { typed, verdict: { kind: 'not-for-sale' } } as unknown as OrderedRows['filled']['rows'][number];
    expect(notesOf([{ ...row, item: small }], { rows: [full] })).toEqual({
      one: { text: 'vue.classList.note.not-for-sale' },
    });
  });

  it('is also what came of a row that something else takes the place of', () => {
    const replaced = {
      typed: { number: '10002', quantity: '1' },
      entered: { number: '10001', quantity: '1' },
      verdict: { kind: 'replaced', by: item, quantity: 1 },
    } as const;
    expect(notesOf([row], { rows: [replaced] })).toEqual({ one: { text: 'vue.classList.note.replaced' } });
  });

  it('counts what came into the basket, without what it had the most of already', () => {
    const lowered = { kind: 'lowered', item, quantity: 200 } as const;
    const unchanged = { ...lowered, isUnchanged: true } as const;
    const added = (all: OrderedRows['filled']['added']) =>
      orderReport({ rows: [row], filled: { rows: [], rest: '', added: all } }).added;
    expect([added([found, lowered]), added([found, unchanged]), added([unchanged])]).toEqual([2, 1, 0]);
    expect(notesOf([row], { added: [unchanged] })).toEqual({
      one: { text: 'vue.classList.note.lowered', values: { count: 200 } },
    });
  });

  it('says of what is sold out what every other list says, and nothing of the basket, in which there is none of it', () => {
    expect([deClassList['vue.classList.note.not-for-sale'], enClassList['vue.classList.note.not-for-sale']]).toEqual([
      deMaterialList['vue.materialList.not-for-sale'],
      enMaterialList['vue.materialList.not-for-sale'],
    ]);
  });

  it.each([
    [{ added: 2, asked: 3 }, 'vue.classList.basket.added'],
    [{ added: 0, asked: 3 }, 'vue.classList.basket.nothing'],
    [{ added: 0, asked: 0 }, 'vue.classList.basket.none'],
  ])('is summed up: %j', (report, text) => {
    expect(reportText(report)).toBe(text);
  });
});
