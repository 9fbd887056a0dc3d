import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { ORDER_ENTRY_MAX_LINES, ORDER_ENTRY_MAX_QUANTITY } from './entry-limits.ts';
import { formatOrderEntry, parseOrderEntry } from './order-entry.ts';
import { parseOrderNumber } from './order-number.ts';

const read = (text: string): readonly string[] =>
  parseOrderEntry(text).verdicts.map((verdict) =>
    verdict.kind === 'entry' ? `${verdict.quantity}*${verdict.orderNumber}` : verdict.problem,
  );

describe('order numbers as people write them (spec 2 §1)', () => {
  it.each([
    ['12345'],
    ['  12345  '],
    ['12345\t1'],
    ['12345;1'],
    ['12345,1'],
    ['12345|1'],
    ['12345 1'],
    ['1x 12345'],
    ['1 x 12345'],
    ['1x12345'],
    ['1 × 12345'],
    ['1* 12345'],
    ['12345 x 1'],
    ['1mal 12345'],
    ['1 mal 12345'],
    ['1 Stück 12345'],
    ['12345 1-mal'],
    ['1 times 12345'],
    ['12345 x1'],
    ['12345 – 1 Stück'],
    ['12345 - 1 Stück'],
    ['12345 — 1 pcs'],
    ['12345 1Stk.'],
    ['12345 1ST'],
    ['12345: 1'],
    ['1;12345'],
    ['"12345";"1"'],
    ['#12345'],
    ['12345 Bleistift HB 1'],
    ['12345.'],
  ])('reads one piece of 12345 in %j', (line) => {
    expect(read(line)).toEqual(['1*12345']);
  });

  it.each([
    ['12345 3', ['3*12345']],
    ['12 x 12345', ['12*12345']],
    ['12345 x  3', ['3*12345']],
    ['3mal 12345', ['3*12345']],
    ['12345 3 mal', ['3*12345']],
    ['100x 12345', ['100*12345']],
    ['100 mal 12345', ['100*12345']],
    ['100 Stück 12345', ['100*12345']],
    ['12345*3 Stück', ['3*12345']],
    ['12345 mal 100', ['100*12345']],
    ['100 12345', ['quantity-not-readable']],
    ['1000 Stift AB-123', ['quantity-not-readable']],
    // What comes first is a quantity only where it is digits alone and shorter than what follows.
    ['1000 A-123', ['quantity-not-readable']],
    ['1000 AB-1', ['1*1000', '1*AB-1']],
    ['1000 A-1', ['1*1000', '1*A-1']],
    ['A12 67890', ['1*A12', '1*67890']],
    ['12A 67890', ['1*12A', '1*67890']],
    ['100 12345 3', ['1*100', '3*12345']],
    ['100 200', ['200*100']],
    ['100 ABC-2 67890', ['1*100', '1*ABC-2', '1*67890']],
    ['123 x 3', ['3*123']],
    ['A-2x345', ['1*A-2X345']],
    ['3×;12345', ['3*12345']],
    ['12345 10×', ['10*12345']],
    ['12345 3×, rot', ['3*12345']],
    ['12345 3× (rot)', ['3*12345']],
    ['Heft 12345x3', ['3*12345']],
    ['12345x12', ['12*12345']],
    ['A12345x3', ['1*A12345X3']],
    ['A12X', ['1*A12X']],
    ['X12A', ['1*X12A']],
    ['12345 ST-200', ['1*12345', '1*ST-200']],
    ['12345 3 Stück 67890', ['3*12345', '1*67890']],
    ['##12345..', ['1*12345']],
    ['123"45', ['no-order-number']],
    ['12345 6 7', ['quantity-not-readable']],
    ['12345 6 7890', ['6*12345', '1*7890']],
    ['12345 12', ['12*12345']],
    ['12345;zwei', ['2*12345']],
    ['12345\tZwölf', ['12*12345']],
    ['"12345";"one"', ['1*12345']],
    ['12345;dreizehn', ['1*12345']],
    ['67890;zwei;3', ['3*67890']],
    ['67"890;zwei', ['no-order-number']],
    ['67890\tB-3', ['1*67890', '1*B-3']],
    ['67890\t3-B', ['1*67890', '1*3-B']],
    // A word or a quantity is an order number neither before a semicolon nor, without quotes, before a tab.
    ['ABC;3', ['no-order-number']],
    ['12;3', ['no-order-number']],
    ['X12;3', ['no-order-number']],
    ['12ST;3', ['no-order-number']],
    ['AB.12;3', ['no-order-number']],
    ['Bleistift\t3', ['no-order-number']],
    ['Heft 4\t3', ['no-order-number']],
    ['12\t3', ['no-order-number']],
    ['X12\t3', ['no-order-number']],
    ['12ST\t3', ['no-order-number']],
    ['12STK\t3', ['no-order-number']],
    ['"12STK"\t3', ['3*12STK']],
    ['AB.12\t3', ['3*AB.12']],
    ['AB.12\t12000', ['quantity-too-high']],
    ['12345 Etui mit zwei Fächern', ['1*12345']],
    ['Artikelnummer;Menge\n12345;drei', ['3*12345']],
    ['Artikelnummer;Menge\n12345;eine', ['1*12345']],
    ['Artikelnummer;Bezeichnung;Menge\n12345;Heft', ['1*12345']],
    ['Artikelnummer;Menge\n12345;viele', ['quantity-not-readable']],
    ['ab-123 4', ['4*AB-123']],
    ['12345, 67890', ['1*12345', '1*67890']],
    ['12345 2 67890 4', ['2*12345', '4*67890']],
    ['2x 12345 3x 67890', ['2*12345', '3*67890']],
    ['123 4', ['4*123']],
    ['12345 9998', ['9998*12345']],
    ['12345 9999', ['quantity-too-high']],
    ['12345 x 12000', ['quantity-too-high']],
    ['12000x 12345', ['quantity-too-high']],
    ['12345 0', ['quantity-not-readable']],
    ['12345 -3', ['quantity-not-readable']],
    ['12345 1.5', ['quantity-not-readable']],
    ['12345 3 3', ['quantity-not-readable']],
    ['12', ['no-order-number']],
    ['3x', ['no-order-number']],
    ['2x 3x 12345', ['no-order-number']],
    ['Bleistift', ['no-order-number']],
    ['1234567890123', ['no-order-number']],
    ['123456789012', ['1*123456789012']],
    ['-123', ['no-order-number']],
    ['123-', ['no-order-number']],
  ])('reads %j as %j', (line, verdicts) => {
    expect(read(line)).toEqual(verdicts);
  });

  it('gives a verdict for every line that is not empty, with its number', () => {
    expect(parseOrderEntry('Bestellnummer\tMenge\n12345\t2\r\n\r\n  oops \r67890').verdicts).toEqual([
      { kind: 'entry', lineNumber: 2, orderNumber: '12345', quantity: 2 },
      { kind: 'problem', lineNumber: 4, text: 'oops', problem: 'no-order-number' },
      { kind: 'entry', lineNumber: 5, orderNumber: '67890', quantity: 1 },
    ]);
  });

  it.each(['Artikelnummer', 'Art. Nr.', 'Order number', 'Item', 'Anzahl', 'Quantity'])(
    'passes over the heading %s',
    (heading) => {
      expect(parseOrderEntry(heading).verdicts).toEqual([]);
    },
  );

  it('sums duplicates in the order of first mention', () => {
    expect(parseOrderEntry('12345 2\n67890\n12345 3').positions).toEqual([
      { orderNumber: '12345', quantity: 5 },
      { orderNumber: '67890', quantity: 1 },
    ]);
  });

  it('reads 500 lines at once', () => {
    const text = Array.from({ length: ORDER_ENTRY_MAX_LINES + 1 }, () => '12345').join('\n');
    const { positions, verdicts } = parseOrderEntry(text);
    expect(ORDER_ENTRY_MAX_LINES).toBe(500);
    expect(positions).toEqual([{ orderNumber: '12345', quantity: 500 }]);
    expect(verdicts.at(-1)).toEqual({ kind: 'problem', lineNumber: 501, text: '12345', problem: 'too-many-lines' });
    expect(verdicts.at(-2)?.kind).toBe('entry');
  });

  it('means nothing when it is empty', () => {
    expect(parseOrderEntry(' \n\t\n')).toEqual({ positions: [], verdicts: [] });
  });
});

