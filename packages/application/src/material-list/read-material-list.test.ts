import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aLine, createInMemoryMaterialListGateway } from '../../testing/index.ts';
import { createReadMaterialList } from './read-material-list.ts';

const PENCIL = aLine(1, { orderNumber: '10001', name: 'Bleistift, HB' });

const open = () => {
  const materialList = createInMemoryMaterialListGateway([PENCIL]);
  const added: unknown[] = [];
  const useCase = createReadMaterialList({
    materialList,
    save: (entries) => okAsync({ saved: entries.length }),
    orderForm: {
      newKey: () => 'made',
      add: (entry, key) => {
        added.push([entry, key]);
        return okAsync({ rows: [], rest: '', added: [] });
      },
    },
  });
  return { useCase, materialList, added };
};

describe('a material list (docs/material-lists.md)', () => {
  it('says for each line which article fits, in one call, and shows what is left out', async () => {
    const { useCase, materialList } = open();
    const sheet = (await useCase.read('Deutsch:\n2 Bleistifte HB\n1 Zirkel\nBitte beschriften'))._unsafeUnwrap();
    expect(sheet.lines).toMatchObject([
      { verdict: 'sure', heading: 'Deutsch', candidates: [{ quantity: 2, item: { orderNumber: '10001' } }] },
      { verdict: 'notFound', candidates: [] },
    ]);
    expect(sheet.leftOut.map(({ kind }) => kind)).toEqual(['heading', 'remark']);
    expect(materialList.asked()).toBe(1);
  });

  it('asks nobody about a text that names nothing', async () => {
    const { useCase, materialList } = open();
    expect((await useCase.read('Liebe Eltern'))._unsafeUnwrap().lines).toEqual([]);
    expect(materialList.asked()).toBe(0);
  });

  it('answers the failure of the call', async () => {
    const { useCase, materialList } = open();
    materialList.failNext({ kind: 'gateway.timed-out' });
    expect((await useCase.read('1 Heft'))._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
  });

  it('adds what was chosen under the key of the form', async () => {
    const { useCase, added } = open();
    await useCase.add([{ orderNumber: '10001', pieces: 2 }], 'key-1');
    expect(added).toEqual([[{ typed: [{ number: '10001', quantity: '2' }], text: '' }, 'key-1']]);
    expect(useCase.newKey()).toBe('made');
  });
});
