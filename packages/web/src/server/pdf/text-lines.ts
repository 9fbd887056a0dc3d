// The text of a PDF's page as lines: a PDF has pieces of text at places, in any order. Source: docs/material-lists.md.

/** A piece of text with the place of its left lower corner, its width and the height of its letters, in points; y grows upwards. */
export type PlacedText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A run of text without a wide gap. */
type Cell = { text: string; readonly x: number; end: number };
type Row = { readonly y: number; readonly height: number; readonly cells: readonly Cell[] };

/** In heights of the letters: what is nearer to a line belongs to it; gaps from which there is a space, and another cell; lines of one list. */
const SAME_LINE = 0.5;
const SPACE_FROM = 0.15;
const CELL_FROM = 1.5;
const SAME_LIST = 3;

/** In points: cells that begin so near to each other stand below each other. */
const SAME_EDGE = 6;
/** Rows that make a second column; fewer stand beside each other by chance. */
const FEWEST_ROWS = 2;

const HAS_LETTERS = /\p{L}/u;
/** A thing of its own: a bullet, or a quantity with words behind it. */
const BEGINS_THING = /^(?:[-–•·*☐□▪◦‣]\s*\S|\d+\s*(?:x|×|St\b\S*)?\s*\p{L}{2})/iu;

const cellsOf = (pieces: readonly PlacedText[]): readonly Cell[] => {
  const cells: Cell[] = [];
  for (const { text, x, width, height } of pieces.toSorted((one, other) => one.x - other.x)) {
    const cell = cells.at(-1);
    const gap = cell === undefined ? Number.POSITIVE_INFINITY : (x - cell.end) / height;
    if (cell === undefined || gap > CELL_FROM) cells.push({ text, x, end: x + width });
    else {
      cell.text += (gap > SPACE_FROM ? ' ' : '') + text;
      cell.end = Math.max(cell.end, x + width);
    }
  }
  return cells;
};

/** Pieces at about the same height, from top to bottom. */
const rowsOf = (pieces: readonly PlacedText[]): readonly Row[] => {
  const rows: { readonly y: number; readonly height: number; readonly pieces: PlacedText[] }[] = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    if (row !== undefined && row.y - piece.y <= SAME_LINE * piece.height) row.pieces.push(piece);
    else rows.push({ y: piece.y, height: piece.height, pieces: [piece] });
  }
  return rows.map(({ y, height, pieces: found }) => ({ y, height, cells: cellsOf(found) }));
};

/** Where in a row something begins that is a thing of its own, with words before it. */
const secondThings = ({ cells }: Row): readonly number[] =>
  cells
    .filter(({ text }, at) => BEGINS_THING.test(text) && cells.slice(0, at).some((left) => HAS_LETTERS.test(left.text)))
    .map(({ x }) => x);

const isAt = (edge: number, x: number): boolean => Math.abs(x - edge) <= SAME_EDGE;

/** Where a second list stands beside the first: several rows have a second thing at one edge. A table has none. */
const secondColumn = (rows: readonly Row[]): number | undefined => {
  const edges = rows.flatMap(secondThings);
  return edges.find((edge) => edges.filter((x) => isAt(edge, x)).length >= FEWEST_ROWS);
};

/** The first block of rows that stand in two columns, and where the left one ends. */
const blockAt = (rows: readonly Row[], edge: number) => {
  const hasThing = (row: Row): boolean => secondThings(row).some((x) => isAt(edge, x));
  const ends = rows.filter(hasThing).flatMap(({ cells }) => cells.filter(({ x }) => x < edge - SAME_EDGE));
  const leftEnd = Math.max(...ends.map(({ end }) => end));
  const isRight = ({ x }: Cell): boolean => x > leftEnd;
  /** No line across both, and no row of a table: that has several cells before the edge and something behind it. */
  const isOfBlock = (row: Row): boolean => {
    const left = row.cells.filter((cell) => !isRight(cell));
    if (left.some(({ end }) => end > edge)) return false;
    return hasThing(row) || left.length <= 1 || left.length === row.cells.length;
  };
  const joins = (upper: number, other: number): boolean => {
    const [above, below, row] = [rows[upper], rows[upper + 1], rows[other]];
    if (above === undefined || below === undefined || row === undefined) return false;
    return above.y - below.y <= SAME_LIST * Math.max(above.height, below.height) && isOfBlock(row);
  };
  let first = rows.findIndex(hasThing);
  let end = first + 1;
  while (joins(first - 1, first - 1)) first -= 1;
  while (joins(end - 1, end)) end += 1;
  return { first, end, isRight };
};

const lineOf = ({ cells }: Row): string =>
  cells
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/gu, ' ')
    .trim();

const only = (rows: readonly Row[], isMeant: (cell: Cell) => boolean): readonly Row[] =>
  rows.map((row) => ({ ...row, cells: row.cells.filter(isMeant) })).filter(({ cells }) => cells.length > 0);

/** Rows from top to bottom; where two lists stand side by side, first the left one, whole. */
const readRows = (rows: readonly Row[]): readonly string[] => {
  const edge = secondColumn(rows);
  if (edge === undefined) return rows.map(lineOf);
  const { first, end, isRight } = blockAt(rows, edge);
  const block = rows.slice(first, end);
  return [
    ...rows.slice(0, first).map(lineOf),
    ...only(block, (cell) => !isRight(cell)).map(lineOf),
    ...readRows(only(block, isRight)),
    ...readRows(rows.slice(end)),
  ];
};

/** The lines of a page in reading order, without empty ones: a row of a table is one line, lists side by side are read one after the other. Never throws. */
export const textLines = (pieces: readonly PlacedText[]): readonly string[] => {
  const readable = pieces.filter(({ text, height }) => text.trim() !== '' && height > 0);
  return readRows(rowsOf(readable)).filter((line) => line !== '');
};