describe('order entry as laws', () => {
  const somePositions = fc.uniqueArray(
    fc.record({
      orderNumber: fc.stringMatching(/^[A-WYZ]{0,3}-?[1-9]\d{4,7}$/).filter((text) => /^[A-Z0-9]/.test(text)),
      quantity: fc.integer({ min: 1, max: ORDER_ENTRY_MAX_QUANTITY }),
    }),
    { selector: ({ orderNumber }) => orderNumber, maxLength: 20 },
  );

  it('what is written is read back', () => {
    fc.assert(
      fc.property(somePositions, (positions) => {
        expect(parseOrderEntry(formatOrderEntry(positions)).positions).toEqual(positions);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('what is written is read back for every number that a catalogue may have', () => {
    const anyNumber = fc
      .oneof(
        fc.stringMatching(/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,30}[A-Za-z0-9])?$/),
        fc.constantFrom(
          'ABC',
          '12',
          '1',
          'X12',
          '12A',
          '12ABC',
          '5X',
          'SKU-A',
          'MENGE',
          'STÜCK',
          'ZWEI',
          '80-G',
          'EUR-3',
        ),
      )
      .map((text) => text.toUpperCase())
      .filter((text) => parseOrderNumber(text) === text);
    const anyPositions = fc.uniqueArray(
      fc.record({ orderNumber: anyNumber, quantity: fc.integer({ min: 1, max: ORDER_ENTRY_MAX_QUANTITY }) }),
      { selector: ({ orderNumber }) => orderNumber, maxLength: 20 },
    );
    fc.assert(
      fc.property(anyPositions, (positions) => {
        expect(parseOrderEntry(formatOrderEntry(positions)).positions).toEqual(positions);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('separators do not matter', () => {
    const separator = fc.constantFrom('\t', ';', ',', ' ', ' ; ', ',  ', ' – ', '|');
    fc.assert(
      fc.property(somePositions, separator, (positions, between) => {
        const text = positions.map(({ orderNumber, quantity }) => `${orderNumber}${between}${quantity}`).join('\n');
        expect(parseOrderEntry(text).positions).toEqual(positions);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('any text gets an answer, and every piece of it is whole and at least one', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'12x×-–;,\t\n .aBz"Stück'), maxLength: 60 }), (text) => {
        const { positions, verdicts } = parseOrderEntry(text);
        const pieces = verdicts.reduce((all, verdict) => all + (verdict.kind === 'entry' ? verdict.quantity : 0), 0);
        expect(positions.reduce((all, { quantity }) => all + quantity, 0)).toBe(pieces);
        for (const { quantity } of positions) expect(quantity).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('tables and lists as people keep them', () => {
  const problems = (text: string) =>
    parseOrderEntry(text).verdicts.map((verdict) => (verdict.kind === 'problem' ? verdict.problem : 'entry'));

  it('a quantity that is too long is said, not ordered as another article', () => {
    expect(problems('67890;12000')).toEqual(['quantity-too-high']);
    expect(problems('"67890"\t"12000"')).toEqual(['quantity-too-high']);
    expect(problems('67890 ; 12000')).toEqual(['quantity-too-high']);
    expect(problems('67890;9998')).toEqual(['entry']);
    expect(parseOrderEntry('12345 67890').positions).toHaveLength(2);
  });

  it('a times sign without spaces is one', () => {
    expect(parseOrderEntry('12345x3').positions).toEqual([{ orderNumber: '12345', quantity: 3 }]);
    expect(parseOrderEntry('12345X3A').positions).toEqual([{ orderNumber: '12345X3A', quantity: 1 }]);
  });

  it('duplicates never sum up to more than one entry may have', () => {
    const { positions } = parseOrderEntry('12345 9000\n12345 998\n12345 1');
    expect(positions).toEqual([{ orderNumber: '12345', quantity: 9_998 }]);
    expect(problems('12345 9000\n12345 9000\n12345 998')).toEqual(['entry', 'quantity-too-high', 'entry']);
  });

  it('a quantity that is too high is told with its line, a sum that is with its order number', () => {
    expect(parseOrderEntry('Heft 12345 9999\n67890 9998\nStift 67890').verdicts).toEqual([
      { kind: 'problem', lineNumber: 1, text: 'Heft 12345 9999', problem: 'quantity-too-high' },
      { kind: 'entry', lineNumber: 2, orderNumber: '67890', quantity: 9_998 },
      { kind: 'problem', lineNumber: 3, text: '67890', problem: 'quantity-too-high' },
    ]);
  });

  it('a row that ends before its order number is known by its words', () => {
    expect(parseOrderEntry('Menge;Bezeichnung;Artikelnummer\n3;Heft').verdicts).toMatchObject([
      { problem: 'no-order-number', cells: { number: 'Heft', quantity: '3' } },
    ]);
  });

  it.each([
    ['Artikelnummer;Bezeichnung;Menge;Preis', '12345;"Heft; liniert, A4";3;1,99', 3],
    ['Menge\tBezeichnung\tArt.-Nr.', '3\tHeft A4\t12345', 3],
    ['Pos,Item no,Name,Qty', '1,12345,"Book ""A"", lined",3.00', 3],
    ['Artikel;Artikelnummer;Anzahl', 'Heft 10er;12345;', 1],
    ['Bestellnummer;Bestellmenge', '12345;9998', 9_998],
    ['Pos;Artikelnummer;Menge', '7;12 345;2', 2],
    ['Pos\tArtikelnummer\tMenge', '7\t12\u00a0345\t2', 2],
  ])('the columns that %j names are read, others are not', (heading, line, quantity) => {
    expect(parseOrderEntry(`${heading}\n${line}`).positions).toEqual([{ orderNumber: '12345', quantity }]);
  });

  it('a row of such a table without a number or with a strange quantity is told', () => {
    const heading = 'Bezeichnung;Bestellnummer;Menge';
    expect(problems(`${heading}\nHeft 7;;3\nHeft;12345;viele\nHeft;12345;9999\nHeft;12345;0`)).toEqual([
      'no-order-number',
      'quantity-not-readable',
      'quantity-too-high',
      'quantity-not-readable',
    ]);
  });

  it.each([['"";"";""'], [';;;;'], ['\t\t\t'], [',,,'], [' ; ; ']])('a row without a word in it is none: %j', (row) => {
    expect(problems(`Artikelnummer;Menge\n12345;1\n${row}\n67890;1`)).toEqual(['entry', 'entry']);
  });

  it.each([['12345 (3 St.)'], ['(12345) 3'], ['Heft A (12345), 3 Stück'], ['3x [12345]']])(
    'brackets around a number or a quantity are passed over: %j',
    (line) => {
      expect(parseOrderEntry(line).positions).toEqual([{ orderNumber: '12345', quantity: 3 }]);
    },
  );

  it('a line of a mail below such a table is read as one', () => {
    expect(parseOrderEntry('Bestellnummer;Menge\n12345;2\n3x 67890').positions).toEqual([
      { orderNumber: '12345', quantity: 2 },
      { orderNumber: '67890', quantity: 3 },
    ]);
  });

  it.each([
    ['12345 3 €12', ['3*12345']],
    ['12345 3 EUR 12,50', ['3*12345']],
    ['12345 3EUR 12', ['12*12345']],
    ['12345 3€12', ['12*12345']],
    // A number of five digits is an article, one of four may be a price.
    ['12345 1000 € 3', ['3*12345']],
    ['12345 € 12', ['1*12345']],
    ['12345 12 € 3', ['3*12345']],
    ['12345 12,50 € 3', ['3*12345']],
    ['12345 CHF 12', ['1*12345']],
    ['12345 EUR 12,50', ['1*12345']],
    ['12345 3 EUR', ['1*12345']],
  ])('tells a price from a quantity beside it: %s', (text, entries) => {
    expect(parseOrderEntry(text).positions.map(({ orderNumber, quantity }) => `${quantity}*${orderNumber}`)).toEqual(
      entries,
    );
  });

  it('does not guess which of two numbers around a currency is the price', () => {
    for (const text of ['12345 3 EUR 12', '12345 3EUR12'])
      expect(parseOrderEntry(text).verdicts).toMatchObject([{ problem: 'quantity-not-readable' }]);
  });

  it.each(['A12ST', 'KB-12ST', 'KB-12PC'])('leaves the number %s whole, which ends like a unit', (orderNumber) => {
    expect(parseOrderEntry(`${orderNumber} 4`).positions).toEqual([{ orderNumber, quantity: 4 }]);
  });

  it.each(['AB.12', 'A_12', '1234567890123', 'A1', 'X123', 'A12ST', '4711PC'])(
    'reads back what it has written of %s, as catalogues may name it',
    (orderNumber) => {
      const positions = [{ orderNumber, quantity: 2 }];
      expect(parseOrderEntry(formatOrderEntry(positions)).positions).toEqual(positions);
    },
  );

  it.each(['12345 Heft 3 1,99 €', '12345; 3; EUR 1.99', '12345 3 Stück à CHF 12.50', '€ 4,19 12345 3'])(
    'the price in %j is passed over',
    (line) => {
      expect(parseOrderEntry(line).positions).toEqual([{ orderNumber: '12345', quantity: 3 }]);
    },
  );

  it('an order number that ends like a currency stays one', () => {
    expect(parseOrderEntry('12345EUR-1').positions).toEqual([{ orderNumber: '12345EUR-1', quantity: 1 }]);
  });

  it.each([
    ['12345 Kopierpapier 500 Blatt', 1],
    ['12345 Kopierpapier 500 Blatt, 3 Stück', 3],
    ['12345 Papier 80g 3', 3],
    ['3x 12345 Schulmappe 21 x 29,7 cm', 3],
    ['12345 Farbkasten 12 Farben 2', 2],
    ['12345 10er Pack', 1],
    ['12345 Kleber 20 ml', 1],
  ])('a measure of the goods is no quantity: %j', (line, quantity) => {
    expect(parseOrderEntry(line).positions).toEqual([{ orderNumber: '12345', quantity }]);
  });

  it.each(['12345 (2026)', '12345 Farbstifte (12)'])(
    'a number in brackets is not guessed to be a quantity: %j',
    (line) => {
      expect(problems(line)).toEqual(['quantity-not-readable']);
    },
  );

  it.each([
    ['12345;3,0', 'entry'],
    ['12345;3.00', 'entry'],
    // A thousand, or one: spreadsheets write either.
    ['12345;1.000', 'quantity-not-readable'],
    ['12345;2,000', 'quantity-not-readable'],
  ])('zeros behind a comma are told from thousands: %j', (row, verdict) => {
    expect(problems(`Artikelnummer;Menge\n${row}`)).toEqual([verdict]);
  });

  it('quantities are asked for where no column is known to have them', () => {
    const { verdicts } = parseOrderEntry('Artikelnummer;Menge alt;Menge neu\n12345;10;3');
    expect(verdicts).toMatchObject([{ problem: 'quantity-not-readable', cells: { number: '12345', quantity: '' } }]);
  });
});

describe('numbered lists (spec 2 §1)', () => {
  it('the numbers of a list are no quantities', () => {
    expect(read('1. 12345 Schulheft\n2. 67890 Bleistift\n12. 11111 Radierer')).toEqual([
      '1*12345',
      '1*67890',
      '1*11111',
    ]);
  });

  it.each([
    '2. 12345',
    '2) 12345',
    '2.) 12345',
    '2.\t12345',
    '#2 12345',
    '# 2: 12345',
    'Pos. 2 12345',
    'Position 2: 12345',
    'Nr. 2 12345',
    'a) 12345',
  ])('reads one piece in %j', (line) => {
    expect(read(line)).toEqual(['1*12345']);
  });

  it.each(['1. 12345 3', '1. 3x 12345', '2) 12345;drei', 'Pos. 1: 12345 – 3 Stück', '1.\t12345\t3', '1. "12345"\t3'])(
    'the quantity is what stands beside it: %j',
    (line) => {
      expect(read(line)).toEqual(['3*12345']);
    },
  );

  it('an order number of the form of a numbered list is still one', () => {
    expect(read('#12345 3')).toEqual(['3*12345']);
    expect(read('Nr. 12345 3')).toEqual(['3*12345']);
    expect(read('1.A\t3')).toEqual(['3*1.A']);
  });

  it.each(['1. 12345 2. 67890', '12345 Mathebuch 3. Auflage', '2. Klasse 12345', '(2) 12345'])(
    'what may be a number of a list or a quantity is asked about: %j',
    (line) => {
      expect(read(line)).not.toContainEqual(expect.stringContaining('*'));
    },
  );
});

describe('times signs and digits as keyboards write them', () => {
  it.each([
    '12345 3x',
    '12345 3 x',
    '12345 3 ×',
    '12345 3×',
    '12345 3*',
    '3× 12345',
    '12345 ×3',
    '12345 ３',
    '１２３４５ 3',
    '１２３４５\u3000３ｘ',
    '12345;３',
  ])('reads three pieces in %j', (line) => {
    expect(read(line)).toEqual(['3*12345']);
  });

  it('digits of another script are asked about and not passed over', () => {
    expect(read('12345 ٣')).toEqual(['quantity-not-readable']);
    expect(read('12345 Papier 80 g/m²')).toEqual(['1*12345']);
  });
});
