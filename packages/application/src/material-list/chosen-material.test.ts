import { childrenOf } from '@tornister/domain/materiallist';
import { money } from '@tornister/domain/money';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aLine, createInMemoryMaterialListGateway } from '../../testing/index.ts';
import {
  chosenArticles,
  chosenMaterial,
  decisionFor,
  quantityChange,
  shownVerdict,
  totalOfChosen,
} from './chosen-material.ts';
import { createReadMaterialList } from './read-material-list.ts';

const PENCIL = aLine(1, { orderNumber: '10001', name: 'Bleistift, HB', unitPrice: money(120) });

const PACK = aLine(2, { orderNumber: '10002', name: 'Bleistift, HB, 72 Stück', unitPrice: money(5195) });

const sheetOf = async (text: string, items = [PENCIL]) => {
  const materialList = createInMemoryMaterialListGateway(items);
  const { read } = createReadMaterialList({
    materialList,
    save: () => okAsync({ saved: 0 }),
    orderForm: { newKey: () => 'made', add: () => okAsync({ rows: [], rest: '', added: [] }) },
  });
  return (await read(text))._unsafeUnwrap();
};

describe('what of a material list is chosen', () => {
  it('is the best article where it is sure, in the quantity of the list, as long as nobody decides otherwise', async () => {
    const sheet = await sheetOf('2 Bleistifte HB\n1 Zirkel');
    expect(sheet.lines.map((line) => decisionFor(line))).toEqual([
      { orderNumber: '10001', quantity: '2' },
      { orderNumber: '', quantity: '1' },
    ]);
    expect([...chosenMaterial(sheet, {}, []).keys()]).toEqual([0]);
    expect(totalOfChosen(sheet, {}, [])).toEqual(money(240));
  });

  it('is shown as another quantity than is needed, where it is sure and not as many come', async () => {
    const [line] = (await sheetOf('2 Bleistifte HB', [{ ...PENCIL, minimumOrderQuantity: 5 }])).lines;
    const [many] = line?.candidates ?? [];
    if (line === undefined || many === undefined) throw new Error('no line');
    expect(quantityChange(many)).toBe('raised');
    expect(quantityChange({ quantity: 1, needed: 2 })).toBe('lowered');
    expect(quantityChange({ quantity: 2, needed: 2 })).toBeUndefined();
    expect(shownVerdict(line, '10001')).toBe('otherQuantity');
    expect(shownVerdict(line, '')).toBe('sure');
    expect(shownVerdict({ ...line, verdict: 'choose' }, '10001')).toBe('choose');
    expect(shownVerdict({ ...line, candidates: [{ ...many, quantity: 2 }] }, '10001')).toBe('sure');
  });

  it('is not what is left out, in the basket already, or never offered for the line', async () => {
    const sheet = await sheetOf('2 Bleistifte HB');
    expect(chosenMaterial(sheet, { 0: { orderNumber: '', quantity: '2' } }, []).size).toBe(0);
    expect(chosenMaterial(sheet, { 0: { orderNumber: '99999', quantity: '2' } }, []).size).toBe(0);
    expect(chosenMaterial(sheet, {}, [0]).size).toBe(0);
  });

  it('of one child costs what its own lines cost; the children together cost the whole', async () => {
    const sheet = await sheetOf('Klasse 1a:\n2 Bleistifte HB\nKlasse 3b:\n1 Bleistift HB\n3 Bleistifte HB');
    const [one, other] = childrenOf(sheet.lines);
    const costs = [one, other].map((child) => totalOfChosen(sheet, {}, [], child?.lines));
    expect(costs).toEqual([money(240), money(480)]);
    expect(totalOfChosen(sheet, {}, [])).toEqual(money(720));
    expect([...chosenMaterial(sheet, {}, [1], other?.lines).keys()]).toEqual([2]);
  });

  it('comes in the quantity that the chosen article needs, until somebody types another one', async () => {
    const sheet = await sheetOf('12 Bleistifte HB', [PENCIL, PACK]);
    const decided = (quantity: string, orderNumber = '10002') => ({ orderNumber, quantity, suggested: '12' });
    const [line] = sheet.lines;
    if (line === undefined) throw new Error('no line');
    expect(decisionFor(line, decided('12'))).toEqual({ orderNumber: '10002', quantity: '1' });
    expect(decisionFor(line, decided('13'))).toEqual({ orderNumber: '10002', quantity: '13' });
    expect(decisionFor(line, decided('12', ''))).toEqual({ orderNumber: '', quantity: '12' });
    expect(totalOfChosen(sheet, { 0: decided('12') }, [])).toEqual(money(5195));
    expect([...chosenMaterial(sheet, { 0: decided('12') }, []).values()]).toMatchObject([{ quantity: '1' }]);
  });

  const FROM_FIVE = { ...PENCIL, minimumOrderQuantity: 5, maxQuantity: 200 };
  const twoChildren = () => sheetOf('Klasse 1a:\n2 Bleistifte HB\nKlasse 3b:\n3 Bleistifte HB', [FROM_FIVE]);

  it('is bought once in its least quantity, however many lines and children need it', async () => {
    const sheet = await twoChildren();
    const chosen = chosenMaterial(sheet, {}, []);
    expect([...chosen.values()].map(({ quantity, pieces }) => [quantity, pieces])).toEqual([
      ['5', 2],
      ['5', 3],
    ]);
    expect(chosenArticles(chosen)).toMatchObject([{ pieces: 5, item: { orderNumber: '10001' } }]);
    expect(totalOfChosen(sheet, {}, [])).toEqual(money(600));
    expect(totalOfChosen(sheet, {}, [], [0])).toEqual(money(600));
    const asShown = { orderNumber: '10001', quantity: '5', suggested: '5' };
    expect(totalOfChosen(sheet, { 0: asShown, 1: asShown }, [])).toEqual(money(600));
  });

  it.each([
    ['2', '1', 600],
    ['5', '5', 1_200],
    ['9000', '1', 24_000],
    ['x', '6', 720],
    ['x', '0', 0],
  ])(
    'costs with %j and %j typed pieces of an article from 5 to 200 what comes into the basket',
    async (one, other, cents) => {
      const sheet = await twoChildren();
      const typed = (quantity: string) => ({ orderNumber: '10001', quantity, suggested: '7' });
      expect(totalOfChosen(sheet, { 0: typed(one), 1: typed(other) }, [])).toEqual(money(cents));
    },
  );

  it('costs nothing where fewer are left than are sold at once, and is named all the same', async () => {
    const sheet = await sheetOf('2 Bleistifte HB', [{ ...FROM_FIVE, maxQuantity: 4 }]);
    expect(totalOfChosen(sheet, { 0: { orderNumber: '10001', quantity: '5' } }, [])).toEqual(money(0));
    expect(chosenArticles(chosenMaterial(sheet, {}, []))).toMatchObject([{ pieces: 2 }]);
  });

  it.each([
    ['3', 360],
    ['0', 0],
    ['-1', 0],
    ['1,5', 0],
    ['', 0],
    ['998', 119_760],
    ['9998', 119_880],
    ['9999', 0],
  ])('costs with %j pieces %d cents', async (quantity, cents) => {
    const sheet = await sheetOf('2 Bleistifte HB');
    expect(totalOfChosen(sheet, { 0: { orderNumber: '10001', quantity } }, [])).toEqual(money(cents));
  });
});
